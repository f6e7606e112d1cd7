import type { Seat } from '@wanli/kernel'
import type { CallName, Calls } from './calls.ts'
import type { HintState } from './hints.ts'
import type { Host } from './host.ts'
import type { News, Outcome, Preview, Refused, Since, Step, Timeline } from './protocol.ts'
import { NotAllowed, type Rights } from './rights.ts'

/**
 * A client at a table. It is bound to what it may do: no call reaches the table for a seat that the session does not have, and nobody
 * but the owner of a table in his own browser gets its seed or its log before the end.
 */
export class Session implements Calls {
  readonly rights: Rights
  private readonly host: Host

  constructor(host: Host, rights: Rights) {
    this.host = host
    this.rights = rights
  }

  private own(seat: Seat): Seat {
    if (!this.rights.seats.includes(seat)) throw new NotAllowed('not-your-seat')
    return seat
  }

  /** Through whose eyes it may look: its seats', a spectator's, and after the end everybody's. */
  private eyes(seat: Seat | null): Seat | null {
    if (seat === null) return null
    return this.host.over && seat < this.host.seats ? seat : this.own(seat)
  }

  private hosting(): Host {
    if (!this.rights.hosts) throw new NotAllowed('not-the-host')
    return this.host
  }

  private get knowsAll(): boolean {
    return this.rights.owns || this.host.over
  }

  plan(): ReturnType<Calls['plan']> {
    const { seed, ...open } = this.host.laid
    return this.knowsAll ? { ...open, seed } : open
  }

  look(seat: Seat | null, since: Since, openly = false): News {
    return this.host.look(this.eyes(seat), since, openly)
  }

  answer(seat: Seat, key: string, at: number, over = false): Outcome {
    return this.host.answer(this.own(seat), key, at, over)
  }

  answerAll(seat: Seat, keys: readonly string[], at: number): Outcome {
    return this.host.answerAll(this.own(seat), keys, at)
  }

  undo(seat: Seat, to?: number): Outcome {
    return this.host.undo(this.own(seat), to)
  }

  steps(seat: Seat): readonly Step[] {
    return this.host.steps(this.own(seat))
  }

  undoTurn(seat: Seat): Outcome {
    return this.host.undoTurn(this.own(seat))
  }

  endTurn(seat: Seat): Outcome {
    return this.host.endTurn(this.own(seat))
  }

  stand(seat: Seat, topic: string, key: string | null): Outcome {
    return this.host.stand(this.own(seat), topic, key)
  }

  refused(seat: Seat, openly = false): readonly Refused[] {
    return this.host.refused(this.own(seat), openly)
  }

  preview(seat: Seat, key: string, openly = false): Preview | null {
    return this.host.preview(this.own(seat), key, openly)
  }

  final(seat: Seat, key: string): boolean {
    return this.host.final(this.own(seat), key)
  }

  hint(seat: Seat): HintState {
    return this.host.hint(this.own(seat))
  }

  unhint(seat: Seat): void {
    this.host.unhint(this.own(seat))
  }

  at(move: number, seat: Seat | null): News | null {
    return this.host.at(move, this.eyes(seat))
  }

  timeline(): Timeline {
    return this.host.timeline()
  }

  log(): unknown {
    if (!this.knowsAll) throw new NotAllowed('not-before-the-end')
    return this.host.log()
  }

  /** Across what was shown, and over the heads of others: only where there are no others. */
  rewind(move: number): Outcome {
    if (!this.rights.owns) throw new NotAllowed('not-the-host')
    return this.host.rewind(move)
  }

  holds(on: boolean): void {
    this.hosting().holds(on)
  }

  pace(ms: number): void {
    this.hosting().pace(ms)
  }

  step(): void {
    this.hosting().step()
  }

  spare(on: boolean): void {
    this.hosting().spare(on)
  }

  /** A call whose arguments a guard has looked at. */
  do(call: CallName, args: readonly unknown[]): unknown {
    const method = this[call].bind(this) as (...given: readonly unknown[]) => unknown
    return method(...args)
  }
}
