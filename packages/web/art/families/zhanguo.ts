import { family } from '../family.ts'

/** The families of cards, and the boards of players. */
export const zhanguoFamilies = family('zhanguo')
