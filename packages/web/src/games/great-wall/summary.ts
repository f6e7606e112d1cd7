import type { GreatWall } from '@wanli/great-wall'
import { cardName, locationName } from '@wanli/great-wall/text'
import type { Seat } from '@wanli/kernel'
import type { NewsLine } from '../../table/protocol.ts'
import type { Message } from '../../text/index.ts'
import type { Summary } from '../face.ts'
import { gainOf } from './ranking.ts'
import { type Box, SECTION_KEYS } from './types.ts'

/* What a Winter brought: Sections that held or broke, who fell, Shame, and the income that followed. All of it was told. */

type Telling = NewsLine['event']

const COLUMNS = [
  ['shame', 'shame'],
  ['fell', 'wound'],
  ['saved', 'check'],
  ['honor', 'honor'],
  ['income', 'gold'],
] as const

const isSeason = ({ kind, season }: Telling, ...seasons: readonly string[]): boolean =>
  kind === 'season' && typeof season === 'string' && seasons.includes(season)
const number = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** The last Winter that is over, until the next Fall; undefined: there was none yet, or it still lasts. */
export function winterOf(told: readonly NewsLine[], box: Box): Summary | undefined {
  const begin = told.findLastIndex(({ event }) => isSeason(event, 'winter'))
  if (begin < 0) return undefined
  const rest = told.slice(begin + 1)
  const over = rest.findIndex(({ event }) => isSeason(event, 'spring'))
  if (over < 0) return undefined
  const fall = rest.findIndex(({ event }) => isSeason(event, 'fall'))
  const year = fall < 0 ? rest : rest.slice(0, fall)
  const winter = rest.slice(0, over)
  const count = (events: readonly NewsLine[], kind: string, seat: Seat, of: (event: Telling) => number = () => 1) =>
    events.reduce((sum, { event }) => (event.kind === kind && event['seat'] === seat ? sum + of(event) : sum), 0)
  const honor = (seat: Seat) =>
    winter.reduce((sum, { event }) => {
      const gain = gainOf(event)
      return gain?.seat === seat ? sum + gain.points : sum
    }, 0)
  return {
    id: rest[over]!.n,
    title: { key: 'gw.winter', params: { year: number(told[begin]!.event['year']) } },
    facts: [
      ...winter.flatMap(({ event }) => (event.kind === 'assault' ? [assault(event)] : [])),
      ...shames(winter, box),
    ],
    none: { key: 'gw.winter.none' },
    columns: COLUMNS.map(([name, icon]) => ({ key: `gw.winter.${name}`, icon })),
    again: true,
    rows: box.clans.map((_, seat) => {
      const shame = count(winter, 'shamed', seat) - count(winter, 'unshamed', seat)
      const fell = count(winter, 'killed', seat)
      const saved = count(winter, 'saved', seat)
      const income = count(year, 'gained', seat, ({ from, n }) => (from === 'income' ? number(n) : 0))
      return {
        seat,
        values: [shame, fell, saved, honor(seat), income],
        bad: [true, true, false, false, false],
        lead: { key: 'gw.winter.me', params: { shame: Math.max(0, shame), fell, saved } },
      }
    }),
  }
}

function assault({ section, defense, power, breach }: Telling): Summary['facts'][number] {
  const name = SECTION_KEYS[number(section)]!
  return {
    text: {
      key: breach === true ? 'gw.winter.breached' : 'gw.winter.held',
      params: { section: { key: `label.section.${name}` } },
    },
    value: `${number(defense)} : ${number(power)}`,
    good: breach !== true,
    icon: breach === true ? 'breach' : 'wall',
  }
}

type Cause = Extract<GreatWall['event'], { kind: 'shamed' }>['why']

/** Why Shame came, and to whom how much of it; a token that found no place cost Honor instead. */
function shames(winter: readonly NewsLine[], box: Box): Summary['facts'] {
  const tokens = winter.flatMap(({ event }) =>
    event.kind === 'shamed' || event.kind === 'shameUnplaceable'
      ? [{ seat: number(event['seat']), why: event['why'] as Cause }]
      : [],
  )
  const causes = Map.groupBy(tokens, ({ why }) => JSON.stringify(why))
  return [...causes.values()].map((all) => ({
    text: cause(all[0]!.why, box),
    value: '',
    good: false,
    who: box.clans.flatMap((_, seat) => {
      const n = all.filter((token) => token.seat === seat).length
      return n === 0 ? [] : [{ seat, n }]
    }),
  }))
}

function cause(why: Cause, box: Box): Message {
  if ('section' in why) {
    const section = { key: `label.section.${SECTION_KEYS[why.section]}` }
    return { key: 'gw.winter.shame.breach', params: { section } }
  }
  if ('location' in why) return { key: 'gw.winter.shame.alone', params: { location: locationName(why.location, box) } }
  if ('card' in why) return { key: 'gw.winter.shame.card', params: { card: cardName(why.card, box) } }
  return { key: 'gw.winter.shame.requests' }
}
