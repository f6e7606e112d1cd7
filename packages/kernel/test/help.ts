import assert from 'node:assert/strict'
import { type Game, type Position, type Result, type Step, Streams, Table } from '@wanli/kernel'
import { type Toy, toy, type ToySetup, type ToyTable } from './toy-game.ts'

/** Ann holds 0 (red 1), 1 (green 2), 2 (blue 3); Bob 3 (red 4), 4 (green 1), 5 (blue 2); 11 (blue 4) is on top. */
export const HANDS = { round: 1, deck: [6, 7, 8, 9, 10, 11], hands: [[0, 1, 2], [3, 4, 5], []] }
const END: Step = { step: 'round', number: 4 }

/** The toy at the beginning of some steps; the game is over after them. */
export function toyAt(
  steps: readonly Step[],
  more: { game?: Game<Toy>; setup?: ToySetup; table?: object } = {},
): ToyTable {
  const game = more.game ?? toy
  const box = game.open({ ...more.setup })
  const state = value(game.readPosition({ ...HANDS, ...more.table }, box))
  state.agenda = [...steps, END]
  return new Table(game, box, new Streams('position'), state, { record: true })
}

export const toyPosition = (steps: readonly Step[], more: { setup?: ToySetup; table?: object } = {}): Position => ({
  wanli: 'position',
  format: 1,
  game: 'toy',
  setup: { ...more.setup },
  agenda: [...steps, END],
  table: { ...HANDS, ...more.table },
})

export const BID: Step = { step: 'bid' }
export const ACT: readonly Step[] = [0, 1].flatMap((seat) => [
  { step: 'act', seat },
  { step: 'rest', seat },
])

export const newToy = (seed: string, setup: ToySetup = {}): ToyTable => Table.start(toy, setup, seed, { record: true })

/** Give answers, `seat: key` or, for the seat that is asked, the key alone. */
export function play(table: ToyTable, ...answers: readonly string[]): void {
  for (const answer of answers) {
    const [, seat, key] = /^(?:(\d): )?(.*)$/.exec(answer)!
    const given = table.answer(seat === undefined ? table.open[0]!.seat : Number(seat), key!)
    assert.ok(given.ok, `${answer}: ${JSON.stringify(given)}; on offer: ${offered(table).join(', ')}`)
  }
}

export const offered = (table: ToyTable): string[] =>
  table.open.flatMap(({ seat, options }) => options.map((option) => `${seat}: ${option.key}`))

export const asked = (table: ToyTable): string[] => table.open.map(({ seat, prompt }) => `${seat}: ${prompt}`)

export function value<T>(result: Result<T>): T {
  assert.ok(result.ok, JSON.stringify(result))
  return result.value
}

export function code(result: Result<unknown>): string {
  assert.ok(!result.ok, 'a problem was expected')
  return result.error.code
}

/** What the bids 'bold 2' of Ann and 'shy 5' of Bob lead to: Ann is about to score 6, Bob may block. */
export function bidsMade(more: Parameters<typeof toyAt>[1] = {}): ToyTable {
  const table = toyAt([BID], more)
  play(table, '0: card 2', '1: card 5', '1: shy', '0: bold')
  return table
}
