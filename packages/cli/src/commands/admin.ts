import { writeFileSync } from 'node:fs'
import { SETTINGS, settingsFrom } from '@wanli/server/settings'
import type { Store } from '@wanli/server'
import type * as adminModule from '@wanli/server/admin'
import type { Command } from 'commander'
import { Complaint, EXIT } from '../complaint.ts'
import { type Context, printJson } from '../context.ts'
import { readJson } from '../files.ts'
import { common } from './flags.ts'

interface Flags {
  readonly data?: string
  readonly database?: string
  readonly json?: true
}
type Admin = typeof adminModule
/** What a command needs: the store by its name, and open as both. */
interface At {
  readonly admin: Admin
  readonly name: string
  readonly flags: Flags
}
type Act = (at: At, context: Context, word: string, more?: string) => Promise<void>

const games = async () => (await import('@wanli/server/games')).engineOf

/** With the store as a server has it. */
async function withStore(name: string, act: (store: Store) => Promise<void>): Promise<void> {
  const { openStore } = await import('@wanli/server')
  const store = await openStore(name)
  await act(store).finally(() => store.close())
}

/** With its database, too. */
const withBoth = (
  { admin, name }: At,
  act: (store: Store, database: Awaited<ReturnType<Admin['openDatabase']>>) => Promise<void>,
): Promise<void> =>
  withStore(name, async (store) => {
    const database = await admin.openDatabase(name)
    await act(store, database).finally(() => database.close())
  })

const COMMANDS: Readonly<
  Record<
    'backup' | 'restore' | 'list' | 'reports' | 'end' | 'export' | 'import' | 'verify' | 'purge',
    readonly [words: string, act: Act]
  >
> = {
  backup: [
    '<file>',
    async ({ admin, name }, { io, say }, file) => {
      const rows = await admin.backUp(name, file)
      io.out(`${say('admin.backedUp', { file, rows })}\n`)
    },
  ],
  restore: [
    '<file>',
    async ({ admin, name }, { io, say }, file) => {
      io.out(`${say('admin.restored', { rows: await admin.restore(file, name) })}\n`)
    },
  ],
  list: [
    '',
    async ({ admin, name, flags }, { io, say }) => {
      const database = await admin.openDatabase(name)
      const lines = await admin.listTables(database).finally(() => database.close())
      if (flags.json === true) return printJson(io, lines)
      if (lines.length === 0) io.out(`${say('admin.noTables')}\n`)
      for (const line of lines) io.out(`${say('admin.line', { ...line, seats: line.seats.join(', ') })}\n`)
    },
  ],
  reports: [
    '',
    async ({ admin, name, flags }, { io, say }) => {
      const database = await admin.openDatabase(name)
      const lines = await admin.listReports(database).finally(() => database.close())
      if (flags.json === true) return printJson(io, lines)
      if (lines.length === 0) io.out(`${say('admin.noReports')}\n`)
      for (const { at, table, by, why, person, name: said, text } of lines)
        io.out(
          `${say('admin.report', { at, table, by, why, person: person ?? '–', name: said ?? '–', text: text ?? '–' })}\n`,
        )
    },
  ],
  end: [
    '<table>',
    ({ admin, name }, { io, say }, table) =>
      withStore(name, async (store) => {
        await admin.endTable(store, table, Date.now())
        io.out(`${say('admin.ended', { table })}\n`)
      }),
  ],
  export: [
    '<table> [file]',
    ({ admin, name }, { io, say }, table, file) =>
      withStore(name, async (store) => {
        const log = await admin.exportTable(store, table, await games())
        if (file === undefined) return printJson(io, log)
        writeFileSync(file, `${JSON.stringify(log, null, 2)}\n`, { mode: 0o600 })
        io.out(`${say('admin.exported', { file })}\n`)
      }),
  ],
  import: [
    '<file>',
    ({ admin, name }, { io, say }, file) =>
      withStore(name, async (store) => {
        const table = await admin.importTable(store, readJson(file), await games(), Date.now())
        io.out(`${say('admin.imported', { table })}\n`)
      }),
  ],
  verify: [
    '',
    (at, context) =>
      withBoth(at, async (store, database) => {
        const { io, say } = context
        let [tables, answers, wrong] = [0, 0, 0]
        for await (const one of at.admin.verifyAll(store, database, await games())) {
          tables++
          answers += one.answers
          if (one.problem === undefined) continue
          wrong++
          io.out(`${say('admin.wrong', { table: one.table, problem: one.problem })}\n`)
        }
        io.out(`${say('admin.verified', { tables, answers, wrong })}\n`)
        if (wrong > 0) context.exit = EXIT.failed
      }),
  ],
  purge: [
    '<person>',
    (at, { io, say }, word) =>
      withBoth(at, async (store, database) => {
        const { person, tables } = await at.admin.purge(store, database, word)
        io.out(`${say('admin.purged', { name: person.name, tables })}\n`)
      }),
  ],
}

/** `wanli admin`: what somebody does who looks after a server. */
export function addAdmin(program: Command, context: Context): void {
  const { say, io } = context
  const command = program.command('admin').description(say('admin.about'))
  common(command, context, ['wanli admin backup wanli.backup', 'wanli admin verify', 'wanli admin list'], false)
  for (const [name, [words, act]] of Object.entries(COMMANDS) as [keyof typeof COMMANDS, readonly [string, Act]][]) {
    const own = command.command(`${name} ${words}`.trim()).description(say(`admin.${name}`))
    for (const setting of ['data', 'database'] as const) {
      const { flag, value, variable } = SETTINGS[setting]
      own.option(`${flag} <${value}>`, `${say(`serve.${setting}`)} [${variable}]`)
    }
    const example = `wanli admin ${name} ${words
      .replace('[file]', 'game.json')
      .replace('<file>', name === 'import' ? 'game.json' : 'wanli.backup')
      .replace('<table>', 'stone-bridge-0123456789abcdefghjk')
      .replace('<person>', 'ann')}`
    common(own, context, [example.trim()], name === 'list' || name === 'reports').action(
      async (...given: readonly unknown[]) => {
        const args = given.slice(0, own.registeredArguments.length) as readonly (string | undefined)[]
        const flags = given[own.registeredArguments.length] as Flags
        const { data, database } = settingsFrom(
          {
            ...(flags.data === undefined ? {} : { data: flags.data }),
            ...(flags.database === undefined ? {} : { database: flags.database }),
          },
          io.env,
        )
        const admin = await import('@wanli/server/admin')
        const at = { admin, name: database ?? data ?? '', flags }
        await act(at, context, args[0] ?? '', args[1]).catch((error: unknown) => {
          if (error instanceof Complaint) throw error
          const why = error instanceof Error ? error.message : String(error)
          throw new Complaint('error.admin', { why: why.replace(/\.$/, '') })
        })
      },
    )
  }
}
