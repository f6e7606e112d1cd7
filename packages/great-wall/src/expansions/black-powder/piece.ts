import type { MoreWords } from '../../data/index.ts'
import type { Says } from '../../text/messages/says.ts'
import type { Expansion } from '../expansion.ts'

/* This set is made of pieces, each a folder: Towers and machines (field), special soldiers, siege Hordes, what Requests ask. index.ts joins them. */

export type Piece = Pick<Expansion, 'words' | 'data' | 'open' | 'parts' | 'askedOpenly' | 'says'> & {
  /** Its data file. */
  readonly tables?: Readonly<Record<string, unknown>>
}

type Parts<T> = readonly (T | undefined)[]

/** Tables of one kind, put together; no two pieces have the same name in one. */
const merged = <T extends object>(tables: Parts<T>): T => Object.assign({}, ...tables) as T

const all = <T>(lists: Parts<readonly T[]>): readonly T[] => lists.flatMap((list) => list ?? [])

const wordsOf = (words: Parts<MoreWords>): MoreWords => ({
  counts: all(words.map((more) => more?.counts)),
  conditions: {
    plain: all(words.map((more) => more?.conditions?.plain)),
    counted: all(words.map((more) => more?.conditions?.counted)),
  },
  decks: all(words.map((more) => more?.decks)),
  effects: merged(words.map((more) => more?.effects)),
  modifiers: merged(words.map((more) => more?.modifiers)),
  triggers: merged(words.map((more) => more?.triggers)),
  units: all(words.map((more) => more?.units)),
  costs: all(words.map((more) => more?.costs)),
  windows: all(words.map((more) => more?.windows)),
  onCards: merged(words.map((more) => more?.onCards)),
  at: merged(words.map((more) => more?.at)),
})

const saysOf = (says: Parts<Says>): Says => ({
  options: merged(says.map((piece) => piece?.options)),
  events: merged(says.map((piece) => piece?.events)),
  prompts: merged(says.map((piece) => piece?.prompts)),
  effects: merged(says.map((piece) => piece?.effects)),
  modifiers: merged(says.map((piece) => piece?.modifiers)),
  costs: merged(says.map((piece) => piece?.costs)),
  triggers: merged(says.map((piece) => piece?.triggers)),
  facts: merged(says.map((piece) => piece?.facts)),
  endings: merged(says.map((piece) => piece?.endings)),
  cardText(id, box) {
    for (const piece of says) {
      const text = piece?.cardText?.(id, box)
      if (text !== undefined) return text
    }
    return undefined
  },
})

/** All that the pieces add, as one expansion adds it: each changes the data and the box that those before it have left. */
export const joined = (pieces: readonly Piece[]) =>
  ({
    words: wordsOf(pieces.map(({ words }) => words)),
    tables: merged(pieces.map(({ tables }) => tables)),
    data: (data, setup) => pieces.reduce((rows, piece) => piece.data?.(rows, setup) ?? rows, data),
    open: (box, setup) => pieces.reduce((contents, piece) => ({ ...contents, ...piece.open?.(contents, setup) }), box),
    parts: all(pieces.map(({ parts }) => parts)),
    askedOpenly: all(pieces.map(({ askedOpenly }) => askedOpenly)),
    says: saysOf(pieces.map(({ says }) => says)),
  }) satisfies Partial<Expansion>
