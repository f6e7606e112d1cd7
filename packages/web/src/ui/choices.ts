import { say, type Settings } from '../settings.svelte.ts'

/** Settings that are one of a few. */
export type Chosen = 'theme' | 'size' | 'sound' | 'motion' | 'winter' | 'pace' | 'summaries' | 'sparing' | 'endTurn'
/** One of them, and what it may be. `wraps`: its parts may break lines. */
export interface Choosing<K extends Chosen> {
  readonly of: K
  readonly parts: readonly { readonly value: Settings[K]; readonly label: string; readonly icon?: string }[]
  readonly wraps?: boolean
}

/*
 * The choices of settings that stand on more than one page, in words of the moment.
 */

export const sounds = () =>
  [
    { value: false, label: say('settings.off') },
    { value: true, label: say('settings.on') },
  ] as const

export const motions = () =>
  [
    { value: 'auto', label: say('settings.auto') },
    { value: 'full', label: say('settings.motion.full') },
    { value: 'none', label: say('settings.motion.none') },
  ] as const

/** Milliseconds until a turn that is over is given over; -1 = when the person says so. */
export const END_TURNS: readonly number[] = [-1, 6000, 3000, 1500, 0]
export const endTurnName = (ms: number): string => {
  if (ms <= 0) return say(ms < 0 ? 'settings.endTurn.wait' : 'settings.endTurn.once')
  return say('settings.endTurn.after', { seconds: ms / 1000 })
}
