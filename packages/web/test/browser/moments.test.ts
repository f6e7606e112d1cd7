import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Dice } from '@wanli/kernel'
import type { Page } from 'playwright-core'
import { goTo, openSite } from './help.ts'
import { type GameId, stage, stageAt, type Wish } from './stage.ts'
import { byMouse, openTable, playOn, waitForQuestion } from './table.ts'
import { begin, openWinter, winterTable } from './winter.ts'

/* What happens for a moment: at its place, in words, with a picture; the last scene of a game; the question of sound; a replay. */

const site = await openSite()

interface Shown {
  readonly words: string
  readonly drawn: boolean
  readonly inside: boolean
  /** Courses that a Wall has got before our eyes. */
  readonly risen: number
}
declare global {
  var wanliMoments: Shown[]
}

/** Writes down in the page what is shown for a moment. */
function watchMoments(): void {
  globalThis.wanliMoments = []
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof HTMLElement && node.matches('[data-moment]')) {
          const { left, top, right, bottom } = node.getBoundingClientRect()
          const symbol = node.querySelector('use')?.getAttribute('href') ?? '#'
          wanliMoments.push({
            words: node.innerText.trim(),
            drawn: document.getElementById(symbol.slice(1)) !== null,
            risen: document.querySelectorAll('.wallbox .rises').length,
            inside: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
          })
        }
  }).observe(document, { subtree: true, childList: true })
}

/** The last table at which the person is asked something. */
function lastQuestion<Id extends GameId>(game: Id, wish: Wish<Id>): ReturnType<typeof stage> {
  let last = 0
  stage(game, { ...wish, until: (_, __, { entries }) => ((last = entries.length), false) })
  return stage(game, { ...wish, until: (_, __, { entries }) => entries.length >= last })
}

describe('moments', () => {
  for (const [game, saved, some] of [
    [
      'zhanguo',
      () => stageAt('zhanguo', { seats: 3, seed: 'moments', until: ({ round }) => round === 3 }),
      [/^\D*unif|marker/i, /Reward/],
    ],
    [
      'great-wall',
      () => stageAt('great-wall', { seats: 3, seed: 'moments', until: ({ year }) => year === 2 }),
      [/^Overseer, level \d/, /^Wall I/],
    ],
  ] as const)
    it(
      `${game}: each at its place, with a picture that is drawn, and gone after a moment`,
      { timeout: 120_000 },
      async () => {
        await site.visit({ size: 'wide', settings: { pace: 20 }, before: watchMoments }, async (page) => {
          await openTable(page, saved())
          const shown = () => page.evaluate(() => wanliMoments)
          await playOn(page, byMouse, {
            seed: 'moments',
            enough: async (acts) => {
              const words = (await shown()).map((one) => one.words)
              return acts > 120 || some.every((one) => words.some((word) => one.test(word)))
            },
          })
          const all = await shown()
          for (const one of some)
            assert.ok(
              all.some(({ words }) => one.test(words)),
              `${one}: ${all.map(({ words }) => words).join('; ')}`,
            )
          assert.deepEqual(
            all.filter(({ drawn, inside }) => !drawn || !inside),
            [],
          )
          for (const { words, risen } of all)
            if (words.startsWith('Wall I')) assert.ok(risen > 0, 'it rises course by course')
          await page.locator('[data-moment]').first().waitFor({ state: 'detached' })
        })
      },
    )
})

