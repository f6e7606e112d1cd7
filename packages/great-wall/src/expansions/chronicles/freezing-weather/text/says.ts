import type { MoreEvents } from '../../../../events.ts'
import { message } from '../../../../text/messages/message.ts'
import type { Says } from '../../../../text/messages/says.ts'
import { cardName, resourceName, sectionName } from '../../../../text/messages/things.ts'
import { amounts } from '../../../../text/messages/why.ts'
import { rows, tables } from '../rows.ts'
import type { DeliverOption, SpareOption } from '../rules.ts'

type Event<K extends keyof MoreEvents> = MoreEvents[K]

export const says: Says = {
  options: {
    deliver: ({ resource }: DeliverOption, box) =>
      message('option.deliver', { n: rows.at(box).delivery.n, resource: resourceName(resource) }),
    spare: ({ resource }: SpareOption) => message('option.spare', { resource: resourceName(resource) }),
  },
  prompts: {
    delivery: (_, box) => {
      const { n, honor } = rows.at(box).delivery
      return message('prompt.delivery', { n, honor })
    },
    spareShame: ({ section }) => message('prompt.spareShame', { section: sectionName(section as 0) }),
  },
  events: {
    production: ({ n: value }: Event<'production'>) => ({ n: value }),
    delivered: ({ resource }: Event<'delivered'>, box) => ({
      n: rows.at(box).delivery.n,
      resource: resourceName(resource),
    }),
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
  cardText(id, box) {
    const { n, honor } = rows.at(box).delivery
    return id === tables.scenario.id ? [message('scenario.SCN-1', { n, honor })] : undefined
  },
}
