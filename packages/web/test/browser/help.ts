import assert from 'node:assert/strict'
import { mkdirSync } from 'node:fs'
import { after } from 'node:test'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, chromium, type ConsoleMessage, type Page } from 'playwright-core'
import { findEngines } from '../../../../scripts/browsers.mjs'
import { ensureBuilt } from '../../build.ts'
import { serve, type Serving } from '../../serve.ts'
import { installUnderneath } from './underneath.ts'
import { installEyes } from './eyes.ts'
import { installProbes } from './probes.ts'

/** The sizes that a page must look right at. */
export const SIZES = {
  wide: { width: 1440, height: 900 },
  laptop: { width: 1366, height: 768 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const
export type Size = keyof typeof SIZES
export const SIZE_NAMES = Object.keys(SIZES) as readonly Size[]
export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** How somebody comes to the page. */
export interface Look {
  readonly size?: Size
  readonly theme?: Theme
  readonly language?: 'en' | 'es'
  /** Other settings of the page, as it keeps them. */
  readonly settings?: Readonly<Record<string, unknown>>
  readonly touch?: boolean
  /** Nobody asked for less motion. */
  readonly moving?: boolean
  /** Run in the page before anything of ours. */
  readonly before?: () => void
  /** Errors in the console that the test is about. */
  readonly expected?: RegExp
}

/** Where Chromium is on this machine: npm test has found and tried it, other programs look for it themselves, and get it as npm test does. */
async function chromiumPath(): Promise<string> {
  const named = process.env['WANLI_CHROMIUM']
  if (named !== undefined && named !== '') return named
  const { chromium, missing } = await findEngines({ want: ['chromium'], install: true })
  if (chromium !== undefined) return chromium.path
  throw new Error(`This needs Chromium and there is none on this machine. What helps: ${missing[0]?.help}`)
}

export const launch = async (more: readonly string[] = []): Promise<Browser> =>
  // In a container of CI there is no sandbox to be had; only our own page is opened.
  chromium.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox', ...more] })

/** The folder of the page, built if it is stale. */
export const builtPage = async (): Promise<string> =>
  process.env['WANLI_DIST'] ?? (await ensureBuilt((text) => void process.stderr.write(`${text}\n`)))

/** The built page on a port, and a browser to visit it with. */
export class Site {
  readonly browser: Browser
  private readonly serving: Serving

  private constructor(browser: Browser, serving: Serving) {
    this.browser = browser
    this.serving = serving
  }

  /** `folder`: another build than the newest. `by`: who hands it out. */
  static async open(folder?: string, by: (folder: string) => Promise<Serving> = serve): Promise<Site> {
    const serving = await by(folder ?? (await builtPage()))
    try {
      return new Site(await launch(), serving)
    } catch (error) {
      await serving.close()
      throw error
    }
  }

  get url(): string {
    return this.serving.url
  }

  async close(): Promise<void> {
    await this.browser.close()
    await this.serving.close()
  }

  /** From now on nobody answers. */
  unplug(): Promise<void> {
    return this.serving.close()
  }

  /** A browser that was never here before. */
  async newcomer({ size = 'wide', theme = 'light', language = 'en', touch, moving, settings, before }: Look = {}) {
    const phone = touch ?? size === 'phone'
    const context = await this.browser.newContext({
      viewport: SIZES[size],
      screen: SIZES[size],
      colorScheme: theme,
      locale: language === 'en' ? 'en-GB' : 'es-ES',
      reducedMotion: moving === true ? 'no-preference' : 'reduce',
      hasTouch: phone,
      isMobile: phone,
      acceptDownloads: true,
    })
    // A busy machine is slow, not wrong.
    context.setDefaultTimeout(20_000)
    context.setDefaultNavigationTimeout(60_000)
    // Only once: what the test sets afterwards in the page must outlive a reload.
    await context.addInitScript(
      (wanted) => {
        try {
          if (localStorage.getItem('wanli.settings') === null)
            localStorage.setItem('wanli.settings', JSON.stringify(wanted))
        } catch {
          // A test about a forbidden store.
        }
      },
      // Whoever comes once need not keep the page for a time without a network; tests of just that say so.
      {
        language,
        theme,
        pace: 0,
        endTurn: 0,
        motion: 'none',
        summaries: false,
        offline: false,
        soundAsked: true,
        looked: ['zhanguo', 'great-wall'],
        ...settings,
      },
    )
    for (const install of [installProbes, installEyes, installUnderneath]) await context.addInitScript(install)
    if (before !== undefined) await context.addInitScript(before)
    return context
  }

  /** One visit: whatever the page complains about in its console fails it. */
  async visit(look: Look, act: (page: Page, context: BrowserContext) => Promise<void>): Promise<void> {
    const context = await this.newcomer(look)
    const complaints = new Set<string>()
    const complain = (text: string) => {
      if (look.expected?.test(text) !== true) complaints.add(text.split('\n').slice(0, 4).join('\n'))
    }
    const listen = (page: Page) => {
      page.on('console', (message) => {
        if (message.type() === 'error' || isOurs(message)) complain(`${message.text()} (${message.location().url})`)
      })
      page.on('pageerror', (error) => complain(error.stack ?? error.message))
    }
    context.on('page', listen)
    try {
      const page = await context.newPage()
      await page.goto(this.url)
      await act(page, context)
      assert.equal(complaints.size, 0, 'the page wrote errors to its console')
    } catch (error) {
      const why = error instanceof Error ? (error.stack ?? error.message) : String(error)
      const said = complaints.size > 0 ? `\nThe page complained:\n${[...complaints].slice(0, 5).join('\n')}` : ''
      const failure = new Error(`its picture is ${await keepPicture(context)}${said}`)
      failure.stack = `${why}\n${failure.message}`
      throw failure
    } finally {
      await context.close()
    }
  }
}

/** Svelte warns of what the page does wrong (`derived_inert`: a part that is gone still asks for news); browsers warn of much else. */
const isOurs = (message: ConsoleMessage): boolean =>
  message.type() === 'warning' && /svelte\.dev\/e\/|\[svelte\]/.test(message.text())

/** What it looked like when a test failed. */
async function keepPicture(context: BrowserContext): Promise<string> {
  const folder = fileURLToPath(new URL('../../../../screens/failed/', import.meta.url))
  mkdirSync(folder, { recursive: true })
  const file = `${folder}${Date.now()}.png`
  await context
    .pages()[0]
    ?.screenshot({ path: file })
    .catch(() => undefined)
  return file
}

/** For a whole test file. */
export async function openSite(): Promise<Site> {
  const site = await Site.open()
  after(() => site.close())
  return site
}

/** All hash routes lead somewhere in the one page. */
export async function goTo(page: Page, ...parts: readonly string[]): Promise<void> {
  await page.evaluate((hash) => void (location.hash = hash), `#/${parts.join('/')}`)
  await page.locator('main').first().waitFor()
}
