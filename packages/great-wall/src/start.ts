import type { Chance, Seat } from '@wanli/kernel'
import { type Automaton, automatonAt } from './automata.ts'
import { comingHorde, standIn } from './battle/hordes.ts'
import { reading } from './reading.ts'
import { figures, NONE, type Player, type SectionId, SECTIONS, type State } from './state.ts'
import type { GwBox } from './terms.ts'

/** GW-SETUP-08, -15, -18, -20: what everyone begins with; automata have their own pieces. */
function newPlayer(box: GwBox, seat: Seat): Player {
  const automaton = automatonAt({ box }, seat)
  const player = withPieces(box, seat, automaton)
  automaton?.prepare(player)
  return player
}

const withPieces = (box: GwBox, seat: Seat, automaton: Automaton | undefined): Player => ({
  honor: box.data.constants.startHonor,
  honorFrom: box.honorSources.map(() => 0),
  resources: [0, 0, 0, 0],
  commands: (automaton?.commands ?? box.humanCommands).slice(),
  discarded: [],
  tactics: [],
  clerkPool: automaton?.clerks ?? box.clerks.pool,
  clerkSupply: automaton === undefined ? box.clerks.supply : 0,
  free: box.army[seat]!.slice(),
  shamed: box.soldiers.map(() => 0),
  overseers: box.overseers.map(() => 0),
  overseerTypes: box.overseers.map(() => NONE),
  general: NONE,
  active: [],
  supporting: [],
  secretSupport: NONE,
  claimed: [],
  claimedShame: [],
  sacrificed: box.soldiers.map(() => 0),
  sacrificedClerks: 0,
  usedTurn: [],
  usedYear: [],
  usedGame: [],
  dealt: [],
})

/** A board with nothing on it but Barricades: what every set-up and every position begins with. */
export function emptyTable(box: GwBox): State {
  const seats = box.clans.map((_, seat) => seat)
  return {
    agenda: [],
    over: false,
    chance: {},
    year: 1,
    season: 'fall',
    active: NONE,
    time: box.startSlot,
    tea: seats,
    sections: SECTIONS.map((section) => ({
      usable: box.sections.includes(section),
      wall: 0,
      barricades: 0,
      hordes: [],
      firing: figures(box.soldiers.length),
      rest: figures(box.soldiers.length),
      bonus: 0,
    })),
    clerks: Array<number>(box.locations.length * seats.length).fill(0),
    players: seats.map((seat) => newPlayer(box, seat)),
    track: Array.from({ length: box.commandSpots }, () => null),
    revealed: [],
    hordeDeck: [],
    hordeDiscard: [],
    hordesOut: [],
    tacticDeck: [],
    tacticDiscard: [],
    tacticsInPlay: [],
    advisorDeck: [],
    advisorDisplay: Array<number>(box.data.constants.advisorSlots).fill(NONE),
    advisorDiscard: [],
    artifacts: [],
    holders: box.publicCards.map(() => NONE),
    outposts: box.outposts.map(({ neighbours }, card) => ({ card, spots: neighbours.map(() => 0) })),
    shamePool: box.shamePool,
    shameRemoved: 0,
    warehouse: [0, 0, 0],
    activation: null,
    resolving: [],
    peek: null,
    extras: Object.fromEntries(box.extras.map((extra) => [extra.name, extra.fresh(box)])),
  }
}

/** All cards of a kind in the order of the box. */
function deckOf(count: number): number[] {
  const cards: number[] = []
  for (let card = 0; card < count; card++) cards.push(card)
  return cards
}

/** GW-SETUP-00 to -22 up to the secret choice of Generals and Advisors; the rest is the step `setup.choose`. */
export function start(box: GwBox, chance: Chance): State {
  const s = emptyTable(box)
  const { constants } = box.data
  const shuffled = (count: number) => chance.shuffle('setup', deckOf(count))
  s.artifacts = shuffled(box.artifacts.length).slice(0, constants.artifactSpots)
  s.hordesOut = hordesLeftOut(box, chance)
  s.hordeDeck = chance.shuffle(
    'setup',
    deckOf(box.hordes.length).filter((card) => !s.hordesOut.includes(card)),
  )
  layOutHordes(s, box)
  for (const section of s.sections) if (section.usable) section.barricades = constants.barricadeSpots
  s.tacticDeck = shuffled(box.tactics.length)
  const generals = shuffled(box.generals.length)
  s.advisorDeck = shuffled(box.advisors.length)
  for (const player of s.players.slice(0, box.setup.seats)) {
    player.dealt = generals.splice(0, constants.generalsDealt)
    player.active = s.advisorDeck.splice(s.advisorDeck.length - constants.advisorsDealt)
  }
  settleClerks(s, box)
  box.begin?.(s, box, chance)
  s.agenda = [{ step: 'setup.choose' }]
  return s
}

/** XP-SET-02, XP-GEN-07: by lot. */
function hordesLeftOut({ hordesOut }: GwBox, chance: Chance): number[] {
  return hordesOut === null
    ? []
    : chance
        .shuffle('setup', [...hordesOut.of])
        .slice(0, hordesOut.n)
        .flat()
}

/** GW-2P-08a: Clerks of automata that have their place from the start on; `waiting`: so many have none for now (AC-HG-19). */
export function settleClerks(s: State, box: GwBox, waiting: (seat: Seat) => number = () => 0): void {
  box.automata.forEach(({ home }, i) => {
    const seat = box.setup.seats + i
    const player = s.players[seat]!
    for (const location of home) {
      const place = location * s.players.length + seat
      if (player.clerkPool <= waiting(seat) || s.clerks[place]! > 0) continue
      player.clerkPool--
      s.clerks[place]!++
    }
  })
}

/** GW-SETUP-05, -05a, -05b: one in each section, left to right; the others where the back of the next card points. */
function layOutHordes(s: State, box: GwBox): void {
  const g = reading(s, box)
  const put = (card: number, section: SectionId) => {
    const horde = comingHorde(g, card, section)
    if (horde === undefined) {
      s.hordeDiscard.push(card)
      box.raidAtSetup(s, box)
    } else standIn(s.sections[section]!.hordes, horde)
  }
  const usable = SECTIONS.filter((section) => s.sections[section]!.usable)
  for (const section of usable) put(s.hordeDeck.pop()!, section)
  for (let i = usable.length; i < box.hordesToPlace; i++) {
    const card = s.hordeDeck.pop()!
    put(card, box.hordes[s.hordeDeck[s.hordeDeck.length - 1]!]!.indicator)
  }
}
