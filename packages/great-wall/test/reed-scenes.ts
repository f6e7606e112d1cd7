import assert from 'node:assert/strict'
import { HORDES, position, type SetupWords, type TestTable, type Words } from './table.ts'

/*
 * Scenes with the Reed Clan: dragon and snake play, the Reed Clan is the third participant. Its Clerks stand on Lumber Mill,
 * Quarry and Gold Mine unless a scene says so.
 */

type Options = NonNullable<SetupWords['options']>

export const TWO = { mode: 'two', seats: 2 } as const satisfies SetupWords

/** In the middle of a game of two, in Fall, unless `phase` says otherwise. */
export const two = (words: Words = {}, options: Options = {}, data?: SetupWords['data']): TestTable =>
  position(words, { ...TWO, options, ...(data === undefined ? {} : { data }) })

/** The Activation step of someone's turn. */
export const activation = (turn: string, clerks: Words['clerks'], words: Words = {}, options: Options = {}) =>
  two({ phase: 'activation', turn, clerks, ...words }, options)

/** The turn of the dragon, of the snake or of the Reed Clan, from its very start. */
export const turnOf = (by: string, card: string, words: Words = {}, options: Options = {}): TestTable =>
  two({ phase: 'turn', turn: by, track: { 1: { by, card } }, ...words }, options)

/** The cards of the game for two: no back points to the left. */
export const TWO_HORDES = HORDES.filter((id) => !id.endsWith('/left'))

/** A Reed Clerk at these Locations; the others stay where they stood at the beginning. */
export const reedAt = (...locations: readonly string[]) =>
  Object.fromEntries(locations.map((location) => [location, { reed: 1 }]))

/** Strong enough for whatever stands there. */
export const SAFE = { wall: 3, barricades: 3 } as const

/** The snake holds a Tactic card, so the table stops at the end of the Activation step, before the Defeats. */
export const WATCHED = { dragon: { general: null }, snake: { general: null, tactics: ['TAC-05'] } } as const

/** All Locations have activated; nobody was asked for anything more. */
export function activationIsOver(t: TestTable): TestTable {
  t.asks('snake', 'tactic')
  assert.equal(t.about('window'), 'beforeDefeat')
  return t
}

/** The windows in which someone is asked for a Tactic card before Winter; all pass. */
export function windowsInFall(t: TestTable): unknown[] {
  const seen: unknown[] = []
  while (t.asked().endsWith('tactic') && t.words('season') === 'fall') {
    seen.push(t.about('window'))
    t.play('pass')
  }
  return seen
}
