import { readTable } from '@wanli/game-kit'
import { type Core, type Result, type Seat, shown, WrongInput } from '@wanli/kernel'
import type { OwnDetail } from '../details.ts'
import { brokenIn } from '../invariants.ts'
import { emptyTable } from '../setup.ts'
import {
  HONOR_SOURCES,
  type Horde,
  NONE,
  type Player,
  RESOURCES,
  SECTION_NAMES,
  SECTIONS,
  type SectionId,
  slot,
  soldierCode,
  type State,
  WOUND,
} from '../state.ts'
import type { GwBox } from '../terms.ts'
import { type HordeWords, type PlayerWords, type SectionWords, tableShape, type TableWords } from './shape.ts'

/** Something in the position that can't be: where, and what is wrong with it. */
class Wrong extends WrongInput<OwnDetail> {}

/** Sets a position up from its words; what is not mentioned is as on an empty board with full supplies. */
export function readPosition(input: unknown, box: GwBox): Result<State> {
  return readTable(
    input,
    tableShape,
    (words) => new Reader(box, words).read(),
    (state) => brokenIn(state, box),
  )
}

class Reader {
  private readonly box: GwBox
  private readonly words: TableWords
  private readonly state: State

  constructor(box: GwBox, words: TableWords) {
    this.box = box
    this.words = words
    this.state = emptyTable(box)
  }

  read(): State {
    const { state, words } = this
    state.year = words.year
    state.over = words.over
    state.season = words.season ?? seasonOf(words)
    if (words.time !== undefined) state.time = this.index(words.time, this.box.time.length, 'time', 'noSlot')
    if (words.tea !== undefined) state.tea = words.tea.map((clan) => this.seat(clan, 'tea'))
    state.active = words.turn === undefined ? NONE : this.seat(words.turn, 'turn')
    for (const clan of Object.keys(words.players)) this.seat(clan, 'players')
    state.players.forEach((player, seat) => this.player(player, seat, words.players[this.box.setup.clans[seat]!]))
    for (const section of SECTIONS) this.section(section, words.sections[SECTION_NAMES[section]])
    this.clerks()
    this.track()
    this.decks()
    this.shame()
    RESOURCES.slice(0, 3).forEach((name, i) => (state.warehouse[i] = words.warehouse[name as 'wood'] ?? 0))
    this.activation()
    state.resolving = words.resolving
    state.extras = words.extras
    state.agenda = this.agenda()
    return state
  }

  private seat(clan: string, where: string): Seat {
    return this.find(this.box.setup.clans, clan, where, 'notPlaying')
  }

  private find(names: readonly string[], name: string, where: string, problem: OwnDetail = 'noneOf'): number {
    const index = names.indexOf(name)
    if (index < 0) throw new Wrong(where, problem, { name: shown(name), names: names.join(', ') })
    return index
  }

  /** From 1 in words, from 0 in code. */
  private index(number: number, length: number, where: string, problem: OwnDetail): number {
    if (number < 1 || number > length) throw new Wrong(where, problem, { number })
    return number - 1
  }

  private unit(name: string, where: string): number {
    return this.find(
      this.box.soldiers.map(({ id }) => id),
      name,
      where,
    )
  }

  private location(name: string, where: string): number {
    return this.find(
      this.box.locations.map(({ id }) => id),
      name,
      where,
    )
  }

  private card(of: readonly { readonly id: string }[], name: string, where: string): number {
    const index = of.findIndex(({ id }) => id === name)
    if (index < 0) throw new Wrong(where, 'noCard', { name: shown(name) })
    return index
  }

  private command(name: string, where: string): number {
    return this.find(
      this.box.commands.map(({ key }) => key),
      name,
      where,
    )
  }

