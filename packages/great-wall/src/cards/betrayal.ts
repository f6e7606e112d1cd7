import { automatonAt } from '../automata.ts'
import type { Facts } from '../facts.ts'
import type { CopyOption } from '../options.ts'
import type { G, R, Rule, Seat } from '../terms.ts'
import { isBoxStep, stepsOf } from '../year/fall.ts'
import type { EffectRules } from './effects/word.ts'
import type { Ctx } from './numbers.ts'

/** What is copied: the card itself, of an automaton what its rules say (GW-REED-10, GW-SOLO-35), of a Betrayal nothing. */
export function copiedCard(g: R, { seat, card }: { readonly seat: Seat; readonly card: number }): number | undefined {
  const automaton = automatonAt(g, seat)
  const copied = automaton === undefined ? card : automaton.copied(g, card)
  return copied === undefined || g.box.commands[copied]!.staysInDiscard ? undefined : copied
}

const notCopied = (command: string, by: Seat): Facts => ({ kind: 'notCopied', command, by })

/** GW-FALL-06, GWC-VOC-181 to -186: face-up cards of others on the track, resolved or not; never a Betrayal. */
function copies(g: G, seat: Seat): CopyOption[] {
  const options: CopyOption[] = []
  g.state.track.forEach((command, spot) => {
    if (command === null || command.seat === seat) return
    const { key } = g.box.commands[command.card]!
    const option: CopyOption = {
      kind: 'copy',
      key: `copy ${key} ${g.box.clans[command.seat]}`,
      spot,
      id: key,
      seat: command.seat,
    }
    if (copiedCard(g, command) === undefined) g.refuse?.(option, 'GW-FALL-06', notCopied(key, command.seat))
    else options.push(option)
  })
  return options
}

/** All boxes of the copied card with the owner of Betrayal as owner; Betrayal's own box for others is left out. */
export const copyCommand: EffectRules<{ readonly do: 'copyCommand' }> = {
  can: (g: G, ctx: Ctx) => copies(g, ctx.seat).length > 0,
  *perform(g: G, ctx: Ctx): Rule {
    const { spot } = yield* g.ask(ctx.seat, 'copy', copies(g, ctx.seat))
    const copied = g.state.track[spot]!
    g.say?.({ kind: 'copied', seat: ctx.seat, card: g.box.commands[copied.card]!.key, of: copied.seat })
    g.state.agenda = g.state.agenda.filter((step) => !isBoxStep(step))
    g.next(...stepsOf(g, ctx.seat, copiedCard(g, copied)!))
  },
}
