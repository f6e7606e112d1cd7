import type { GwBox } from '../../../terms.ts'
import { askedBy, type Says } from '../../../text/messages/says.ts'
import { message } from '../../../text/messages/message.ts'
import { cardName, locationAt, locationIn } from '../../../text/messages/things.ts'
import type { MoreEvents } from '../../../events.ts'
import { ratCards } from '../cards.ts'
import type { RatOption } from '../rules.ts'

type Event<K extends keyof MoreEvents> = MoreEvents[K]

export const says: Says = {
  options: {
    rat: ({ location }: RatOption, box) => message('option.rat', { location: locationAt(location, 'to', box) }),
  },
  prompts: {
    ratMove: askedBy('prompt.ratMove', 'prompt.ratMove.by'),
  },
  events: {
    ratPlaced: ({ location }: Event<'ratPlaced'>, box) => ({ location: locationIn(location, 'to', box) }),
    ratMoved: ({ from, to }: Event<'ratMoved'>, box) => ({
      from: locationIn(from, 'from', box),
      to: locationIn(to, 'to', box),
    }),
    ratNamed: ({ card, n }: Event<'ratNamed'>, box) => ({ card: cardName(card, box), n }),
    ratStays: ({ card, location }: Event<'ratStays'>, box) => ({
      card: cardName(card, box),
      location: locationIn(location, 'at', box),
    }),
    ratCard: ({ card }: Event<'ratCard'>, box: GwBox) => ({ card: cardName(card, box) }),
  },
  cardText(id, box) {
    const card = ratCards(box).find((other) => other.id === id)
    // RAT-12: what the table has agreed on.
    const when = String(box.setup.options['rat.moveTiming'])
    return card === undefined ? undefined : [message('ratCard', { when, order: card.order, of: card.of })]
  },
}
