import type { Viewer } from '@wanli/kernel'
import { automatonAt } from './automata.ts'
import { outpostsInPlay } from './battle/outposts.ts'
import { copiedCard } from './cards/betrayal.ts'
import { modifiersFor } from './cards/modifiers.ts'
import { publicCardsInPlay } from './cards/public-cards.ts'
import { clerksAt, clerksIn } from './clerks.ts'
import { gatheredBy } from './locations/production.ts'
import { type Prices, pricesFor } from './prices.ts'
import { reading } from './reading.ts'
import { humans } from './humans.ts'
import { artifactNow, type PointsNow, pointsNow, type Sees } from './score.ts'
import { type SectionView, type SpotView, viewSection, viewSpot } from './section-view.ts'
import { isLimited, supplyOf } from './resources.ts'
import { ALL_RESOURCES, type HonorSource, NONE, SECTIONS, type SectionId, type State } from './state.ts'
import type { Asked, GreatWall, GwBox, R, Seat } from './terms.ts'
import { comingHordes } from './year/spring.ts'
import { handLimit } from './tactics.ts'

export type { SectionView, SpotView } from './section-view.ts'

export interface LocationView {
  readonly id: string
  readonly clerks: readonly number[]
  readonly spots: number | null
  readonly locked: boolean
}

export interface PlayerView {
  readonly seat: Seat
  /** Nobody plays it: the Reed Clan, Qin Jiushao. */
  readonly automaton: boolean
  readonly clan: string
  readonly honor: number
  readonly honorFrom: Readonly<Record<HonorSource, number>>
  /** Hidden from others (GW-INFO-01), unless the table plays with open resources. */
  readonly resources: readonly number[] | null
  readonly commands: readonly string[] | null
  readonly commandCount: number
  readonly discarded: readonly string[]
  readonly tactics: readonly string[] | null
  readonly tacticCount: number
  /** How many Tactic cards may be held (GW-TACTIC-02). */
  readonly tacticLimit: number
  readonly clerkPool: number
  readonly clerkSupply: number
  readonly free: readonly number[]
  readonly shamed: readonly number[]
  readonly overseers: readonly number[]
  readonly general: string | null
  readonly active: readonly string[]
  /** Fronts that were never public are null for others (GW-INFO-08). */
  readonly supporting: readonly (string | null)[]
  readonly claimed: readonly { readonly card: string; readonly shame: number }[]
  readonly sacrificed: readonly number[]
  readonly sacrificedClerks: number
  /** If the game ended now; null where nothing is scored (GW-COOP-27). */
  readonly points: PointsNow | null
  /** What each Artifact on the table would bring then; null: it can't be told. */
  readonly artifacts: readonly (number | null)[]
  /** A card of its own takes the Shame away of who is alone at a Location (GW-ACT-07). */
  readonly shameless: boolean
  /** By production Location: what it would gather there now (GW-PROD-02), and with one Clerk more; of an automaton the Honor. */
  readonly gathers: readonly number[]
  readonly gathersMore: readonly number[]
  /** What things cost it now; null for automata, and for who has not yet shown his Advisors. */
  readonly prices: Prices | null
  readonly dealt: { readonly generals: readonly string[]; readonly advisors: readonly string[] } | null
}

export interface View {
  readonly seat: Seat | null
  readonly year: number
  readonly season: string
  readonly over: boolean
  /** Why everyone has lost at once (XP-GEN-05), if so. */
  readonly lost?: string
  readonly activeSeat: Seat | null
  readonly time: {
    readonly slot: number
    readonly of: number
    readonly lethality: number
    /** How many Hordes come with each slot, as cards and modes have it; with the first slot none. */
    readonly hordes: readonly number[]
  }
  readonly tea: readonly Seat[]
  readonly sections: readonly SectionView[]
  readonly locations: readonly LocationView[]
  readonly players: readonly PlayerView[]
  /** `copied`: the card whose boxes another's Betrayal would carry out; null: it can't be copied (GW-FALL-06). */
  readonly track: readonly ({ readonly seat: Seat; readonly card: string; readonly copied: string | null } | null)[]
  readonly revealed: readonly { readonly seat: Seat; readonly card: string }[]
  readonly hordeDeck: { readonly count: number; readonly indicator: SectionId | null }
  readonly hordeDiscard: readonly string[]
  /** Left in the box by the set-up. */
  readonly hordesOut: readonly string[]
  readonly tacticDeck: number
  readonly tacticDiscard: readonly string[]
  readonly advisorDeck: number
  readonly advisorDisplay: readonly (string | null)[]
  readonly advisorDiscard: readonly string[]
  readonly artifacts: readonly string[]
  readonly publicCards: readonly { readonly card: string; readonly holder: Seat | null }[]
  readonly outposts: readonly { readonly card: string; readonly spots: readonly SpotView[] }[]
  readonly shamePool: number
  readonly shameRemoved: number
  readonly warehouse: readonly number[]
  /** How many Resources of each type are left to be gained, at tables where the supply can end (GW-HOOK-11). */
  readonly supply?: readonly number[]
  readonly activating: string | null
  /** Cards that this seat is looking at. */
  readonly peek: readonly string[] | null
  /** Who is looking at how many cards of which deck (15.4). */
  readonly peeking: { readonly seat: Seat; readonly deck: string; readonly n: number } | null
  /** What a mode adds, by its name (ModeViews). */
  readonly extras: Readonly<Record<string, unknown>>
}

