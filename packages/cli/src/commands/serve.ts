import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Setting, type SettingName, SETTINGS, settingsFrom } from '@wanli/server/settings'
import type { Command } from 'commander'
import { Complaint } from '../complaint.ts'
import type { Context } from '../context.ts'
import meta from '../../package.json' with { type: 'json' }
import { common } from './flags.ts'

/** Where the page lies when it is built. */
const PAGE = fileURLToPath(new URL('../../../web/dist', import.meta.url))

/** `wanli serve`: a server for others. Every setting has a flag and a variable, and both stand in the help. */
export function addServe(program: Command, context: Context): void {
  const { say, io } = context
  const command = program.command('serve').description(say('serve.about'))
  for (const [name, setting] of Object.entries(SETTINGS) as readonly [SettingName, Setting][]) {
    const { flag, value, variable } = setting
    const usual = setting.default === undefined ? '' : ` (${say('help.default', { value: setting.default })})`
    command.option(value === undefined ? flag : `${flag} <${value}>`, `${say(`serve.${name}`)}${usual} [${variable}]`)
  }
  common(
    command,
    context,
    ['wanli serve', 'wanli serve --host 0.0.0.0 --port 80', 'DATABASE_URL=postgres://... wanli serve --trust-proxy'],
    false,
  ).action(async (given: Readonly<Partial<Record<SettingName, string | true>>>) => {
    const flags = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]))
    const settings = settingsFrom(flags, io.env)
    const page = settings.page ?? (existsSync(PAGE) ? PAGE : undefined)
    // Nobody who asks for something else waits until all of this is loaded.
    const { askedToEnd, serveBy } = await import('@wanli/server')
    const server = await serveBy({ ...settings, ...(page === undefined ? {} : { page }) }, meta.version, io.err).catch(
      (error: unknown) => {
        throw new Complaint('error.serve', { why: error instanceof Error ? error.message : String(error) })
      },
    )
    io.out(`${say('serve.open', { url: server.url })}\n`)
    if (page === undefined) io.out(`${say('serve.noPage')}\n`)
    await askedToEnd((end) => void io.onInterrupt(end))
    await server.close()
  })
}
