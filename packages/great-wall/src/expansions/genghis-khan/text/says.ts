import type { MoreEvents } from '../../../events.ts'
import { RESOURCES, type Resource } from '../../../state.ts'
import type { GwBox } from '../../../terms.ts'
import { ruleTexts } from '../../../text/cards/index.ts'
import { listOf, message, type Message } from '../../../text/messages/message.ts'
import type { Says } from '../../../text/messages/says.ts'
import { cardName, resourceName, sectionName } from '../../../text/messages/things.ts'
import { AWARDS, BANNERMAN, KHAN, SKILLS, SPOT_CARDS, WOUND_OF_KHAN } from '../cards.ts'
import { activeSpots } from '../state.ts'

type Event<K extends keyof MoreEvents> = MoreEvents[K]

/** How many spots of a card count at this table (GK-08). */
function spotsText(id: string, box: GwBox): Message {
  const outpost = SPOT_CARDS.findIndex((card) => card.id === id)
  return message('khan.spots', { n: activeSpots({ box }, outpost).length, humans: box.setup.seats })
}

const has = (cards: readonly { readonly id: string }[], id: string): boolean => cards.some((card) => card.id === id)

/** "2 Gold and 1 Wood" */
function priceText(): Message {
  const cost: Readonly<Record<string, number>> = BANNERMAN.cost
  const parts = RESOURCES.flatMap((name, resource) =>
    cost[name] === undefined
      ? []
      : [message('amount.resource', { n: cost[name], resource: resourceName(resource as Resource) })],
  )
  return listOf(parts, 'and')
}

export const says: Says = {
  prompts: {
    outpost: ({ price }) => message('prompt.outpost.khan', { price: typeof price === 'number' ? price : 0 }),
    attack: ({ card, left }, box) =>
      card === BANNERMAN.id
        ? message('prompt.attack.bannerman', { unit: cardName(BANNERMAN.id, box), left: Number(left) })
        : message('prompt.attack'),
  },
  events: {
    khanMoved: ({ from, section }: Event<'khanMoved'>) => ({
      moved: String(from !== section),
      section: sectionName(section),
    }),
    skillBroken: ({ card }: Event<'skillBroken'>, box) => ({ card: cardName(card, box) }),
    noRetreat: ({ section }: Event<'noRetreat'>) => ({ section: sectionName(section) }),
    woundsHealed: ({ section, n }: Event<'woundsHealed'>) => ({ section: sectionName(section), n }),
  },
  costs: {
    khanAttack: { paidIn: 'change.chi', lowest: 0 },
    'recruit:bannerman': { lowest: Object.values(BANNERMAN.cost).reduce((sum, n) => sum + n, 0) },
  },
  endings: { khan: message('ending.khan') },
  cardText(id, box) {
    if (id === KHAN.id) return [message('khan.card', { honor: WOUND_OF_KHAN.honor }), spotsText(id, box)]
    if (has(SKILLS, id)) return [...ruleTexts(id, box), message('khan.skill'), spotsText(id, box)]
    if (has(AWARDS, id)) return [message('khan.award'), ...ruleTexts(id, box)]
    if (id === BANNERMAN.id)
      return [
        message('bannerman.price', { n: BANNERMAN.perPlayer, price: priceText() }),
        message('bannerman.card', { n: BANNERMAN.winterAttacks }),
      ]
    return undefined
  },
}
