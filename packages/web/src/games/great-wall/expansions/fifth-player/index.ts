import type { ExpansionFace } from '../face.ts'
import PandaSeal from './PandaSeal.svelte'
import { gists } from './text.ts'

/** A fifth seat looks as the other four. */
export const fifthPlayer: ExpansionFace = { name: 'fifthPlayer', Emblem: PandaSeal, gists }
