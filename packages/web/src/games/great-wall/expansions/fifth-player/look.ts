import type { ExpansionLook } from '../face.ts'
import sprite from './art.svg?url'

export const fifthPlayer: ExpansionLook = { name: 'fifthPlayer', sprite }
