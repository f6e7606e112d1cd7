import { botNamed } from '@wanli/bots'
import { Dice, Table, writeLog } from '@wanli/kernel'
import { zhanguo, type ZhanGuo } from '@wanli/zhanguo'
import type { Page } from 'playwright-core'
import type { Saved } from '../../src/store/saves.ts'
import type { SeatPlan } from '../../src/table/protocol.ts'

export type State = ZhanGuo['state']

/** A game that bots have played up to some moment, as the page keeps it in its store. */
export interface Wish {
  readonly seats?: number
  /** Who goes on playing it; usually the first seat is a person's. */
  readonly persons?: readonly number[]
  readonly names?: readonly string[]
  readonly setup?: Readonly<Record<string, unknown>>
  readonly seed?: string
  /** Stop when this is so at a question to a person; never = play to the end. */
  readonly until?: (state: State, prompt: string) => boolean
}

const usualPlan = ({ seats = 4, persons = [0], names = [], setup = {}, seed = 'stage' }: Wish): Saved['plan'] => ({
  id: `stage-${seed}`,
  game: 'zhanguo',
  title: 'ZhanGuo',
  setup: { seats, ...setup },
  seed,
  seats: Array.from({ length: seats }, (_, seat): SeatPlan => {
    const name = names[seat] ?? ''
    return persons.includes(seat) ? { name, kind: 'person' } : { name, kind: 'bot', bot: 'greedy' }
  }),
})

export function stage(wish: Wish = {}): Saved {
  const { persons = [0], until = () => false } = wish
  const plan = usualPlan(wish)
  const checked = zhanguo.checkSetup(plan.setup)
  const bot = botNamed('zhanguo', 'greedy')
  if (!checked.ok || !bot.ok) throw new Error('no such table')
  const table = Table.start(zhanguo, checked.value, plan.seed, { record: true })
  const bots = plan.seats.map((_, seat) => bot.value.make(new Dice(`${plan.seed} ${seat}`)))
  while (!table.over) {
    const [question] = table.open
    if (table.open.some(({ seat, prompt }) => persons.includes(seat) && until(table.state, prompt))) break
    table.pick(0, bots[question!.seat]!.choose(table, question!.seat))
  }
  return {
    plan,
    log: writeLog(table),
    move: table.entries.length,
    over: table.over,
    scores: zhanguo.scores(table.state, table.box),
    waiting: table.open.map(({ seat }) => seat),
    at: 1_760_000_000_000,
  }
}

/** Put a table into the store of the page's browser, as if it had been played there. */
export async function keep(page: Page, saved: unknown): Promise<void> {
  await page.evaluate(
    (table) =>
      new Promise<void>((resolve, reject) => {
        const asked = indexedDB.open('wanli', 1)
        asked.addEventListener(
          'upgradeneeded',
          () => void asked.result.createObjectStore('tables', { keyPath: 'plan.id' }),
        )
        asked.addEventListener('error', () => reject(asked.error!))
        asked.addEventListener('success', () => {
          const put = asked.result.transaction('tables', 'readwrite')
          put.objectStore('tables').put(table)
          put.addEventListener('complete', () => {
            asked.result.close()
            resolve()
          })
          put.addEventListener('error', () => reject(put.error!))
        })
      }),
    saved,
  )
}
