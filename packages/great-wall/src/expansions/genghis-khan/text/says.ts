import type { MoreEvents } from '../../../events.ts'
import { RESOURCES, type Resource } from '../../../state.ts'
import type { GwBox } from '../../../terms.ts'
import { ruleTexts } from '../../../text/cards/index.ts'
import { listOf, message, type Message } from '../../../text/messages/message.ts'
import type { Says } from '../../../text/messages/says.ts'
import { cardName, resourceName, sectionName, unitName } from '../../../text/messages/things.ts'
import { attackersOf, AWARD_IDS, BANNERMAN, bannermanOf, KHAN_CARD, rows, SKILL_IDS, SPOT_CARD_IDS } from '../cards.ts'
import { activeSpots } from '../state.ts'

type Event<K extends keyof MoreEvents> = MoreEvents[K]

/** How many spots of a card count at this table (GK-08). */
function spotsText(id: string, box: GwBox): Message {
  const outpost = SPOT_CARD_IDS.indexOf(id)
  return message('khan.spots', { n: activeSpots({ box }, outpost).length, humans: box.setup.seats })
}

/** "2 Gold and 1 Wood" */
function priceText(box: GwBox): Message {
  const cost: Readonly<Record<string, number>> = bannermanOf(box).cost
  const parts = RESOURCES.flatMap((name, resource) =>
    cost[name] === undefined
      ? []
      : [message('amount.resource', { n: cost[name], resource: resourceName(resource as Resource) })],
  )
  return listOf(parts, 'and')
}

/** "Spearman or Horseman" (GK-25: "Spearman, Horseman or Bannerman") */
const attackersText = (box: GwBox): Message =>
  listOf(
    attackersOf(box.setup).map((unit) => unitName(unit, 1, box)),
    'or',
  )

export const says: Says = {
  prompts: {
    outpost: ({ price }) => message('prompt.outpost.khan', { price: typeof price === 'number' ? price : 0 }),
    attack: ({ card, left }, box) =>
      card === BANNERMAN
        ? message('prompt.attack.bannerman', { unit: cardName(BANNERMAN, box), left: Number(left) })
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
    khanAttack: { paidIn: 'change.chi', lowest: () => 0 },
    'recruit:bannerman': {
      lowest: ({ setup }) => Object.values(bannermanOf({ setup }).cost).reduce((sum, n) => sum + n, 0),
    },
  },
  endings: { khan: message('ending.khan') },
  cardText(id, box) {
    const { wound } = rows.at(box)
    if (id === SPOT_CARD_IDS[KHAN_CARD])
      return [message('khan.card', { honor: wound.honor, units: attackersText(box) }), spotsText(id, box)]
    if (SKILL_IDS.includes(id)) return [...ruleTexts(id, box), message('khan.skill'), spotsText(id, box)]
    if (AWARD_IDS.includes(id)) return [message('khan.award'), ...ruleTexts(id, box)]
    if (id === BANNERMAN)
      return [
        message('bannerman.price', { n: bannermanOf(box).perPlayer, price: priceText(box) }),
        message('bannerman.card', { n: bannermanOf(box).winterAttacks }),
      ]
    return undefined
  },
}
