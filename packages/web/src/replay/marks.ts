import type { Scene } from '../frame/scene.svelte.ts'
import type { Told } from '../table/protocol.ts'
import type { Message } from '../text/index.ts'

/** Where a round, or whatever a game counts, begins. */
export interface Mark {
  readonly move: number
  readonly label: Message
}

/** The marks of a game: wherever it begins a chapter and says that it stands elsewhere now. */
export async function marksOf({ client, face, box }: Scene, told: readonly Told[]): Promise<readonly Mark[]> {
  // Only chapters: a heading that is a line of its own too. Turns are paragraphs in them.
  const begins = ({ event }: Told) => face.heading(event, box) !== undefined && face.event(event, box) !== undefined
  const begun = told.filter(begins).map(({ move }) => move)
  const moves = [...new Set([0, ...begun])].sort((a, b) => a - b)
  const looks = await Promise.all(moves.map((move) => client.at(move, null)))
  const marks: Mark[] = []
  for (const news of looks) {
    if (news === null || news.over) continue
    const label = face.standing(news.view)
    if (JSON.stringify(label) !== JSON.stringify(marks.at(-1)?.label)) marks.push({ move: news.move, label })
  }
  return marks
}

/** The mark that a moment lies under. */
export const markAt = (marks: readonly Mark[], move: number): Mark | undefined =>
  marks.findLast((mark) => mark.move <= move)
