import { readTable } from '@wanli/game-kit'
import { type Core, type Result, type Seat, WrongInput } from '@wanli/kernel'
import {
  ASPECTS,
  type Board,
  BOARDS,
  CARD_COLOURS,
  OFFICIAL_COLOURS,
  REGIONS,
  SECTIONS,
  TASK_KINDS,
  SQUARE_LETTERS,
} from '../data/types.ts'
import type { OwnDetail } from '../details.ts'
import { clockwiseFrom } from '../order.ts'
import { brokenIn } from '../invariants.ts'
import { emptyTable } from '../setup.ts'
import { at, bySeat, COLOURS, NOBODY, type Player, score, SOURCES, squareAt, type State, vpOf } from '../state.ts'
import type { Clan, ZgBox } from '../terms.ts'
import { type PlayerWords, tableShape, type TableWords } from './shape.ts'
import { allCards, cardRange } from './write.ts'

/** Something in the position that can't be: where, and what is wrong with it. */
class Wrong extends WrongInput<OwnDetail> {}

/** Sets a position up from its words; what is not mentioned is as in a new, empty game. */
export function readPosition(input: unknown, box: ZgBox): Result<State> {
  return readTable(
    input,
    tableShape,
    (words) => new PositionReader(box, words).read(),
    (state) => brokenIn(state, box),
  )
}

class PositionReader {
  private readonly box: ZgBox
  private readonly words: TableWords
  private readonly state: State

  constructor(box: ZgBox, words: TableWords) {
    this.box = box
    this.words = words
    this.state = emptyTable(box)
  }

  read(): State {
    const { state, words } = this
    state.round = words.round
    const { rounds } = this.box.data.constants
    if (words.round > rounds) throw new Wrong('round', 'tooManyRounds', { rounds })
    state.over = words.over
    state.pile = words.pile
    this.discs()
    for (const clan of Object.keys(words.players)) this.seat(clan as Clan, 'players')
    state.players.forEach((player, seat) => this.player(player, seat, words.players[this.clan(seat)]))
    this.boards()
    this.gameboard()
    this.tasks()
    this.cards()
    state.agenda = this.agenda()
    return state
  }

  private clan(seat: Seat): Clan {
    return this.box.setup.clans[seat]!
  }

  private seat(clan: Clan, where: string): Seat {
    const seat = this.box.setup.clans.indexOf(clan)
    if (seat < 0) throw new Wrong(where, 'notPlaying', { name: clan, names: this.box.setup.clans.join(', ') })
    return seat
  }

  private seats(clans: readonly Clan[], where: string): Seat[] {
    return clans.map((clan) => this.seat(clan, where))
  }

  private discs(): void {
    const { state, words, box } = this
    ASPECTS.forEach((aspect, i) => {
      const clan = words.column[aspect]
      state.column[i] = clan === undefined ? NOBODY : this.seat(clan, `column.${aspect}`)
    })
    const onTrack = clockwiseFrom(0, box.seats).filter((seat) => !state.column.includes(seat))
    state.track = words.track === undefined ? onTrack : this.seats(words.track, 'track')
    state.first = words.first === undefined ? (state.track[0] ?? 0) : this.seat(words.first, 'first')
    state.order = words.order === undefined ? clockwiseFrom(state.first, box.seats) : this.seats(words.order, 'order')
    if (new Set(state.order).size !== box.seats || state.order.length !== box.seats)
      throw new Wrong('order', 'everySeatOnce')
  }

