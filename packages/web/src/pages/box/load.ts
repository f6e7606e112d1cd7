import type { DataBox } from '@wanli/game-kit'
import { isObject } from '@wanli/kernel'
import type { Face } from '../../games/face.ts'
import type { GameCard } from '../../games/index.ts'
import { box as en } from '../../text/en/box.ts'
import { box as es } from '../../text/es/box.ts'
import { addTexts, LANGUAGES, type Message } from '../../text/index.ts'

/* All of a game's box is fetched when somebody looks into it: every table, every expansion, and what is said of them in both languages. */

addTexts('en', en)
addTexts('es', es)

const LOADERS: Readonly<Record<GameCard['id'], () => Promise<{ readonly box: DataBox<Message> }>>> = {
  zhanguo: () => import('@wanli/zhanguo/box'),
  'great-wall': () => import('@wanli/great-wall/box'),
}

/** What lies in the box of a game, with how its checks speak. */
export const boxOf = async (game: GameCard['id']): Promise<DataBox<Message>> => (await LOADERS[game]()).box

export async function openBox(card: GameCard): Promise<{ readonly box: DataBox<Message>; readonly face: Face }> {
  const [face, box] = await Promise.all([card.load(), boxOf(card.id)])
  await face.bring?.({ expansions: (face.expansions ?? []).map(({ name }) => name) })
  await Promise.all(LANGUAGES.map(async (language) => face.learn?.(language)))
  return { box, face }
}

/** A name in both languages, as rows have it. */
export const isName = (value: unknown): value is { readonly en: string; readonly es: string } =>
  isObject(value) && typeof value['en'] === 'string' && typeof value['es'] === 'string'
