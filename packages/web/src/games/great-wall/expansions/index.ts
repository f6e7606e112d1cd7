import type { ExpansionFace } from './face.ts'
import { fifthPlayer } from './fifth-player/index.ts'
import { rat } from './rat/index.ts'

/** Places and words of all expansions. */
const FACES: readonly ExpansionFace[] = [fifthPlayer, rat]

const merged = <T>(parts: readonly (Readonly<Record<string, T>> | undefined)[]): Readonly<Record<string, T>> =>
  Object.assign({}, ...parts) as Readonly<Record<string, T>>

export const WAYS = merged(FACES.map(({ ways }) => ways))
export const WHATS = merged(FACES.map(({ what }) => what))
export const TEXTS = {
  en: merged(FACES.map(({ texts }) => texts?.en)),
  es: merged(FACES.map(({ texts }) => texts?.es)),
}
export const GISTS = {
  en: merged(FACES.map(({ gists }) => gists?.en)),
  es: merged(FACES.map(({ gists }) => gists?.es)),
}
