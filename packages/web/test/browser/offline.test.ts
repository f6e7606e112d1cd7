import { svelte } from '@sveltejs/vite-plugin-svelte'
import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import { after, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import type { Page } from 'playwright-core'
import { build } from 'vite'
import { offline } from '../../offline.ts'
import { en, es } from '../../src/text/all.ts'
import { axeTroubles } from './axe.ts'
import { breakStore } from './break-store.ts'
import { builtPage, goTo, Site } from './help.ts'
import { byMouse, playOn, text, waitForQuestion } from './table.ts'

/** Two builds of the page, that have no file of script in common, in a folder of our own. */
const folder = mkdtempSync(join(tmpdir(), 'wanli-offline-'))
after(() => rmSync(folder, { recursive: true, force: true }))
const [first, second, served] = ['first', 'second', 'served'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
]
cpSync(await builtPage(), first, { recursive: true })
await build({
  configFile: false,
  root: fileURLToPath(new URL('../..', import.meta.url)),
  base: './',
  logLevel: 'error',
  plugins: [svelte(), offline('2.0.0')],
  worker: { format: 'es' },
  build: { outDir: second, minify: false, target: 'es2023', assetsInlineLimit: 0, reportCompressedSize: false },
})

const scriptsOf = (built: string) => new Set(readdirSync(join(built, 'assets')).filter((name) => name.endsWith('.js')))
assert.deepEqual(scriptsOf(first).intersection(scriptsOf(second)), new Set())

/** A site that serves the first build. */
async function withSite(act: (site: Site) => Promise<void>): Promise<void> {
  rmSync(served, { recursive: true, force: true })
  cpSync(first, served, { recursive: true })
  const site = await Site.open(served)
  try {
    await act(site)
  } finally {
    await site.close()
  }
}

/** The second build is put in its place, as `npm start` and any server would: the first one is gone. */
function deploy(): void {
  rmSync(served, { recursive: true })
  cpSync(second, `${served}-new`, { recursive: true })
  renameSync(`${served}-new`, served)
}

const buildOf = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.dataset['build']!)
const nameOf = (built: string): string =>
  /data-build="(.*?)"/.exec(readFileSync(join(built, 'index.html'), 'utf8'))![1]!

/** Where the page keeps builds. */
const shelves = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys())

/** Until only these builds are kept: it is tidied up when there is time. */
async function keeps(page: Page, ...builds: readonly string[]): Promise<void> {
  const wanted = builds.map((build) => `wanli ${build}`)
  for (let tries = 0; tries < 100; tries++) {
    if (isDeepStrictEqual(await shelves(page), wanted)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  assert.deepEqual(await shelves(page), wanted)
}

/** Until the page is kept and served by its worker. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, { timeout: 30_000 })
}

/** A game with bots, and some moves. */
async function play(page: Page, game: 'zhanguo' | 'great-wall', acts: number): Promise<void> {
  await goTo(page)
  const name = await text(page, 'home.playNow')
  await page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: await text(page, `app.game.${game}`), exact: true }) })
    .getByRole('button', { name })
    .click()
  await playOn(page, byMouse, { enough: (done) => done >= acts })
}

/** What somebody sees of a table. */
async function sight(page: Page): Promise<readonly string[]> {
  await waitForQuestion(page)
  return [await page.locator('[data-prompt]').innerText(), await page.locator('.standing').first().innerText()]
}

/** Files of the build that the page can't get; what the browser has by chance, from an earlier visit, does not count. */
async function unreachable(page: Page, built: string): Promise<readonly string[]> {
  const paths = readdirSync(built, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(built, join(parentPath, name)).replaceAll(sep, '/'))
    .filter((path) => !/^\.|^sw\.js|\.(br|gz)$/.test(path))
  assert.ok(paths.length > 30, 'this is a whole build')
  return page.evaluate(async (all) => {
    const found = await Promise.all(
      all.map((path) =>
        fetch(path, { cache: 'no-store' })
          .then((answer) => answer.ok)
          .catch(() => false),
      ),
    )
    return all.filter((_, i) => !found[i])
  }, paths)
}

