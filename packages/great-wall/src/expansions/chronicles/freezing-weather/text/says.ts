import type { MoreEvents } from '../../../../events.ts'
import { message } from '../../../../text/messages/message.ts'
import type { Says } from '../../../../text/messages/says.ts'
import { cardName, resourceName, sectionName } from '../../../../text/messages/things.ts'
import { amounts } from '../../../../text/messages/why.ts'
import tables from '../data.json' with { type: 'json' }
import type { DeliverOption, SpareOption } from '../rules.ts'

type Event<K extends keyof MoreEvents> = MoreEvents[K]

const { n, honor } = tables.delivery

export const says: Says = {
  options: {
    deliver: ({ resource }: DeliverOption) => message('option.deliver', { n, resource: resourceName(resource) }),
    spare: ({ resource }: SpareOption) => message('option.spare', { resource: resourceName(resource) }),
  },
  prompts: {
    delivery: () => message('prompt.delivery', { n, honor }),
    spareShame: ({ section }) => message('prompt.spareShame', { section: sectionName(section as 0) }),
  },
  events: {
    production: ({ n: value }: Event<'production'>) => ({ n: value }),
    delivered: ({ resource }: Event<'delivered'>) => ({ n, resource: resourceName(resource) }),
    sparedShame: ({ resource, section }: Event<'sparedShame'>) => ({
      resource: resourceName(resource),
      section: sectionName(section),
    }),
    coldRaid: ({ horde, section, counts, removed }: Event<'coldRaid'>, box) => ({
      horde: cardName(horde, box),
      section: sectionName(section),
      taken: amounts(counts, counts),
      removed,
    }),
  },
  cardText: (id) => (id === tables.scenario.id ? [message('scenario.SCN-1')] : undefined),
}
