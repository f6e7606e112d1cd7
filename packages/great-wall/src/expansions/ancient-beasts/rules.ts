import type { Chance, Part } from '@wanli/kernel'
import { partIn } from '../../battle/defeat.ts'
import { fireOwn } from '../../cards/ownerless-rules.ts'
import { modifiersAt } from '../../cards/ownerless.ts'
import { clerksCounted } from '../../clerks.ts'
import { humans } from '../../humans.ts'
import { NONE, type State } from '../../state.ts'
import type { G, GreatWall, Rule, Seat } from '../../terms.ts'
import { firstRevealed, revealNext } from '../revealed.ts'
import { areaName, areasOf } from './areas.ts'
import { BEAST_IDS } from './cards.ts'
import { beastOption, upgradeStep } from './deeds.ts'
import { activeRelic, ANCIENT_BEASTS, beastsState, type BeastsState, cardOf } from './state.ts'

declare module '../../terms.ts' {
  interface MorePrompts {
    /** XDP-14 */
    beastPlace: true
  }
}
declare module '../../events.ts' {
  interface MoreEvents {
    beastPlaced: { kind: 'beastPlaced'; seat: Seat; beast: string; area: string }
    /** AB-06: in solo two of them are placed by lot. */
    beastByLot: { kind: 'beastByLot'; beast: string; area: string }
    relicShown: { kind: 'relicShown'; card: string }
  }
}

/** AB-02: the Relics are shuffled and one is revealed; the Beasts wait for the end of the set-up. */
export function begin(s: State, chance: Chance): void {
  const beasts = s.extras[ANCIENT_BEASTS] as BeastsState
  s.extras[ANCIENT_BEASTS] = {
    area: BEAST_IDS.map(() => NONE),
    level: BEAST_IDS.map(() => 1),
    ...firstRevealed(chance, beasts),
  } satisfies BeastsState
}

// --- set-up ------------------------------------------------------------------------------------------------------------

/** AB-04 to -06, XRUL-50: who places each of the Beasts, in Tea order again and again; alone every other one stands by lot. */
const placers = (order: readonly Seat[]): readonly (Seat | undefined)[] =>
  BEAST_IDS.map((_, turn) => (order.length === 1 && turn % 2 === 1 ? undefined : order[turn % order.length]!))

function* placeAll(g: G): Rule {
  for (const seat of placers(humans(g))) {
    if (seat === undefined) placeByLot(g)
    else yield* place(g, seat)
  }
}

const left = (g: G): number[] => BEAST_IDS.flatMap((_, beast) => (beastsState(g).area[beast] === NONE ? [beast] : []))

/** XDP-14: a Beast that is left, on an area that its first card allows; other Beasts there do not matter (XRUL-51). */
function* place(g: G, seat: Seat): Rule {
  const state = beastsState(g)
  const options = left(g).flatMap((beast) =>
    areasOf(g.box, cardOf(g, state, beast)).map((area) => beastOption(g, beast, area)),
  )
  const { beast, area } = yield* g.ask(seat, 'beastPlace', options)
  beastsState(g).area[beast] = area
  g.say?.({ kind: 'beastPlaced', seat, beast: BEAST_IDS[beast]!, area: areaName(g.box, area) })
}

function placeByLot(g: G): void {
  const state = beastsState(g)
  const [beast] = g.chance.shuffle('beasts', left(g))
  const [area] = g.chance.shuffle('beasts', areasOf(g.box, cardOf(g, state, beast!)).slice())
  state.area[beast!] = area!
  g.say?.({ kind: 'beastByLot', beast: BEAST_IDS[beast!]!, area: areaName(g.box, area!) })
}

/** AB-18: the next Relic. */
function reveal(g: G): void {
  const beasts = beastsState(g)
  revealNext(g, beasts, ANCIENT_BEASTS, 'relics')
  g.say?.({ kind: 'relicShown', card: activeRelic(beasts) })
}

export const beastRules: Part<GreatWall> = {
  name: 'Ancient Beasts',
  on: [
    {
      to: 'stepDone',
      when: 'has',
      // XP-SET-09: before the Rat.
      rank: 5,
      do: (g, { step }) => (step === 'setup' ? placeAll(g) : step === 'turnStart' ? upgradeStep(g) : undefined),
    },
    {
      to: 'stepDone',
      when: 'has',
      // XP-TIM-05: after the Rat.
      rank: 20,
      do: (g, { step }) => (step === 'reclaim' ? reveal(g) : undefined),
    },
    {
      to: 'activates',
      when: 'has',
      // AB-19, XP-TIM-07: after the Rat, before the effect.
      rank: 20,
      do: (g, { location, order }) =>
        fireOwn(g, {
          trigger: 'onActivation',
          actors: order,
          words: g.box.locations[location]!.words,
          location,
          n: order.length,
        }),
    },
    {
      to: 'defeating',
      when: 'has',
      // AB-19: with GW-DEFEAT-04.
      *do(g, { defeat }) {
        for (const seat of g.state.tea.slice()) {
          const part = partIn(g, defeat, seat)
          if (part !== undefined) yield* fireOwn(g, part)
        }
      },
    },
  ],
  modify: {
    // AB-22, GWXC-VOC-33
    donations: (n, { seat, location }, g) =>
      modifiersAt(g, location, 'donations').length > 0 ? Math.max(n, clerksCounted(g, location, seat)) : n,
  },
}
