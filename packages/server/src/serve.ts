import { jsonLines } from './logging.ts'
import { type Running, startServer } from './server.ts'
import { numberIn, type Settings, SETTINGS } from './settings.ts'
import { openPlace } from './store/open.ts'
import { openWorkshop } from './workshop.ts'

/** A server as its settings want it. Throws a `RangeError` for a setting that can't be, and what the store or the port says. */
export async function serveBy(settings: Settings, version: string, write: (text: string) => void): Promise<Running> {
  const port = numberIn(settings, 'port', 0, 65_535)
  const limits = numberIn(settings, 'limits', 0.01, 1_000_000)
  const common = commonOf(settings)
  return startServer({
    ...(await openPlace(settings.database ?? settings.data ?? '')),
    ...common,
    port,
    host: settings.host ?? '127.0.0.1',
    page: settings.page,
    version,
    origins: (settings.origins ?? '')
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
    trustProxy: settings.trustProxy !== undefined && settings.trustProxy !== '0' && settings.trustProxy !== 'false',
    limits,
    breached: settings.breached,
    metricsToken: settings.metricsToken,
    log: jsonLines(write),
  })
}

/** Where people open the page, for the links that they are sent. */
function addressOf({ url = '' }: Settings): string {
  if (!URL.canParse(url) || !/^https?:/.test(url))
    throw new RangeError(`${SETTINGS.url.flag} ${url}: http://... or https://...`)
  return url.endsWith('/') ? url : `${url}/`
}

/** What servers and workers have in common. */
const commonOf = (settings: Settings) => ({
  botPace: numberIn(settings, 'botPace', 0, 60_000),
  idleAfter: numberIn(settings, 'idleAfter', 1, 86_400) * 1000,
  jobsHere: numberIn(settings, 'jobs', 0, 10_000),
  post: { url: addressOf(settings), smtp: settings.smtp, from: settings.mailFrom },
})

/** A process that only does jobs: there is nobody to talk to. */
export async function workBy(
  settings: Settings,
  version: string,
  write: (text: string) => void,
): Promise<{ close(): Promise<void> }> {
  const common = commonOf(settings)
  if (common.jobsHere === 0) throw new RangeError('--jobs 0: a worker does at least one')
  const log = jsonLines(write)
  const workshop = await openWorkshop(
    { ...(await openPlace(settings.database ?? '')), ...common, version, log, warm: true },
    () => undefined,
  )
  log('info', 'working', { jobs: common.jobsHere, version })
  return {
    async close() {
      await workshop.rest(0)
      await workshop.close()
      log('info', 'closed')
    },
  }
}

const bySignals = (end: () => void): void => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
}

/** Resolves when the process is asked to end, or when who ran it is gone. `listen`: how it is asked. */
export function askedToEnd(listen: (end: () => void) => void = bySignals): Promise<void> {
  return new Promise((resolve) => {
    listen(() => resolve())
    // Whoever ran us and was killed could not say so. The server must not outlive it: it would keep the port.
    const runBy = process.env['WANLI_RUN_BY']
    if (runBy !== undefined)
      setInterval(() => {
        if (process.ppid !== Number(runBy)) resolve()
      }, 300).unref()
  })
}
