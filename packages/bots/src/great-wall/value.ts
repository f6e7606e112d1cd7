import type { Seat } from '@wanli/kernel'
import { worthByExpansions } from './expansions/index.ts'
import {
  advisorsWorth,
  artifactsWorth,
  clerksWorth,
  overseersWorth,
  resourcesWorth,
  shameWorth,
  tacticWorth,
  teaWorth,
  trophiesWorth,
} from './holdings.ts'
import { commonWorth, finalWorth } from './modes.ts'
import { type Outlook, outlookOf } from './outlook.ts'
import { sectionWorth } from './sections.ts'
import type { GwTable, State } from './terms.ts'
import type { Weights } from './weights.ts'

/** What the value is made of. */
export const TERMS = [
  'honor',
  'artifacts',
  'resources',
  'overseers',
  'clerks',
  'advisors',
  'trophies',
  'shame',
  'tea',
  'tactics',
  'wall',
  'expansions',
  'promise',
  'common',
] as const

/** The terms of the value, in Honor at the end of the game. They read nothing that the seat can't see. */
export function partsOf(table: GwTable, seat: Seat, root: State, w: Weights): number[] {
  const { state } = table
  if (state.over) return [finalWorth(table, seat), ...TERMS.slice(1).map(() => 0)]
  const o = outlookOf(table, seat, w, table.open[0], root)
  const me = state.players[seat]!
  let wall = 0
  for (let section = 0; section < state.sections.length; section++) wall += sectionWorth(o, section)
  return [
    o.track * me.honor,
    artifactsWorth(o),
    resourcesWorth(o),
    overseersWorth(o),
    clerksWorth(o),
    advisorsWorth(o),
    trophiesWorth(o),
    shameWorth(o),
    teaWorth(o),
    me.tactics.length * tacticWorth(o),
    wall,
    worthByExpansions(o),
    promiseOf(table, seat, o),
    commonWorth(table, seat),
  ]
}

/** How good the table is for a seat, in Honor at the end of the game. */
export function valueOf(table: GwTable, seat: Seat, root: State, w: Weights): number {
  let sum = 0
  for (const part of partsOf(table, seat, root, w)) sum += part
  return sum
}

/** Clerk moves that a card at the start of the turn has granted; those of the Command card come anyway. */
function promiseOf(table: GwTable, seat: Seat, o: Outlook): number {
  const question = table.questionFor(seat)
  if (question?.prompt !== 'clerk' || !o.s.agenda.some(({ step }) => step === 'turn.boxes')) return 0
  return o.w.move * Math.min(Number(question.about?.['left'] ?? 1), o.s.players[seat]!.clerkPool)
}
