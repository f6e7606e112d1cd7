import { say } from '../settings.svelte.ts'

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
