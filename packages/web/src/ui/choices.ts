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
