import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { goTo, openSite } from './help.ts'
import { SCREENS } from './screens.ts'
import { byMouse, playNow, playOn, waitForQuestion } from './table.ts'
import { allTexts, ENGLISH_ONLY, notSpanish } from './words.ts'

const site = await openSite()

describe('in Spanish', () => {
  it('the test knows English when it sees it', async () => {
    assert.ok(ENGLISH_ONLY.size > 300)
    assert.equal(notSpanish(['Build the wall', 'home.playNow', '{count} cards', 'Construir la muralla']).length, 3)
    await site.visit({ language: 'en' }, async (page) => {
      assert.ok(notSpanish(await allTexts(page)).length > 5)
    })
  })

  it('a whole game shows no English word and no raw key', { timeout: 120_000 }, async (context) => {
    await site.visit({ language: 'es', size: 'laptop' }, async (page) => {
      const seen = new Set(await allTexts(page))
      await playNow(page)
      const look = async () => {
        for (const text of await allTexts(page)) seen.add(text)
        return false
      }
      await playOn(page, byMouse, { seed: 'es', enough: look })
      await look()
      context.diagnostic(`${seen.size} different texts`)
      assert.ok(seen.size > 500)
      assert.deepEqual(notSpanish([...seen]), [])
    })
  })

  it('no screen shows an English word', { timeout: 60_000 }, async () => {
    for (const screen of SCREENS)
      await site.visit({ language: 'es', size: 'laptop' }, async (page) => {
        await screen.open(page)
        assert.deepEqual(notSpanish(await allTexts(page), screen.names), [], screen.name)
      })
  })

  it('is one click away in a running game, and back', async () => {
    await site.visit({ language: 'en' }, async (page) => {
      await playNow(page)
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
