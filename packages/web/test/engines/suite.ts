import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { sqliteStore, startServer } from '@wanli/server'
import { type Serving, serve } from '../../serve.ts'
import { en, es } from '../../src/text/all.ts'
import { builtPage } from '../browser/help.ts'
import { wallQuestion } from '../browser/questions.ts'
import { putIn, stageAt } from '../browser/stage.ts'
import { type Browser, type Tab, until, type Visit } from './engine.ts'
import { click, Person } from './person.ts'
import { Rival } from './rival.ts'

/* The same visit in every engine: both games, on a desk and on a phone, from the home page on. */

const SIZES = {
  'a desk': { width: 1440, height: 900, touch: false },
  'a phone': { width: 390, height: 844, touch: true },
} as const
type SizeName = keyof typeof SIZES
const GAMES = ['zhanguo', 'great-wall'] as const
type GameName = (typeof GAMES)[number]
const BETRAYAL = stageAt('great-wall', {
  seats: 4,
  seed: 'copy',
  played: 'random',
  until: (_, prompt) => prompt === 'copy',
})

/** What five players with everything on the table are asked first. */
const WAR: Readonly<Record<SizeName, string>> = { 'a desk': 'works', 'a phone': 'tank' }

export function playsEverywhere(name: string, open: () => Promise<Browser>): void {
  describe(`in ${name}`, () => {
    let browser: Browser
    let serving: Serving
    before(async () => {
      serving = await serve(await builtPage())
      browser = await open()
    })
    after(async () => {
      await browser?.close()
      await serving?.close()
    })

    /** One visit: whatever the page complains about in its console fails it, and what it looked like then is kept. */
    async function visit(
      size: SizeName,
      settings: Visit['settings'],
      act: (tab: Tab) => Promise<void>,
      url = serving.url,
    ): Promise<void> {
      // Turns are given over at once: that they wait is tested elsewhere.
      const usual = {
        language: 'en',
        theme: 'light',
        pace: 0,
        endTurn: 0,
        summaries: false,
        motion: 'none',
        offline: false,
      }
      const tab = await browser.visit({ ...SIZES[size], url, settings: { ...usual, ...settings } })
      try {
        await act(tab)
        assert.deepEqual(await tab.complaints(), [])
      } catch (error) {
        const complaints = await tab.complaints().catch(() => [])
        const said = complaints.length > 0 ? `\nThe page complained:\n${complaints.slice(0, 5).join('\n')}` : ''
        throw new Error(`its picture is ${await keepPicture(tab)}${said}`, { cause: error })
      } finally {
        await tab.close()
      }
    }

    /** So many answers, one of them taken back, and the page loaded anew: the same is asked, and the store has as much. */
    async function comesBack(tab: Tab, person: Person, answers: number): Promise<void> {
      for (let n = 0; n < answers; n++) await person.answer()
      await person.undo()
      const [asked, moves] = [await person.question(), await person.moves()]
      await tab.reload()
      await person.asked()
      assert.deepEqual([await person.question(), await person.moves()], [asked, moves])
    }

    for (const size of Object.keys(SIZES) as SizeName[])
      for (const game of GAMES)
        it(`${game} on ${size}: ten answers, undo, reload, on it goes, in Spanish too`, { timeout: 240_000 }, () =>
          visit(size, {}, async (tab) => {
            await playNow(tab, game)
            const person = new Person(tab, `${game} ${size}`)
            await person.asked()
            await fits(tab)
            await comesBack(tab, person, 10)
            await person.answer()

            const { hash } = new URL(await tab.evaluate(() => location.href))
            await tab.evaluate(() => void (location.hash = '#/'))
            await click(tab, 'label', 'Español')
            await until('the page is Spanish', () => tab.evaluate(() => document.documentElement.lang === 'es'))
            await tab.evaluate((table) => void (location.hash = table), hash)
            await person.asked()
            assert.match(await person.question(), new RegExp(`^${es['frame.yourTurn']} `))
            await fits(tab)
            for (let n = 0; n < 2; n++) await person.answer()
          }),
        )

    // Towers, machines, Shots and grips on the grids of Hordes lie over other things: whether a click gets there is the engine's.
    for (const [size, asks] of Object.entries(WAR) as [SizeName, string][])
      it(
        `five players with every expansion that goes together, on ${size}, asked for ${asks}: answers, undo, reload, on it goes`,
        { timeout: 240_000 },
        () =>
          visit(size, {}, async (tab) => {
            const war = wallQuestion(asks)
            await tab.evaluate(putIn, war)
            await tab.evaluate((id) => void (location.hash = `#/table/${id}`), war.plan.id)
            const person = new Person(tab, `war ${size}`)
            await person.asked()
            await fits(tab)
            await comesBack(tab, person, 4)
            await fits(tab)
            await person.answer()
          }),
      )

    it(
      'online, on a phone: a name, a seat, answers in turn with somebody elsewhere, and back after a reload',
      { timeout: 120_000 },
      async () => {
        const server = await startServer({ store: sqliteStore(':memory:'), page: await builtPage(), limits: 1000 })
        try {
          const rival = await Rival.lays(server.url)
          await visit('a phone', {}, (tab) => rival.isMet(tab), `${server.url}#/online/${rival.table}`)
        } finally {
          await server.close()
        }
      },
    )

    // GW-FALL-06: the widest words that can be tapped lie in a button as they are, in nothing of their own.
    it('on a phone a tap on the words of a choice chooses it', { timeout: 60_000 }, () =>
      visit('a phone', { language: 'es' }, async (tab) => {
        await tab.evaluate(putIn, BETRAYAL)
        await tab.evaluate((id) => void (location.hash = `#/table/${id}`), BETRAYAL.plan.id)
        const copies = '[data-betrayal] [data-option^="copy "]'
        await click(tab, copies)
        await until('it is chosen', () => tab.evaluate((one) => document.querySelector(one) === null, copies), 5000)
      }),
    )

    it('without a network: the page, a game that was begun, and both games anew', { timeout: 240_000 }, () =>
      visit('a desk', { offline: true }, async (tab) => {
        await playNow(tab, 'zhanguo')
        const person = new Person(tab, 'offline')
        await person.asked()
        await person.answer()
        await until('the page is kept', () =>
          tab.evaluate(() => navigator.serviceWorker.controller?.state === 'activated'),
        )
        const [asked, moves] = [await person.question(), await person.moves()]
        await serving.close()
        await tab.reload()
        await person.asked()
        assert.deepEqual([await person.question(), await person.moves()], [asked, moves])
        await person.answer()
        for (const game of GAMES) {
          await tab.evaluate(() => void (location.hash = '#/'))
          await playNow(tab, game)
          await person.asked()
          for (let n = 0; n < 3; n++) await person.answer()
        }
      }),
    )
  })
}

/** The first click on the home page: a game with bots. */
async function playNow(tab: Tab, game: GameName): Promise<void> {
  await click(tab, `article:nth-of-type(${GAMES.indexOf(game) + 1}) button`, en['home.playNow'])
  await until('the table', () => tab.evaluate(() => document.querySelector('[data-prompt]') !== null))
}

/** Nothing lies beside the window. */
async function fits(tab: Tab): Promise<void> {
  const over = await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  assert.ok(over <= 0, `the page is ${over} pixels wider than its window`)
}

async function keepPicture(tab: Tab): Promise<string> {
  const folder = fileURLToPath(new URL('../../../../screens/failed/', import.meta.url))
  mkdirSync(folder, { recursive: true })
  const file = `${folder}${Date.now()}.png`
  writeFileSync(file, await tab.picture())
  return file
}