describe('the last scene', () => {
  for (const [game, seats] of [
    ['zhanguo', 2],
    ['great-wall', 3],
  ] as const)
    it(
      `${game}: towers rise over the last table, and lead to what came of it; a key goes on`,
      { timeout: 90_000 },
      async () => {
        await site.visit({ size: 'wide', moving: true, settings: { pace: 20, motion: 'full' } }, async (page) => {
          await openTable(page, lastQuestion(game, { seats, seed: 'last scene' }))
          const curtain = page.locator('[data-curtain]')
          const dice = new Dice('last')
          for (let n = 0; n < 12 && (await curtain.count()) === 0; n++) {
            if (await page.locator('.prompt.mine').isVisible()) await byMouse(page, dice).catch(() => undefined)
            if (await page.locator('[data-sure]').isVisible()) await page.locator('[data-sure]').press('Enter')
            await curtain.waitFor({ timeout: 4000 }).catch(() => undefined)
          }
          assert.equal(await curtain.locator('li').count(), seats)
          assert.match(await curtain.locator('b').first().innerText(), / wins? by \d+$/)
          await page.keyboard.press('Space')
          await curtain.waitFor({ state: 'detached' })
          await page.getByRole('list', { name: 'Ranking' }).first().waitFor()
          // Whoever opens it again sees what came of it at once.
          await page.reload()
          await page.getByRole('list', { name: 'Ranking' }).first().waitFor()
          assert.equal(await curtain.count(), 0)
        })
      },
    )
})

describe('sound', () => {
  const settingsOf = (page: Page) =>
    page.evaluate(
      () => JSON.parse(localStorage.getItem('wanli.settings')!) as { sound?: boolean; soundAsked?: boolean },
    )

  it('is off until somebody wants it, and asked for once', async () => {
    const table = stage('zhanguo', { seed: 'sound', seats: 2, until: () => true })
    await site.visit({ settings: { soundAsked: false }, before: listen }, async (page) => {
      await openTable(page, table)
      assert.equal(await page.evaluate(() => document.documentElement.dataset['audio']), undefined, 'nothing is built')
      await page.locator('[data-sound-ask]').getByRole('button', { name: 'On', exact: true }).click()
      assert.deepEqual((({ sound, soundAsked }) => [sound, soundAsked])(await settingsOf(page)), [true, true])
      assert.equal(await page.evaluate(() => document.documentElement.dataset['audio']), '1')
      assert.equal(await page.locator('[data-sound-ask]').count(), 0)
      await page.reload()
      await waitForQuestion(page)
      assert.equal(await page.locator('[data-sound-ask]').count(), 0)
    })
    await site.visit({ settings: { soundAsked: false } }, async (page) => {
      await openTable(page, table)
      await page.locator('[data-sound-ask]').waitFor()
      // Whoever plays on has said no.
      await playOn(page, byMouse, { enough: (acts) => acts >= 2 })
      assert.equal(await page.locator('[data-sound-ask]').count(), 0)
      assert.equal((await settingsOf(page)).sound ?? false, false)
    })
  })
})

/** Counts in the page what is built to be heard. */
function listen(): void {
  const Real = window.AudioContext
  window.AudioContext = class extends Real {
    constructor() {
      super()
      const { dataset } = document.documentElement
      dataset['audio'] = String(Number(dataset['audio'] ?? '0') + 1)
    }
  }
}

describe('a replay', () => {
  it('shows a Winter on the stage when it goes one answer on, and nothing when it goes back', async () => {
    await site.visit({ size: 'wide', moving: true, settings: { motion: 'full' } }, async (page) => {
      // Passed without a stage: the log has the Winter.
      const saved = winterTable()
      await openWinter(page, saved)
      await begin(page)
      await page.waitForFunction(() => /Year 2/.test(document.querySelector('.standing')?.textContent ?? ''))
      await goTo(page, 'replay', saved.plan.id, '0')
      await page.getByRole('slider').first().waitFor()
      const beat = page.locator('.winter[data-kind]')
      const slider = page.getByRole('slider').first()
      for (let n = 0; n < 12 && (await beat.count()) === 0; n++) {
        const before = await slider.inputValue()
        await page.keyboard.press('ArrowRight')
        // A slow machine goes on late, and shows it later: the next press would end it.
        await page.waitForFunction(
          (was) => document.querySelector<HTMLInputElement>('input[type="range"]')?.value !== was,
          before,
        )
        await beat
          .first()
          .waitFor({ timeout: 2000 })
          .catch(() => undefined)
      }
      await beat.first().waitFor()
      await page.keyboard.press('ArrowLeft')
      await page.waitForTimeout(300)
      assert.equal(await beat.count(), 0)
    })
  })
})
