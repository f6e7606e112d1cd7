import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { type Browser, PATIENCE, placeOf, pointed, pressed, type Tab, unanswered, until, type Visit } from './engine.ts'

/*
 * WebKit as Linux has it: a driver that speaks the classic WebDriver, a small browser without ornament, and a screen that nobody sees.
 * Every visit is a session of its own; nothing of it is kept, but while it lasts it has IndexedDB, caches and service workers.
 */

type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<unknown>

/** No card draws for it: what pretends to be one is slower than the processor itself. */
const PLAIN = {
  GDK_BACKEND: 'x11',
  NO_AT_BRIDGE: '1',
  WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
}

export async function openWebkit(): Promise<Browser> {
  const { driver, browser, xvfb } = await placeOf('webkit')
  const screen = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '2600x1500x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [display] = (await once(screen.stdio[3]!, 'data')) as [Buffer]
  const port = await freePort()
  const child = spawn(driver, ['--host=127.0.0.1', `--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, ...PLAIN, DISPLAY: `:${String(display).trim()}` },
  })
  const send: Send = async (method, path, body) => {
    const signal = AbortSignal.timeout(PATIENCE)
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw signal.aborted ? unanswered('WebKit', `${method} ${path}`) : error
    })
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null }
    if (!answer.ok) throw new Error(`${path}: ${value?.error} ${value?.message}`)
    return value
  }
  await until('the driver of WebKit', () => send('GET', '/status').catch(() => undefined))
  return {
    visit: (visit) => visitWith(send, browser, visit),
    async close() {
      await ended(child)
      await ended(screen)
    },
  }
}

async function ended(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill()
  await gone
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

async function visitWith(sendAny: Send, binary: string, { url, width, height, settings }: Visit): Promise<Tab> {
  const options = { binary, args: ['--automation', '--javascript-can-open-windows-automatically=true'] }
  const begun = await sendAny('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })
  const session = `/session/${(begun as { sessionId: string }).sessionId}`
  const send: Send = (method, path, body) => sendAny(method, session + path, body)
  const evaluate = async <A extends readonly unknown[], R>(run: (...args: A) => R, ...args: A): Promise<Awaited<R>> => {
    const { worked, result, why } = (await send('POST', '/execute/async', {
      script: `const done = arguments[1];
        (async () => (${String(run)})(...JSON.parse(arguments[0])))().then(
          (result) => done({ worked: true, result }),
          (why) => done({ worked: false, why: String(why) }),
        )`,
      args: [JSON.stringify(args)],
    })) as { worked: boolean; result?: unknown; why?: string }
    if (!worked) throw new Error(`in the page: ${why}`)
    return result as Awaited<R>
  }

  // Its window is never narrower than its own bar. One that a page opens has none, and can be as narrow as a phone.
  await send('POST', '/url', { url: new URL('icons/icon-192.png', url).href })
  const [first] = (await send('GET', '/window/handles')) as [string]
  await evaluate(
    (address, wanted, size) => {
      localStorage.setItem('wanli.settings', wanted)
      Object.assign(globalThis, { wanliComplaints: [] })
      open(address, 'wanli', `popup,${size}`)
    },
    url,
    JSON.stringify(settings),
    `width=${width},height=${height}`,
  )
  const handle = await until('the window', async () => {
    const handles = (await send('GET', '/window/handles')) as readonly string[]
    return handles.find((one) => one !== first)
  })
  await send('POST', '/window', { handle })

  /** Nobody can listen to its console from outside: so the page tells the window that opened it. */
  const listen = async () => {
    await until('the page', () => evaluate(() => document.readyState === 'complete'))
    await evaluate(() => {
      const { wanliComplaints: complaints } = opener as { wanliComplaints: string[] }
      addEventListener('error', ({ message }) => void complaints.push(message))
      addEventListener('unhandledrejection', ({ reason }) => void complaints.push(String(reason)))
      const { error } = console
      console.error = (...said: readonly unknown[]) => {
        complaints.push(said.map(String).join(' '))
        error.apply(console, [...said])
      }
    })
  }
  await listen()
  return {
    evaluate,
    // It has no fingers.
    point: async (x, y) => void (await send('POST', '/actions', { actions: pointed(x, y, 'mouse') })),
    press: async (key) => void (await send('POST', '/actions', { actions: pressed(key) })),
    async reload() {
      await send('POST', '/refresh', {})
      await listen()
    },
    picture: async () => Buffer.from((await send('GET', '/screenshot')) as string, 'base64'),
    complaints: () => evaluate(() => (opener as { wanliComplaints: string[] }).wanliComplaints),
    close: async () => void (await send('DELETE', '')),
  }
}