  private player(player: Player, seat: Seat, words: PlayerWords | undefined): void {
    const where = `players.${this.clan(seat)}`
    const { phase } = this.words
    player.board =
      words?.board === undefined ? (phase === 'chooseBoard' || phase === 'auction' ? null : BOARDS[seat]!) : words.board
    if (words === undefined) return
    SOURCES.forEach((source, i) => (player.points[i] = words.points?.[source] ?? 0))
    if (words.vp !== undefined) score(player, 'start', words.vp - vpOf(player))
    if (vpOf(player) < 0) throw new Wrong(`${where}.points`, 'vp', { clan: this.clan(seat), rule: 'ZG-GEN-04' })
    player.hand = words.hand
    if (player.board === null && player.hand.length > 0) throw new Wrong(`${where}.board`, 'cardsBeforeBoards')
    for (const region of REGIONS) {
      const key = String(region) as '1'
      this.officials(player, player.governorsArea, region, words.governorsArea[key] ?? [], `${where}.governorsArea`)
      this.officials(player, player.workersArea, region, words.workersArea[key] ?? [], `${where}.workersArea`)
      player.workers[region] = words.workers[key] ?? 0
      player.unrest[region] = words.unrest[key] ?? 0
      const cards = words.cards[key] ?? []
      cards.forEach((card, place) => (player.cards[at(region, place)] = card))
    }
    for (const colour of COLOURS)
      this.markers(player, colour, words.markers[CARD_COLOURS[colour]] ?? 0, `${where}.markers`)
  }

  /** ZG-BSIDE-01, ZG-AUCT-01, -02: while boards are taken, those that nobody has are on offer; bidders begin with 15 VP. */
  private boards(): void {
    const { state, words, box } = this
    const { phase } = words
    state.boards = words.boards ?? []
    if (phase !== 'chooseBoard' && phase !== 'auction') return
    const isFree = (board: Board) =>
      box.setup.leaveOut?.includes(board) !== true && !state.players.some((player) => player.board === board)
    state.boards = words.boards ?? BOARDS.filter(isFree)
    const takers = state.players.filter((player) => player.board === null).length
    const count = state.boards.length
    if (count < takers || (phase === 'auction' && count > takers))
      throw new Wrong('boards', 'boardsOnOffer', { takers, count })
    if (phase === 'auction') state.players.forEach((player, seat) => this.bidder(player, this.clan(seat)))
  }

  private bidder(player: Player, clan: Clan): void {
    const { startVp, minimumBid } = this.box.data.constants.auction
    const words = this.words.players[clan]
    if (words?.vp === undefined && words?.points === undefined) score(player, 'start', startVp)
    if (player.board === null && vpOf(player) < minimumBid)
      throw new Wrong(`players.${clan}.vp`, 'bidImpossible', { bid: minimumBid })
  }

  private officials(player: Player, area: number[], region: number, colours: readonly string[], where: string): void {
    for (const colour of colours) {
      const official = OFFICIAL_COLOURS.indexOf(colour as 'red')
      if (player.officials[official] === 0)
        throw new Wrong(`${where}.${region}`, 'noOfficialLeft', { official: colour })
      player.officials[official]!--
      area[at(region, official)]!++
    }
  }

  private markers(player: Player, colour: number, count: number, where: string): void {
    const { supply } = this.state
    if (supply[colour]! < count)
      throw new Wrong(where, 'markersLeft', { count: supply[colour]!, marker: CARD_COLOURS[colour]! })
    supply[colour]! -= count
    player.markers[colour] = count
  }

  private gameboard(): void {
    const { state, words, box } = this
    CARD_COLOURS.forEach((colour, i) => {
      const holder = words.bigMarkers[colour]
      if (holder !== undefined) state.bigMarkers[i] = this.seat(holder, `bigMarkers.${colour}`)
    })
    this.tiles()
    SECTIONS.forEach((section, i) => {
      for (const [rods, clan] of Object.entries(words.walls[section] ?? {})) {
        const seat = this.take(clan, 'walls', `walls.${section}`)
        state.wallSlots[3 * i + Number(rods) - 1] = seat
      }
    })
    for (const region of REGIONS) {
      const key = String(region) as '1'
      const { open = [], ...squares } = words.governors[key] ?? {}
      for (const [square, clan] of Object.entries(squares) as [string, Clan][]) {
        const index = SQUARE_LETTERS.findIndex((letter) => letter === square)
        if (index >= box.data.squares[region]!.length) throw new Wrong(`governors.${region}`, 'noSquare', { square })
        state.squares[squareAt(region, index)] = this.take(clan, 'governors', `governors.${region}`)
      }
      for (const clan of open) state.open[bySeat(region, this.take(clan, 'governors', `governors.${region}`))]!++
      for (const clan of words.palaces[key] ?? [])
        state.palaces[bySeat(region, this.take(clan, 'palaces', `palaces.${region}`))]!++
    }
  }