  private player(player: Player, seat: Seat, words: PlayerWords | undefined): void {
    const where = `players.${this.box.setup.clans[seat]}`
    const { box } = this
    player.general =
      words?.general === undefined
        ? seat
        : words.general === null
          ? NONE
          : this.card(box.generals, words.general, `${where}.general`)
    const onTrack = [...Object.values(this.words.track), ...this.words.revealed]
      .filter(({ by }) => by === box.setup.clans[seat])
      .map(({ card }) => this.command(card, 'track'))
    player.commands = player.commands.filter((card) => !onTrack.includes(card))
    if (words === undefined) return
    player.honor = words.honor
    if (words.honorFrom !== undefined)
      HONOR_SOURCES.forEach((source, i) => (player.honorFrom[i] = words.honorFrom![source] ?? 0))
    RESOURCES.forEach((name, i) => (player.resources[i] = words.resources[name] ?? 0))
    player.discarded = words.discarded.map((name) => this.command(name, `${where}.discarded`))
    player.commands =
      words.commands?.map((name) => this.command(name, `${where}.commands`)) ??
      player.commands.filter((card) => !player.discarded.includes(card))
    player.tactics = words.tactics.map((name) => this.card(box.tactics, name, `${where}.tactics`))
    if (words.clerkSupply !== undefined) player.clerkSupply = words.clerkSupply
    player.clerkPool = box.data.constants.clerks.total - player.clerkSupply
    for (const [name, n] of Object.entries(words.shamed)) {
      const type = this.unit(name, `${where}.shamed`)
      this.takeSoldiers(player, type, n, `${where}.shamed`)
      player.shamed[type] = n
    }
    for (const [name, { level, unit }] of Object.entries(words.overseers)) {
      const location = this.location(name, `${where}.overseers`)
      if (location >= box.overseers.length) throw new Wrong(`${where}.overseers`, 'notProduction', { location: name })
      const type = this.unit(unit, `${where}.overseers`)
      this.takeSoldiers(player, type, 1, `${where}.overseers`)
      player.overseers[location] =
        this.index(level, box.overseers[location]!.price.length, `${where}.overseers`, 'noLevel') + 1
      player.overseerTypes[location] = type
    }
    player.active = words.active.map((name) => this.card(box.advisors, name, `${where}.active`))
    player.supporting = words.supporting.map((name) => this.card(box.advisors, name, `${where}.supporting`))
    if (words.secretSupport !== undefined)
      player.secretSupport = this.card(box.advisors, words.secretSupport, `${where}.secretSupport`)
    player.claimed = words.claimed.map((card) =>
      this.card(box.hordes, typeof card === 'string' ? card : card.card, `${where}.claimed`),
    )
    player.claimedShame = words.claimed.map((card) => (typeof card === 'string' ? 0 : card.shame))
    player.usedTurn = words.usedTurn
    player.usedYear = words.usedYear
    player.usedGame = words.usedGame
    if (words.dealt === undefined) return
    player.dealt = words.dealt.generals.map((name) => this.card(box.generals, name, `${where}.dealt`))
    player.active = words.dealt.advisors.map((name) => this.card(box.advisors, name, `${where}.dealt`))
  }

  private takeSoldiers(player: Player, type: number, n: number, where: string): void {
    if (player.free[type]! < n)
      throw new Wrong(where, 'soldiersLeft', {
        count: player.free[type]!,
        unit: this.box.soldiers[type]!.id,
        rule: 'GW-INV-01',
      })
    player.free[type]! -= n
  }

  private section(section: SectionId, words: SectionWords | undefined): void {
    if (words === undefined) return
    const where = `sections.${SECTION_NAMES[section]}`
    const here = this.state.sections[section]!
    here.wall = words.wall
    here.barricades = words.barricades
    here.bonus = words.bonus
    here.hordes = words.hordes.map((horde) =>
      this.horde(typeof horde === 'string' ? { card: horde, spots: {} } : horde, `${where}.hordes`),
    )
    for (const place of ['firing', 'rest'] as const)
      for (const [clan, units] of Object.entries(words[place]))
        for (const [name, n] of Object.entries(units)) {
          const seat = this.seat(clan, `${where}.${place}`)
          const type = this.unit(name, `${where}.${place}`)
          this.takeSoldiers(this.state.players[seat]!, type, n, `${where}.${place}`)
          here[place][slot(seat, type)] = n
        }
  }

  private horde(words: HordeWords, where: string): Horde {
    const card = this.card(this.box.hordes, words.card, where)
    const spots = this.box.hordes[card]!.rewards.map(() => 0)
    for (const [name, cover] of Object.entries(words.spots)) {
      const spot = this.index(Number(name), spots.length, where, 'noSpot')
      if (cover === 'wound') {
        spots[spot] = WOUND
        continue
      }
      const seat = this.seat(cover.by, where)
      const type = this.unit(cover.unit, where)
      const mate = cover.with === undefined ? NONE : this.index(cover.with, spots.length, where, 'noSpot')
      if (mate === NONE || mate > spot) this.takeSoldiers(this.state.players[seat]!, type, 1, where)
      spots[spot] = soldierCode(seat, type, mate)
      if (mate > spot) spots[mate] = soldierCode(seat, type, spot)
    }
    return { card, spots }
  }