const VISITOR = { settings: { offline: true } }
/** Filling a shelf takes its time on a busy machine. */
const PATIENT = { timeout: 30_000 }
const offer = (page: Page) => page.getByRole('complementary').filter({ hasText: en['offline.update'] })
/** What a page finds by itself every hour, on its return to the screen, or when the network comes back: this is the last. */
async function look(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await page.context().setOffline(false)
}

describe('without a network', () => {
  it('everything works after one visit: reload, new tab, games, rules, replay, both languages', async () => {
    await withSite(async (site) => {
      await site.visit(VISITOR, async (page, context) => {
        await settled(page)
        await site.unplug()
        await context.setOffline(true)
        await page.reload(PATIENT)
        await page.getByRole('heading', { level: 1 }).waitFor()
        assert.equal(await page.evaluate(() => navigator.onLine), false)
        await play(page, 'zhanguo', 4)
        const [, , table] = new URL(page.url()).hash.split('/')
        await play(page, 'great-wall', 4)
        await page.reload(PATIENT)
        await waitForQuestion(page)

        const tab = await context.newPage()
        await tab.goto(`${site.url}#/settings`)
        await tab.getByText(nameOf(first)).waitFor(PATIENT)
        await tab.getByText(en['app.language.es'], { exact: true }).first().click()
        await goTo(tab, 'rules', 'great-wall')
        await tab.getByRole('heading', { name: /^Reglas de La Gran Muralla/ }).waitFor()
        // The chapters come after the title, as soon as their chunk is off the shelf.
        await tab.getByRole('heading', { level: 2 }).nth(5).waitFor(PATIENT)
        await goTo(tab, 'learn')
        await tab.getByRole('button', { name: es['lessons.start'] }).first().click()
        await waitForQuestion(tab)
        await goTo(tab, 'replay', table!)
        await tab.getByRole('slider').first().waitFor()
        await tab.evaluate(() => document.fonts.ready)
        assert.ok(await tab.evaluate(() => [...document.fonts].every(({ status }) => status !== 'error')))
        assert.equal((await offer(tab).count()) + (await offer(page).count()), 0, 'nothing nags')

        // Whatever the build has written is there, chunks that were not needed up to here too.
        assert.deepEqual(await unreachable(tab, first), [])
      })
    })
  })

  it('can be given up in the settings, and got back', async () => {
    await withSite(async (site) => {
      await site.visit(VISITOR, async (page) => {
        await settled(page)
        await goTo(page, 'settings')
        const section = page.getByRole('region', { name: en['offline.title'] })
        await section.getByText(nameOf(first)).waitFor(PATIENT)
        await section.getByRole('button', { name: en['offline.remove'] }).click()
        await section.getByText(en['offline.off']).waitFor()
        assert.deepEqual(await shelves(page), [])
        await page.reload(PATIENT)
        await section.getByText(en['offline.off']).waitFor()
        assert.equal(await page.evaluate(() => navigator.serviceWorker.controller), null)
        await section.getByRole('button', { name: en['offline.get'] }).click()
        await section.getByText(nameOf(first)).waitFor(PATIENT)
        await keeps(page, nameOf(first))
        assert.deepEqual(await unreachable(page, first), [])
      })
    })
  })
})

