import type { ExpansionLook } from '../face.ts'
import sprite from '../chronicles/art.svg?url'
import Overture from '../chronicles/Overture.svelte'
import ColdSupply from './ColdSupply.svelte'
import SentCard from './SentCard.svelte'

/** What goes to the Emperor lies on the seam of field and land; what is left in the supply at the edge. */
export const freezingWeather: ExpansionLook = {
  name: 'freezingWeather',
  takes: { roomy: 40, low: 32, lower: 32 },
  Seam: SentCard,
  Edge: ColdSupply,
  Overture,
  sprite,
}
