import type { GwBox } from '../../terms.ts'
import type { Message } from '../messages/message.ts'

/**
 * How a verb stands: `do` = you, `they` = another player, `to` = after "to" or "must"; `bare` = a gain right after its
 * occasion, `more` = a gain right after another one.
 */
export type Form = 'do' | 'they' | 'to' | 'bare' | 'more'

/** Where on a card a text stands. */
export interface Context {
  readonly box: GwBox
  readonly form: Form
  /** The word of Soldiers that the occasion is about, for counts. */
  readonly unit?: string
  /** Who acts, if it is Qin Jiushao. */
  readonly subject?: Message
  /** A price has been paid: what is free costs nothing more. */
  readonly paid?: boolean
  /** Own Soldiers are about to be killed: "of them" is enough. */
  readonly dying?: boolean
  /** The occasion is in no Section and at no Location: a condition may be about the Section that is chosen (GWXC-VOC-11). */
  readonly nowhere?: boolean
  /** The card is nobody's: the team decides. */
  readonly common?: boolean
  /** The occasion gives something of the same kind by itself: this is more of it. */
  readonly extra?: (word: 'gain' | 'honor', what: string) => boolean
}
