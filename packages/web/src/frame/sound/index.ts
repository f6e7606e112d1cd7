import { settings } from '../../settings.svelte.ts'
import type { Sound } from './sounds.ts'
import { Voice } from './voice.ts'

export type { Sound } from './sounds.ts'

let audio: AudioContext | undefined
let voice: Voice | undefined

/** A browser without it says so in the settings; the table says everything without sound, too. */
export const canSound = (): boolean => typeof AudioContext !== 'undefined'

/** Nothing is heard unless the person wants it. */
export function sound(name: Sound): void {
  if (!settings.sound || settings.volume === 0 || document.hidden || !canSound()) return
  audio ??= new AudioContext()
  voice ??= new Voice(audio)
  // Before the first click on a page no browser lets it sound: this one is missed, and the next is heard.
  if (audio.state === 'suspended') void audio.resume().catch(() => undefined)
  voice.play(name, settings.volume / 100)
}
