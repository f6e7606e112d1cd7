import type { ZhanGuo } from '@wanli/zhanguo'
import { eventMessage } from '@wanli/zhanguo/text'
import type { Seat } from '@wanli/kernel'
import type { NewsLine } from '../../table/protocol.ts'
import type { Summary } from '../face.ts'
import { gainOf } from './ranking.ts'
import type { Box } from './types.ts'

/* What a round brought: who took which reward and for what, and where the points came from. All of it was told. */

type Event = ZhanGuo['event']

const REWARDS: ReadonlySet<string> = new Set<Event['kind']>(['rewardTaken', 'rewardPassed', 'rewardLapsed'])
const isKind = ({ event }: NewsLine, kind: Event['kind']): boolean => event.kind === kind

/** The last round that is over; undefined: none is. */
export function roundOf(told: readonly NewsLine[], box: Box): Summary | undefined {
  const end = told.findLastIndex((one) => isKind(one, 'roundEnded'))
  if (end < 0) return undefined
  const begin = told.slice(0, end).findLastIndex((one) => isKind(one, 'roundBegan'))
  const round = told.slice(Math.max(0, begin), end)
  const ended = told[end]!
  const order = told.slice(end).find((one) => isKind(one, 'roundBegan'))?.event['order']
  const gained = (seat: Seat, isSource: (source: string) => boolean) =>
    round.reduce((sum, { event }) => {
      const gain = gainOf(event)
      return gain?.seat === seat && isSource(gain.source.key) ? sum + gain.points : sum
    }, 0)
  const taken = (seat: Seat) => round.filter((one) => isKind(one, 'rewardTaken') && one.event['seat'] === seat).length
  const unify = 'source.unification'
  return {
    id: ended.n,
    title: { key: 'zhanguo.summary', params: { round: Number(ended.event['round']) } },
    facts: round.flatMap(({ event }) =>
      REWARDS.has(event.kind)
        ? [
            {
              text: eventMessage(event as unknown as Event, box),
              value: '',
              good: event.kind === 'rewardTaken' ? true : null,
            },
          ]
        : [],
    ),
    none: { key: 'zhanguo.summary.none' },
    columns: ['unified', 'other', 'points', 'rewards', 'next'].map((name) => ({ key: `zhanguo.summary.${name}` })),
    rows: Array.from({ length: box.seats }, (_, seat) => ({
      seat,
      values: [
        gained(seat, (source) => source === unify),
        gained(seat, (source) => source !== unify),
        gained(seat, () => true),
        taken(seat),
        Array.isArray(order) ? order.indexOf(seat) + 1 : 0,
      ],
      bad: [false, false, false, false, false],
    })),
  }
}
