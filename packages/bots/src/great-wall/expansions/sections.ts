import type { Outlook } from '../outlook.ts'
import type { Horde } from '../terms.ts'
import { larder } from './famine.ts'
import { khanAttack, khanSection } from './khan.ts'
import { rebels } from './red-turban.ts'
import { siege } from './siege.ts'

/** What the Hordes that will stay mean for a section by an expansion, beside their Power. */
export type SectionSense = (o: Outlook, section: number, staying: readonly Horde[]) => number

/** Apart from the other senses: what is worth trying asks for the worth of sections. */
const SENSES: readonly SectionSense[] = [khanSection, siege, larder, rebels]

export function sectionByExpansions(o: Outlook, section: number, staying: readonly Horde[]): number {
  let sum = 0
  for (const worth of SENSES) sum += worth(o, section, staying)
  return sum
}

/** What the claim of a Horde in a section brings beside the card. */
export type ClaimSense = (o: Outlook, section: number, horde: Horde) => number
const CLAIMS: readonly ClaimSense[] = [khanAttack]

export function claimByExpansions(o: Outlook, section: number, horde: Horde): number {
  let sum = 0
  for (const worth of CLAIMS) sum += worth(o, section, horde)
  return sum
}
