import type { MoreEvents } from '../../../events.ts'
import type { MoreFacts } from '../../../facts.ts'
import { RESOURCES, SECTION_NAMES, type SectionId } from '../../../state.ts'
import type { GwBox } from '../../../terms.ts'
import type { Context } from '../../../text/cards/context.ts'
import { rulesText } from '../../../text/cards/index.ts'
import { listOf, type Message, message } from '../../../text/messages/message.ts'
import type { Says } from '../../../text/messages/says.ts'
import {
  cardName,
  locationIn,
  locationName,
  type PlaceForm,
  resourceName,
  sectionName,
} from '../../../text/messages/things.ts'
import { areaName } from '../areas.ts'
import { BEAST_IDS, type BeastCard, beastsOf, type Movable, type Relic, relicsOf } from '../cards.ts'
import type { BeastOption, BeastUpgradeOption } from '../deeds.ts'

type Event<K extends keyof MoreEvents> = MoreEvents[K]

/** "to the Quarry", "in the left Section" */
function areaMessage(area: string, form: PlaceForm, box: GwBox): Message {
  const section = SECTION_NAMES.indexOf(area as 'left')
  return section < 0
    ? locationIn(area, form, box)
    : message('area.section', { form, section: sectionName(section as SectionId) })
}

const beastName = (beast: number, box: GwBox): Message => cardName(BEAST_IDS[beast]!, box)

function areasText({ level, locations }: BeastCard, box: GwBox): Message {
  if (locations.length === 0) return message('beast.areas.sections', { level })
  const names = locations.map((id) => locationName(id, box))
  return message('beast.areas', { level, areas: listOf(names, 'comma') })
}

/** What is printed on a Beast card: level and areas, its rules, the price of the next level. */
function beastText(card: BeastCard, box: GwBox): readonly Message[] {
  const texts = [areasText(card, box), ...rulesText(card.rules, box), message('beast.where')]
  if (card.price === null) return texts
  const { n, resource } = card.price
  const price = message('amount.resource', { n, resource: resourceName(RESOURCES[resource]) })
  return [...texts, message('beast.upgrade', { price })]
}

/** AB-15: several rules share one use. */
const relicText = ({ rules }: Relic, box: GwBox): readonly Message[] => [
  ...rulesText(rules, box),
  ...(rules.length > 1 ? [message('relic.once')] : []),
]

const prices = (box: GwBox): readonly number[] =>
  beastsOf(box).flatMap(({ levels }) => levels.flatMap(({ price }) => price?.n ?? []))

export const says: Says = {
  options: {
    beast: ({ beast, area }: BeastOption, box) =>
      message('option.beast', { beast: beastName(beast, box), area: areaMessage(areaName(box, area), 'to', box) }),
    beastUpgrade: ({ beast }: BeastUpgradeOption, box) =>
      message('option.beastUpgrade', { beast: beastName(beast, box) }),
  },
  prompts: {
    // After an Upgrade that Beast alone; by a card any that it may move.
    beastMove: ({ beast, card }, box) =>
      typeof card === 'string'
        ? message('prompt.beastMove.by', { card: cardName(card, box) })
        : message('prompt.beastMove', { beast: cardName(beast as string, box) }),
  },
  events: {
    beastPlaced: ({ beast, area }: Event<'beastPlaced'>, box) => ({
      beast: cardName(beast, box),
      area: areaMessage(area, 'at', box),
    }),
    beastByLot: ({ beast, area }: Event<'beastByLot'>, box) => ({
      beast: cardName(beast, box),
      area: areaMessage(area, 'at', box),
    }),
    beastUpgraded: ({ beast, level }: Event<'beastUpgraded'>, box) => ({ beast: cardName(beast, box), level }),
    beastMoved: ({ beast, from, to }: Event<'beastMoved'>, box) => ({
      beast: cardName(beast, box),
      from: areaMessage(from, 'from', box),
      to: areaMessage(to, 'to', box),
    }),
    relicShown: ({ card }: Event<'relicShown'>, box) => ({ card: cardName(card, box) }),
  },
  impossible: { beastUpgrade: 'impossible.beastUpgrade' },
  facts: {
    beastIsThere: ({ beast }: MoreFacts['beastIsThere'], box) => ({ beast: cardName(beast, box) }),
    beastAtTop: ({ beast, level }: MoreFacts['beastAtTop'], box) => ({ beast: cardName(beast, box), level }),
  },
  effects: {
    moveBeast: ({ which }: { readonly which: Movable }, { form }: Context) =>
      message('effect.moveBeast', { form, which }),
  },
  costs: { beastUpgrade: { lowest: (box) => Math.min(...prices(box)) } },
  triggers: { onBeast: ({ filter }) => ({ what: filter.length === 1 ? filter[0]! : 'any' }) },
  cardText(id, box) {
    const card = beastsOf(box)
      .flatMap(({ levels }) => levels)
      .find((other) => other.id === id)
    if (card !== undefined) return beastText(card, box)
    const relic = relicsOf(box).find((other) => other.id === id)
    return relic === undefined ? undefined : relicText(relic, box)
  },
}
