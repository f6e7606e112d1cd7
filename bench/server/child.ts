import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { flag } from '../measure.ts'

/** What a server process says of itself. */
export interface Figures {
  /** Bytes that the process has of the machine, and bytes of objects. */
  readonly rss: number
  readonly heap: number
  /** Microseconds of cores since its start. */
  readonly core: number
  /** Of its main thread alone. */
  readonly main: number
}

/** Ours is started as deploy/ starts it; `--semi=8 --growing=15` try others. */
const FLAGS = [`--max-semi-space-size=${flag('semi', 16)}`, `--heap-growing-percent=${flag('growing', 30)}`]

/** A server in a process of its own. */
export class Child {
  readonly url: string
  private readonly process: ChildProcess

  private constructor(process: ChildProcess, url: string) {
    this.process = process
    this.url = url
  }

  static async start(program: 'ours.ts' | 'peer.ts', ...words: readonly string[]): Promise<Child> {
    const path = fileURLToPath(new URL(program, import.meta.url))
    const flags = program === 'ours.ts' ? FLAGS : []
    const all = ['--disable-warning=ExperimentalWarning', '--expose-gc', ...flags, path, ...words]
    const child = spawn(process.execPath, all, {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, NODE_ENV: 'production', ...(program === 'ours.ts' ? { MALLOC_ARENA_MAX: '2' } : {}) },
    })
    const url = await new Promise<string>((resolve, reject) => {
      child.once('message', (message) => resolve(message as string))
      child.once('exit', (code) => reject(new Error(`${program} ended with ${code}`)))
    })
    return new Child(child, url)
  }

  /** `collected`: after a collection of everything, which throws compiled code away, too: not before something is timed. */
  figures(collected = false): Promise<Figures> {
    return new Promise((resolve) => {
      this.process.once('message', (message) => resolve(message as Figures))
      this.process.send(collected ? 'collected' : 'figures')
    })
  }

  async end(): Promise<void> {
    const ended = new Promise((resolve) => void this.process.once('exit', resolve))
    this.process.disconnect()
    await ended
  }
}

/** The other end: the server is open there. */
export function open(url: string): void {
  process.on('message', (wish) => {
    if (wish === 'collected') globalThis.gc?.()
    const { rss, heapUsed } = process.memoryUsage()
    const { user, system } = process.cpuUsage()
    const main = process.threadCpuUsage()
    process.send!({ rss, heap: heapUsed, core: user + system, main: main.user + main.system } satisfies Figures)
  })
  process.once('disconnect', () => process.exit())
  process.send!(url)
}
