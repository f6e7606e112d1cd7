import { type Expansion, unpack } from '@wanli/great-wall'
import type { Language } from '../../../text/index.ts'
import type { ExpansionFace, ExpansionLook } from './face.ts'
import { addExpansion } from './index.ts'

/** All that the page has of an expansion. */
export interface Whole {
  /** Its rules and their texts. */
  readonly rules: Expansion
  readonly face: ExpansionFace
  readonly look: ExpansionLook
}

/** Each is a chunk of its own: nobody loads an expansion that lies on no table. */
const LOADERS: Readonly<Record<string, () => Promise<{ readonly whole: Whole }>>> = {
  fifthPlayer: () => import('./fifth-player/whole.ts'),
  rat: () => import('./rat/whole.ts'),
  genghisKhan: () => import('./genghis-khan/whole.ts'),
  blackPowder: () => import('./black-powder/whole.ts'),
  ancientBeasts: () => import('./ancient-beasts/whole.ts'),
  emperorsVisit: () => import('./emperors-visit/whole.ts'),
  freezingWeather: () => import('./freezing-weather/whole.ts'),
  greatFamine: () => import('./great-famine/whole.ts'),
  redTurban: () => import('./chronicles/red-turban/whole.ts'),
  diaoyucheng: () => import('./diaoyucheng/whole.ts'),
  hungryGhosts: () => import('./hungry-ghosts/whole.ts'),
}

/** These have come; what is said of them is given back. A name that nobody knows is the business of the game's own check. */
export async function bring(
  names: readonly string[],
): Promise<readonly Readonly<Record<Language, Readonly<Record<string, string>>>>[]> {
  const known = names.filter((name) => Object.hasOwn(LOADERS, name))
  const wholes = await Promise.all(known.map((name) => LOADERS[name]!()))
  for (const { whole } of wholes) {
    unpack(whole.rules)
    addExpansion(whole.face, whole.look)
  }
  return wholes.map(({ whole: { rules, face } }) => ({
    en: { ...rules.texts?.en, ...face.texts?.en },
    es: { ...rules.texts?.es, ...face.texts?.es },
  }))
}
