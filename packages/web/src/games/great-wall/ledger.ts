import { cardName, locationName } from '@wanli/great-wall/text'
import type { LedgerLine } from '../face.ts'
import type { Message } from '../../text/index.ts'
import { shameOf } from './counts.ts'
import type { LedgerMaker } from './expansions/face.ts'
import { ledgerIn } from './expansions/index.ts'
import { foreseen } from './foresee.ts'
import {
  type Box,
  type LocationView,
  type Option,
  type PlayerView,
  RESOURCES,
  SECTION_KEYS,
  type SectionView,
  sum,
  type View,
} from './types.ts'

/* What an option changes for the viewer: the walls first, then what he has, then what he did. */

const MOST = 5

type Maker = LedgerMaker

export const line = (
  label: Message,
  before: string | number,
  after: string | number,
  good: boolean | null,
): LedgerLine => ({
  label,
  seat: null,
  before: String(before),
  after: String(after),
  good,
})
const isBreach = ({ defense, power, hordes }: SectionView): boolean => hordes.length > 0 && power > defense
const mineIn = (view: View): PlayerView | undefined => (view.seat === null ? undefined : view.players[view.seat])

/** A line for a number of mine, if it changes. */
const counted =
  (label: Message, count: (me: PlayerView) => number | undefined, moreIsGood: boolean): Maker =>
  (before, after) => {
    const [was, is] = [mineIn(before), mineIn(after)].map((me) => (me === undefined ? undefined : count(me)))
    if (was === undefined || is === undefined || was === is) return []
    return [line(label, was, is, is > was === moreIsGood)]
  }

/** Defense against power. */
const walls: Maker = (before, after) =>
  before.sections.flatMap((was, i) => {
    const is = after.sections[i]!
    if (was.defense === is.defense && was.power === is.power) return []
    const pair = ({ defense, power }: SectionView) => `${defense} : ${power}`
    const better = is.defense - is.power - (was.defense - was.power)
    const good = isBreach(is) === isBreach(was) ? (better === 0 ? null : better > 0) : !isBreach(is)
    return [line({ key: `label.section.${SECTION_KEYS[was.section]}` }, pair(was), pair(is), good)]
  })

const resources: Maker = (before, after, box) =>
  RESOURCES.flatMap((name, i) =>
    counted({ key: `resource.${name}` }, (me) => me.resources?.[i], true)(before, after, box),
  )

/** Vital spots that are left. */
const hordes: Maker = (before, after, box) =>
  before.sections.flatMap(({ hordes: there }, section) =>
    there.flatMap((was) => {
      const is = after.sections[section]!.hordes.find(({ card }) => card === was.card)
      const free = (horde: typeof was | undefined) => horde?.spots.filter((spot) => spot === 'vacant').length ?? 0
      if (free(was) === free(is)) return []
      const of = was.spots.length
      return [line(cardName(was.card, box), `${of - free(was)}/${of}`, `${of - free(is)}/${of}`, null)]
    }),
  )

const locations: Maker = (before, after, box) =>
  before.locations.flatMap((was, i) => {
    const is = after.locations[i]!
    const shown = ({ clerks, spots }: LocationView) => `${sum(clerks)}${spots === null ? '' : `/${spots}`}`
    return sum(was.clerks) === sum(is.clerks) ? [] : [line(locationName(was.id, box), shown(was), shown(is), null)]
  })

const tea: Maker = (before, after) => {
  if (before.seat === null) return []
  const [was, is] = [before, after].map((view) => view.tea.indexOf(before.seat!) + 1)
  return was === is ? [] : [line({ key: 'label.order' }, was!, is!, is! < was!)]
}

const MAKERS: readonly Maker[] = [
  walls,
  counted({ key: 'label.honor' }, ({ honor }) => honor, true),
  resources,
  counted({ key: 'label.shame' }, shameOf, false),
  ledgerIn,
  hordes,
  counted({ key: 'label.tactics' }, ({ tacticCount }) => tacticCount, true),
  locations,
  counted({ key: 'gw.ledger.pool' }, ({ clerkPool }) => clerkPool, true),
  counted({ key: 'label.overseers' }, ({ overseers }) => sum(overseers), true),
  tea,
  counted({ key: 'label.claimed' }, ({ claimed }) => claimed.length, true),
]

/** GW-BUILD-05: what is built is paid at the end, but what it brings is known: the pieces, and their printed Honor. */
function built(before: View, after: View, option: Option | undefined): View {
  if (after.seat === null || (option?.kind !== 'barricade' && option?.kind !== 'wall')) return after
  const { kind, section } = option
  const me = after.players[after.seat]!
  const honor = before.sections[section]!.built[kind]?.honor ?? 0
  const players = after.players.with(after.seat, { ...me, honor: me.honor + honor })
  return { ...after, sections: foreseen(before, kind, section).sections, players }
}

export const ledger = (before: View, after: View, box: Box, option?: Option): readonly LedgerLine[] => {
  // A single piece is paid at once: then the table shows it already.
  const isThere = before.sections.some(({ wall, barricades }, i) => {
    const then = after.sections[i]!
    return then.wall !== wall || then.barricades !== barricades
  })
  const then = isThere ? after : built(before, after, option)
  return MAKERS.flatMap((make) => make(before, then, box, option)).slice(0, MOST)
}
