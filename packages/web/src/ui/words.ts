import type { Face } from '../games/face.ts'
import { settings } from '../settings.svelte.ts'
import { type Message, tell } from '../text/index.ts'

/** A message of a game, in the language of the moment. */
export const tellOf = (face: Face, message: Message): string =>
  tell(face.texts[settings.language], settings.language, message)

/** Sentences begin with a capital letter, names in the middle of them don't. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(settings.language) + text.slice(1)
