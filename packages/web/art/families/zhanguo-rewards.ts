import { family } from '../family.ts'

/** What the rows of the rewards bring. */
export const rewards = family('zhanguo-rewards')
