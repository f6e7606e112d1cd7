import { numbersOf } from '@wanli/great-wall/expansions/chronicles/emperors-visit'
import { along, at } from '../../../../frame/clicks.ts'
import { place } from '../../place.ts'
import { type Box, NONE, type OptionOf } from '../../types.ts'
import { scenarioFace } from '../chronicles/face.ts'
import type { ExpansionFace } from '../face.ts'
import { texts } from './text.ts'

export const wishPlace = (resource: number): string => `wish:${resource}`
/** The tray of the Warehouse, and the own Clerks in it. */
export const STORE = 'store'
export const STORED = 'stored'

/** What is printed in this box, as texts say it. */
const said = (box: Box) => {
  const { honor, shame } = numbersOf(box)
  return { honor, shame }
}
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
    wish: (_words, box) => ({
      title: { key: 'gw.visit.wish' },
      lines: [{ key: 'gw.visit.wish.what', params: said(box) }],
      rule: 'AC-EV-07',
    }),
    store: () => ({ title: { key: 'gw.visit.store' }, lines: [{ key: 'gw.visit.store.what' }], rule: 'AC-EV-04' }),
    stored: () => ({ title: { key: 'gw.visit.store' }, lines: [{ key: 'gw.visit.store.what' }], rule: 'AC-EV-11' }),
  },
  told: {
    clerkStored: { named: ofSeat, sound: 'clerk' },
    clerkFetched: { named: ofSeat, sound: 'clerk' },
    emperorsClaim: {
      named: ({ seat, resource }) => [`seat:${String(seat)}`, wishPlace(Number(resource))],
      moment: ({ seat, resource, reached }, box) =>
        // AC-EV-17: Qin Jiushao gains no Shame.
        reached !== true && box.clans[Number(seat)] === 'qin'
          ? undefined
          : {
              places: [wishPlace(Number(resource))],
              icon: reached === true ? 'honor' : 'shame',
              words: { key: reached === true ? 'gw.moment.claim' : 'gw.moment.claim.not', params: said(box) },
              seat: Number(seat),
              good: reached === true,
            },
      next: { key: 'gw.visit.wish' },
    },
    wishMoved: { named: ({ seat, resource }) => [`seat:${String(seat)}`, wishPlace(Number(resource))] },
    wishStays: { named: ({ resource }) => [wishPlace(Number(resource))], follows: true },
    storeEmptied: { named: () => [STORE], follows: true },
  },
  asked: { wish: { key: 'gw.next.wish' } },
  changes: (box) => [
    { icon: 'emperor', title: { key: 'gw.change.visit' }, text: { key: 'gw.change.visit.text', params: said(box) } },
  ],
  texts,
})
