import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { goTo, openSite } from './help.ts'
import { layoutTroubles } from './layout.ts'
import { SAMPLED, SCREENS } from './screens.ts'
import { byMouse, finalScore, modeChoice, playNow, playOn, text, tileOf, waitForQuestion } from './table.ts'
import { allTexts, ENGLISH_ONLY, notSpanish } from './words.ts'

const site = await openSite()

// Two at a time: much of each is waiting.
describe('in Spanish', { concurrency: 2 }, () => {
  it('the test knows English when it sees it', async () => {
    assert.ok(ENGLISH_ONLY.size > 300)
    assert.equal(notSpanish(['Build the wall', 'home.playNow', '{count} cards', 'Construir la muralla']).length, 3)
    await site.visit({ language: 'en' }, async (page) => {
      assert.ok(notSpanish(await allTexts(page)).length > 5)
    })
  })

  /** By mouse alone, from the home page. */
  const GAMES = {
    zhanguo: { seats: 4, order: 'best first', begin: (page: Page) => playNow(page, 'zhanguo') },
    'great-wall': {
      seats: 2,
      // A team has one result: nobody in it is first (GW-COOP-27).
      order: 'any order',
      begin: async (page: Page) => {
        await (await tileOf(page, 'great-wall')).getByRole('link', { name: await text(page, 'home.own') }).click()
        await (await modeChoice(page, 'coop')).locator('xpath=..').click()
        const third = (await text(page, 'newTable.removeSeat')).replace('{number}', '3')
        await page.getByRole('button', { name: third }).click()
        await page.getByRole('button', { name: await text(page, 'newTable.start') }).click()
      },
    },
  } as const
  for (const [game, { seats, order, begin }] of Object.entries(GAMES))
    it(
      `${game} by mouse from the home page to the final score shows no English word and no raw key`,
      { timeout: 240_000 },
      async (context) => {
        await site.visit({ language: 'es', size: 'laptop' }, async (page) => {
          const seen = new Set(await allTexts(page))
          const look = async () => {
            for (const one of await allTexts(page)) seen.add(one)
            return false
          }
          await begin(page)
          const acts = await playOn(page, byMouse, { seed: 'es', enough: look })
          await finalScore(page, seats, order)
          await look()
          context.diagnostic(`${seen.size} different texts in ${acts} acts`)
          assert.ok(acts > 50 && seen.size > 500)
          assert.deepEqual(notSpanish([...seen]), [])
        })
      },
    )

  it('no screen shows an English word, and all fits at 1366x768', { timeout: 240_000 }, async () => {
    const troubles: string[] = []
    // Two visits side by side, each for every other screen.
    await Promise.all(
      [0, 1].map((half) =>
        site.visit({ language: 'es', size: 'laptop' }, async (page) => {
          for (const screen of SCREENS.filter((_, i) => i % 2 === half)) {
            await screen.open(page)
            // Spanish is longer: where English fits, it may not. On a busy machine the letters may still be on their way.
            await page.evaluate(async () => {
              await document.fonts.ready
              await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
            })
            const troublesOfLayout = SAMPLED.includes(screen) ? await layoutTroubles(page) : []
            const found = [...notSpanish(await allTexts(page), screen.names), ...troublesOfLayout]
            troubles.push(...found.map((trouble) => `${screen.name}: ${trouble}`))
          }
        }),
      ),
    )
    assert.deepEqual(troubles, [])
  })

  for (const game of ['zhanguo', 'great-wall'] as const)
    it(`${game}: is one click away in a running game, and back`, async () => {
      await site.visit({ language: 'en' }, async (page) => {
        await playNow(page, game)
        await waitForQuestion(page)
        const before = await page.locator('[data-option]').count()
        await page.getByRole('button', { name: 'Español' }).first().click()
        await page.waitForFunction(() => document.documentElement.lang === 'es')
        assert.deepEqual(notSpanish(await allTexts(page)), [])
        assert.equal(await page.locator('[data-option]').count(), before, 'the question is the same')
        await playOn(page, byMouse, { enough: (acts) => acts >= 3 })
        assert.deepEqual(notSpanish(await allTexts(page)), [])
        await page.getByRole('button', { name: 'English' }).first().click()
        await page.waitForFunction(() => document.documentElement.lang === 'en')
        await goTo(page)
      })
    })
})
