import type { ExpansionLook } from '../face.ts'
import sprite from './art.svg?url'
import RatCard from './RatCard.svelte'
import RatHere from './RatHere.svelte'

/** The Rat stands in the title line of its Location; its card lies at the edge. */
export const rat: ExpansionLook = { name: 'rat', AtLocation: RatHere, Edge: RatCard, sprite }
