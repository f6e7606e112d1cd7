import { botNamed } from '@wanli/bots'
import { greatWall, type GreatWall } from '@wanli/great-wall'
import {
  type AnyGame,
  type AnyTable,
  Dice,
  openPosition,
  type Position,
  readPosition,
  type Seeding,
  Table,
  writeLog,
} from '@wanli/kernel'
import { zhanguo, type ZhanGuo } from '@wanli/zhanguo'
import type { Page } from 'playwright-core'
import type { Saved } from '../../src/store/saves.ts'
import type { SeatPlan } from '../../src/table/protocol.ts'

export interface Games {
  readonly zhanguo: ZhanGuo
  readonly 'great-wall': GreatWall
}
export type GameId = keyof Games

/** A game that bots have played up to some moment, as the page keeps it in its store. */
export interface Wish<Id extends GameId> {
  readonly seats?: number
  /** Who goes on playing it; usually the first seat is a person's. */
  readonly persons?: readonly number[]
  readonly names?: readonly string[]
  readonly setup?: Readonly<Record<string, unknown>>
  readonly seed?: string
  /** How the seed is spread; a deal that was looked at before this changed keeps it. */
  readonly seeding?: Seeding
  /** Who has played it so far; those who go on are greedy. */
  readonly played?: 'greedy' | 'random'
  /** Stop when this is so at a question to a person; never = play to the end. */
  readonly until?: (state: Games[Id]['state'], prompt: Games[Id]['prompt'], table: Table<Games[Id]>) => boolean
}
const GAMES: Readonly<Record<GameId, { readonly game: AnyGame; readonly title: string }>> = {
  zhanguo: { game: zhanguo, title: 'ZhanGuo' },
  'great-wall': { game: greatWall, title: 'The Great Wall' },
}

export const usualPlan = <Id extends GameId>(game: Id, wish: Wish<Id>): Saved['plan'] => {
  const { seats = 4, persons = [0], names = [], setup = {}, seed = 'stage', seeding } = wish
  return {
    id: `stage-${seed}`,
    game,
    title: GAMES[game].title,
    setup: { seats, ...setup },
    seed,
    ...(seeding === undefined ? {} : { seeding }),
    seats: Array.from({ length: seats }, (_, seat): SeatPlan => {
      const name = names[seat] ?? ''
      return persons.includes(seat) ? { name, kind: 'person' } : { name, kind: 'bot', bot: 'greedy' }
    }),
  }
}

export const savedOf = (plan: Saved['plan'], table: AnyTable, start?: Position): Saved => ({
  plan,
  log: writeLog(table, start === undefined ? {} : { start }),
  move: table.entries.length,
  over: table.over,
  scores: table.game.scores(table.state, table.box),
  waiting: table.open.map(({ seat }) => seat),
  at: 1_760_000_000_000,
})

/** Bots play it; before every answer, `look` says whether to go on. */
export function play(plan: Saved['plan'], played: 'greedy' | 'random', look: (table: AnyTable) => boolean): AnyTable {
  const { game } = GAMES[plan.game as GameId]
  const checked = game.checkSetup(plan.setup)
  const bot = botNamed(plan.game, played)
  if (!checked.ok || !bot.ok) throw new Error(`no such table: ${JSON.stringify(checked)}`)
  const table = Table.start(game, checked.value, plan.seed, { record: true, seeding: plan.seeding })
  const bots = plan.seats.map((_, seat) => bot.value.make(new Dice(`${plan.seed} ${seat}`)))
  while (!table.over && look(table)) {
    const { seat } = table.open[0]!
    table.pick(0, bots[seat]!.choose(table, seat))
  }
  return table
}

export function stage<Id extends GameId>(game: Id, wish: Wish<Id>): Saved {
  const { persons = [0], played = 'greedy' } = wish
  const until = (wish.until ?? (() => false)) as (state: AnyTable['state'], prompt: string, table: AnyTable) => boolean
  const plan = usualPlan(game, wish)
  const isThere = (table: AnyTable) =>
    table.open.some(({ seat, prompt }) => persons.includes(seat) && until(table.state, prompt, table))
  return savedOf(
    plan,
    play(plan, played, (table) => !isThere(table)),
  )
}

