import type { ExpansionLook } from '../face.ts'
import sprite from '../chronicles/art.svg?url'
import Overture from '../chronicles/Overture.svelte'
import GhostHere from './GhostHere.svelte'
import GhostsToCome from './GhostsToCome.svelte'
import Graves from './Graves.svelte'

/** A ghost stands on its Location; how many come this Winter lies at the edge, the dead beside their Clan. */
export const hungryGhosts: ExpansionLook = {
  name: 'hungryGhosts',
  AtLocation: GhostHere,
  Edge: GhostsToCome,
  Overture,
  AtPlayer: Graves,
  sprite,
}
