import { type Chance, shown } from '@wanli/kernel'
import { z } from 'zod'
import { humans } from '../../../humans.ts'
import type { Extra } from '../../../modes/index.ts'
import { Wrong } from '../../../position/wrong.ts'
import { ALL_RESOURCES, type Resource, RESOURCES, type State } from '../../../state.ts'
import type { GwBox, R, Seat } from '../../../terms.ts'
import { rows } from './rows.ts'

/* What the Emperor's Visit keeps on the table: his wish, and the Clerks in the Warehouse. */

declare module '../../../details.ts' {
  interface MoreDetails {
    visitWords: true
    visitClerks: true
  }
}

export interface VisitState {
  /** The marked type (AC-EV-03). */
  wish: number
  /** Clerks in the Warehouse by seat (AC-EV-04). */
  clerks: number[]
}
const VISIT = 'emperorsVisit'
export const visitState = (g: Pick<R, 'state'>): VisitState => g.state.extras[VISIT] as VisitState

/** AC-EV-02: the number of each space, by type. */
export const spaceOf = (box: Pick<GwBox, 'setup'>, resource: Resource): number =>
  rows.at(box).spaces.find((row) => row.resource === RESOURCES[resource])!.n

export const wishOf = (g: Pick<R, 'state'>): Resource => visitState(g).wish as Resource

/** AC-EV-07, -10: of the own Resources; what lies in the Warehouse counts for nobody. */
export const isReached = (g: R, seat: Seat): boolean =>
  g.state.players[seat]!.resources[wishOf(g)]! >= spaceOf(g.box, wishOf(g))

/** AC-EV-11, -12: who has most Clerks in the Warehouse, of tied ones the higher in the Tea order; undefined: nobody has any. */
export function mover(g: R): Seat | undefined {
  const { clerks } = visitState(g)
  let best: Seat | undefined
  for (const seat of humans(g)) if (clerks[seat]! > (best === undefined ? 0 : clerks[best]!)) best = seat
  return best
}

/** What everyone sees; of the Resources of others nothing. */
export interface VisitView {
  readonly wish: number
  readonly spaces: readonly number[]
  readonly honor: number
  readonly clerks: readonly number[]
  /** Who would move the marker as things are. */
  readonly mover: Seat | null
  /** By seat: has it enough of what is wished? Null: that is hidden (AC-EV-09). */
  readonly reached: readonly (boolean | null)[]
}

const words = z.strictObject({
  wish: z.enum(RESOURCES).default('wood'),
  clerks: z.record(z.string().max(60), z.int().min(0).max(8)).default({}),
})

function read(input: unknown, { clans }: GwBox): VisitState {
  const parsed = words.safeParse(input)
  if (!parsed.success) throw new Wrong(`extras.${VISIT}`, 'visitWords', { name: shown(input) })
  const { wish, clerks } = parsed.data
  for (const clan of Object.keys(clerks))
    if (!clans.includes(clan))
      throw new Wrong(`extras.${VISIT}.clerks`, 'noneOf', { name: shown(clan), names: clans.join(', ') })
  return { wish: RESOURCES.indexOf(wish), clerks: clans.map((clan) => clerks[clan] ?? 0) }
}

/** AC-EV-16, -17: nobody who is not played has a Clerk there. */
const broken = ({ clerks }: VisitState, box: GwBox) =>
  clerks.every((n, seat) => n === 0 || (n > 0 && seat < box.setup.seats))
    ? []
    : [{ rule: 'AC-EV-16', problem: 'visitClerks' } as const]

/** AC-EV-02: by lot. */
export function begin(s: State, chance: Chance): void {
  const visit = s.extras[VISIT] as VisitState
  visit.wish = chance.shuffle('setup', [...ALL_RESOURCES])[0]!
}

export const visitExtra: Extra = {
  name: VISIT,
  fresh: ({ clans }): VisitState => ({ wish: 0, clerks: clans.map(() => 0) }),
  read,
  write: ({ wish, clerks }: VisitState, { clans }) => ({
    wish: RESOURCES[wish],
    clerks: Object.fromEntries(clans.flatMap((clan, seat) => (clerks[seat]! > 0 ? [[clan, clerks[seat]]] : []))),
  }),
  view: ({ wish, clerks }: VisitState, g, sees): VisitView => ({
    wish,
    spaces: ALL_RESOURCES.map((resource) => spaceOf(g.box, resource)),
    honor: rows.at(g.box).reward.honor,
    clerks: clerks.slice(),
    mover: mover(g) ?? null,
    reached: g.state.players.map((_, seat) => (seat < g.box.setup.seats && sees(seat) ? isReached(g, seat) : null)),
  }),
  broken,
  clerks: ({ clerks }: VisitState, seat) => clerks[seat]!,
  guess: () => {},
  hidden: () => [],
}
