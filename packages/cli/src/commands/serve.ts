import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Setting, type SettingName, SETTINGS, settingsFrom, WORKER_SETTINGS } from '@wanli/server/settings'
import type { Command } from 'commander'
import { Complaint } from '../complaint.ts'
import type { Context } from '../context.ts'
import meta from '../../package.json' with { type: 'json' }
import { common } from './flags.ts'

/** Where the page lies when it is built. */
const PAGE = fileURLToPath(new URL('../../../web/dist', import.meta.url))

type Given = Readonly<Partial<Record<SettingName, string | true>>>

/** Every setting has a flag and a variable, and both stand in the help. */
function settable(command: Command, { say }: Context, names: readonly SettingName[]): void {
  for (const name of names) {
    const setting: Setting = SETTINGS[name]
    const { flag, value, variable } = setting
    const usual = setting.default === undefined ? '' : ` (${say('help.default', { value: setting.default })})`
    command.option(value === undefined ? flag : `${flag} <${value}>`, `${say(`serve.${name}`)}${usual} [${variable}]`)
  }
}

const settingsOf = (given: Given, env: Context['io']['env']) =>
  settingsFrom(Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)])), env)

const failed = (error: unknown): never => {
  throw new Complaint('error.serve', { why: error instanceof Error ? error.message : String(error) })
}

/** `wanli worker`: does what waits for nobody at a socket, as many of them as you like. */
export function addWorker(program: Command, context: Context): void {
  const { say, io } = context
  const command = program.command('worker').description(say('worker.about'))
  settable(command, context, WORKER_SETTINGS)
  common(command, context, ['DATABASE_URL=postgres://... wanli worker', 'wanli worker --jobs 50'], false).action(
    async (given: Given) => {
      const settings = settingsOf(given, io.env)
      if (settings.database === undefined) throw new Complaint('error.workerAlone', {})
      const { askedToEnd, workBy } = await import('@wanli/server')
      const worker = await workBy(settings, meta.version, io.err).catch(failed)
      io.out(`${say('worker.open')}\n`)
      await askedToEnd((end) => void io.onInterrupt(end))
      await worker.close()
    },
  )
}

/** `wanli serve`: a server for others. */
export function addServe(program: Command, context: Context): void {
  const { say, io } = context
  const command = program.command('serve').description(say('serve.about'))
  settable(command, context, Object.keys(SETTINGS) as SettingName[])
  common(
    command,
    context,
    ['wanli serve', 'wanli serve --host 0.0.0.0 --port 80', 'DATABASE_URL=postgres://... wanli serve --trust-proxy'],
    false,
  ).action(async (given: Given) => {
    const settings = settingsOf(given, io.env)
    const page = settings.page ?? (existsSync(PAGE) ? PAGE : undefined)
    // Nobody who asks for something else waits until all of this is loaded.
    const { askedToEnd, serveBy } = await import('@wanli/server')
    const server = await serveBy({ ...settings, ...(page === undefined ? {} : { page }) }, meta.version, io.err).catch(
      failed,
    )
    io.out(`${say('serve.open', { url: server.url })}\n`)
    if (page === undefined) io.out(`${say('serve.noPage')}\n`)
    await askedToEnd((end) => void io.onInterrupt(end))
    await server.close()
  })
}
