import type { ExpansionLook } from '../face.ts'
import sprite from './art.svg?url'
import BeastList from './BeastList.svelte'
import BeastsHere from './BeastsHere.svelte'
import BeastsInRest from './BeastsInRest.svelte'
import RelicCard from './RelicCard.svelte'

/** A Beast stands where it acts; the list below the players holds all four, and is where one upgrades. The Relic lies at the edge. */
export const ancientBeasts: ExpansionLook = {
  name: 'ancientBeasts',
  sprite,
  AtLocation: BeastsHere,
  InRest: BeastsInRest,
  Side: BeastList,
  Edge: RelicCard,
}
