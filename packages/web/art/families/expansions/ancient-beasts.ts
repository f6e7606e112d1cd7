import { type Drawing, drawing } from '../../drawing.ts'
import { family } from '../../family.ts'

/** An eaves tile: the Beast is seen in its ring. */
const tile = (name: string): Drawing =>
  drawing(`beast-${name}`).disc('wash', 32, 32, 31).line('veil', 'M32 2a30 30 0 1 0 0 60a30 30 0 1 0 0-60', 2)

/** The four Ancient Beasts. */
export const beasts = family('expansions/beasts', { tile })

/** Relics, which move the Beasts. */
export const relics = family('expansions/relics')

/** The Tactics that come with the Beasts. */
export const beastTactics = family('expansions/beast-tactics')
