import { CLAN_LOOKS, type ClanLook } from '../../ui/clans.ts'

export type Look = ClanLook

export const lookOf = (clan: string): Look => CLAN_LOOKS[clan] ?? CLAN_LOOKS['reed']!

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
