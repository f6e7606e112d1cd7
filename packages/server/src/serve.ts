import { jsonLines } from './logging.ts'
import { type Running, startServer } from './server.ts'
import { numberIn, type Settings } from './settings.ts'
import { openStore } from './store/open.ts'

/** A server as its settings want it. Throws a `RangeError` for a setting that can't be, and what the store or the port says. */
export async function serveBy(settings: Settings, version: string, write: (text: string) => void): Promise<Running> {
  const port = numberIn(settings, 'port', 0, 65_535)
  const botPace = numberIn(settings, 'botPace', -1, 60_000)
  const idleAfter = numberIn(settings, 'idleAfter', 1, 86_400) * 1000
  const limits = numberIn(settings, 'limits', 0.01, 1_000_000)
  const store = await openStore(settings.database ?? settings.data ?? '')
  try {
    return await startServer({
      store,
      port,
      host: settings.host ?? '127.0.0.1',
      page: settings.page,
      version,
      origins: (settings.origins ?? '')
        .split(',')
        .map((origin) => origin.trim())
        .filter(Boolean),
      trustProxy: settings.trustProxy !== undefined && settings.trustProxy !== '0' && settings.trustProxy !== 'false',
      botPace,
      idleAfter,
      limits,
      metricsToken: settings.metricsToken,
      log: jsonLines(write),
    })
  } catch (error) {
    await store.close()
    throw error
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
