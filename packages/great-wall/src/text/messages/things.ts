import type { Seat } from '@wanli/kernel'
import {
  type GameData,
  LOCATION_PICKS,
  LOCATIONS,
  type LocationId,
  type LocationPick,
  type MoreLocations,
  type MoreUnits,
  type Name,
  type Resource as ResourceName,
  type Reward,
  type TacticWindow,
  UNIT_PICKS,
} from '../../data/index.ts'
import { type HonorSource, type Resource, RESOURCES, SECTION_NAMES, type SectionId, SEASONS } from '../../state.ts'
import type { GwBox } from '../../terms.ts'
import { type Message, message, named } from './message.ts'

/* The things of the game, by name. */

const found = <T>(thing: T | undefined, what: string): T => {
  if (thing === undefined) throw new Error(`Great Wall texts: there is no ${what}.`)
  return thing
}
const within = <T extends string>(list: readonly T[], word: string): T | undefined => list.find((item) => item === word)

/** A seat goes by its Clan, an automaton by its own name. */
export const playerMessage = (seat: Seat, box: GwBox): Message => clanName(found(box.clans[seat], `seat ${seat}`), box)

const AUTOMATA = ['reed', 'qin'] as const

function clanName(id: string, box: GwBox): Message {
  const automaton = within(AUTOMATA, id)
  if (automaton !== undefined) return message(`player.${automaton}`)
  const clan = box.data.clans.find((row) => row.id === id)
  return named(found(clan, `Clan ${id}`).name)
}

export const resourceName = (resource: Resource | ResourceName): Message =>
  message(`resource.${typeof resource === 'number' ? RESOURCES[resource] : resource}`)
export const sectionName = (section: SectionId): Message => message(`section.${SECTION_NAMES[section]}`)
export const sourceName = (source: HonorSource): Message => message(`source.${source}`)
export const windowName = (window: TacticWindow): Message => message(`window.${window}`)
export const seasonName = (season: string): Message => message(`season.${found(within(SEASONS, season), season)}`)
export const numberMessage = (n: number): Message => message('number', { n })

/** A type of Soldiers that an expansion at the table adds: its folder has the texts (GWXC-VOC-04). */
const isAdded = (unit: string, { expansions }: GwBox): unit is keyof MoreUnits =>
  expansions.some(({ words }) => words?.units?.includes(unit) === true)

/** "Spearmen" */
export function unitName(unit: string, n: number, box: GwBox): Message {
  if (isAdded(unit, box)) return message(`unit.${unit}`, { n })
  return message(`unit.${unit === 'clerk' ? unit : found(within(UNIT_PICKS, unit), `Soldier ${unit}`)}`, { n })
}

/** "an Archer" */
export const aUnit = (unit: string, box: GwBox): Message =>
  message(`aUnit.${isAdded(unit, box) ? unit : found(within(UNIT_PICKS, unit), `Soldier ${unit}`)}`)
/** A Soldier or a Clerk. */
export const aPiece = (unit: string, box: GwBox): Message =>
  unit === 'clerk' ? message('aUnit.clerk') : aUnit(unit, box)
export const typeName = (type: number, box: GwBox): Message => aUnit(box.soldiers[type]!.id, box)

// --- places ------------------------------------------------------------------------------------------------------------

export type PlaceForm = 'the' | 'start' | 'to' | 'of' | 'from' | 'at'

const locationRow = (id: LocationId, { sides }: GameData): Name => sides.side3.locations[id].name

/** A Location that an expansion at the table adds: its folder has the texts (GW-HOOK-05). */
const isAddedLocation = (id: string, { expansions }: GwBox): id is keyof MoreLocations =>
  expansions.some(({ words }) => words?.locations?.includes(id) === true)

/** One of the Locations at this table. */
export const isLocation = (id: string, box: GwBox): boolean => box.locations.some((location) => location.id === id)

/** "Quarry" */
export function locationName(id: string, box: GwBox): Message {
  const own = within(LOCATIONS, id)
  if (own !== undefined) return named(locationRow(own, box.data))
  return named(found(box.locations.find((location) => location.id === id)?.name, `Location ${id}`))
}

/** "the Quarry", "to the Quarry", "a Production Location" ... */
export function locationIn(id: string, form: PlaceForm, box: GwBox): Message {
  if (isAddedLocation(id, box)) return message(`location.${id}`, { form, name: locationName(id, box) })
  const pick: LocationPick = found(within(LOCATION_PICKS, id), `Location ${id}`)
  const own = within(LOCATIONS, pick)
  return message(`location.${pick}`, { form, name: own === undefined ? '' : named(locationRow(own, box.data)) })
}

/** A Location, or the pool. */
export const placeName = (id: string, box: GwBox): Message =>
  id === 'pool' ? message('place.pool') : locationName(id, box)

export const locationAt = (index: number, form: PlaceForm, box: GwBox): Message =>
  locationIn(box.locations[index]!.id, form, box)

/** What a Production Location gives. */
export function resourceOf(location: string, box: GwBox): Message {
  const id = found(within(LOCATIONS, location), `Location ${location}`)
  return resourceName(found(box.data.sides.side3.locations[id].gives ?? undefined, `Resource at ${location}`))
}

// --- cards -------------------------------------------------------------------------------------------------------------

/** The name of any card: by its ID, a Horde also by the ID of one of its cards, a Command card also by its key. */
function rowOf(id: string, box: GwBox): { readonly name: Name; readonly epithet?: Name | null } {
  return found(rowAt(id, box), `card ${id}`)
}

/** Whether any card is called so. */
export const isCard = (id: string, box: GwBox): boolean => rowAt(id, box) !== undefined

function rowAt(id: string, { data }: GwBox): { readonly name: Name; readonly epithet?: Name | null } | undefined {
  const tables = [data.generals, data.advisors, data.tactics, data.artifacts, data.commandCards, data.commands.player]
  const tablesOfOthers = [data.events, data.requests, data.hordeTypes, data.others]
  for (const table of [...tables, ...tablesOfOthers]) if (Object.hasOwn(table, id)) return (table as NameTable)[id]!
  const horde = Object.hasOwn(data.hordeCards, id) ? data.hordeCards[id] : undefined
  return horde?.type
}
type NameTable = Readonly<Record<string, { readonly name: Name }>>

/** A kind of markers: by its row among those that are no cards, else as the box calls it. */
export const markerName = (marker: string, box: GwBox): Message | string =>
  isCard(marker, box) ? cardName(marker, box) : marker

/** "Yue Fei" */
export const cardName = (id: string, box: GwBox): Message => named(rowOf(id, box).name)

/** A card beside the sections, or something that has no card (GW-HOOK-04). */
export const outpostName = (id: string, box: GwBox): Message | string => (isCard(id, box) ? cardName(id, box) : id)

/** "Yue Fei, Serve the Nation": with the epithet, if the card has one. */
export function cardTitle(id: string, box: GwBox): Message {
  const { name, epithet } = rowOf(id, box)
  return epithet ? message('card.epithet', { name: named(name), epithet: named(epithet) }) : named(name)
}

/** By the number of a player's Command card. */
export const commandName = (card: number, box: GwBox): Message => cardName(box.commands[card]!.key, box)

/** What a Vital spot gives to the Soldier who covers it. */
export function rewardMessage(reward: Reward | null): Message {
  if (reward === null) return message('reward.none')
  if (reward.do === 'gain') return message('amount.resource', { n: reward.n, resource: resourceName(reward.what) })
  return message(reward.do === 'honor' ? 'reward.honor' : 'reward.tactic', { n: reward.n })
}
