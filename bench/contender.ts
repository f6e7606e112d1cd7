import { join } from 'node:path'
import type * as kernel from '@wanli/kernel'
import type { AnyGame, AnyTable, Log } from '@wanli/kernel'
import { coreTime } from './measure.ts'

/*
 * One of the two builds that before-after.ts compares, in a process of its own: it loads the packages of its tree and, when it is its turn,
 * plays, copies, guesses or replays for a while. Whatever is called here, an older build must have too.
 */

/** What the parent asks for: so many milliseconds of a core of this work. */
export interface Turn {
  readonly game: 'great-wall' | 'zhanguo'
  readonly setup: object
  readonly work: Work
  readonly ms: number
}
/** Microseconds of a core for one of them. */
export interface Cost {
  readonly us: number
}
export type Work = 'decision' | 'copy' | 'guess' | 'replay'

type Play = () => number

const tree = process.argv[2]!
const load = async <M>(name: string): Promise<M> => (await import(join(tree, 'packages', name, 'src/index.ts'))) as M
const { Dice, replay, Table, writeLog } = await load<typeof kernel>('kernel')
const games: Readonly<Record<Turn['game'], AnyGame>> = {
  'great-wall': (await load<{ greatWall: AnyGame }>('great-wall')).greatWall,
  zhanguo: (await load<{ zhanguo: AnyGame }>('zhanguo')).zhanguo,
}

/** Deals as an older build made them: so that both play the same games. */
const SAME_DEALS = { seeding: 'lanes' } as const
const GAMES = 12
/** At one question of so many a table is kept, to be copied and guessed. */
const APART = 24

/** What is done over and over; each call says how many pieces of work it was. */
function worksOf({ game: id, setup: wish }: Turn): Readonly<Record<Work, Play>> {
  const game = games[id]
  const checked = game.checkSetup(wish)
  if (!checked.ok) throw new Error(JSON.stringify(checked.error))
  const setup = checked.value
  const box = game.open(setup)
  const begin = (seed: string, record: boolean): AnyTable =>
    Table.start(game, setup, seed, { record, ...SAME_DEALS }, box)
  const tables: AnyTable[] = []
  const logs: Log[] = []
  for (let n = 0; n < GAMES; n++) {
    const table = begin(`game ${n}`, true)
    const dice = new Dice(`game ${n}`)
    for (let count = 0; !table.over; count++) {
      if (count % APART === APART / 2) tables.push(table.copy({ record: true }))
      table.pick(0, dice.below(table.open[0]!.options.length))
    }
    logs.push(writeLog(table))
  }
  const dice = new Dice('guesses')
  const next = { decision: 0, copy: 0, guess: 0, replay: 0 }
  const one = <T>(work: Work, of: readonly T[]): T => of[next[work]++ % of.length]!
  return {
    decision() {
      const seed = `decisions ${next.decision++ % 200}`
      const table = begin(seed, false)
      const own = new Dice(seed)
      let count = 0
      for (; !table.over; count++) table.pick(0, own.below(table.open[0]!.options.length))
      return count
    },
    copy() {
      one('copy', tables).copy()
      return 1
    },
    guess() {
      const table = one('guess', tables)
      table.guess(table.open[0]!.seat, dice)
      return 1
    },
    replay() {
      const replayed = replay(game, one('replay', logs))
      if (!replayed.ok) throw new Error(JSON.stringify(replayed.error))
      return 1
    },
  }
}

const made = new Map<string, Readonly<Record<Work, Play>>>()
process.on('message', (turn: Turn) => {
  const name = JSON.stringify([turn.game, turn.setup])
  const works = made.get(name) ?? worksOf(turn)
  made.set(name, works)
  const began = coreTime()
  let done = 0
  let spent = 0
  while (spent < turn.ms * 1000) {
    done += works[turn.work]()
    spent = coreTime() - began
  }
  process.send!({ us: spent / done } satisfies Cost)
})
process.send!('ready')
