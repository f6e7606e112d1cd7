import type { Face } from './games/face.ts'
import { set, settings } from './settings.svelte.ts'
import type { Language } from './text/index.ts'

/* The page speaks one language at a time, and games fetch their words of it when they are needed. */

const games = new Set<Face>()
/** The language that is chosen, while its words are still on their way. */
let chosen = settings.language

/** A game has come: now it knows what is spoken, and learns what will be. */
export async function teach(face: Face): Promise<void> {
  games.add(face)
  await Promise.all([settings.language, chosen].map(async (language) => face.learn?.(language)))
}

/** The page speaks this language as soon as every game that is there knows it. */
export async function speak(language: Language): Promise<void> {
  chosen = language
  try {
    await Promise.all([...games].map(async (face) => face.learn?.(language)))
    // Whoever chooses again meanwhile wants that one.
    if (chosen === language) set('language', language)
  } finally {
    if (chosen === language) chosen = settings.language
  }
}
