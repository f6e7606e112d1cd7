import type { News, Reply } from '@wanli/table'
import type { Store } from '@wanli/server'
import type { Page, Visitor } from '../help.ts'

/** A world on a server: who sits at the seat in question, who only looks on, and who plays all others. */
export interface World {
  readonly table: string
  readonly seat: number
  readonly visitor: Visitor
  readonly page: Page
  readonly watching: Page
  readonly stranger: Visitor
  readonly others: Page
  readonly store: Store
  /** What /metrics has counted since the table was laid. */
  readonly counted: () => Promise<object>
  /** Which of the two: what others do unseen may be different. */
  readonly n: 0 | 1
}

/** What one is sent in that world, beside all that comes over his sockets: anything that it returns must be the same in both. */
export type Witness = (world: World) => Promise<unknown>

/** So many options are tried out. */
const SOME = 10

const raw = (page: Page, call: string, ...args: readonly unknown[]): Promise<Reply> => page.raw({ id: 7, call, args })

/** A new way in which somebody is told something gets a witness here. */
export const WITNESSES: Readonly<Record<string, Witness>> = {
  views: async ({ page, watching, seat }) => {
    await raw(page, 'look', seat, 'start')
    await raw(page, 'look', seat, 'start', true)
    await raw(page, 'look', null, 'start')
    await raw(page, 'at', 0, seat)
    await raw(watching, 'look', null, 'start')
    await raw(watching, 'at', 0, null)
    for (const call of ['plan', 'timeline', 'log']) {
      await raw(page, call)
      await raw(watching, call)
    }
  },
  refusals: async ({ page, watching, seat }) => {
    await raw(page, 'refused', seat)
    await raw(page, 'refused', seat, true)
    await raw(page, 'steps', seat)
    await raw(page, 'answer', seat, 'no such option', 0)
    await raw(page, 'stand', seat, 'no such topic', 'no such option')
    await raw(page, 'endTurn', seat)
    for (const other of [0, 1, 2, 3].filter((one) => one !== seat)) {
      await raw(page, 'look', other, 'now')
      await raw(page, 'preview', other, 'anything')
      await raw(page, 'answer', other, 'anything', 1)
      await raw(watching, 'undo', other)
    }
    await raw(page, 'rewind', 0)
    await raw(page, 'call that is none')
    await page.raw({ id: -1 })
    await page.raw({ id: 8, do: 'ask', what: { kind: 'undo', to: 100 } })
    await page.raw({ id: 9, do: 'ask', what: { kind: 'bot', seat: 0, bot: 'random' } })
  },
  previews: async ({ page, seat }) => {
    const { question } = await page.look(seat)
    for (const { key } of question?.options.slice(0, SOME) ?? []) {
      await raw(page, 'preview', seat, key)
      await raw(page, 'preview', seat, key, true)
      await raw(page, 'final', seat, key)
    }
  },
  /** In a secret choice the others choose something else in each world, and take it back. */
  secrets: async ({ page, others, n }) => {
    const asked: number[] = page.room.waiting.filter((one) => others.you.seats.includes(one))
    // Whoever is asked alone acts in the open.
    if (page.room.waiting.length < 2) return
    for (const seat of asked.slice(0, page.room.waiting.length - 1)) {
      const { question } = await others.look(seat)
      if (question === undefined) continue
      const { key } = question.options[n % question.options.length]!
      await others.call('answer', seat, key, question.at)
      await others.call('undo', seat)
    }
    await page.call('plan')
  },
  /** What one does oneself, as long as nothing is drawn or uncovered by it. */
  answers: async ({ page, watching, seat }) => {
    const { question } = await page.look(seat)
    for (const { key } of question?.options.slice(0, SOME) ?? []) {
      if (await page.call<boolean>('final', seat, key)) continue
      const { at } = (await page.look(seat)).question!
      await raw(page, 'answer', seat, key, at)
      const after = await page.call<News>('look', seat, 'start')
      if (after.canUndo) await raw(page, 'undo', seat)
      await watching.call('plan')
      if (!after.canUndo) break
    }
  },
  lists: async ({ visitor, stranger, table }) => {
    const mine = await visitor.ask('GET', '/api/tables')
    const { tables } = mine.body as { readonly tables: readonly { readonly table: string }[] }
    const there = await stranger.ask('GET', `/api/tables/${table}`)
    const own = await visitor.ask('GET', `/api/tables/${table}`)
    return [tables.find((one) => one.table === table), there.body, own.body]
  },
  /** What push, mail and webhooks are made of (notify/notifier.ts): all that the store says of the table beside its log. */
  notices: async ({ store, table }) => store.listed(table),
  /** What is counted of all that was done so far; how long it took and how much memory it has is no word of anybody's hand. */
  metrics: ({ counted }) => counted(),
}
