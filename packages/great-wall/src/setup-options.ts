import type { AnswersTo, FieldRows, Only } from '@wanli/game-kit'

/** Tables with the Reed Clan, and so with automata (GW-2P-08, GW-SOLO-01, GW-COOP-10). */
const reed: Only = { text: 'only.reed', has: ({ mode, seats }) => seats <= 2 && mode !== 'competitive' }
const solo: Only = { text: 'only.solo', has: ({ mode }) => mode === 'solo' }
const coop: Only = { text: 'only.coop', has: ({ mode }) => mode === 'coop' }

/** Section 4: what a table may agree on. Modes read the ones that are theirs. */
export const OPTIONS = {
  'reed.overlord': { values: ['activePlayer', 'highestTea'], only: reed, house: true },
  'reed.claim': { values: ['discard', 'nextPlayer'], only: reed, house: true },
  // RUL-13: without automata both are the same.
  'raid.playerCount': { values: ['humans', 'withAutomata'], only: reed, house: true },
  'shame.soleTiming': { values: ['beforeEffect', 'afterEffect'], house: true },
  'tactic.defeatEvents': { values: ['split', 'merged'], house: true },
  'command.betrayalCountsForHonor': { values: [true, false], house: true },
  'archer.emptyShot': { values: ['allowed', 'forbidden'], house: true },
  'solo.difficulty': { values: ['normal', 'hard', 'harder'], only: solo },
  'solo.advisorsPerSpring': { values: ['1', '2'], only: solo, house: true },
  // RUL-19: the first builds read 3 where the other reading is 5.
  'solo.qinClerks': { values: ['8', '5'], retired: ['3'], only: solo, house: true },
  'solo.qinReclaimHonor': { values: [true, false], only: solo, house: true },
  'solo.shameLoss': { values: ['endCheck', 'immediate'], only: solo, house: true },
  'solo.vitalOrder': { values: ['rows', 'columns'], only: solo, house: true },
  'coop.ordering': { values: ['team', 'tea'], only: coop },
  'coop.emptyPoolEndsGame': { values: [false, true], only: coop, house: true },
  'info.showOpponentResources': { values: [false, true] },
} as const satisfies FieldRows

export type Options = AnswersTo<typeof OPTIONS>