  private clerks(): void {
    for (const [name, counts] of Object.entries(this.words.clerks))
      for (const [clan, n] of Object.entries(counts)) {
        const seat = this.seat(clan, `clerks.${shown(name)}`)
        const player = this.state.players[seat]!
        if (player.clerkPool < n)
          throw new Wrong(`clerks.${shown(name)}`, 'clerksLeft', { clan, count: player.clerkPool, rule: 'GW-INV-02' })
        player.clerkPool -= n
        this.state.clerks[this.location(name, 'clerks') * this.box.seats + seat] = n
      }
  }

  private track(): void {
    for (const [name, { by, card }] of Object.entries(this.words.track)) {
      const spot = this.index(Number(name), this.box.commandSpots, 'track', 'noSpot')
      this.state.track[spot] = { seat: this.seat(by, 'track'), card: this.command(card, 'track') }
    }
    this.state.revealed = this.words.revealed.map(({ by, card }) => ({
      seat: this.seat(by, 'revealed'),
      card: this.command(card, 'revealed'),
    }))
  }

  /** Cards that are nowhere else are in their decks, in the order of their numbers, the first on top. */
  private decks(): void {
    const { state, words, box } = this
    const { players } = state
    const peeked = words.peek
    const cardsOf = (of: readonly { readonly id: string }[], names: readonly string[], where: string) =>
      names.map((name) => this.card(of, name, where))
    const rest = (count: number, used: readonly number[]) =>
      Array.from({ length: count }, (_, card) => card).filter((card) => !used.includes(card))
    if (peeked !== undefined) {
      const of = peeked.deck === 'horde' ? box.hordes : peeked.deck === 'tactic' ? box.tactics : box.advisors
      state.peek = {
        seat: this.seat(peeked.by, 'peek'),
        deck: peeked.deck,
        cards: cardsOf(of, peeked.cards, 'peek'),
        top: cardsOf(of, peeked.top, 'peek'),
        under: cardsOf(of, peeked.under, 'peek'),
      }
    }
    const seen = (deck: string) =>
      state.peek?.deck === deck ? [...state.peek.cards, ...state.peek.top, ...state.peek.under] : []
    const unique = (cards: readonly number[], of: readonly { readonly id: string }[], where: string) => {
      const twice = cards.find((card, i) => cards.indexOf(card) !== i)
      if (twice !== undefined) throw new Wrong(where, 'cardTwice', { card: of[twice]!.id })
      return cards
    }
    state.hordeDiscard = cardsOf(box.hordes, words.hordeDiscard, 'hordeDiscard')
    const hordes = unique(
      [
        ...state.sections.flatMap((x) => x.hordes.map((h) => h.card)),
        ...players.flatMap((p) => p.claimed),
        ...state.hordeDiscard,
        ...seen('horde'),
      ],
      box.hordes,
      'hordes',
    )
    state.hordeDeck = (
      words.hordeDeck === undefined
        ? rest(box.hordes.length, hordes)
        : cardsOf(box.hordes, words.hordeDeck, 'hordeDeck')
    ).reverse()
    state.tacticDiscard = cardsOf(box.tactics, words.tacticDiscard, 'tacticDiscard')
    state.tacticsInPlay = cardsOf(box.tactics, words.tacticsInPlay, 'tacticsInPlay')
    const tactics = unique(
      [...players.flatMap((p) => p.tactics), ...state.tacticDiscard, ...state.tacticsInPlay, ...seen('tactic')],
      box.tactics,
      'tactics',
    )
    state.tacticDeck = (
      words.tacticDeck === undefined
        ? rest(box.tactics.length, tactics)
        : cardsOf(box.tactics, words.tacticDeck, 'tacticDeck')
    ).reverse()
    this.advisors(rest, cardsOf, unique, seen('advisor'))
    state.artifacts =
      words.artifacts === undefined
        ? [0, 1, 2].slice(0, box.data.constants.artifactSpots)
        : cardsOf(box.artifacts, words.artifacts, 'artifacts')
  }

