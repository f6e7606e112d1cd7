import type { Question } from '@wanli/kernel'
import type { Host, News } from '@wanli/table'
import type { Journal } from './journal.ts'

/*
 * An answer carries the question that it was made for. The table numbers its questions as it goes, and numbers them otherwise when it is loaded
 * again, here or in another process. Clients get a mark instead that is made of the question and of what came before it: the same everywhere.
 */

/** As large as a guard lets through. */
const MARKS = 1_000_000

const PRIME = 16_777_619
function mixed(hash: number, text: string): number {
  let now = hash
  for (let i = 0; i < text.length; i++) now = Math.imul(now ^ text.charCodeAt(i), PRIME)
  return Math.imul(now ^ 0xff, PRIME)
}

interface Mark {
  readonly life: number
  readonly backs: number
  readonly own: number
  readonly mark: number
}
/** Each mark is asked for twice at least: when the question is told, and when it is answered. */
const marks = new WeakMap<Question, Mark>()

/** The mark of what a seat is asked; undefined if it is not. */
function markOf(host: Host, { life, backs }: Pick<Journal, 'life' | 'backs'>, seat: number): number | undefined {
  const question = host.asked(seat)
  if (question === undefined) return undefined
  let own = 0
  for (const entry of host.entries) if (entry.seat === seat) own++
  const known = marks.get(question)
  if (known?.own === own && known.life === life && known.backs === backs) return known.mark
  let hash = mixed(0x811c9dc5, `${life} ${backs} ${seat} ${own} ${question.prompt}`)
  for (const { key } of question.options) hash = mixed(hash, key)
  const mark = (hash >>> 0) % MARKS
  marks.set(question, { life, backs, own, mark })
  return mark
}

/** News with the mark in place of the table's own number. */
export function marked(host: Host, journal: Journal, news: News): News {
  const { question } = news
  if (question === undefined) return news
  return { ...news, question: { ...question, at: markOf(host, journal, question.seat) ?? question.at } }
}

/** The table's own number of the question that the mark means; one that no question has, if it is not asked any more. */
export function numberOf(host: Host, journal: Journal, seat: number, mark: number): number {
  return markOf(host, journal, seat) === mark ? (host.asked(seat)?.at ?? -1) : -1
}
