import { along, at, type Manners, type Way } from '../../frame/clicks.ts'
import { type Aspect, OFFICIAL_COLOURS, type Option, type Prompt, SQUARE_LETTERS } from './types.ts'

/* Where on the table an option lies. What a click there means is the frame's (frame/clicks.ts). */

/** What of the question decides where its options lie. */
export interface Asking {
  readonly prompt: Prompt
  /** Officials are moved: a free move then starts by picking one up too. */
  readonly moving: boolean
  readonly aspect: Aspect | undefined
}

export const place = {
  card: (card: number) => `card:${card}`,
  court: (action: string) => `court:${action}`,
  region: (region: number) => `region:${region}`,
  area: (area: 'G' | 'W', region: number) => `area:${area}:${region}`,
  official: (area: 'G' | 'W', region: number, colour: string) => `official:${area}:${region}:${colour}`,
  workers: (region: number) => `workers:${region}`,
  square: (region: number, square: number) => (square < 0 ? `open:${region}` : `square:${region}:${square}`),
  palace: (region: number) => `palace:${region}`,
  wall: (section: string, rods: number) => `wall:${section}:${rods}`,
  strip: (card: number) => `strip:${card}`,
  ability: (ability: string) => `ability:${ability}`,
  task: (id: string) => `task:${id}`,
  marker: (colour: number) => `marker:${colour}`,
  bigMarker: (colour: number) => `bigMarker:${colour}`,
  board: (board: string) => `board:${board}`,
  supply: (colour: string) => `supply:${colour}`,
  reward: (aspect: string) => `reward:${aspect}`,
  bid: (vp: number) => `bid:${vp}`,
} as const

/** A region of the map, and the same region of somebody's own board, as the log and a lesson point at them. */
export const regionOfMap = (region: number): string => `region:${region}`
export const regionOfBoard = (seat: number, region: number): string => `region:${seat}:${region}`

/** Undefined: it has no place on the table, the frame offers it as a button. */
export function wayTo(option: Option, asking: Asking): Way | undefined {
  switch (option.kind) {
    case 'card':
    case 'discard':
      return at(place.card(option.card))
    case 'unify':
    case 'calm':
    case 'from':
      return at(place.region(option.region))
    case 'in':
      return asking.prompt === 'palace'
        ? at(place.region(option.region), place.palace(option.region))
        : at(place.region(option.region))
    case 'court':
      return at(place.court(option.action))
    case 'free': {
      const official = place.official('G', option.region, OFFICIAL_COLOURS[option.official]!)
      return asking.moving ? along(official, place.area('W', option.region)) : at(official)
    }
    case 'place':
      return along(place.supply(OFFICIAL_COLOURS[option.official]!), place.region(option.region))
    case 'take':
      return at(place.supply(OFFICIAL_COLOURS[option.official]!))
    case 'move': {
      const from = option.path[0]!
      const to = option.path.at(-1)!
      return along(
        place.official(from.area, from.region, OFFICIAL_COLOURS[option.official]!),
        place.area(to.area, to.region),
      )
    }
    case 'worker':
      return along(place.workers(option.from), place.region(option.to))
    case 'shift':
      return along(place.square(option.from, option.square), place.square(option.to, -1))
    case 'pay':
      return { clicks: option.regions.map((region) => [place.region(region)]), anyOrder: true }
    case 'install':
      return at(place.square(option.region, option.square))
    case 'wall':
      return at(place.wall(option.name, option.rods))
    case 'marker':
      return at(asking.prompt === 'bigMarker' ? place.bigMarker(option.colour) : place.marker(option.colour))
    case 'activate':
      return at(place.strip(option.card))
    case 'ability':
      return at(place.ability(option.ability))
    case 'claim':
      return at(place.task(option.task))
    case 'board':
      return at(place.board(option.board))
    case 'accept':
      return asking.aspect === undefined ? undefined : at(place.reward(asking.aspect))
    case 'bid':
      return at(place.bid(option.vp))
    case 'stop':
    case 'finish':
    case 'decline':
    case 'endTurn':
    case 'passBid':
    case 'pass':
      return undefined
  }
}

/** Officials of the supply are in hand from the start; of two moves to the same place the cheaper one is meant. */
export const manners: Manners<Option> = {
  cost: (option) => (option.kind === 'move' ? option.cost : 0),
  inHand: ({ kind }) => kind === 'place',
}

/** Kinds of options whose only place is the frame's row of buttons. Accepting a reward is both: a cell that glows, and a button. */
const IN_THE_FRAME: ReadonlySet<Option['kind']> = new Set([
  'stop',
  'finish',
  'decline',
  'endTurn',
  'passBid',
  'pass',
  'accept',
])
export const isOnBoard = (option: { readonly kind: string }): boolean =>
  !IN_THE_FRAME.has(option.kind as Option['kind'])

/** The hand lies in the order of its numbers. */
export const placeInHand = (option: { readonly kind: string }): number | undefined => {
  const { kind, card } = option as Extract<Option, { kind: 'card' | 'discard' }>
  return kind === 'card' || kind === 'discard' ? card : undefined
}

/** A bid is the number that stands on it. */
export const bidOf = (option: { readonly kind: string }): number | undefined => {
  const { kind, vp } = option as Extract<Option, { kind: 'bid' }>
  return kind === 'bid' ? vp : undefined
}

/** A square's letter, as the options' keys have it. */
export const squareName = (square: number): string => SQUARE_LETTERS[square] ?? ''

/** Where an answer leads, whoever gives it. */
export const leadsTo = (option: Option, prompt: Prompt): readonly string[] =>
  wayTo(option, { prompt, moving: true, aspect: undefined })?.clicks.at(-1) ?? []