  /** A piece from a player's supply. */
  private take(clan: Clan, piece: 'walls' | 'governors' | 'palaces', where: string): Seat {
    const seat = this.seat(clan, where)
    const player = this.state.players[seat]!
    if (player[piece] === 0) throw new Wrong(where, 'noPieceLeft', { clan, piece })
    player[piece]--
    return seat
  }

  /** Tiles that are not named lie where there is room, in their order, side a up. */
  private tiles(): void {
    const { state, words, box } = this
    const named = SECTIONS.map((section) => {
      const name = words.tiles[section]
      if (name === undefined) return undefined
      const index = box.data.wallTiles.findIndex((tile) => tile.id === name.slice(0, -1))
      if (index < 0 || !/[ab]$/.test(name)) throw new Wrong(`tiles.${section}`, 'noTileSide', { name })
      return { index, side: name.endsWith('b') ? 1 : 0 }
    })
    const rest = box.data.wallTiles
      .map((_, index) => index)
      .filter((index) => !named.some((tile) => tile?.index === index))
    state.tiles = named.map((tile) => tile?.index ?? rest.shift() ?? NOBODY)
    state.sides = named.map((tile) => tile?.side ?? 0)
    if (new Set(state.tiles).size !== SECTIONS.length) throw new Wrong('tiles', 'tileTwice')
  }

  private tasks(): void {
    const { state, words, box } = this
    const { tasks } = words
    if (tasks !== undefined) {
      state.tasks = [...tasks.upper, ...tasks.lower].map((id, i) => {
        const kind = TASK_KINDS[i % 3]!
        if (box.taskRows[id]?.kind !== kind) throw new Wrong('tasks', 'notTaskKind', { id, task: kind })
        return { id, discs: [] }
      })
      if (new Set(state.tasks.map((task) => task.id)).size !== 6) throw new Wrong('tasks', 'tileTwice')
    }
    for (const [id, clans] of Object.entries(words.claims)) {
      const task = state.tasks.find((candidate) => candidate.id === id)
      if (task === undefined) throw new Wrong('claims', 'taskNotInPlay', { id })
      task.discs = this.seats(clans, `claims.${id}`)
    }
  }

  /** ZG-INV-06: the cards that are nowhere else are in their decks, the lowest on top. */
  private cards(): void {
    const { state, words } = this
    const used = new Set<number>()
    for (const card of allCards(state)) {
      if (used.has(card)) throw new Wrong('table', 'cardTwice', { card })
      used.add(card)
    }
    CARD_COLOURS.forEach((colour, i) => {
      const rest = cardRange[i]!.filter((card) => !used.has(card))
      const deck = words.decks?.[colour] ?? (words.decks === undefined ? rest : [])
      if (deck.length !== rest.length || rest.some((card) => !deck.includes(card)))
        throw new Wrong(`decks.${colour}`, 'deckContents')
      state.decks[i] = deck.toReversed()
    })
  }

  /** Whose turn it is, or which phase: without a word, the first in the order who has a card. */
  private agenda(): Core['agenda'] {
    const { state, words } = this
    const { phase, turn } = words
    if (state.over) return []
    if (phase !== 'chooseBoard' && phase !== 'auction' && state.players.some(({ board }) => board === null)) {
      if (phase === undefined && turn === undefined) return []
      throw new Wrong(phase === undefined ? 'turn' : 'phase', 'boardNeeded')
    }
    if (turn !== undefined) {
      const seat = this.seat(turn, 'turn')
      if (state.players[seat]!.hand.length === 0) throw new Wrong('turn', 'emptyHand', { clan: turn })
      return [{ step: 'turn', seat }]
    }
    switch (phase) {
      case 'draw':
      case 'roundEnd':
      case 'scoring':
      case 'chooseBoard':
        return [{ step: phase }]
      case 'auction':
        return [{ step: 'auction', opener: state.first }]
      case 'writing':
      case 'currency':
      case 'laws':
        return [{ step: 'reward', aspect: ASPECTS.indexOf(phase) }]
      case undefined:
        break
    }
    const seat = state.order.find((candidate) => state.players[candidate]!.hand.length > 0)
    return [seat === undefined ? { step: 'reward', aspect: 0 } : { step: 'turn', seat }]
  }
}
