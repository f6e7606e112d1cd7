import { along, at } from '../../../../frame/clicks.ts'
import { place } from '../../place.ts'
import { NONE, type OptionOf } from '../../types.ts'
import { scenarioFace } from '../chronicles/face.ts'
import type { ExpansionFace } from '../face.ts'
import { texts } from './text.ts'

export const wishPlace = (resource: number): string => `wish:${resource}`
/** The tray of the Warehouse, and the own Clerks in it. */
export const STORE = 'store'
export const STORED = 'stored'

const ofSeat = ({ seat }: Readonly<Record<string, unknown>>): readonly string[] => [`seat:${String(seat)}`, STORE]

/** Clerks are moved to the tray and from it like to any Location; the wish is a click on its space. */
export const emperorsVisit: ExpansionFace = scenarioFace({
  name: 'emperorsVisit',
  story: { icon: 'emperor' },
  ways: {
    storeClerk: ({ from }: OptionOf<'storeClerk'>) => [along(from === NONE ? place.pool : place.clerk(from), STORE)],
    fetchClerk: ({ to }: OptionOf<'fetchClerk'>) => [along(STORED, place.location(to))],
    wish: ({ resource }: OptionOf<'wish'>) => [at(wishPlace(resource))],
  },
  what: {
    wish: () => ({ title: { key: 'gw.visit.wish' }, lines: [{ key: 'gw.visit.wish.what' }], rule: 'AC-EV-07' }),
    store: () => ({ title: { key: 'gw.visit.store' }, lines: [{ key: 'gw.visit.store.what' }], rule: 'AC-EV-04' }),
    stored: () => ({ title: { key: 'gw.visit.store' }, lines: [{ key: 'gw.visit.store.what' }], rule: 'AC-EV-11' }),
  },
  told: {
    clerkStored: { named: ofSeat, sound: 'clerk' },
    clerkFetched: { named: ofSeat, sound: 'clerk' },
    emperorsClaim: {
      named: ({ seat, resource }) => [`seat:${String(seat)}`, wishPlace(Number(resource))],
      moment: ({ seat, resource, reached }) => ({
        places: [wishPlace(Number(resource))],
        icon: reached === true ? 'honor' : 'shame',
        words: { key: reached === true ? 'gw.moment.claim' : 'gw.moment.claim.not' },
        seat: Number(seat),
        good: reached === true,
      }),
      next: { key: 'gw.visit.wish' },
    },
    wishMoved: { named: ({ seat, resource }) => [`seat:${String(seat)}`, wishPlace(Number(resource))] },
    wishStays: { named: ({ resource }) => [wishPlace(Number(resource))], follows: true },
    storeEmptied: { named: () => [STORE], follows: true },
  },
  asked: { wish: { key: 'gw.next.wish' } },
  changes: () => [{ icon: 'emperor', title: { key: 'gw.change.visit' }, text: { key: 'gw.change.visit.text' } }],
  texts,
})