describe('a newer build', () => {
  it('is offered, not forced: the game goes on with the old one until it is taken', async () => {
    await withSite(async (site) => {
      await site.visit(VISITOR, async (page, context) => {
        await settled(page)
        await play(page, 'zhanguo', 3)
        const other = await context.newPage()
        await other.goto(site.url)
        deploy()
        await look(page)
        await offer(page).waitFor(PATIENT)
        assert.match(await offer(page).innerText(), new RegExp(en['offline.update.table']))
        await offer(other).waitFor(PATIENT)
        assert.deepEqual(await axeTroubles(other), [])

        // Nothing is lost or changed by playing on, by what was never loaded before, by a reload.
        await playOn(page, byMouse, { seed: 'on', enough: (acts) => acts >= 2 })
        assert.equal(await buildOf(page), nameOf(first))
        assert.deepEqual(await unreachable(page, first), [])
        await offer(page).getByRole('button', { name: en['offline.update.later'] }).click()
        await offer(page).waitFor({ state: 'detached' })
        await page.reload(PATIENT)
        assert.equal(await buildOf(page), nameOf(first))

        await offer(page).waitFor(PATIENT)
        const before = await sight(page)
        await Promise.all([
          page.waitForEvent('load', PATIENT),
          offer(page).getByRole('button', { name: en['offline.update.now'] }).click(),
        ])
        assert.equal(await buildOf(page), nameOf(second))
        assert.deepEqual(await sight(page), before)
        await playOn(page, byMouse, { seed: 'newer', enough: (acts) => acts >= 1 })
        assert.equal(await offer(page).count(), 0)

        // The other tab was not touched, still has all that is its own, and takes the update when its person wants it.
        assert.equal(await buildOf(other), nameOf(first))
        assert.deepEqual(await unreachable(other, first), [])
        await play(other, 'great-wall', 1)
        await offer(other).getByRole('button', { name: en['offline.update.now'] }).click()
        await other.waitForFunction(
          (name) => document.documentElement.dataset['build'] === name,
          nameOf(second),
          PATIENT,
        )
        await waitForQuestion(other)
        await keeps(other, nameOf(second))
        await site.unplug()
        await page.reload(PATIENT)
        assert.deepEqual(await unreachable(page, second), [])
      })
    })
  })
})

describe('a newer build and a game that only the page knows', () => {
  it('is not offered for taking: a reload would lose the game', async () => {
    await withSite(async (site) => {
      await site.visit({}, async (page, context) => {
        await breakStore(page, 'full')
        await play(page, 'zhanguo', 1)
        await context.unrouteAll()
        await goTo(page, 'settings')
        await page.getByRole('button', { name: en['offline.get'] }).click()
        await settled(page)
        deploy()
        await look(page)
        await page.getByText(en['offline.update.unsaved']).waitFor(PATIENT)
        await goTo(page)
        await offer(page).getByText(en['offline.update.unsaved']).waitFor(PATIENT)
        assert.equal(await page.getByRole('button', { name: en['offline.update.now'] }).count(), 0)
      })
    })
  })
})

describe('the page as an app', () => {
  it('can be installed, in the language of the page', async () => {
    await withSite(async (site) => {
      await site.visit({ ...VISITOR, language: 'es' }, async (page, context) => {
        const browser = await context.newCDPSession(page)
        const { url, errors, data } = await browser.send('Page.getAppManifest')
        assert.equal(url, `${site.url}manifest.es.webmanifest`)
        assert.deepEqual(errors, [])
        assert.match(data ?? '', /La Gran Muralla/)
        const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
        // Chromium never installs from a window without memory, as those of tests are.
        assert.deepEqual(
          installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'),
          [],
        )
      })
    })
  })

  it('offers the button where the browser offers to install', async () => {
    await withSite(async (site) => {
      await site.visit({}, async (page) => {
        await goTo(page, 'settings')
        const section = page.getByRole('region', { name: en['offline.title'] })
        const button = section.getByRole('button', { name: en['offline.install'] })
        await section.waitFor()
        assert.equal(await button.count(), 0)
        await page.evaluate(() => {
          const asked = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
            prompt: async () => document.body.setAttribute('data-asked', String(asked.defaultPrevented)),
          })
          dispatchEvent(asked)
        })
        await button.click()
        assert.equal(await page.getAttribute('body', 'data-asked'), 'true')
        await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
        await button.waitFor({ state: 'detached' })
      })
    })
  })
})