/** A table that is laid in words (docs/positions.md), as the first seat's, who then answers so, and is asked that. */
export function laid<Id extends GameId>(
  game: Id,
  wish: Wish<Id>,
  words: object,
  { answers = [], asks }: { readonly answers?: readonly string[]; readonly asks?: string } = {},
): Saved {
  const plan = usualPlan(game, wish)
  const position = readPosition(
    { wanli: 'position', format: 1, game, setup: plan.setup, seed: plan.seed, table: words },
    GAMES[game].game,
  )
  if (!position.ok) throw new Error(`no such position: ${JSON.stringify(position.error)}`)
  const opened = openPosition(GAMES[game].game, position.value, { record: true })
  if (!opened.ok) throw new Error(`no such position: ${JSON.stringify(opened.error)}`)
  for (const answer of answers) {
    const option = opened.value.open[0]!.options.findIndex(({ key }) => key === answer)
    if (option < 0) throw new Error(`no such answer: ${answer}`)
    opened.value.pick(0, option)
  }
  const [asked] = opened.value.open
  if (asks !== undefined && (asked?.prompt !== asks || asked.seat !== 0)) throw new Error(`nobody is asked for ${asks}`)
  return savedOf(plan, opened.value, position.value)
}

/** The same, with another deal if a game ends before it gets there. */
export function stageAt<Id extends GameId>(game: Id, wish: Wish<Id>): Saved {
  for (let n = 0; n < 30; n++) {
    const table = stage(game, { ...wish, seed: `${wish.seed ?? 'stage'} ${n}` })
    if (!table.over) return table
  }
  throw new Error(`no deal gets there: ${wish.seed}`)
}

/** Where a game is asked this for the first time. */
export const firstAsked = <Id extends GameId>(game: Id, asked: string, wish: Wish<Id>): Saved =>
  stage(game, { seats: 3, ...wish, until: (_, prompt) => prompt === asked })

/** A table with a lot on it, in the middle of a game. */
export const inTheMiddle = (game: GameId): Saved =>
  game === 'zhanguo'
    ? stageAt(game, { seats: 3, seed: 'what', until: ({ round }, prompt) => round === 3 && prompt === 'card' })
    : stageAt(game, { seats: 3, seed: 'what', until: ({ year }, prompt) => year === 2 && prompt === 'clerk' })

/** Runs in the page: puts a table into the store of its browser. */
export const putIn = (table: unknown): Promise<void> =>
  new Promise<void>((resolve, reject) => {
    const asked = indexedDB.open('wanli', 1)
    asked.addEventListener('upgradeneeded', () => void asked.result.createObjectStore('tables', { keyPath: 'plan.id' }))
    asked.addEventListener('error', () => reject(asked.error!))
    asked.addEventListener('success', () => {
      const put = asked.result.transaction('tables', 'readwrite')
      put.objectStore('tables').put(table)
      put.addEventListener('complete', () => {
        asked.result.close()
        resolve()
      })
      put.addEventListener('error', () => reject(put.error!))
    })
  })

/** As if it had been played there. */
export const keep = (page: Page, saved: unknown): Promise<void> => page.evaluate(putIn, saved)

/** The table that the page's browser has kept last. */
export function kept(page: Page): Promise<Saved> {
  return page.evaluate(
    () =>
      new Promise<Saved>((resolve, reject) => {
        const asked = indexedDB.open('wanli', 1)
        asked.addEventListener('error', () => reject(asked.error!))
        asked.addEventListener('success', () => {
          const all = asked.result.transaction('tables').objectStore('tables').getAll()
          all.addEventListener('success', () => {
            asked.result.close()
            resolve((all.result as Saved[]).sort((a, b) => b.at - a.at)[0]!)
          })
          all.addEventListener('error', () => reject(all.error!))
        })
      }),
  )
}
