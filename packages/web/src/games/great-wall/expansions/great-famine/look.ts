import type { ExpansionLook } from '../face.ts'
import sprite from '../chronicles/art.svg?url'
import Opening from '../chronicles/Opening.svelte'
import Overture from '../chronicles/Overture.svelte'
import FoodOf from './FoodOf.svelte'
import Larder from './Larder.svelte'
import MarketPrice from './MarketPrice.svelte'
import Meal from './Meal.svelte'

/** The Food track lies on the seam of field and land, the meal is chosen over the land. */
export const greatFamine: ExpansionLook = {
  name: 'greatFamine',
  takes: { roomy: 56, low: 48, lower: 46, land: 28 },
  BelowField: Larder,
  AtPlayer: FoodOf,
  AtPrices: MarketPrice,
  Chooser: Meal,
  Edge: Opening,
  Overture,
  sprite,
}
