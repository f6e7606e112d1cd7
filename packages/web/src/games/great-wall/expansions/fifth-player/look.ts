import type { ExpansionLook } from '../face.ts'
import PandaSeal from './PandaSeal.svelte'

export const fifthPlayer: ExpansionLook = { name: 'fifthPlayer', Emblem: PandaSeal }
