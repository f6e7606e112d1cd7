import type { Browser, Page } from 'playwright-core'

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds for which the thread had a core. */
  readonly tdur?: number
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
      .map(({ tdur = Number.POSITIVE_INFINITY }) => tdur / 1000)
      .sort((a, b) => b - a)
  )
}
