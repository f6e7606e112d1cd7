import { type Drawing, drawing } from '../drawing.ts'
import { family } from '../family.ts'

/** An edict: the hanging scroll on which every Request is written. */
const edict = (name: string): Drawing =>
  drawing(`request-${name}`)
    .area('wash', 'M9 4h46v56H9z')
    .brush('ink', '4 4 3.4,32 3.6 3.6,60 4 3.4', '4 60.5 3.4,32 60 3.6,60 60.5 3.4')

/** The Emperor's Requests of the co-op game: what he wishes, on an edict. */
export const requests = family('requests', { edict })