/** 15.4: what each viewer sees. */
export const view = (s: State, seat: Seat | undefined, box: GwBox, asked?: Asked): View =>
  viewer(s, box).view(seat, asked)

/** 15.4, for several viewers of one moment: what they see alike is made once, and is one object. */
export function viewer(s: State, box: GwBox): Viewer<GreatWall> {
  const g = reading(s, box)
  const alike = viewOfAll(g)
  const people = humans(g)
  const sectionsFor = (asked?: Asked) => SECTIONS.map((section) => viewSection(g, section, asked))
  let unplanned: readonly SectionView[] | undefined
  const others = new Map<string, PlayerView>()
  const view = (seat: Seat | undefined, asked?: Asked): View => {
    const sees: Sees = (owner) =>
      owner === seat || owner >= box.setup.seats || box.setup.options['info.showOpponentResources']
    const viewOther = (owner: Seat): PlayerView => {
      const kind = `${owner} ${sees(owner)} ${people.every(sees)}`
      const known = others.get(kind) ?? viewPlayer(g, owner, seat, sees, undefined)
      others.set(kind, known)
      return known
    }
    return {
      ...alike,
      seat: seat ?? null,
      // Who is building sees what he plans.
      sections: asked?.prompt === 'build' ? sectionsFor(asked) : (unplanned ??= sectionsFor()),
      players: s.players.map((_, owner) =>
        owner === seat ? viewPlayer(g, owner, seat, sees, asked) : viewOther(owner),
      ),
      peek:
        s.peek !== null && s.peek.seat === seat
          ? s.peek.cards.map((card) => box.decks[s.peek!.deck]!.cards[card]!.id)
          : null,
      extras: Object.fromEntries(
        box.extras.map((extra) => [extra.name, extra.view(s.extras[extra.name] as never, g, sees)]),
      ),
    }
  }
  return { view }
}

/** What is not the same for all viewers. */
const OWN = { seat: null, sections: [], players: [], peek: null, extras: {} } as const

function viewOfAll(g: R): View {
  const { state: s, box } = g
  const name = (cards: readonly { readonly id: string }[]) => (card: number) => cards[card]!.id
  // While someone looks at the top cards, no card lies on top (GW-INFO-10).
  const top = s.peek?.deck === 'horde' ? undefined : s.hordeDeck[s.hordeDeck.length - 1]
  return {
    ...OWN,
    year: s.year,
    season: s.season,
    over: s.over,
    ...(s.lost === undefined ? {} : { lost: s.lost }),
    activeSeat: s.active === NONE ? null : s.active,
    time: {
      slot: s.time + 1,
      of: box.time.length,
      lethality: box.time[s.time]!.lethality,
      hordes: box.time.map(({ hordes }, slot) => (slot === 0 ? 0 : comingHordes(g, hordes))),
    },
    tea: s.tea.slice(),
    locations: box.locations.map(({ id, spots }, location) => ({
      id,
      clerks: s.players.map((_, owner) => s.clerks[location * s.players.length + owner]!),
      spots: spots === Infinity ? null : spots,
      locked: clerksIn(g, location) >= spots,
    })),
    track: s.track.map((command) => {
      if (command === null) return null
      const copied = copiedCard(g, command)
      return {
        seat: command.seat,
        card: box.commands[command.card]!.key,
        copied: copied === undefined ? null : box.commands[copied]!.key,
      }
    }),
    revealed: s.revealed.map(({ seat: owner, card }) => ({ seat: owner, card: box.commands[card]!.key })),
    hordeDeck: { count: s.hordeDeck.length, indicator: top === undefined ? null : box.hordes[top]!.indicator },
    hordeDiscard: s.hordeDiscard.map(name(box.hordes)),
    hordesOut: s.hordesOut.map(name(box.hordes)),
    tacticDeck: s.tacticDeck.length,
    tacticDiscard: [...s.tacticDiscard, ...s.tacticsInPlay].map(name(box.tactics)),
    advisorDeck: s.advisorDeck.length,
    advisorDisplay: s.advisorDisplay.map((card) => (card === NONE ? null : box.advisors[card]!.id)),
    advisorDiscard: s.advisorDiscard.map(name(box.advisors)),
    artifacts: s.artifacts.map(name(box.artifacts)),
    publicCards: publicCardsInPlay(g).map((card) => ({
      card: box.publicCards[card]!.id,
      holder: s.holders[card] === NONE ? null : s.holders[card]!,
    })),
    outposts: outpostsInPlay(g).map((card) => ({
      card: box.outposts[card]!.id,
      spots: s.outposts[card]!.spots.map((code, spot) => viewSpot(code, spot, box)),
    })),
    shamePool: s.shamePool,
    shameRemoved: s.shameRemoved,
    warehouse: s.warehouse.slice(),
    ...(isLimited(g) ? { supply: ALL_RESOURCES.map((resource) => supplyOf(g, resource)) } : {}),
    activating: s.activation === null ? null : box.locations[s.activation.location]!.id,
    peeking:
      s.peek === null
        ? null
        : { seat: s.peek.seat, deck: s.peek.deck, n: s.peek.cards.length + s.peek.top.length + s.peek.under.length },
  }
}

