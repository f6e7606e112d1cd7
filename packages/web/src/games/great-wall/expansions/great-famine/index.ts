import { type EatOption, type FeedOption, numbersOf } from '@wanli/great-wall/expansions/chronicles/great-famine'
import { playerMessage } from '@wanli/great-wall/text'
import { at } from '../../../../frame/clicks.ts'
import type { What } from '../../../face.ts'
import type { Box, View } from '../../types.ts'
import { scenarioFace } from '../chronicles/face.ts'
import type { ExpansionFace } from '../face.ts'
import { texts } from './text.ts'
import { famineOf } from './view.ts'

/** Where an answer to the question of the meal lies: in its picker, and nowhere else. */
export const mealPlace = (key: string): string => `meal:${key}`
const inMeal = ({ key }: EatOption | FeedOption) => [at(mealPlace(key))]

function larder(_words: readonly string[], box: Box, view: View): What | undefined {
  const famine = famineOf(view)
  if (famine === undefined) return undefined
  const { capacity, loss, players } = famine
  return {
    title: { key: 'gw.famine.larder' },
    lines: [
      { key: 'gw.famine.larder.what', params: { capacity, loss } },
      ...players.map(({ seat, food, mouths }) => ({
        key: 'gw.famine.has',
        params: { player: playerMessage(seat, box), food, mouths },
      })),
    ],
    rule: 'AC-GF-08',
  }
}

const ofSeat = ({ seat }: Readonly<Record<string, unknown>>): readonly string[] => [`seat:${String(seat)}`]

export const greatFamine: ExpansionFace = scenarioFace({
  name: 'greatFamine',
  story: { icon: 'food' },
  ways: { eat: inMeal, feed: inMeal, starve: inMeal },
  what: { larder },
  locations: { market: { icon: 'market', rule: 'AC-GF-04' } },
  told: {
    capacityFell: {
      named: ({ section }) => ['larder', `section:${String(section)}`],
      sound: 'stones',
      moment: ({ capacity }) => ({
        places: ['larder'],
        icon: 'food',
        words: { key: 'gw.moment.larder', params: { capacity: Number(capacity) } },
        good: false,
      }),
    },
    famineRaid: { named: ({ section }) => [`section:${String(section)}`] },
    foodGained: { named: ofSeat, follows: true },
    foodSpoilt: { named: ofSeat, follows: true },
    eatingPhase: { named: () => ['larder'], next: { key: 'gw.next.eating' } },
    ate: { named: ofSeat },
    soldierUnfed: { named: ofSeat, follows: true },
    overseerUnfed: {
      named: ({ seat, location }) => [`seat:${String(seat)}`, `location:${String(location)}`],
      follows: true,
    },
  },
  asked: { market: { key: 'gw.next.market' }, feed: { key: 'gw.next.eating' } },
  changes: (box) => [
    {
      icon: 'food',
      title: { key: 'gw.change.famine' },
      text: { key: 'gw.change.famine.text', params: numbersOf(box) },
    },
    {
      icon: 'market',
      title: { key: 'gw.change.market' },
      text: { key: 'gw.change.market.text', params: numbersOf(box) },
    },
  ],
  texts,
})
