import { Dice } from '@wanli/kernel'
import type { Locator, Page } from 'playwright-core'
import { en } from '../../src/text/en.ts'
import { es } from '../../src/text/es.ts'
import type { Moment } from './probes.ts'

/** What the page calls this, in the language of the moment. */
export async function text(page: Page, key: keyof typeof en): Promise<string> {
  const language = await page.evaluate(() => document.documentElement.lang)
  return (language === 'es' ? es : en)[key]
}

/** The first click on the home page: a game with bots. */
export async function playNow(page: Page): Promise<void> {
  const name = await text(page, 'home.playNow')
  await page.getByRole('button', { name }).first().click()
  await page.locator('[data-prompt]').waitFor()
}

const OVER = [en['frame.over'], es['frame.over']]

/** Until somebody at this screen must do something, or nobody has to any more. */
export async function waitForQuestion(page: Page): Promise<Moment> {
  const found = await page.waitForFunction((over) => wanliProbes.moment(over), OVER, { timeout: 20_000 })
  return (await found.jsonValue())!
}

const signature = (page: Page): Promise<string> => page.evaluate(() => wanliProbes.signature())
const changes = (page: Page, before: string, timeout: number): Promise<boolean> =>
  page
    .waitForFunction((was) => wanliProbes.signature() !== was, before, { timeout })
    .then(() => true)
    .catch(() => false)

/** What can be clicked now: what answers, or, if nothing does, what can be picked up. */
const TARGETS = '[data-option]:not(.held):visible'
const PICKS = '.legal:visible'

/** One answer or one thing picked up, however it is done. */
export type Hand = (page: Page, dice: Dice) => Promise<void>

const any = async (page: Page, dice: Dice) => {
  const answers = page.locator(TARGETS)
  const count = await answers.count()
  // Now and then something is picked up though there is an answer: both ways must lead on.
  const found = count > 0 && dice.below(4) > 0 ? answers : page.locator(PICKS)
  const all = (await found.count()) > 0 ? found : answers
  return all.nth(dice.below(Math.max(1, await all.count())))
}

/** A piece may lie under a sheet of answers that is open: then one of those is taken, as a person would. */
async function reach(page: Page, dice: Dice, how: (target: Locator) => Promise<void>): Promise<void> {
  const target = await any(page, dice)
  await how(target).catch(async () => how(page.locator(TARGETS).first()))
}

export const byMouse: Hand = (page, dice) => reach(page, dice, (target) => target.click({ timeout: 3000 }))

/** A first tap shows the consequence, on a sheet with the button that takes it. */
export const byTouch: Hand = async (page, dice) => {
  const before = await signature(page)
  await reach(page, dice, (target) => target.tap({ timeout: 3000 }))
  if (await changes(page, before, 250)) return
  const take = page.locator('[data-ledger] .btn-primary')
  if (await take.isVisible()) await take.tap()
}

/** Arrows lead from target to target, Enter takes it; what has no place on the board has a number. */
export const byKeyboard: Hand = async (page, dice) => {
  const onBoard = await page.locator(PICKS).count()
  const beside = await page.locator('[data-option][aria-keyshortcuts]:visible').count()
  if (onBoard > 0 && (beside === 0 || dice.below(3) > 0)) {
    const steps = 1 + dice.below(Math.min(onBoard, 8))
    const key = dice.below(2) === 0 ? 'ArrowRight' : 'ArrowLeft'
    for (let i = 0; i < steps; i++) await page.keyboard.press(key)
    await page.keyboard.press('Enter')
  } else if (beside === 1) {
    await page.keyboard.press(
      await page
        .locator('[data-option][aria-keyshortcuts]:visible')
        .getAttribute('aria-keyshortcuts')
        .then((key) => key ?? 'Enter'),
    )
  } else await page.keyboard.press(String(1 + dice.below(Math.min(9, Math.max(1, beside)))))
}

/** Uncover the screen if it is covered, as the next person would. */
export async function uncover(page: Page): Promise<void> {
  await page.locator('main.cover .btn-primary').click()
  await page.locator('main.cover').waitFor({ state: 'detached' })
}

/** Act until the game is over, or `enough` says so. */
export async function playOn(
  page: Page,
  hand: Hand,
  {
    seed = 'play',
    enough = () => false,
  }: { readonly seed?: string; readonly enough?: (acts: number) => boolean | Promise<boolean> } = {},
): Promise<number> {
  const dice = new Dice(seed)
  let idle = 0
  for (let acts = 0; ; acts++) {
    const moment = await waitForQuestion(page)
    if (moment === 'over' || (await enough(acts))) return acts
    if (moment === 'covered') {
      await uncover(page)
      continue
    }
    const before = await signature(page)
    await hand(page, dice)
    idle = (await changes(page, before, 1500)) ? 0 : idle + 1
    if (idle >= 4) throw new Error(`nothing happens any more: ${before.slice(0, 600)}`)
  }
}

/** For the benchmark: the next answer by a click. */
export async function answerByClick(page: Page, n: number): Promise<void> {
  await byMouse(page, new Dice(`click ${n}`))
}
