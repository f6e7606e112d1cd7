import type { LedgerLine } from '../face.ts'
import type { Message, Param } from '../../text/index.ts'
import { governorsIn, markersOf } from './counts.ts'
import { ASPECTS, type Box, OFFICIAL_COLOURS, type View } from './types.ts'

/** Points first, then what is gained or lost on the board; more than this is a story for the log. */
const MOST = 5

/** What changes between two views, for the one who looks. */
export function ledger(before: View, after: View, box: Box): readonly LedgerLine[] {
  const { seat } = before
  if (seat === null) return []
  const a = before.players[seat]!
  const b = after.players[seat]!
  const lines: LedgerLine[] = []
  /** `more`: is more of it good, bad (false) or neither (null)? */
  const line = (key: string, was: number, is: number, more: boolean | null, params?: Message['params']) => {
    if (was === is) return
    const good = more === null ? null : is > was === more
    const label: Message = params === undefined ? { key } : { key, params }
    lines.push({ label, seat, before: String(was), after: String(is), good })
  }

  line('label.points', a.vp, b.vp, true)
  for (const { region } of before.regions)
    line('label.governorsIn', governorsIn(before, seat, region), governorsIn(after, seat, region), true, { region })
  for (const [i, { region, palaces }] of before.regions.entries())
    line('label.palacesIn', palaces[seat]!, after.regions[i]!.palaces[seat]!, true, { region })
  line('label.wallsBuilt', box.data.constants.walls - a.walls, box.data.constants.walls - b.walls, true)
  const claimed = ({ taskDiscs }: typeof a) => box.data.constants.taskDiscs - taskDiscs
  line('label.taskDiscs', claimed(a), claimed(b), true)
  ASPECTS.forEach((aspect, colour) => {
    const markers = (view: View) => markersOf(view, seat, colour)
    line('label.markersOf', markers(before), markers(after), true, { aspect: { key: `aspect.${aspect}` } })
  })
  for (const [i, { region, workers, unrest, cap }] of a.regions.entries()) {
    const then = b.regions[i]!
    line('label.workersIn', workers, then.workers, true, { region })
    line('label.unrestIn', unrest, then.unrest, false, { region, cap })
  }
  for (const colour of OFFICIAL_COLOURS) {
    const official: Param = { key: `official.${colour}` }
    for (const [i, here] of a.regions.entries()) {
      const then = b.regions[i]!
      const at = (area: 'G' | 'W'): Message['params'] => ({
        official,
        place: { key: `place.${area}`, params: { region: here.region } },
      })
      line('label.officialsIn', here.governorsArea[colour], then.governorsArea[colour], null, at('G'))
      line('label.officialsIn', here.workersArea[colour], then.workersArea[colour], null, at('W'))
    }
  }
  for (const [i, { region, cards }] of a.regions.entries())
    line('label.cardsIn', cards.length, b.regions[i]!.cards.length, true, { region })
  return lines.slice(0, MOST)
}
