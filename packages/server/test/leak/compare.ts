import type { Running, Store } from '@wanli/server'
import { Page, Visitor } from '../help.ts'
import type { Twins } from './twins.ts'
import { type Witness, WITNESSES, type World } from './witnesses.ts'

/** Who is at the tables: the same people in both worlds. */
export interface People {
  readonly ann: Visitor
  readonly bo: Visitor
  readonly store: Store
}

/** `store`: the server's. */
export const peopleAt = async ({ url }: Running, store: Store): Promise<People> => ({
  ann: await Visitor.guest(url, 'Ann'),
  bo: await Visitor.guest(url, 'Bo'),
  store,
})

/** All counts of /metrics, by their names. */
async function counts(url: string): Promise<ReadonlyMap<string, number>> {
  const text = await (await fetch(new URL('/metrics', url))).text()
  return new Map([...text.matchAll(/^(\w+_(?:total|count)) (\d+)$/gm)].map(([, name, count]) => [name!, Number(count)]))
}

/** One of the two worlds, played to its end; what was heard in it. */
async function heardIn(
  n: 0 | 1,
  { game, setup, seats, seat, worlds }: Twins,
  { ann, bo, store }: People,
  witnesses: Readonly<Record<string, Witness>>,
): Promise<ReadonlyMap<string, string>> {
  const heard = new Map<string, string>()
  const before = await counts(bo.url)
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
  const counted = async () =>
    Object.fromEntries([...(await counts(bo.url))].map(([name, count]) => [name, count - (before.get(name) ?? 0)]))
  const world: World = { table, seat, visitor: ann, page, watching, stranger, others, store, counted, n }
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
