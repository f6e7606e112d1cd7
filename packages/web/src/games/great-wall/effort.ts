import type { TableKind } from '@wanli/game-kit'
import type { Effort } from '../face.ts'
import data from './effort.json' with { type: 'json' }

interface Share {
  readonly start: number
  readonly perSeat: number
  readonly weight: number
}
const MODES: Readonly<Record<string, Share>> = data.modes
const EXPANSIONS: Readonly<Record<string, Share>> = data.expansions
const FIVE_MINUTES = 5
const HEAVIEST = 5

/** About how long such a table takes, in steps of five minutes, and how heavy it is, of five. */
export function effortOf({ mode, seats, expansions = [] }: TableKind): Effort {
  const shares = [MODES[mode] ?? MODES['competitive']!, ...expansions.flatMap((name) => EXPANSIONS[name] ?? [])]
  const minutes = shares.reduce((sum, { start, perSeat }) => sum + start + perSeat * seats, 0)
  const weight = shares.reduce((sum, share) => sum + share.weight, 0)
  return { minutes: Math.round(minutes / FIVE_MINUTES) * FIVE_MINUTES, weight: Math.min(HEAVIEST, weight) }
}
