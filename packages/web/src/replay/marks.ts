import type { Scene } from '../frame/scene.svelte.ts'
import type { NewsLine } from '../table/protocol.ts'
import type { Message } from '../text/index.ts'

/** Where a round, or whatever a game counts, begins. */
export interface Mark {
  readonly move: number
  readonly label: Message
  /** The chapter that begins here: a Year that has many marks has one beginning. */
  readonly chapter?: Message
}

/** The marks of a game: wherever it begins a chapter and says that it stands elsewhere now. */
export async function marksOf({ client, face, box }: Scene, told: readonly NewsLine[]): Promise<readonly Mark[]> {
  // Only chapters: a heading that is a line of its own too. Turns are paragraphs in them.
  const isBegun = ({ event }: NewsLine) =>
    face.heading(event, box) !== undefined && face.event(event, box) !== undefined
  const begun = told.filter(isBegun).map(({ move }) => move)
  const moves = [...new Set([0, ...begun])].sort((a, b) => a - b)
  const looks = await Promise.all(moves.map((move) => client.at(move, null)))
  const marks: Mark[] = []
  let chapter = ''
  for (const news of looks) {
    if (news === null || news.over) continue
    const label = face.standing(news.view)
    if (JSON.stringify(label) === JSON.stringify(marks.at(-1)?.label)) continue
    const within = face.chapter(news.view)
    const begins = JSON.stringify(within) !== chapter
    chapter = JSON.stringify(within)
    marks.push({ move: news.move, label, ...(begins ? { chapter: within } : {}) })
  }
  return marks
}

/** The mark that a moment lies under. */
export const markAt = (marks: readonly Mark[], move: number): Mark | undefined =>
  marks.findLast((mark) => mark.move <= move)

/** The beginning of a chapter on a line: its name, and so much of it as has room; '' = a tick says enough. */
export interface Station {
  readonly move: number
  readonly name: string
  readonly shown: string
}

/**
 * Every chapter on a line, named alike: all in full, else the first in full and the others by their numbers, else every second
 * number, every third...
 */
export function stations(
  chapters: readonly Pick<Station, 'move' | 'name'>[],
  at: (move: number) => number,
  widthOf: (text: string) => number,
): readonly Station[] {
  const names = chapters.map(({ name }) => name)
  const numbers = names.map((name, i) => /\d+/.exec(name)?.[0] ?? String(i + 1))
  const ways = [names, [...names.slice(0, 1), ...numbers.slice(1)]]
  const thinned = chapters.map((_, every) => numbers.map((number, i) => (i % (every + 1) === 0 ? number : '')))
  const fits = (texts: readonly string[]): boolean => {
    const shown = chapters.flatMap(({ move }, i) => (texts[i] === '' ? [] : [{ from: at(move), text: texts[i]! }]))
    return shown.every(({ from, text }, i) => from + widthOf(text) <= (shown[i + 1]?.from ?? Infinity))
  }
  const texts = [...ways, ...thinned].find(fits) ?? []
  return chapters.map(({ move, name }, i) => ({ move, name, shown: texts[i] ?? '' }))
}
