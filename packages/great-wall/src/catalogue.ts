import type { Expansion, Plan, Remark } from './expansions/expansion.ts'
import { EXPANSIONS } from './expansions/shelf.ts'
import { standardData } from './data/index.ts'
import { type Mode, MODES } from './modes/index.ts'
import type { Setup } from './terms.ts'

/** The ways to play and the expansions that a table can be made of. */
export interface Catalogue {
  readonly modes: Readonly<Record<string, Mode>>
  readonly expansions: readonly Expansion[]
}

export const STANDARD: Catalogue = { modes: MODES, expansions: EXPANSIONS }

/** The expansions of a set-up, in the order of the catalogue. */
export const expansionsOf = ({ expansions }: Catalogue, names: readonly string[] = []): readonly Expansion[] =>
  expansions.filter(({ name }) => names.includes(name))

/** For how many humans a mode is, with these expansions. */
const seatsFor = ({ modes }: Catalogue, mode: string, on: readonly Expansion[]): readonly number[] => [
  ...(modes[mode]?.seats ?? []),
  ...on.flatMap(({ seats }) => seats?.of[mode] ?? []),
]

/** The Clans that may be chosen. */
export const clansFor = (on: readonly Expansion[]) => [...standardData.clans, ...on.flatMap(({ clans }) => clans ?? [])]

/** XP-CFG-02, 1.3: every reason why there can't be such a table. */
export function refusalsOf(catalogue: Catalogue, plan: Plan): readonly Remark[] {
  const on = expansionsOf(catalogue, plan.expansions)
  const found = [...seatRefusals(catalogue, plan, on), ...on.flatMap((expansion) => expansion.refuses?.(plan) ?? [])]
  const known = clansFor(on).map(({ id }) => id)
  const { clans } = plan
  if (new Set(clans).size !== clans.length || !clans.every((clan) => known.includes(clan)))
    found.push({ rule: 'XP-REF-08', code: 'CLAN_UNAVAILABLE', params: { names: known.join(', ') } })
  return found.filter(({ code }, i) => found.findIndex((other) => other.code === code) === i)
}

/** XP-REF-04 to -06 */
function seatRefusals(catalogue: Catalogue, { mode, seats }: Plan, on: readonly Expansion[]): readonly Remark[] {
  const values = seatsFor(catalogue, mode, on)
  if (values.includes(seats)) return []
  if (mode === 'coop' && seats === 1) return [{ rule: 'XP-REF-06', code: 'SOLO_STANDARD_ONLY' }]
  const adds = catalogue.expansions.find((expansion) => expansion.seats?.of[mode]?.includes(seats) === true)
  if (adds?.seats !== undefined) return [adds.seats.needed]
  return [{ rule: 'XP-REF-05', code: 'PLAYER_COUNT', params: { mode, values: values.join(', ') } }]
}

/** XP-REF-09: what is worth knowing of a table that is not refused. */
export const noticesOf = (catalogue: Catalogue, setup: Setup): readonly Remark[] =>
  expansionsOf(catalogue, setup.expansions).flatMap((expansion) => expansion.notices?.(setup) ?? [])
