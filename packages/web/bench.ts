// What the page costs and how fast it feels, measured in Chromium: node bench/web.ts [lighthouse|zhanguo|great-wall|winter...] [--assert]
import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { lighthouseScores } from '../../bench/lighthouse.ts'
import { median, printTable, round, say, Targets } from '../../bench/measure.ts'
import { goTo, launch, Site } from './test/browser/help.ts'
import { type GameId, keep, stage } from './test/browser/stage.ts'
import { answerByClick, waitForQuestion } from './test/browser/table.ts'
import { tasksDuring } from './test/browser/tasks.ts'
import { begin, openWinter } from './test/browser/winter.ts'

const targets = new Targets()
const rows: string[][] = []
const report = (name: string, figure: string, target = ''): void => void rows.push([name, figure, target])

/** A free port for Lighthouse to talk to its browser. */
const DEBUG_PORT = 9377

async function scores(url: string, path: string, form: 'phone' | 'desktop'): Promise<void> {
  const browser = await launch([`--remote-debugging-port=${DEBUG_PORT}`])
  try {
    for (const [id, figure] of await lighthouseScores(url, DEBUG_PORT, form))
      report(
        `Lighthouse ${path}, ${form}: ${id}`,
        String(figure),
        targets.check(`${path} ${id}`, figure >= 95, '>= 95'),
      )
  } finally {
    await browser.close()
  }
}

interface Felt {
  readonly paints: readonly number[]
  readonly frames: readonly number[]
}

/** Notes in the page when each frame began. It asks for every frame itself, so it may not run while clicks are measured. */
function watchFrames(): void {
  const felt = { paints: [] as number[], frames: [] as number[] }
  Object.assign(globalThis, { felt })
  const frame = (now: number) => {
    felt.frames.push(now)
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}

/** Notes in the page when a click was made and when what came of it was painted. */
function watchClicks(): void {
  const felt = { paints: [] as number[], frames: [] as number[] }
  Object.assign(globalThis, { felt })
  // What is asked and on offer. It is read at every change, so it must cost next to nothing.
  const offers = document.getElementsByClassName('legal')
  const signature = () =>
    [
      document.querySelector('[data-prompt]')?.textContent,
      offers.length,
      ...[...document.querySelectorAll('[data-option]')].map((element) => element.getAttribute('data-option')),
    ].join('|')
  let clicked: { readonly at: number; readonly before: string } | undefined
  addEventListener('click', ({ timeStamp }) => void (clicked = { at: timeStamp, before: signature() }), true)
  new MutationObserver(() => {
    if (clicked === undefined || signature() === clicked.before) return
    const { at } = clicked
    clicked = undefined
    // The frame that shows it begins with its callbacks; a message sent there arrives when it is painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => void felt.paints.push(performance.now() - at))
      port1.start()
      port2.postMessage(0)
    })
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
}

const felt = (page: Page): Promise<Felt> => page.evaluate(() => (globalThis as unknown as { felt: Felt }).felt)

/** Milliseconds; longer than the slowest click takes. */
const UNDISTURBED = 150

/** The same game each time, on the screen, answered by clicks. */
async function play(site: Site, game: GameId, answers: number, pace: number, watch: () => void): Promise<Felt> {
  let result: Felt | undefined
  await site.visit({ size: 'laptop', settings: { pace, motion: 'full' }, moving: true }, async (page) => {
    const saved = stage(game, { seed: 'bench', until: () => true })
    await keep(page, saved)
    await goTo(page, 'table', saved.plan.id)
    await waitForQuestion(page)
    await page.evaluate(watch)
    for (let i = 0; i < answers; i++) {
      await answerByClick(page, i)
      // Whoever asks the page meanwhile makes it slower: it is left alone until what came of the click is painted.
      await setTimeout(UNDISTURBED)
      await waitForQuestion(page)
    }
    result = await felt(page)
  })
  return result!
}

/** A whole Winter on the stage, from the arrows to its summary. */
async function winter(site: Site): Promise<Felt & { readonly longest: number }> {
  const settings = { pace: 300, motion: 'full', winter: 'full', summaries: true }
  let result: (Felt & { readonly longest: number }) | undefined
  await site.visit({ size: 'laptop', settings, moving: true }, async (page) => {
    await openWinter(page)
    await page.evaluate(watchFrames)
    const [longest = 0] = await tasksDuring(site.browser, page, async () => {
      await begin(page)
      await page.locator('[data-summary]').waitFor({ timeout: 60_000 })
    })
    result = { ...(await felt(page)), longest }
  })
  return result!
}

/** Machines are noisy: three times, and the middle one counts; of clicks, all three. */
async function rounds<R>(one: () => Promise<R>): Promise<R[]> {
  const all: R[] = []
  for (let i = 0; i < 3; i++) all.push(await one())
  return all
}

const FRAME = 1000 / 60
function dropped(frames: readonly number[]): number {
  let before = frames[0] ?? 0
  const gaps = frames.slice(1).map((now) => {
    const gap = now - before
    before = now
    return gap
  })
  const lost = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / FRAME) - 1), 0)
  return lost / (gaps.length + lost)
}

async function lighthouse(site: Site): Promise<void> {
  for (const form of ['phone', 'desktop'] as const) await scores(site.url, 'home', form)
}

const game =
  (game: GameId, name: string) =>
  async (site: Site): Promise<void> => {
    const clicks = await rounds(() => play(site, game, 40, 0, watchClicks))
    const medians = clicks.map(({ paints }) => median(paints))
    const click = Math.max(...medians)
    report(
      `${name}: click to paint, median of 40 (ms), ${medians.map((one) => round(one, 1)).join(', ')}`,
      round(click, 1),
      targets.check(`${name}: click to paint`, click < 50, '< 50'),
    )
    report(`${name}: click to paint, slowest (ms)`, round(Math.max(...clicks.flatMap(({ paints }) => paints)), 1))
    const shares = (await rounds(() => play(site, game, 20, 300, watchFrames))).map(({ frames }) => dropped(frames))
    const lost = median(shares)
    report(
      `${name}: frames dropped with bots and motion (%), ${shares.map((one) => round(one * 100, 1)).join(', ')}`,
      round(lost * 100, 1),
      targets.check(`${name}: dropped frames`, lost < 0.05, '< 5'),
    )
  }

async function winters(site: Site): Promise<void> {
  const all = await rounds(() => winter(site))
  const shares = all.map(({ frames }) => dropped(frames))
  report(
    `The Great Wall: frames dropped in a Winter on the stage (%), ${shares.map((one) => round(one * 100, 1)).join(', ')}`,
    round(median(shares) * 100, 1),
    targets.check('Winter: dropped frames', median(shares) < 0.05, '< 5'),
  )
  const longest = median(all.map((one) => one.longest))
  report(
    'The Great Wall: longest task of a Winter (ms)',
    round(longest, 1),
    targets.check('Winter: tasks', longest < 50, '< 50'),
  )
}

const PARTS = {
  lighthouse,
  zhanguo: game('zhanguo', 'ZhanGuo'),
  'great-wall': game('great-wall', 'The Great Wall'),
  winter: winters,
}
const named = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const unknown = named.filter((word) => !Object.hasOwn(PARTS, word))
if (unknown.length > 0)
  throw new Error(`No such part: ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}`)

const site = await Site.open()
try {
  for (const [name, part] of Object.entries(PARTS)) if (named.length === 0 || named.includes(name)) await part(site)
} finally {
  await site.close()
}
printTable(['figure', 'measured', 'target'], rows)
say('')
targets.finish()
