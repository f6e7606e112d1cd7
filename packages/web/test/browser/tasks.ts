import assert from 'node:assert/strict'
import type { Browser, Page } from 'playwright-core'

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds for which the thread had a core; some browsers leave it out where it is hardly any. */
  readonly tdur?: number
  /** Microseconds by the clock. */
  readonly dur?: number
  readonly args?: { readonly name?: string }
}

/**
 * The tasks of the page's main thread while something is done, in milliseconds, the longest first. They are measured by what the
 * thread had of a core: on a machine that does much else, the clock would count that too.
 */
export async function tasksDuring(browser: Browser, page: Page, act: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] })
  let trace: Buffer
  try {
    await act()
    // The last task may still be on: it is written down when it ends.
    await page.evaluate(() => undefined)
  } finally {
    trace = await browser.stopTracing()
  }
  const { traceEvents } = JSON.parse(String(trace)) as { traceEvents: readonly TraceEvent[] }
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const main = new Set(
    traceEvents
      .filter(({ ph, name, args }) => ph === 'M' && name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  )
  return (
    traceEvents
      .filter((event) => event.ph === 'X' && event.name === 'RunTask' && main.has(threadOf(event)))
      // A machine that does not tell must not pass.
      .map(({ dur = Number.POSITIVE_INFINITY, tdur = dur }) => tdur / 1000)
      .sort((a, b) => b - a)
  )
}

/** No task of a page takes longer, in milliseconds. */
const LONGEST = 50
const TRIES = 3

/**
 * No task is too long. Whatever else the machine does only ever lengthens them, a thread's own time too: the same thing done once more
 * decides, at most three times in all. What is too long every time is the page's own. `tell`: the longest of each time.
 */
export async function assertShort(run: () => Promise<readonly number[]>, tell: (said: string) => void): Promise<void> {
  const longest: number[] = []
  while (longest.length < TRIES && !longest.some((task) => task <= LONGEST)) {
    const tasks = await run()
    longest.push(tasks[0] ?? Number.POSITIVE_INFINITY)
    tell(`${tasks.length} tasks of the main thread, the longest ${Math.round(longest.at(-1)!)} ms`)
  }
  assert.ok(Math.min(...longest) <= LONGEST, `the longest task each time: ${longest.map(Math.round).join(', ')} ms`)
}
