import type { Seat } from '@wanli/kernel'
import { worthByExpansions } from './expansions/index.ts'
import {
  advisorsWorth,
  artifactsWorth,
  clerksWorth,
  overseersWorth,
  resourcesWorth,
  tacticWorth,
  teaWorth,
  trophiesWorth,
} from './holdings.ts'
import { commonWorth, finalWorth } from './modes.ts'
import { type Outlook, outlookOf } from './outlook.ts'
import { sectionWorth } from './sections.ts'
import type { GwTable, State } from './terms.ts'
import type { Weights } from './weights.ts'

/** How good the table is for a seat, in Honor at the end of the game. It reads nothing that the seat can't see. */
export function valueOf(table: GwTable, seat: Seat, root: State, w: Weights): number {
  const { state } = table
  const o = outlookOf(table, seat, w, table.open[0], root)
  const me = state.players[seat]!
  if (state.over) return finalWorth(table, seat)
  let value = o.track * me.honor + artifactsWorth(o)
  value += resourcesWorth(o) + overseersWorth(o) + clerksWorth(o) + advisorsWorth(o) + trophiesWorth(o) + teaWorth(o)
  value += me.tactics.length * tacticWorth(o)
  for (let section = 0; section < state.sections.length; section++) value += sectionWorth(o, section)
  value += worthByExpansions(o)
  return value + promiseOf(table, seat, o) + commonWorth(table, seat)
}

/** Clerk moves that a card at the start of the turn has granted; those of the Command card come anyway. */
function promiseOf(table: GwTable, seat: Seat, o: Outlook): number {
  const question = table.questionFor(seat)
  if (question?.prompt !== 'clerk' || !o.s.agenda.some(({ step }) => step === 'turn.boxes')) return 0
  return o.w.move * Math.min(Number(question.about?.['left'] ?? 1), o.s.players[seat]!.clerkPool)
}
