import { numbersOf } from '@wanli/great-wall/expansions/chronicles/freezing-weather'
import { at } from '../../../../frame/clicks.ts'
import { place } from '../../place.ts'
import type { OptionOf } from '../../types.ts'
import { scenarioFace } from '../chronicles/face.ts'
import type { ExpansionFace } from '../face.ts'
import { texts } from './text.ts'
import { coldOf, signed } from './view.ts'

/** A slot of the card, by the Resource. */
export const slotPlace = (resource: number): string => `sent:${resource}`

const told = (event: Readonly<Record<string, unknown>>): readonly string[] => [
  `seat:${String(event['seat'])}`,
  slotPlace(Number(event['resource'])),
]

/** Something is sent by a click on the slot of its kind; what goes in the place of Shame by a click on the own Resource. */
export const freezingWeather: ExpansionFace = scenarioFace({
  name: 'freezingWeather',
  story: { icon: 'production' },
  ways: {
    deliver: ({ resource }: OptionOf<'deliver'>) => [at(slotPlace(resource))],
    spare: ({ resource }: OptionOf<'spare'>) => [at(place.resource(resource))],
  },
  what: {
    sent: (_words, box) => ({
      title: { key: 'gw.cold.sent' },
      lines: [{ key: 'gw.cold.sent.what', params: numbersOf(box) }],
      rule: 'AC-FW-09',
    }),
    coldSupply: () => ({ title: { key: 'gw.cold.supply' }, lines: [{ key: 'gw.cold.supply.what' }], rule: 'AC-FW-16' }),
  },
  told: {
    production: { named: () => ['time'], follows: true },
    delivered: {
      named: told,
      sound: 'coin',
      moment: ({ seat, resource }, box) => ({
        places: [slotPlace(Number(resource))],
        icon: 'honor',
        words: { key: 'gw.moment.sent', params: numbersOf(box) },
        seat: Number(seat),
        good: true,
      }),
      next: { key: 'gw.next.sent' },
    },
    sparedShame: { named: ({ seat }) => [`seat:${String(seat)}`] },
    coldRaid: { named: ({ section }) => ['coldSupply', `section:${String(section)}`] },
  },
  timeRow(view) {
    const cold = coldOf(view)
    return cold === undefined
      ? undefined
      : { label: { key: 'gw.cold.production' }, values: cold.production.map(signed) }
  },
  overseersAdd: (view) => coldOf(view)?.adds,
  asked: { delivery: { key: 'gw.next.sent' }, spareShame: { key: 'gw.next.cold' } },
  changes: (box) => [
    {
      icon: 'production',
      title: { key: 'gw.change.cold' },
      text: { key: 'gw.change.cold.text', params: numbersOf(box) },
    },
    {
      icon: 'production',
      title: { key: 'gw.change.sent' },
      text: { key: 'gw.change.sent.text', params: numbersOf(box) },
    },
  ],
  texts,
})