const byNumber = (a: number, b: number): number => a - b

function viewPlayer(g: R, owner: Seat, seat: Seat | undefined, sees: Sees, asked: Asked): PlayerView {
  const { box, state } = g
  const player = state.players[owner]!
  const mine = owner === seat
  const automaton = owner >= box.setup.seats
  const advisor = (card: number) => box.advisors[card]!.id
  const command = (card: number) => box.commands[card]!.key
  const choosing = player.general === NONE && !automaton
  // Advisors count from when they are revealed (GW-INFO-08).
  const unseen = choosing && !mine
  const artifacts = unseen ? [] : state.artifacts.map((card) => artifactNow(g, owner, card, sees))
  return {
    seat: owner,
    automaton,
    clan: box.clans[owner]!,
    honor: player.honor,
    honorFrom: Object.fromEntries(box.honorSources.map((source, i) => [source, player.honorFrom[i]!])) as Record<
      HonorSource,
      number
    >,
    resources: sees(owner) ? player.resources.slice() : null,
    // GW-INFO-09: of an automaton's cards only the order is hidden.
    commands: mine ? player.commands.map(command) : automaton ? player.commands.toSorted(byNumber).map(command) : null,
    commandCount: player.commands.length,
    discarded: player.discarded.map(command),
    tactics: mine || automaton ? player.tactics.map((card) => box.tactics[card]!.id) : null,
    tacticCount: player.tactics.length,
    tacticLimit: unseen ? box.data.constants.tacticHandLimit : automaton ? 0 : handLimit(g, owner),
    clerkPool: player.clerkPool,
    clerkSupply: player.clerkSupply,
    free: player.free.slice(),
    shamed: player.shamed.slice(),
    overseers: player.overseers.slice(),
    general: box.generals[player.general]?.id ?? null,
    active: choosing ? [] : player.active.map(advisor),
    supporting: player.supporting.map((card) => (mine || card !== player.secretSupport ? advisor(card) : null)),
    claimed: player.claimed.map((card, i) => ({ card: box.hordes[card]!.id, shame: player.claimedShame[i]! })),
    sacrificed: player.sacrificed.slice(),
    sacrificedClerks: player.sacrificedClerks,
    points: box.team || unseen ? null : pointsNow(g, owner, artifacts),
    artifacts: artifacts.map(({ n }) => n ?? null),
    shameless: !unseen && !automaton && modifiersFor(g, owner, 'noShame').length > 0,
    gathers: box.overseers.map((_, location) => takenAt(g, owner, location, 0)),
    gathersMore: box.overseers.map((_, location) => takenAt(g, owner, location, 1)),
    prices: automaton || unseen ? null : pricesFor(g, owner, asked),
    dealt:
      mine && choosing
        ? { generals: player.dealt.map((card) => box.generals[card]!.id), advisors: player.active.map(advisor) }
        : null,
  }
}

/** What a seat takes at a Production Location, with so many Clerks more. */
function takenAt(g: R, seat: Seat, location: number, more: number): number {
  const automaton = automatonAt(g, seat)
  return automaton === undefined
    ? gatheredBy(g, seat, location, more)
    : (automaton.honorAt?.(g, seat, location, clerksAt(g, location, seat) + more) ?? 0)
}
