import { resourceName } from '@wanli/great-wall/text'
import type { Message } from '@wanli/text'
import { BUILDING, type GwBox, type View } from './terms.ts'
import { isWord } from './text/index.ts'

/** The Reed Clan's seat, if it takes part. */
export const reedSeat = ({ players }: View): number | undefined => players.find(({ clan }) => clan === 'reed')?.seat

/** What a Location does for a participant that nobody plays, with so many Clerks. `honor`: what it brings, where it brings any. */
export function automatonDoing(
  view: View,
  box: GwBox,
  location: number,
  seat: number,
  clerks: number,
  honor: number | undefined,
): Message {
  return view.players[seat]!.clan === 'reed' ? reedDoing(box, location) : qinDoing(box, location, clerks, honor)
}

/** GW-REED-14 */
function reedDoing(box: GwBox, location: number): Message {
  const { id, resource } = box.locations[location]!
  if (resource !== undefined && BUILDING.includes(resource))
    return { key: 'choice.reed.warehouse', params: { resource: resourceName(resource) } }
  const key = `choice.reed.${id}`
  return { key: isWord(key) ? key : 'choice.reed.nothing' }
}

/** GW-SOLO-24, -25 */
function qinDoing(box: GwBox, location: number, clerks: number, honor: number | undefined): Message {
  if (honor !== undefined) return { key: 'choice.qin.honor', params: { n: honor } }
  return box.locations[location]!.id === 'barracks'
    ? { key: 'choice.qin.barracks', params: { n: clerks } }
    : { key: 'choice.reed.nothing' }
}
