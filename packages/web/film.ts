// npm run film [-- dark] [-- FILE]: one Winter of The Great Wall on the stage as a strip of frames, into docs/pictures/winter.png or FILE.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { TIMES, type WinterKind } from './src/games/great-wall/winter/plan.ts'
import { Site } from './test/browser/help.ts'
import { begin, openWinter } from './test/browser/winter.ts'

interface Frame {
  readonly kind: WinterKind
  readonly section: number
  /** So much of its time is over. */
  readonly at: number
  readonly title: string
}
const FRAMES: readonly Frame[] = [
  { kind: 'arrows', section: 1, at: 0.3, title: 'Arrows fly' },
  { kind: 'advance', section: 1, at: 0.55, title: 'The Horde advances' },
  { kind: 'clash', section: 1, at: 0.7, title: 'Numbers clash' },
  { kind: 'break', section: 1, at: 0.5, title: 'The Wall breaks' },
  { kind: 'fallen', section: 1, at: 0.35, title: 'The fallen, and Shame' },
  { kind: 'mends', section: 1, at: 0.6, title: 'A Breach damages no Wall' },
  { kind: 'clash', section: 0, at: 0.7, title: 'Left: numbers clash' },
  { kind: 'holds', section: 0, at: 0.4, title: 'It holds' },
]
const WORDS = process.argv.slice(2)
const dark = WORDS.includes('dark')
const file =
  WORDS.find((word) => word.endsWith('.png')) ??
  fileURLToPath(new URL('../../docs/pictures/winter.png', import.meta.url))
const say = (text: string): void => void process.stdout.write(`${text}\n`)

/** Set up in the page: timers and animations stop when a beat is so far, and go on when its picture is taken. */
interface Camera {
  frozen: boolean
  watch(kind: string, section: number, after: number): void
  goOn(): void
}
declare const camera: Camera

function installCamera(): void {
  const later = window.setTimeout.bind(window)
  const forget = window.clearTimeout.bind(window)
  const held = { on: false, calls: new Map<number, () => void>() }
  const found: Camera = {
    frozen: false,
    watch(kind, section, after) {
      const look = () => {
        if (document.querySelector(`[data-s="${section}"] > .winter[data-kind="${kind}"]`) === null) return
        watcher.disconnect()
        // From now on nothing leads further: a busy machine takes its picture late.
        held.on = true
        later(() => {
          found.frozen = true
          // On a busy machine what moves begins late: it is where it is after so long, whatever the clock says.
          for (const animation of document.getAnimations()) {
            if (animation instanceof CSSTransition) animation.finish()
            else {
              animation.pause()
              animation.currentTime = after
            }
          }
        }, after)
      }
      const watcher = new MutationObserver(look)
      watcher.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-kind'] })
      look()
    },
    goOn() {
      found.frozen = false
      held.on = false
      for (const animation of document.getAnimations()) if (animation.playState === 'paused') animation.play()
      const calls = [...held.calls.values()]
      held.calls.clear()
      for (const call of calls) call()
    },
  }
  const patient = (call: () => void, ms?: number) => {
    const id = later(() => (held.on ? void held.calls.set(id, call) : call()), ms)
    return id
  }
  // What is called off while the picture is taken must not come after it all the same: beats would be skipped.
  const clearTimeout = (id?: number) => {
    forget(id)
    if (id !== undefined) held.calls.delete(id)
  }
  Object.assign(window, { camera: found, setTimeout: patient, clearTimeout })
}

async function take(page: Page, { kind, section, at }: Frame): Promise<Buffer> {
  await page.waitForFunction(() => camera.frozen, undefined, { timeout: 30_000 })
  const box = (await page.locator(`[data-s="${section}"]`).boundingBox())!
  const clip = { x: box.x - 6, y: box.y - 8, width: box.width + 12, height: box.height + 10 }
  say(`${kind} at ${Math.round(TIMES[kind] * at)} ms`)
  return page.screenshot({ clip, animations: 'allow' })
}

const site = await Site.open()
const taken = new Map<Frame, Buffer>()
try {
  const settings = { pace: 150, motion: 'full', winter: 'full', summaries: true }
  await site.visit(
    { size: 'wide', theme: dark ? 'dark' : 'light', moving: true, settings, before: installCamera },
    async (page) => {
      await openWinter(page)
      const order = FRAMES.toSorted(
        (a, b) => Number(b.kind === 'arrows') - Number(a.kind === 'arrows') || a.section - b.section,
      )
      for (const [i, frame] of order.entries()) {
        const { kind, section, at } = frame
        await page.evaluate(([k, s, ms]) => camera.watch(k, s, ms), [kind, section, TIMES[kind] * at] as const)
        await (i === 0 ? begin(page) : page.evaluate(() => camera.goOn()))
        taken.set(frame, await take(page, frame))
      }
      await page.evaluate(() => camera.goOn())
    },
  )
  const figures = FRAMES.map(
    (frame, i) =>
      `<figure><figcaption><b>${i + 1}</b> ${frame.title}<i>${TIMES[frame.kind] / 1000} s</i></figcaption><img src="data:image/png;base64,${taken.get(frame)!.toString('base64')}"></figure>`,
  )
  const style = `body{margin:0;padding:16px;display:grid;grid-template-columns:repeat(4,330px);gap:14px;font:600 17px/1.3 var(--serif);background:${dark ? '#10141c' : '#f4eadb'};color:${dark ? '#eadfc9' : '#2a2420'}}figure{margin:0}figcaption{display:flex;gap:8px;padding-bottom:6px}i{margin-left:auto;font-weight:450;opacity:.7}img{width:330px;border-radius:8px;display:block}`
  const page = await site.browser.newPage({ viewport: { width: 1394, height: 300 } })
  // In the page's own type, which comes with it.
  await page.goto(site.url)
  await page.evaluate(
    async (html) => {
      document.body.innerHTML = html
      await document.fonts.ready
    },
    `<style>${style}</style>${figures.join('')}`,
  )
  writeFileSync(file, await page.screenshot({ fullPage: true }))
  say(file)
} finally {
  await site.close()
}
