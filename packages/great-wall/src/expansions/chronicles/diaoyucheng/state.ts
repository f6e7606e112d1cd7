import { shown } from '@wanli/kernel'
import { z } from 'zod'
import type { Extra } from '../../../modes/index.ts'
import { checkedWords, Wrong } from '../../../position/wrong.ts'
import type { State } from '../../../state.ts'
import type { GwBox, R, Seat } from '../../../terms.ts'
import { ARCHER, fortressOf, startOf } from './rows.ts'

declare module '../../../details.ts' {
  interface MoreDetails {
    fortressDefense: true
    fortressArchers: true
    fortressTokens: true
  }
}

/** What lies on the scenario card and beside it. */
export interface FortressState {
  /** 0 or less: the game is lost (AC-SD-04). */
  defense: number
  /** Shame tokens beside the card: they come from outside the pool, and stay (AC-SD-06, -16, -25). */
  tokens: number
  /** Whose Archers are on the Firing spots, in the order in which they came. */
  archers: Seat[]
}
export const DIAOYUCHENG = 'diaoyucheng'

export const fortressState = (g: Pick<R, 'state'>): FortressState => g.state.extras[DIAOYUCHENG] as FortressState

export const hasFreeSpot = (g: Pick<R, 'state' | 'box'>): boolean =>
  fortressState(g).archers.length < fortressOf(g.box).firingSpots

/** AC-SD-15: what the Night takes from the Defense, with these Archers. */
export const nightLoss = ({ tokens, archers }: FortressState): number => Math.max(0, tokens - archers.length)

/** What everyone sees. */
export interface FortressView {
  readonly defense: number
  readonly top: number
  readonly tokens: number
  /** Whose Archers are there; as many as it has Firing spots at most. */
  readonly archers: readonly Seat[]
  readonly spots: number
  /** What this Winter's Night will take, if nobody comes or goes. */
  readonly tonight: number
  /** Wood for an Archer, and Resources of any types but Chi for 1 Defense. */
  readonly prices: { readonly archer: number; readonly raise: number }
}

// --- in words ----------------------------------------------------------------------------------------------------------

const words = z.strictObject({
  defense: z.int().optional(),
  tokens: z.int().optional(),
  /** By Clan, one entry for each. */
  archers: z.array(z.string().max(60)).default([]),
})
const WHERE = `extras.${DIAOYUCHENG}`

function seatOf(clan: string, box: GwBox): Seat {
  const seat = box.clans.indexOf(clan)
  if (seat < 0) throw new Wrong(`${WHERE}.archers`, 'notPlaying', { name: shown(clan), names: box.clans.join(', ') })
  return seat
}

const fresh = (box: GwBox): FortressState => ({ ...startOf(box), archers: [] })

function read(input: unknown, box: GwBox): FortressState {
  const told = checkedWords(words, input, WHERE)
  const usual = fresh(box)
  return {
    defense: told.defense ?? usual.defense,
    tokens: told.tokens ?? usual.tokens,
    archers: told.archers.map((clan) => seatOf(clan, box)),
  }
}

// --- right -------------------------------------------------------------------------------------------------------------

/** AC-SD-04, -20: within the track; at 0 the game is over. AC-SD-07, -10, -26: humans, not more than there are spots. */
function broken({ defense, tokens, archers }: FortressState, box: GwBox, { over }: State) {
  const stands = defense <= fortressOf(box).top && (over || defense > 0)
  const manned =
    archers.length <= fortressOf(box).firingSpots && archers.every((seat) => seat >= 0 && seat < box.setup.seats)
  return [
    ...(stands ? [] : [{ rule: 'AC-SD-20', problem: 'fortressDefense' } as const]),
    ...(manned ? [] : [{ rule: 'AC-SD-07', problem: 'fortressArchers' } as const]),
    ...(tokens >= startOf(box).tokens ? [] : [{ rule: 'AC-SD-16', problem: 'fortressTokens' } as const]),
  ]
}

export const fortressExtra: Extra = {
  name: DIAOYUCHENG,
  fresh,
  read,
  write: ({ defense, tokens, archers }: FortressState, box) => ({
    defense,
    tokens,
    archers: archers.map((seat) => box.clans[seat]!),
  }),
  view: (fortress: FortressState, { box }): FortressView => ({
    defense: fortress.defense,
    top: fortressOf(box).top,
    tokens: fortress.tokens,
    archers: [...fortress.archers],
    spots: fortressOf(box).firingSpots,
    tonight: nightLoss(fortress),
    prices: { archer: fortressOf(box).archerWood, raise: fortressOf(box).raiseCost },
  }),
  broken,
  // XP-INV-01; AC-SD-11, AC-13: they are in no section and in no pool.
  soldiers: ({ archers }: FortressState, seat, type) =>
    type === ARCHER ? archers.filter((owner) => owner === seat).length : 0,
  // All of it lies open.
  guess: () => {},
  hidden: () => [],
}
