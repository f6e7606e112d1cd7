import { type BotKind, senseOf } from '@wanli/bots'
import { type GreatWall, greatWall } from '@wanli/great-wall'
import { Dice, type Seat, type Table } from '@wanli/kernel'
import { botsOf } from './help.ts'

/*
 * Shame for nothing. A turn in which a player takes Shame for being alone at a Location (GW-ACT-07) counts as one for nothing if one of his
 * Clerk moves, or activations, of that turn had another option on offer for which all of this is true at the end of the turn, with everybody
 * else answering as he did as far as that is still on offer:
 *
 * - he took less Shame,
 * - and by the value, with Shame left out of it, he stands no worse.
 */

type GwTable = Table<GreatWall>

interface Moment {
  readonly table: GwTable | undefined
  readonly seat: Seat
  readonly prompt: string
  readonly key: string
}

export interface Needless {
  readonly game: number
  readonly turn: string
  readonly seat: Seat
  readonly did: string
  readonly couldHave: string
}

const { tableOf } = botsOf(greatWall)
const JUDGED: ReadonlySet<string> = new Set(['clerk', 'advancedActivation', 'activate'])
const LEAVING: ReadonlySet<string> = new Set(['stop', 'decline', 'pass'])
const ROUNDING = 0.01

/** A turn lasts as long as this stays the same. */
const turnOf = ({ state: { year, season, active } }: GwTable): string => `${year} ${season} ${active}`

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0)
const shameOf = ({ state }: GwTable, seat: Seat): number => {
  const { shamed, claimedShame } = state.players[seat]!
  return sumOf(shamed) + sumOf(claimedShame)
}

/** What the table is worth to a seat but for the Shame. */
function standing(table: GwTable, seat: Seat): number {
  const sense = senseOf('great-wall')!
  const shame = sense.terms.indexOf('shame')
  return sumOf(sense.parts(table as never, seat, table.state).filter((_, term) => term !== shame))
}

/** Turns with Shame by an activation in games of three of these players, and those with Shame for nothing. */
export function shameIn(
  kind: BotKind,
  games: number,
): { readonly turns: number; readonly needless: readonly Needless[] } {
  let turns = 0
  const needless: Needless[] = []
  for (let game = 0; game < games; game++) {
    const table = tableOf({ seats: 3 }, `shame ${game}`) as unknown as GwTable
    const bots = [0, 1, 2].map((seat) => kind.make(new Dice(`shame ${game}/${seat}`)))
    let moments: Moment[] = []
    const shamed = new Set<Seat>()
    table.say = (event) => {
      if (event.kind === 'shamed' && 'location' in event.why) shamed.add(event.seat)
    }
    let turn = turnOf(table)
    while (!table.over) {
      const { seat, prompt, options } = table.open[0]!
      const choice = bots[seat]!.choose(table, seat)
      const isJudged = options.length > 1 && JUDGED.has(prompt)
      const kept = isJudged ? table.copy({ record: true }) : undefined
      moments.push({ table: kept, seat, prompt, key: options[choice]!.key })
      table.pick(0, choice)
      if (turnOf(table) === turn) continue
      for (const one of shamed) {
        turns++
        const found = better(moments, one, table)
        if (found !== undefined) needless.push({ game, turn, seat: one, ...found })
      }
      moments = []
      shamed.clear()
      turn = turnOf(table)
    }
  }
  return { turns, needless }
}

/** Another answer of a seat with which it would have taken less Shame, and stood no worse. */
function better(
  moments: readonly Moment[],
  seat: Seat,
  after: GwTable,
): { readonly did: string; readonly couldHave: string } | undefined {
  const [shame, worth] = [shameOf(after, seat), standing(after, seat)]
  for (const [at, { table, key, seat: mover }] of moments.entries()) {
    if (mover !== seat || table === undefined) continue
    for (const [index, option] of table.open[0]!.options.entries()) {
      if (option.key === key) continue
      const world = playOn(table.copy({ record: true }), index, moments.slice(at + 1))
      if (world.over || shameOf(world, seat) >= shame || standing(world, seat) < worth - ROUNDING) continue
      return { did: key, couldHave: option.key }
    }
  }
  return undefined
}

/** The turn played to its end after another answer. */
function playOn(world: GwTable, option: number, record: readonly Moment[]): GwTable {
  const turn = turnOf(world)
  world.pick(0, option)
  let rest = record
  while (!world.over && turnOf(world) === turn) {
    const { seat, prompt, options } = world.open[0]!
    const keys = options.map(({ key }) => key)
    const next = rest.findIndex((one) => one.seat === seat && one.prompt === prompt && keys.includes(one.key))
    if (next >= 0) {
      world.pick(0, keys.indexOf(rest[next]!.key))
      rest = rest.slice(next + 1)
    } else
      world.pick(
        0,
        Math.max(
          0,
          options.findIndex(({ kind }) => LEAVING.has(kind)),
        ),
      )
  }
  return world
}
