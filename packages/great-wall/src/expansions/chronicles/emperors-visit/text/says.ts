import type { MoreEvents } from '../../../../events.ts'
import { NONE } from '../../../../state.ts'
import type { Resource } from '../../../../state.ts'
import { message } from '../../../../text/messages/message.ts'
import type { Says } from '../../../../text/messages/says.ts'
import { locationIn, placeName, resourceName } from '../../../../text/messages/things.ts'
import { rows, tables } from '../rows.ts'
import type { FetchClerkOption, StoreClerkOption, WishOption } from '../rules.ts'
import { spaceOf } from '../state.ts'

type Event<K extends keyof MoreEvents> = MoreEvents[K]

const wished = ({ resource, n }: { readonly resource: Resource; readonly n: number }) => ({
  resource: resourceName(resource),
  n,
})

export const says: Says = {
  options: {
    storeClerk: ({ from }: StoreClerkOption, box) =>
      message('option.storeClerk', { from: placeName(from === NONE ? 'pool' : box.locations[from]!.id, box) }),
    fetchClerk: ({ to }: FetchClerkOption, box) =>
      message('option.fetchClerk', { to: placeName(box.locations[to]!.id, box) }),
    wish: ({ resource }: WishOption, box) => message('option.wish', wished({ resource, n: spaceOf(box, resource) })),
  },
  events: {
    clerkStored: ({ from }: Event<'clerkStored'>, box) => ({ from: placeName(from ?? 'pool', box) }),
    clerkFetched: ({ to }: Event<'clerkFetched'>, box) => ({ to: locationIn(to, 'to', box) }),
    // AC-EV-17: of Qin Jiushao it is not asked how many he has.
    emperorsClaim: (event: Event<'emperorsClaim'>, box) => ({
      ...wished(event),
      reached: box.clans[event.seat] === 'qin' ? (event.reached ? 'high' : 'low') : String(event.reached),
    }),
    wishMoved: (event: Event<'wishMoved'>) => wished(event),
    wishStays: (event: Event<'wishStays'>) => wished(event),
  },
  cardText(id, box) {
    const { honor } = rows.at(box).reward
    return id === tables.scenario.id ? [message('scenario.SCN-3', { honor })] : undefined
  },
}