  private advisors(
    rest: (count: number, used: readonly number[]) => number[],
    cardsOf: (of: readonly { readonly id: string }[], names: readonly string[], where: string) => number[],
    unique: (cards: readonly number[], of: readonly { readonly id: string }[], where: string) => readonly number[],
    seen: readonly number[],
  ): void {
    const { state, words, box } = this
    state.advisorDiscard = cardsOf(box.advisors, words.advisorDiscard, 'advisorDiscard')
    const display = words.advisorDisplay?.map((name) =>
      name === null ? NONE : this.card(box.advisors, name, 'advisorDisplay'),
    )
    const held = unique(
      [
        ...state.players.flatMap((p) => [...p.active, ...p.supporting]),
        ...state.advisorDiscard,
        ...seen,
        ...(display ?? []).filter((card) => card !== NONE),
      ],
      box.advisors,
      'advisors',
    )
    const deck =
      words.advisorDeck === undefined
        ? rest(box.advisors.length, held)
        : cardsOf(box.advisors, words.advisorDeck, 'advisorDeck')
    const slots = box.data.constants.advisorSlots
    const filled = state.players.every((player) => player.dealt.length === 0)
    state.advisorDisplay =
      display ?? (filled && words.advisorDeck === undefined ? deck.splice(0, slots) : Array<number>(slots).fill(NONE))
    state.advisorDeck = deck.reverse()
  }

  /** GW-INV-03: what is not placed or removed is in the pool. */
  private shame(): void {
    const { state, words, box } = this
    const placed = state.players.reduce(
      (sum, p) => sum + [...p.shamed, ...p.claimedShame].reduce((a, b) => a + b, 0),
      0,
    )
    state.shameRemoved = words.shameRemoved
    state.shamePool = words.shamePool ?? box.shamePool - placed - words.shameRemoved
    if (words.shamePool !== undefined && words.shameRemoved === 0)
      state.shameRemoved = box.shamePool - placed - words.shamePool
    if (state.shamePool < 0 || state.shameRemoved < 0)
      throw new Wrong('shamePool', 'shameTokens', { count: box.shamePool, rule: 'GW-INV-03' })
  }

  private activation(): void {
    const { activation } = this.words
    if (activation === undefined) return
    const seat = (clan: string) => this.seat(clan, 'activation')
    this.state.activation = {
      location: this.location(activation.location, 'activation'),
      advanced: activation.advanced,
      order: activation.order.map(seat),
      extra: this.box.setup.clans.map((clan) => activation.extra[clan] ?? 0),
      gathered: activation.gathered.map(seat),
    }
  }

  private agenda(): Core['agenda'] {
    const { state, words } = this
    if (state.over) return []
    const next = state.track.findIndex((command) => command !== null)
    switch (words.phase) {
      case 'setup':
        return [{ step: 'setup.choose' }]
      case 'spring':
        return [{ step: 'spring' }]
      case 'income':
        return [{ step: 'summer.income' }]
      case 'payShame':
        return [...state.tea.map((seat) => ({ step: 'summer.shame', seat })), { step: 'summer.track' }]
      case 'reclaim':
        return [{ step: 'summer.track' }]
      case 'turn': {
        const spot =
          words.turn === undefined ? next : state.track.findIndex((command) => command?.seat === state.active)
        if (spot < 0) throw new Wrong('turn', 'commandNeeded')
        return [{ step: 'fall.next', spot }]
      }
      case 'activation':
        if (state.active === NONE) throw new Wrong('phase', 'turnNeeded')
        return [
          { step: 'turn.activation' },
          { step: 'turn.beforeDefeat' },
          { step: 'defeat' },
          { step: 'turn.end' },
          { step: 'fall.next', spot: this.box.commandSpots },
        ]
      case 'defeat':
        return [{ step: 'defeat' }, { step: 'fall.next', spot: this.box.commandSpots }]
      case 'winter':
        return [{ step: 'winter.start' }]
      case 'assault':
        return [
          ...SECTIONS.filter((section) => state.sections[section]!.usable).map((section) => ({
            step: 'winter.assault',
            section,
          })),
          { step: 'winter.end' },
        ]
      case 'winterEnd':
        return [{ step: 'winter.end' }]
      case 'scoring':
        return [{ step: 'scoring' }]
      case 'fall':
      case undefined:
        return [{ step: 'fall.choose' }]
    }
  }
}

const seasonOf = ({ phase }: TableWords): State['season'] => {
  switch (phase) {
    case 'spring':
      return 'spring'
    case 'income':
    case 'payShame':
    case 'reclaim':
      return 'summer'
    case 'winter':
    case 'assault':
    case 'winterEnd':
    case 'scoring':
      return 'winter'
    default:
      return 'fall'
  }
}
