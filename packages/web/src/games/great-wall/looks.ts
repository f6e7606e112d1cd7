import { CLAN_LOOKS } from '../../ui/clans.ts'

/** Colour class, seal, and whether the seal is an icon of lines. */
export interface Look {
  readonly colour: string
  readonly seal: string
  readonly lines: boolean
}

/** Qin Jiushao is no Clan: ink, with a fan. So he stays apart from the Reed Clan, who plays beside him. */
const QIN: Look = { colour: 'qin', seal: 'advisor', lines: true }

export function lookOf(clan: string): Look {
  if (clan === 'qin') return QIN
  return { ...(CLAN_LOOKS[clan] ?? CLAN_LOOKS['reed']!), lines: false }
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
