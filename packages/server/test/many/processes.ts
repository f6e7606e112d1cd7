import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { freePort } from '../postgres/scratch.ts'

const WANLI = fileURLToPath(new URL('../../../cli/bin/wanli.mjs', import.meta.url))

interface Running {
  readonly kind: 'serve' | 'worker'
  readonly port: number
  readonly child: ChildProcess
  readonly ended: Promise<void>
  /** It takes connections. */
  open: boolean
}

/** The real command, several times over, on one database. Whoever ends is started again. */
export class Processes {
  kills = 0
  /** What they complained of. */
  readonly faults: string[] = []
  private readonly running = new Set<Running>()
  private readonly database: string
  private closed = false

  constructor(database: string) {
    this.database = database
  }

  async start(kind: Running['kind']): Promise<void> {
    const port = await freePort()
    if (this.closed) return
    const args = kind === 'serve' ? ['--port', String(port), '--jobs', '0', '--limits', '1000'] : []
    const child = spawn(process.execPath, [WANLI, kind, ...args, '--bot-pace', '20'], {
      env: { ...process.env, DATABASE_URL: this.database, WANLI_RUN_BY: String(process.pid), LANG: 'en' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()))
    const one: Running = { kind, port, child, ended, open: false }
    this.running.add(one)
    child.stderr.on('data', (data: Buffer) => {
      for (const line of data.toString('utf8').split('\n'))
        if (line.includes('"error"') || (line !== '' && !line.startsWith('{'))) this.faults.push(line)
    })
    void ended.then(() => {
      this.running.delete(one)
      if (!this.closed) void this.start(kind)
    })
    await new Promise<void>((resolve) => {
      child.stdout.once('data', () => {
        one.open = true
        resolve()
      })
      void ended.then(resolve)
    })
  }

  get ports(): readonly number[] {
    return [...this.running].filter(({ kind, open }) => kind === 'serve' && open).map(({ port }) => port)
  }

  /** One of them that is at work ends, without a word or by a signal; but not the last of its kind: how long Node takes to start is not asked here. */
  kill(pick: (below: number) => number): void {
    const open = [...this.running].filter((one) => one.open)
    const all = open.filter(({ kind }) => open.filter((other) => other.kind === kind).length > 1)
    const one = all[pick(Math.max(1, all.length))]
    if (one === undefined) return
    this.kills++
    one.open = false
    one.child.kill(pick(4) === 0 ? 'SIGTERM' : 'SIGKILL')
  }

  async close(): Promise<void> {
    this.closed = true
    for (const { child } of this.running) child.kill('SIGKILL')
    for (const { ended } of this.running) await ended
  }
}
