import type { Option } from '@wanli/kernel'
import { SECTION_NAMES, type SectionId } from '../../../state.ts'
import type { G, Seat } from '../../../terms.ts'
import { ARCHER } from './rows.ts'

/* What may be chosen of the Fortress, what is asked for it, and what is told of it. */

/** An Archer into the Fortress: from the pool as he is recruited, from a Firing spot or from a Rest Zone. */
export interface ToFortressOption extends Option {
  readonly kind: 'toFortress'
  readonly type: number
  readonly from: 'pool' | 'firing' | 'rest'
  /** Where he leaves, unless it is the pool. */
  readonly section?: SectionId
}
/** AC-SD-18 */
export interface RaiseOption extends Option {
  readonly kind: 'raiseDefense'
}

declare module '../../../options.ts' {
  interface MoreOptions {
    toFortress: ToFortressOption
    raiseDefense: RaiseOption
  }
}
declare module '../../../terms.ts' {
  interface MorePrompts {
    /** XDP-28 */
    fortressShot: true
    /** XDP-30 */
    nightRest: true
  }
}
declare module '../../../facts.ts' {
  interface MoreFacts {
    fortressFull: { readonly kind: 'fortressFull'; readonly n: number }
    noArcherThere: { readonly kind: 'noArcherThere'; readonly section: SectionId; readonly from: 'firing' | 'rest' }
    defenseAtTop: { readonly kind: 'defenseAtTop'; readonly n: number }
  }
}
declare module '../../../events.ts' {
  interface MoreEvents {
    fortressManned: {
      kind: 'fortressManned'
      seat: Seat
      from: 'pool' | 'firing' | 'rest'
      section?: SectionId
    }
    fortressRaised: { kind: 'fortressRaised'; seat: Seat; defense: number }
    /** AC-SD-24 */
    tokenBeside: { kind: 'tokenBeside'; tokens: number }
    /** AC-SD-15 */
    night: { kind: 'night'; tokens: number; archers: number; loss: number; defense: number }
  }
}

export const RECRUITED: ToFortressOption = { kind: 'toFortress', key: 'fortress recruit', type: ARCHER, from: 'pool' }
export const RAISE: RaiseOption = { kind: 'raiseDefense', key: 'raise defense' }

export const fromSection = (g: G, from: 'firing' | 'rest', section: SectionId): ToFortressOption =>
  g.box.book.once(`fortress ${from} ${SECTION_NAMES[section]}`, (key) => ({
    kind: 'toFortress',
    key,
    type: ARCHER,
    from,
    section,
  }))
