import type { ExpansionLook } from '../face.ts'
import sprite from '../chronicles/art.svg?url'
import Opening from '../chronicles/Opening.svelte'
import Overture from '../chronicles/Overture.svelte'
import Fortress from './Fortress.svelte'
import FortressPrices from './FortressPrices.svelte'

/** The Fortress stands in the place of the Requests; what it asks for is among the prices of the Locations. */
export const diaoyucheng: ExpansionLook = {
  name: 'diaoyucheng',
  Aim: Fortress,
  AtPrices: FortressPrices,
  Edge: Opening,
  Overture,
  sprite,
}
