import type { Pictures } from '../src/art/art.ts'
import type { Drawing } from './drawing.ts'
import { shenKuo } from './families/expansions/black-powder.ts'

/*
 * Drawings of expansions that are not in the program yet. No page loads them: an expansion that comes takes its drawings into a sprite
 * of its own (sprites.ts) and its table of pictures into its folder, and leaves from here.
 */

export interface Kept extends Pictures {
  readonly drawings: readonly Drawing[]
}

export const KEPT: Readonly<Record<string, Kept>> = {
  // In no deck: what Shen Kuo can do is not known.
  reserved: {
    drawings: shenKuo,
    symbols: {},
    generals: {
      'BPG-1': { ground: 'sun', armor: 'cloak', face: 'calm', beard: 'long', head: 'hat-tall', sign: 'compass' },
    },
  },
}
