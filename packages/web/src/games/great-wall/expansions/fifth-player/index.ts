import type { ExpansionFace } from '../face.ts'
import { pictures } from './pictures.ts'
import { gists } from './text.ts'

/** A fifth seat looks as the other four; only its cards are new. */
export const fifthPlayer: ExpansionFace = { name: 'fifthPlayer', gists, pictures }
