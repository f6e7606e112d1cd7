import type { ExpansionLook } from '../face.ts'
import sprite from '../chronicles/art.svg?url'
import Opening from '../chronicles/Opening.svelte'
import Overture from '../chronicles/Overture.svelte'
import WishCard from './WishCard.svelte'

/** The wish and the tray of the Warehouse lie on the seam of field and land; on a phone with the land. */
export const emperorsVisit: ExpansionLook = {
  name: 'emperorsVisit',
  takes: { roomy: 40, low: 36, lower: 36 },
  Seam: WishCard,
  Edge: Opening,
  Overture,
  sprite,
}
