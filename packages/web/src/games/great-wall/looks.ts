import { CLAN_LOOKS, type ClanLook } from '../../ui/clans.ts'

export type Look = ClanLook

export const lookOf = (clan: string): Look => CLAN_LOOKS[clan] ?? CLAN_LOOKS['reed']!

/** In this order the Reed Clan takes pieces that nobody else has (GW5-16). */
const REED_WEARS = ['panda', 'turtle', 'monkey', 'snake', 'dragon'] as const

/** Whose colours a seat has: its Clan's; the Reed Clan has none of its own. */
export function coloursOf(clans: readonly string[], seat: number): string {
  const clan = clans[seat]!
  return clan === 'reed' ? (REED_WEARS.find((one) => !clans.includes(one)) ?? clan) : clan
}

/** The icon of a Location. */
export const LOCATION_ICONS: Readonly<Record<string, string>> = {
  lumberMill: 'mill',
  quarry: 'quarry',
  goldMine: 'mine',
  temple: 'temple',
  barracks: 'barracks',
  builders: 'builders',
  logistics: 'logistics',
  teaHouse: 'tea',
  embassy: 'embassy',
  warAcademy: 'academy',
}
