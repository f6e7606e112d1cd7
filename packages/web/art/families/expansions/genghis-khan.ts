import { type Drawing, drawing } from '../../drawing.ts'
import { family } from '../../family.ts'

/** A Skill lies on the felt of the Khan's tent. */
const skill = (name: string): Drawing => drawing(`skill-${name}`).disc('wash', 32, 32, 30)

/** The Khan, his Skills and his Hordes, and the Bannerman. */
export const genghisKhan = family('expansions/genghis-khan', { skill })
