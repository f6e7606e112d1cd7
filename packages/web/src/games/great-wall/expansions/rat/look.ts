import type { ExpansionLook } from '../face.ts'
import RatCard from './RatCard.svelte'
import RatFigure from './RatFigure.svelte'
import RatHere from './RatHere.svelte'

/** The Rat stands in the title line of its Location; its card lies at the edge. */
export const rat: ExpansionLook = { name: 'rat', Emblem: RatFigure, AtLocation: RatHere, Edge: RatCard }
