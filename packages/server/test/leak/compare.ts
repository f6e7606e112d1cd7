import type { Running } from '@wanli/server'
import { Page, Visitor } from '../help.ts'
import type { Twins } from './twins.ts'
import { type Witness, WITNESSES, type World } from './witnesses.ts'

/** Who is at the tables: the same people in both worlds. */
export interface People {
  readonly ann: Visitor
  readonly bo: Visitor
}

export const peopleAt = async ({ url }: Running): Promise<People> => ({
  ann: await Visitor.guest(url, 'Ann'),
  bo: await Visitor.guest(url, 'Bo'),
})

/** One of the two worlds, played to its end; what was heard in it. */
async function heardIn(
  n: 0 | 1,
  { game, setup, seats, seat, worlds }: Twins,
  { ann, bo }: People,
  witnesses: Readonly<Record<string, Witness>>,
): Promise<ReadonlyMap<string, string>> {
  const heard = new Map<string, string>()
  const table = await bo.lays({
    game: game.id,
    setup,
    seats: Array.from({ length: seats }, (_, i) => (i === seat ? { kind: 'open' } : { kind: 'me', name: `P${i}` })),
    options: { rated: false, public: false },
    log: worlds[n],
  })
  const others = await bo.at(table)
  const page = await ann.at(table)
  await page.do({ do: 'sit', seat })
  const stranger = new Visitor(bo.url)
  const watching = await Page.open(stranger, table)
  let now = 'start'
  const note = (who: string, text: string): void => {
    const name = `${now}, ${who}`
    heard.set(name, `${heard.get(name) ?? ''}${text.replaceAll(table, 'TABLE')}\n`)
  }
  page.spy = (text) => note('player', text)
  watching.spy = (text) => note('spectator', text)
  await page.do({ do: 'ready', on: true })
  if (seats > 1) await others.do({ do: 'ready', on: true })
  await others.until(({ room }) => room.state === 'playing')
  await page.call('follow', seat, 'start')
  await watching.call('follow', null, 'start')
  const world: World = { table, seat, visitor: ann, page, watching, stranger, others, n }
  for (const [name, witness] of Object.entries(witnesses)) {
    now = name
    const more = JSON.stringify(await witness(world))
    // Who has a reply to this has all that was sent before it.
    await page.call('plan')
    await watching.call('plan')
    if (more !== undefined) note('beside', more)
  }
  for (const one of [page, watching, others]) {
    one.spy = undefined
    await one.leave()
  }
  return heard
}

/** Where what is sent in the two worlds is not the same, byte for byte; and how much there was. */
export async function differences(
  twins: Twins,
  people: People,
  witnesses: Readonly<Record<string, Witness>> = WITNESSES,
): Promise<{ readonly found: readonly string[]; readonly bytes: number }> {
  const [one, other] = [await heardIn(0, twins, people, witnesses), await heardIn(1, twins, people, witnesses)]
  const found = [...new Set([...one.keys(), ...other.keys()])].flatMap((name) => {
    const [a, b] = [one.get(name) ?? '', other.get(name) ?? '']
    if (a === b) return []
    let at = 0
    while (a[at] === b[at]) at++
    const from = Math.max(0, at - 60)
    return [`${twins.where}: ${name}: ${a.slice(from, at + 60)} <> ${b.slice(from, at + 60)}`]
  })
  return { found, bytes: [...one.values()].reduce((sum, text) => sum + text.length, 0) }
}
