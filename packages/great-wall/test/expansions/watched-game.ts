import { Dice, type Table } from '@wanli/kernel'
import type { GreatWall } from '../../src/terms.ts'
import type { Seen } from '../seen.ts'

type Event = GreatWall['event']

/** Two who know only the documents: one looks over the automata's shoulders, the other at the table before every answer. */
export interface Watchers {
  readonly watch: { readonly events: Event[]; readonly seen: Seen } | undefined
  readonly onlooker: { readonly seen: Seen; look(): void; hear(event: Event): void }
}

/** Play it to its end at random; with `likes`, what reads so rather than anything else. What was seen is added to `seen`. */
export function playWatched(
  table: Table<GreatWall>,
  { watch, onlooker }: Watchers,
  answers: string,
  likes: RegExp | undefined,
  seen: Seen,
): void {
  table.say = (event: unknown) => {
    watch?.events.push(event as Event)
    onlooker.hear(event as Event)
  }
  const dice = new Dice(answers)
  while (table.open.length > 0) {
    onlooker.look()
    const offered = table.open[0]!.options
    const liked = likes === undefined ? [] : offered.flatMap(({ key }, i) => (likes.test(key) ? [i] : []))
    table.pick(0, liked.length > 0 ? liked[dice.below(liked.length)]! : dice.below(offered.length))
  }
  for (const notes of [watch?.seen, onlooker.seen])
    for (const [what, n] of notes ?? []) seen.set(what, (seen.get(what) ?? 0) + n)
}
