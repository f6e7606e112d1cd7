import type { Seat } from '@wanli/kernel'
import type { Told } from '../../table/protocol.ts'
import type { Event } from './types.ts'

/*
 * What automata do happens between two questions, all at once. Here it is cut into steps that can be followed: why, and what came of
 * it (GW-REED-10 to -14, GW-SOLO-18 to -36).
 */

type Telling = Told['event']

export interface Step {
  readonly seat: Seat
  /** Events of kind `reason`: its procedure in words. */
  readonly why: readonly Telling[]
  readonly deeds: readonly Telling[]
}

/** Events that only follow from a deed that is told anyway. */
const SMALL: ReadonlySet<string> = new Set<Event['kind']>(['gained', 'honor', 'supported'])
/** Deeds that name nobody: they belong to whoever gave the last reason. */
const NOBODYS: ReadonlySet<string> = new Set<Event['kind']>(['activated', 'tokenUp', 'fromWarehouse'])
/** Whose orders the Reed Clan takes says nothing by itself. */
const isEmpty = ({ why, deeds }: Step): boolean =>
  deeds.length === 0 && why.every((event) => event['reason'] === 'overlord')

const seatOf = (event: Telling): Seat | undefined => (typeof event['seat'] === 'number' ? event['seat'] : undefined)

/** The steps of automata in what was told; `isAutomaton`: nobody plays this seat. */
export function stepsOf(told: readonly Told[], isAutomaton: (seat: Seat) => boolean): readonly Step[] {
  const steps: { seat: Seat; why: Telling[]; deeds: Telling[] }[] = []
  let current: (typeof steps)[number] | undefined
  for (const { event } of told) {
    const seat = seatOf(event) ?? (NOBODYS.has(event.kind) ? current?.seat : undefined)
    if (seat === undefined || !isAutomaton(seat)) {
      current = undefined
      continue
    }
    const isReason = event.kind === 'reason'
    if (!isReason && SMALL.has(event.kind)) continue
    // A reason after a deed begins something new; what one automaton has reasons for, the other may do (GW-REED-11).
    const follows = current !== undefined && !isReason && current.why.length > 0 && current.deeds.length === 0
    if (
      current === undefined ||
      (isReason ? current.deeds.length > 0 || current.seat !== seat : current.seat !== seat && !follows)
    ) {
      current = { seat, why: [], deeds: [] }
      steps.push(current)
    }
    if (isReason) current.why.push(event)
    else current.deeds.push(event)
  }
  return steps.filter((step) => !isEmpty(step))
}
