import type { ExpansionLook } from '../face.ts'
import sprite from '../chronicles/art.svg?url'
import Overture from '../chronicles/Overture.svelte'
import ColdSupply from './ColdSupply.svelte'
import Sent from './Sent.svelte'
import SentOnLand from './SentOnLand.svelte'

/** What goes to the Emperor lies on the seam of field and land; what is left in the supply at the edge. */
export const freezingWeather: ExpansionLook = {
  name: 'freezingWeather',
  takes: { roomy: 40, low: 32, lower: 32 },
  BelowField: Sent,
  OnLand: SentOnLand,
  Edge: ColdSupply,
  Overture,
  sprite,
}
