import { shown } from '@wanli/kernel'
import { z } from 'zod'
import type { Extra } from '../../../modes/index.ts'
import { Wrong } from '../../../position/wrong.ts'
import { SECTIONS } from '../../../state.ts'
import { rowAt } from '../../../rows.ts'
import type { GwBox, R } from '../../../terms.ts'
import { rows } from './rows.ts'

declare module '../../../details.ts' {
  interface MoreDetails {
    ghosts: true
  }
}

/** What the Festival keeps on the table: Locations with a Shame token on them, in the order of the Locations (AC-HG-09). */
export interface GhostState {
  haunted: number[]
}
const HUNGRY_GHOSTS = 'hungryGhosts'

export const ghostState = (g: Pick<R, 'state'>): GhostState => g.state.extras[HUNGRY_GHOSTS] as GhostState

/** AC-HG-06: no ghost ever comes to the Barracks and the Tea House. */
export const isSafe = (box: Pick<GwBox, 'locations' | 'setup'>, location: number): boolean =>
  rows.at(box).tokens.never.includes(box.locations[location]!.id)

/** AC-HG-04: rows, counted from 0, with a Horde in some section. */
export function rowsWithHordes(g: Pick<R, 'state'>): number[] {
  const rows = new Set<number>()
  for (const section of SECTIONS) {
    const { hordes } = g.state.sections[section]!
    hordes.forEach((_, index) => rows.add(rowAt(hordes, index)))
  }
  return [...rows].sort((a, b) => a - b)
}

/** AC-HG-04: so many tokens come if the Haunting step came now; on Locations there are none then (AC-HG-12). */
export const tokensToCome = (g: Pick<R, 'state' | 'box'>): number =>
  Math.min(rows.at(g.box).tokens.most, rowsWithHordes(g).length, g.state.shamePool + ghostState(g).haunted.length)

/** What everyone sees. */
export interface GhostView {
  readonly haunted: readonly string[]
  /** Rows, counted from 0, that would call a ghost this Winter. */
  readonly rows: readonly number[]
  /** Tokens that would come then. */
  readonly coming: number
}

const words = z.strictObject({ haunted: z.array(z.string().max(60)).default([]) })

function read(input: unknown, { locations }: GwBox): GhostState {
  const parsed = words.safeParse(input)
  const wrong = (name: string) => new Wrong(`extras.${HUNGRY_GHOSTS}`, 'ghosts', { name, rule: 'AC-HG-06' })
  if (!parsed.success) throw wrong(shown(input))
  const haunted = parsed.data.haunted.map((name) => {
    const location = locations.findIndex(({ id }) => id === name)
    if (location < 0) throw wrong(shown(name))
    return location
  })
  return { haunted: haunted.sort((a, b) => a - b) }
}

/** AC-HG-06, -07: each Location once, no safe one, and nobody works there. */
const isRight = ({ haunted }: GhostState, box: GwBox, clerks: readonly number[]): boolean =>
  haunted.length <= rows.at(box).tokens.most &&
  new Set(haunted).size === haunted.length &&
  haunted.every(
    (location) =>
      !isSafe(box, location) && box.clans.every((_, seat) => clerks[location * box.clans.length + seat] === 0),
  )

export const ghostExtra: Extra = {
  name: HUNGRY_GHOSTS,
  fresh: (): GhostState => ({ haunted: [] }),
  read,
  write: ({ haunted }: GhostState, { locations }) => ({ haunted: haunted.map((location) => locations[location]!.id) }),
  view: ({ haunted }: GhostState, g): GhostView => ({
    haunted: haunted.map((location) => g.box.locations[location]!.id),
    rows: rowsWithHordes(g),
    coming: tokensToCome(g),
  }),
  // XP-INV-03
  shame: ({ haunted }: GhostState) => haunted.length,
  broken: (data: GhostState, box, { clerks }) =>
    isRight(data, box, clerks) ? [] : [{ rule: 'AC-HG-06', problem: 'ghosts' }],
  // All of it lies open.
  guess: () => {},
  hidden: () => [],
}
