import assert from 'node:assert/strict'
import { Dice } from '@wanli/kernel'
import { texts } from '@wanli/great-wall/text'
import type { Locator, Page } from 'playwright-core'
import { en, es } from '../../src/text/all.ts'
import type { Saved } from '../../src/store/saves.ts'
import type { Moment } from './probes.ts'
import { goTo } from './help.ts'
import { type GameId, keep } from './stage.ts'

/** What the page calls this, in the language of the moment. */
export async function text(page: Page, key: keyof typeof en): Promise<string> {
  const language = await page.evaluate(() => document.documentElement.lang)
  return (language === 'es' ? es : en)[key]
}

/** What the home page offers of a game. */
export async function tileOf(page: Page, game: GameId): Promise<Locator> {
  const name = await text(page, `app.game.${game}`)
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name }) })
}

/** The first click on the home page: a game with bots. */
export async function playNow(page: Page, game: GameId = 'zhanguo'): Promise<void> {
  const tile = await tileOf(page, game)
  await tile.getByRole('button', { name: await text(page, 'home.playNow') }).click()
  await page.locator('[data-prompt]').waitFor()
}

/** Give a file to the home page, as by its dialog. */
export async function openFile(page: Page, name: string, content: string): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) })
}

const OVER = [en['frame.over'], es['frame.over']]

/** Until somebody at this screen must do something, or nobody has to any more. */
export async function waitForQuestion(page: Page): Promise<Moment> {
  // By the clock, not by frames: a busy machine that draws 3840x2160 has none for a while.
  const found = await page.waitForFunction((over) => wanliProbes.moment(over), OVER, { timeout: 20_000, polling: 100 })
  return (await found.jsonValue())!
}

/** A table as it was kept, up to its question. */
export async function openTable(page: Page, saved: Saved): Promise<Moment> {
  await keep(page, saved)
  await goTo(page, 'table', saved.plan.id)
  return waitForQuestion(page)
}
/** The same; its question is for somebody at this screen. */
export async function openAsked(page: Page, saved: Saved): Promise<void> {
  assert.equal(await openTable(page, saved), 'asked')
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

/**
 * A piece may lie under a sheet of answers that is open: then one of those is taken, as a person would. Or it is still on its
 * way: then another is. If that one is gone because the first touch did tell, only late, the table has moved on: nothing is wrong.
 */
async function reach(page: Page, dice: Dice, how: (target: Locator) => Promise<void>): Promise<void> {
  const before = await signature(page)
  const target = await any(page, dice)
  await how(target).catch(async () => {
    // Why something is refused may lie over it: it is read and put away.
    if ((await page.locator('[data-why-pop]').count()) > 0) await page.keyboard.press('Escape')
    const answers = page.locator(TARGETS)
    const other = (await answers.count()) > 0 ? answers.first() : await any(page, dice)
    await how(other).catch(async (error: unknown) => {
      if ((await signature(page)) === before) throw error
    })
  })
}

export const byMouse: Hand = (page, dice) => reach(page, dice, (target) => target.click({ timeout: 3000 }))

export const byTouch: Hand = (page, dice) => reach(page, dice, (target) => target.tap({ timeout: 3000 }))

/** Until the table shows what came of it. What can't be taken back asks once more, on every device: yes. */
async function moveOn(page: Page, before: string): Promise<boolean> {
  const then = await page
    .waitForFunction(
      ([was, sure]) => {
        if (document.querySelector(sure!)?.checkVisibility() === true) return 'asked again'
        return wanliProbes.signature() === was ? undefined : 'done'
      },
      [before, SURE],
      { timeout: 1500 },
    )
    .then((found) => found.jsonValue())
    .catch(() => undefined)
  if (then !== 'asked again') return then === 'done'
  await page.locator(SURE).press('Enter')
  return changes(page, before, 1500)
}
const SURE = '[data-sure]'

/** Arrows lead from target to target, Enter takes it; what has no place on the board, or is a number there, has a key. */
export const byKeyboard: Hand = async (page, dice) => {
  const onBoard = await page.locator(PICKS).count()
  const withKeys = page.locator('[data-option][aria-keyshortcuts]:visible')
  const keys = await withKeys.count()
  if (onBoard > 0 && (keys === 0 || dice.below(3) > 0)) {
    const steps = 1 + dice.below(Math.min(onBoard, 8))
    const key = dice.below(2) === 0 ? 'ArrowRight' : 'ArrowLeft'
    for (let i = 0; i < steps; i++) await page.keyboard.press(key)
    await page.keyboard.press('Enter')
  } else if (keys > 0) {
    const one = withKeys.nth(dice.below(keys))
    await page.keyboard.press(firstKey(await one.getAttribute('aria-keyshortcuts')))
  }
}

/** Of several keys that do the same, the first. */
export const firstKey = (keys: string | null): string => keys?.split(' ')[0] ?? 'Enter'

/** Whatever can be answered once for all is, at the first chance; else as this hand does. */
export const standing =
  (hand: Hand): Hand =>
  async (page, dice) => {
    const once = page.locator('[data-stand]:visible')
    if ((await once.count()) === 0) return hand(page, dice)
    await once.first().focus()
    await page.keyboard.press('Enter')
  }

/** Tab until this has the focus. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.first().waitFor({ state: 'attached' })
  for (let tabs = 0; tabs < 80; tabs++) {
    await page.keyboard.press('Tab')
    if (await wanted.evaluateAll((all) => all.some((one) => one === document.activeElement))) return
  }
  assert.fail(`Tab never reaches ${String(wanted)}`)
}

/** The choice of a mode of The Great Wall on the page of a new table. */
export async function modeChoice(page: Page, mode: 'competitive' | 'two' | 'solo' | 'coop'): Promise<Locator> {
  const language = await page.evaluate(() => document.documentElement.lang as 'en' | 'es')
  const name = texts[language][`mode.${mode}`]
  const modes = page.getByRole('group', { name: await text(page, 'newTable.mode') })
  return modes.getByRole('radio', { name: new RegExp(`^${name}`) })
}

/** The final score stands on the screen: everyone with his points, best first. */
export async function finalScore(
  page: Page,
  count: number,
  order: 'best first' | 'any order' = 'best first',
): Promise<void> {
  const ranking = page.getByRole('list', { name: await text(page, 'after.ranking') }).first()
  await ranking.waitFor()
  const points = (await ranking.locator('.num').allInnerTexts()).map(Number)
  assert.equal(points.length, count)
  assert.ok(points.every(Number.isFinite), points.join())
  if (order === 'best first')
    assert.deepEqual(
      points,
      points.toSorted((a, b) => b - a),
    )
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
    idle = (await moveOn(page, before)) ? 0 : idle + 1
    if (idle >= 4) throw new Error(`nothing happens any more: ${before.slice(0, 600)}`)
  }
}

/** For the benchmark: the next answer by a click. */
export async function answerByClick(page: Page, n: number): Promise<void> {
  await byMouse(page, new Dice(`click ${n}`))
}
