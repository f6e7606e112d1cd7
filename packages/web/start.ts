// npm start: build what is stale, serve the page and tables for people far apart, say where it is.
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { askedToEnd, openPlace, startServer } from '@wanli/server'
import { ensureBuilt } from './build.ts'
import meta from './package.json' with { type: 'json' }
import { serve } from './serve.ts'

const PORT = 4380
/** Where tables that are played online are kept, unless WANLI_DATA or DATABASE_URL say otherwise. */
const DATA = process.env['WANLI_DATA'] ?? fileURLToPath(new URL('../../.wanli/online.db', import.meta.url))
const say = (text: string): void => void process.stdout.write(`${text}\n`)

/** What is wrong with the words after `npm start --`, or what they ask for. */
function wishes(): { readonly port: number; readonly host: string; readonly tries: number } | string {
  try {
    const { values } = parseArgs({ options: { port: { type: 'string' }, host: { type: 'string' } } })
    const port = Number(values.port ?? PORT)
    if (!Number.isInteger(port) || port < 0 || port > 65_535) return `--port ${values.port} is no port: 0 to 65535.`
    // A port that was asked for is meant; our own may move on.
    return { port, host: values.host ?? '127.0.0.1', tries: values.port === undefined ? 20 : 1 }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const HELP = `npm start                        the table in your browser, on a port of this machine
npm start -- --port 8080         on this port
npm start -- --host 0.0.0.0      for other machines of your network too
npm start -- serve --help        a server for others: all that can be set
npm start -- play zhanguo        the command line: npm start -- --help`

/** The page, and online play beside it; without a place to keep tables the page alone, which needs nobody. */
async function open(folder: string, asked: Exclude<ReturnType<typeof wishes>, string>) {
  const place = await openPlace(process.env['DATABASE_URL'] ?? DATA).catch((error: unknown) => {
    say(`Online play is off: ${error instanceof Error ? error.message : String(error)}`)
  })
  return place === undefined
    ? serve(folder, asked)
    : startServer({ ...place, page: folder, version: meta.version, ...asked })
}

async function start(): Promise<number> {
  const asked = wishes()
  if (typeof asked === 'string') {
    process.stderr.write(`${asked}\n\n${HELP}\n`)
    return 2
  }
  const folder = await ensureBuilt(say)
  const serving = await open(folder, asked).catch((error: NodeJS.ErrnoException) => error)
  if (serving instanceof Error) {
    process.stderr.write(`${serving.message}\nTry another port: npm start -- --port 8080\n`)
    return 2
  }
  say(`Wanli is open at ${serving.url}`)
  say(
    'Your games are kept in your browser, those with others in .wanli. Ctrl-C ends the server. The command line: npm start -- --help',
  )
  await askedToEnd()
  await serving.close()
  say('\nClosed.')
  return 0
}

process.exitCode = await start()
