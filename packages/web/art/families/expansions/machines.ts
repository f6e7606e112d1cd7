import { family } from '../../family.ts'

/** War Machines and Towers of Black Powder, and what the machines shoot. */
export const machines = family('expansions/machines')
