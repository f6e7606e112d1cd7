import type { AnyTable, Seat } from '@wanli/kernel'
import type { Told } from './protocol.ts'

/* What one seat is told of a table, piece by piece. */

/** Something that happened, as the host keeps it. */
export interface Kept {
  readonly move: number
  readonly event: Told['event']
  readonly secret: { readonly to: readonly Seat[]; readonly is: object } | undefined
}

/** How many answers this seat could take back. */
export function takeBacks(table: AnyTable, seat: Seat): number {
  const found = table.takeBacks(seat)
  return found.ok ? found.value.length : 0
}

/** What this seat may know of it. */
export const toldTo = ({ move, event, secret }: Kept, n: number, seat: Seat | null): Told => ({
  n,
  move,
  event: secret !== undefined && seat !== null && secret.to.includes(seat) ? { ...event, ...secret.is } : event,
})
