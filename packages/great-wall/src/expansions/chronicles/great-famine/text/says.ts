import { isObject, type JsonObject } from '@wanli/kernel'
import type { MoreEvents } from '../../../../events.ts'
import type { SectionId } from '../../../../state.ts'
import type { GwBox } from '../../../../terms.ts'
import { listOf, type Message, message } from '../../../../text/messages/message.ts'
import type { Says } from '../../../../text/messages/says.ts'
import { aUnit, cardName, locationAt, locationIn, sectionName } from '../../../../text/messages/things.ts'
import { rows, tables } from '../rows.ts'
import type { EatsAt, FeedOption } from '../eating.ts'
import type { FoodOption } from '../market.ts'

type Event<K extends keyof MoreEvents> = MoreEvents[K]

/** "a Clerk at the Quarry" */
export function eaterName({ is, location = 0, type = 0, section = 0, row = 0 }: EatsAt, box: GwBox): Message {
  if (is === 'overseer' || is === 'clerk') return message(`eater.${is}`, { location: locationAt(location, 'at', box) })
  const place = { unit: aUnit(box.soldiers[type]!.id, box), section: sectionName(section) }
  return is === 'horde' ? message('eater.horde', { ...place, row: row + 1 }) : message(`eater.${is}`, place)
}

/** Those who would go hungry, as the question lists its places. */
function hungryIn({ places }: JsonObject, box: GwBox): { readonly n: number; readonly list: Message } {
  const hungry = (Array.isArray(places) ? places : []).flatMap((place) => {
    if (!isObject(place)) return []
    const n = Number(place['n']) - Number(place['fed'])
    return n > 0 ? [{ n, name: eaterName(place as unknown as EatsAt, box) }] : []
  })
  const names = hungry.map(({ n, name }) => (n === 1 ? name : message('eater.several', { n, piece: name })))
  return { n: hungry.reduce((sum, { n }) => sum + n, 0), list: listOf(names, 'semicolon') }
}

const inSection = ({ section }: { readonly section: SectionId }) => ({ section: sectionName(section) })

export const says: Says = {
  options: {
    buyFood: ({ n }: FoodOption) => message('option.buyFood', { n }),
    eat: () => message('option.eat'),
    feed: (piece: FeedOption, box) => message('option.feed', { piece: eaterName(piece, box) }),
    starve: (piece: FeedOption, box) => message('option.starve', { piece: eaterName(piece, box) }),
  },
  prompts: {
    market: ({ price, food, capacity }, box) =>
      message('prompt.market', {
        n: rows.at(box).market.food,
        price: Number(price),
        food: Number(food),
        capacity: Number(capacity),
      }),
    feed(about, box) {
      const { n, list } = hungryIn(about, box)
      return message('prompt.feed', { food: Number(about['food']), mouths: Number(about['mouths']), hungry: n, list })
    },
  },
  events: {
    foodGained: ({ n, has, cut }: Event<'foodGained'>) => ({ n, has, cut }),
    capacityFell: ({ n, capacity, section }: Event<'capacityFell'>) => ({ n, capacity, ...inSection({ section }) }),
    famineRaid: ({ horde, section }: Event<'famineRaid'>, box) => ({
      horde: cardName(horde, box),
      ...inSection({ section }),
    }),
    foodSpoilt: ({ n, has }: Event<'foodSpoilt'>) => ({ n, has }),
    ate: ({ n, hungry, food }: Event<'ate'>) => ({ n, hungry, food }),
    soldierUnfed: ({ unit, from, section }: Event<'soldierUnfed'>, box) => ({
      unit: aUnit(unit, box),
      from,
      ...inSection({ section }),
    }),
    overseerUnfed: ({ unit, location, level }: Event<'overseerUnfed'>, box) => ({
      unit: aUnit(unit, box),
      location: locationIn(location, 'at', box),
      level,
    }),
  },
  facts: { noFoodLeft: ({ food }: { readonly food: number }) => ({ food }) },
  impossible: { market: 'impossible.market' },
  endings: { famine: message('ending.famine') },
  cardText(id, box) {
    const { market, track } = rows.at(box)
    return id === tables.scenario.id
      ? [
          message('scenario.SCN-2.1'),
          message('scenario.SCN-2.2', { n: market.food }),
          message('scenario.SCN-2.3', { loss: track.loss }),
        ]
      : undefined
  },
}
