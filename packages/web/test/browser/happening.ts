import { botNamed } from '@wanli/bots'
import { greatWall } from '@wanli/great-wall'
import { Dice, Table } from '@wanli/kernel'
import type { Page } from 'playwright-core'
import type { Saved } from '../../src/store/saves.ts'
import { goTo } from './help.ts'
import { keep, play, savedOf, usualPlan, type Wish } from './stage.ts'
import { waitForQuestion } from './table.ts'

type Telling = Readonly<Record<string, unknown>> & { readonly kind: string }

export interface Before {
  readonly saved: Saved
  /** The answer by which it happens. */
  readonly key: string
}

/** A table of The Great Wall just before something happens by an answer that is a choice; whoever gives it is a person. */
export function tableBefore(wish: Wish<'great-wall'>, happens: (event: Telling) => boolean): Before {
  for (let n = 0; n < 60; n++) {
    const plan = usualPlan('great-wall', { ...wish, seed: `${wish.seed ?? 'happening'} ${n}` })
    const found = answerOf(plan, wish.played ?? 'random', happens)
    if (found === undefined) continue
    const own = usualPlan('great-wall', { ...wish, seed: plan.seed, persons: [found.seat] })
    const table = play(own, wish.played ?? 'random', ({ entries }) => entries.length < found.at)
    return { saved: savedOf(own, table), key: found.key }
  }
  throw new Error(`it never happens: ${JSON.stringify(wish)}`)
}

/** The number of the answer, whose it is, and which. */
function answerOf(plan: Saved['plan'], played: 'greedy' | 'random', happens: (event: Telling) => boolean) {
  const checked = greatWall.checkSetup(plan.setup)
  const bot = botNamed('great-wall', played)
  if (!checked.ok || !bot.ok) throw new Error(`no such table: ${JSON.stringify(checked)}`)
  let heard = false
  const say = (event: object) => void (heard ||= happens(event as Telling))
  const table = Table.start(greatWall, checked.value, plan.seed, { record: true, seeding: plan.seeding, say })
  const bots = plan.seats.map((_, seat) => bot.value.make(new Dice(`${plan.seed} ${seat}`)))
  while (!table.over) {
    const { seat, options } = table.open[0]!
    const at = table.entries.length
    heard = false
    table.pick(0, bots[seat]!.choose(table, seat))
    if (heard && options.length > 1) return { at, seat, key: table.entries[at]!.key }
  }
  return undefined
}

/** Open it, and give that answer; it is looked for in the list of all of them. */
export async function letHappen(page: Page, { saved, key }: Before): Promise<void> {
  await keep(page, saved)
  await goTo(page, 'table', saved.plan.id)
  await waitForQuestion(page)
  await page.keyboard.press('o')
  await page
    .locator(`[data-option="${CSS_ESCAPED(key)}"]`)
    .last()
    .click()
  const sure = page.locator('[data-sure]')
  await sure.waitFor({ timeout: 700 }).then(
    () => sure.press('Enter'),
    () => undefined,
  )
}
const CSS_ESCAPED = (value: string): string => value.replaceAll(/["\\]/g, String.raw`\$&`)
