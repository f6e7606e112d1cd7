import type { ExpansionLook } from '../face.ts'
import sprite from './art.svg?url'
import AwardCard from './AwardCard.svelte'
import AwardHeld from './AwardHeld.svelte'
import KhanAbove from './KhanAbove.svelte'
import KhanMark from './KhanMark.svelte'
import Ridden from './Ridden.svelte'

/** The Khan's card lies above the field and stands over his Section; the Award lies at the edge and beside who holds it. */
export const genghisKhan: ExpansionLook = {
  name: 'genghisKhan',
  sprite,
  takes: { roomy: 69, low: 58, lower: 58 },
  AboveField: KhanAbove,
  OverField: Ridden,
  InStrip: KhanMark,
  Edge: AwardCard,
  AtPlayer: AwardHeld,
}
