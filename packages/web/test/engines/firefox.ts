import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, PATIENCE, placeOf, pointed, pressed, type Tab, unanswered, type Visit } from './engine.ts'

/* Firefox speaks WebDriver BiDi by itself: no driver is needed, only a socket. */

type Json = Readonly<Record<string, unknown>>

interface NewsLine {
  readonly id?: number
  readonly type: 'success' | 'error' | 'event'
  readonly result?: Json
  readonly error?: string
  readonly message?: string
  readonly method?: string
  readonly params?: Json
}

export async function openFirefox(): Promise<Browser> {
  const { path } = await placeOf('firefox')
  const profile = mkdtempSync(join(tmpdir(), 'wanli-firefox-'))
  const args = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile]
  const child = spawn(path, args, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile } })
  const socket = await Socket.open(await addressOf(child))
  await socket.send('session.new', { capabilities: {} })
  await socket.send('session.subscribe', { events: ['log.entryAdded'] })
  return {
    visit: (visit) => visitWith(socket, visit),
    async close() {
      const gone = once(child, 'exit')
      await socket.send('browser.close', {})
      await gone
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Where it listens, as it says when it has started. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stderr!.on('data', (part: Buffer) => {
      said += String(part)
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1]
      if (address !== undefined) resolve(`${address}/session`)
    })
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`Firefox ended: ${said}`)))
  })
}

async function visitWith(socket: Socket, { url, width, height, touch, settings }: Visit): Promise<Tab> {
  const { userContext } = await socket.send('browser.createUserContext', {})
  const { context } = await socket.send('browsingContext.create', { type: 'tab', userContext })
  await socket.send('browsingContext.setViewport', { context, viewport: { width, height } })
  const wanted = JSON.stringify(JSON.stringify(settings))
  const { script } = await socket.send('script.addPreloadScript', {
    functionDeclaration: `() => {
      if (location.protocol === 'http:' && localStorage.getItem('wanli.settings') === null) localStorage.setItem('wanli.settings', ${wanted})
    }`,
    contexts: [context],
  })
  await socket.send('browsingContext.navigate', { context, url, wait: 'complete' })
  return {
    async evaluate<A extends readonly unknown[], R>(run: (...args: A) => R, ...args: A): Promise<Awaited<R>> {
      const { type, result, exceptionDetails } = (await socket.send('script.callFunction', {
        functionDeclaration: `async (args) => JSON.stringify(await (${String(run)})(...JSON.parse(args)))`,
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        awaitPromise: true,
        target: { context },
      })) as { type: string; result?: { value?: string }; exceptionDetails?: { text: string } }
      if (type === 'exception') throw new Error(`in the page: ${exceptionDetails?.text}`)
      return (result?.value === undefined ? undefined : JSON.parse(result.value)) as Awaited<R>
    },
    point: async (x, y) =>
      void (await socket.send('input.performActions', { context, actions: pointed(x, y, touch ? 'touch' : 'mouse') })),
    press: async (key) => void (await socket.send('input.performActions', { context, actions: pressed(key) })),
    reload: async () => void (await socket.send('browsingContext.reload', { context, wait: 'complete' })),
    async picture() {
      const { data } = await socket.send('browsingContext.captureScreenshot', { context })
      return Buffer.from(data as string, 'base64')
    },
    complaints: async () => socket.complaintsOf(context as string),
    async close() {
      await socket.send('script.removePreloadScript', { script })
      await socket.send('browser.removeUserContext', { userContext })
    },
  }
}

/** One question after the other may be under way; what nobody asked for is the console. */
class Socket {
  private readonly socket: WebSocket
  private readonly waiting = new Map<number, (told: NewsLine) => void>()
  private readonly logged: { readonly context: unknown; readonly text: string }[] = []
  private last = 0

  private constructor(socket: WebSocket) {
    this.socket = socket
    socket.addEventListener('message', ({ data }) => this.hear(JSON.parse(data as string) as NewsLine))
  }

  static async open(address: string): Promise<Socket> {
    const socket = new WebSocket(address)
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve)
      socket.addEventListener('error', () => reject(new Error(`no connection to ${address}`)))
    })
    return new Socket(socket)
  }

  send(method: string, params: Json): Promise<Json> {
    return new Promise((resolve, reject) => {
      const id = ++this.last
      const late = setTimeout(() => reject(unanswered('Firefox', method)), PATIENCE)
      this.waiting.set(id, ({ type, result, error, message }) => {
        clearTimeout(late)
        if (type === 'success') resolve(result!)
        else reject(new Error(`${method}: ${error} ${message}`))
      })
      this.socket.send(JSON.stringify({ id, method, params }))
    })
  }

  complaintsOf(context: string): readonly string[] {
    return this.logged.filter((entry) => entry.context === context).map(({ text }) => text)
  }

  private hear(told: NewsLine): void {
    if (told.id !== undefined) {
      this.waiting.get(told.id)?.(told)
      this.waiting.delete(told.id)
    } else if (told.method === 'log.entryAdded' && told.params?.['level'] === 'error') {
      const { source, text } = told.params as { source: { context?: string }; text: string }
      this.logged.push({ context: source.context, text })
    }
  }
}
