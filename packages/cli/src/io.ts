import { createInterface, type Interface } from 'node:readline'
import { styleText } from 'node:util'
import { StreamLines } from './lines.ts'
import { ASCII, type Glyphs, UNICODE } from './draw/layout.ts'

export type Style = Parameters<typeof styleText>[0]
export type Paint = (style: Style, text: string) => string

/** All that a command knows of the world around it. */
export interface Io {
  readonly out: (text: string) => void
  readonly err: (text: string) => void
  /** The next line of input, without its end; undefined when there is no more, or after Ctrl-C. */
  readonly ask: (prompt: string) => Promise<string | undefined>
  /** Wait, and forget what is typed meanwhile; Ctrl-C ends it. */
  readonly pause: (ms: number) => Promise<void>
  /** Do this instead of ending when Ctrl-C is pressed; returns how to stop doing so. */
  readonly onInterrupt: (act: () => void) => () => void
  /** A person sits at a terminal: screens may be cleared. */
  readonly terminal: boolean
  /** Progress may be shown on stderr. */
  readonly progress: boolean
  readonly paint: Paint
  readonly glyphs: Glyphs
  readonly columns: number
  readonly env: Readonly<Record<string, string | undefined>>
  readonly folder: string
  readonly close: () => void
}

const plain: Paint = (_, text) => text
const coloured: Paint = (style, text) => styleText(style, text, { validateStream: false })

type Env = Io['env']
const wantsColour = (env: Env, terminal: boolean): boolean => {
  if ((env['NO_COLOR'] ?? '') !== '') return false
  if ((env['FORCE_COLOR'] ?? '') !== '') return env['FORCE_COLOR'] !== '0'
  return terminal && env['TERM'] !== 'dumb'
}

/** Only a locale that says otherwise makes us draw with ASCII. */
const drawsUnicode = (env: Env): boolean => {
  const locale = env['LC_ALL'] || env['LC_CTYPE'] || env['LANG'] || ''
  return locale === '' || /utf-?8/i.test(locale)
}

export function processIo(): Io {
  const { stdin, stdout, stderr, env } = process
  const terminal = stdin.isTTY && stdout.isTTY
  const lines = new Lines(terminal)
  for (const stream of [stdout, stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit()
      throw error
    })
  return {
    out: (text) => stdout.write(text),
    err: (text) => stderr.write(text),
    ask: (prompt) => lines.next(prompt),
    pause: (ms) => lines.pause(ms),
    onInterrupt: (act) => lines.onInterrupt(act),
    terminal,
    progress: stderr.isTTY,
    paint: wantsColour(env, stdout.isTTY) ? coloured : plain,
    glyphs: drawsUnicode(env) ? UNICODE : ASCII,
    // Some terminals say 0; below 40 nothing can be read anyway.
    columns: Math.max(40, stdout.columns || 120),
    env,
    folder: process.cwd(),
    close: () => lines.close(),
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Lines of stdin, one at a time. The stream is opened when the first is wanted. */
class Lines {
  private readonly terminal: boolean
  /** A person types with all that a terminal's line can do; anything else is read as far as it is needed. */
  private reader: Interface | undefined
  private piped: StreamLines | undefined
  private readonly ready: string[] = []
  private waiting: ((line: string | undefined) => void) | undefined
  private ended = false
  private readonly interrupts: (() => void)[] = []

  constructor(terminal: boolean) {
    this.terminal = terminal
    for (const signal of SIGNALS) process.on(signal, this.interrupted)
  }

  /**
   * Ctrl-C, or the terminal is gone: whoever wants to finish something first may. A program that asks questions gets no
   * more answers, and ends its own way; any other ends at once.
   */
  private readonly interrupted = (): void => {
    const act = this.interrupts.at(-1)
    if (act !== undefined) return act()
    if (this.reader === undefined && this.piped === undefined) process.exit(130)
    if (this.terminal) process.stdout.write('\n')
    this.end()
  }

  onInterrupt(act: () => void): () => void {
    this.interrupts.push(act)
    return () => {
      const place = this.interrupts.lastIndexOf(act)
      if (place >= 0) this.interrupts.splice(place, 1)
    }
  }

  next(prompt: string): Promise<string | undefined> {
    if (this.terminal) return this.typed(prompt)
    process.stdout.write(prompt)
    if (this.ended) return Promise.resolve(undefined)
    const piped = (this.piped ??= new StreamLines(process.stdin))
    return new Promise((resolve, reject) => {
      this.waiting = resolve
      piped.next().then(
        (line) => (line === undefined ? this.end() : this.give(line)),
        (error: unknown) => this.ended || reject(error),
      )
    })
  }

  /** Lines that are typed meanwhile are for nobody. */
  async pause(ms: number): Promise<void> {
    if (this.terminal && this.reader === undefined && !this.ended) this.open()
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      const forget = (line: string | undefined): void => {
        if (line !== undefined) return void (this.waiting = forget)
        // No more lines: whoever asks next hears of it.
        clearTimeout(timer)
        resolve()
      }
      this.waiting = forget
    })
    this.waiting = undefined
  }

  private typed(prompt: string): Promise<string | undefined> {
    if (this.reader === undefined && !this.ended) this.open()
    if (this.ready.length > 0) {
      process.stdout.write(prompt)
      return Promise.resolve(this.ready.shift())
    }
    if (this.ended) return Promise.resolve(undefined)
    this.reader!.setPrompt(prompt)
    this.reader!.prompt()
    return new Promise((resolve) => (this.waiting = resolve))
  }

  private open(): void {
    const { stdin, stdout } = process
    const reader = createInterface({ input: stdin, output: stdout, terminal: true, historySize: 0 })
    reader.on('line', (line) => {
      if (this.waiting === undefined) this.ready.push(line)
      else this.give(line)
    })
    reader.on('SIGINT', this.interrupted)
    reader.on('close', () => this.end())
    this.reader = reader
  }

  private give(line: string | undefined): void {
    const resolve = this.waiting
    this.waiting = undefined
    resolve?.(line)
  }

  private end(): void {
    this.ended = true
    this.give(undefined)
  }

  close(): void {
    for (const signal of SIGNALS) process.off(signal, this.interrupted)
    this.ended = true
    this.reader?.close()
    this.reader = undefined
    this.piped?.close()
    this.piped = undefined
  }
}
