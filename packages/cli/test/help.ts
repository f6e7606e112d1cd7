import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { UNICODE } from '../src/draw/layout.ts'
import type { Io } from '../src/io.ts'
import { run } from '../src/run.ts'

export const BIN = fileURLToPath(new URL('../bin/wanli.mjs', import.meta.url))

export interface Ended {
  readonly code: number
  readonly out: string
  readonly err: string
}

const ENV = { PATH: process.env['PATH'] ?? '', LANG: 'en_US.UTF-8', TMPDIR: tmpdir() }

const scratch = mkdtempSync(join(tmpdir(), 'wanli-cli-'))
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))

export const newFolder = (): string => mkdtempSync(join(scratch, 'f'))

/** A file with this content in a folder of its own. */
export function fileWith(content: unknown, name = 'file.json'): string {
  const file = join(newFolder(), name)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

interface Surroundings {
  readonly folder?: string
  readonly env?: Readonly<Record<string, string>>
  /** Lines that are typed. */
  readonly lines?: readonly string[]
}

/** The real command, as a process of its own. */
export function wanli(args: readonly string[], around: Surroundings = {}): Promise<Ended> {
  return new Promise((resolve) => {
    const options = { cwd: around.folder ?? newFolder(), env: { ...ENV, ...around.env }, maxBuffer: 1 << 26 }
    const child = execFile(process.execPath, [BIN, ...args], options, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : error === null ? 0 : -1, out, err })
    })
    child.stdin?.on('error', () => {})
    child.stdin?.end((around.lines ?? []).map((line) => `${line}\n`).join(''))
  })
}

interface Here extends Omit<Surroundings, 'lines'> {
  /** Lines that are typed; a function answers for as long as it is asked. */
  readonly lines?: readonly string[] | (() => string | undefined)
  readonly terminal?: boolean
  readonly columns?: number
}

/** Streams that only remember. */
export function fakeIo(around: Here): { readonly io: Io; readonly written: { out: string; err: string } } {
  const written = { out: '', err: '' }
  const { lines = [] } = around
  const typed = typeof lines === 'function' ? undefined : [...lines]
  const io: Io = {
    out: (text) => (written.out += text),
    err: (text) => (written.err += text),
    ask: (prompt) => {
      written.out += prompt
      return Promise.resolve(typeof lines === 'function' ? lines() : typed?.shift())
    },
    pause: (ms) => {
      written.out += `(${ms} ms)\n`
      return Promise.resolve()
    },
    onInterrupt: () => () => {},
    terminal: around.terminal ?? false,
    progress: false,
    paint: (_, text) => text,
    glyphs: UNICODE,
    columns: around.columns ?? 120,
    env: { ...ENV, ...around.env },
    folder: around.folder ?? newFolder(),
    close: () => {},
  }
  return { io, written }
}

/** The same in this process: quick. */
export async function here(args: readonly string[], around: Here = {}): Promise<Ended> {
  const { io, written } = fakeIo(around)
  const code = await run(args, io)
  return { code, ...written }
}
