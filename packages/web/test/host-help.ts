import { random } from '@wanli/bots/random'
import { zhanguoGreedy } from '@wanli/bots/zhanguo'
import type { AnyGame, Seat } from '@wanli/kernel'
import { zhanguo, type ZhanGuo } from '@wanli/zhanguo'
import { Host, type HostOptions } from '@wanli/table'
import type { News } from '../src/table/protocol.ts'

export type View = ZhanGuo['view']
export const viewOf = (news: News): View => news.view as View

export { planFor } from '@wanli/table/suite'

export interface Heard {
  changes: number
  readonly broke: unknown[]
}

/** A host whose bots wait until they are told to act. */
export function hostOf(game: AnyGame = zhanguo, options: HostOptions = {}): { host: Host; heard: Heard } {
  const heard: Heard = { changes: 0, broke: [] }
  const listener = { changed: () => void heard.changes++, broke: (error: unknown) => heard.broke.push(error) }
  const host = new Host(game, [random, zhanguoGreedy], listener, options)
  host.pace(-1)
  return { host, heard }
}

/** One answer: of the bot whose turn it is, or of the person, who takes what `choose` says, or the first option. */
export function oneAnswer(host: Host, persons: number, choose: (news: News) => string | undefined): Seat {
  const { waiting } = host.look(null, 'now')
  const seat = waiting[0]!
  if (seat >= persons) host.step()
  else {
    const news = host.look(seat, 'now')
    const key = choose(news) ?? news.question!.options[0]!.key
    const outcome = host.answer(seat, key, news.question!.at)
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem))
  }
  return seat
}

/** The last option of a varying place: games that go somewhere. */
export const varied = ({ question, move }: News): string => question!.options[move % question!.options.length]!.key

export function playOn(
  host: Host,
  persons: number,
  answers: number,
  each: (seat: Seat) => void = () => undefined,
): void {
  for (let i = 0; i < answers && !host.look(null, 'now').over; i++) each(oneAnswer(host, persons, varied))
}
