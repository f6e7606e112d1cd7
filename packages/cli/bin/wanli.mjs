#!/usr/bin/env node
// The command `wanli`. Plain JavaScript, so that an older Node can start it and hand over to the Node 24 of the project.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(import.meta.url)

if (Number(process.versions.node.split('.')[0]) >= 24) {
  // Halves the time to start: compiled and stripped sources are kept in the system's folder for temporary files.
  const { enableCompileCache } = await import('node:module')
  enableCompileCache()
  await import('../src/main.ts')
} else {
  const node = findNode24(dirname(here))
  if (node === undefined) {
    process.stderr.write('Wanli needs Node 24, which is not installed yet: run npm start once.\n')
    process.exit(1)
  }
  handOver(node)
}

function findNode24(folder) {
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  const candidate = join(folder, 'node_modules', 'node', 'bin', name)
  if (existsSync(candidate)) return candidate
  const parent = dirname(folder)
  return parent === folder ? undefined : findNode24(parent)
}

function handOver(node) {
  // With the flags that Node was given: a server is started with some (deploy/).
  const args = ['--disable-warning=ExperimentalWarning', ...process.execArgv, here, ...process.argv.slice(2)]
  const child = spawn(node, args, { stdio: 'inherit' })
  // At a terminal Ctrl-C reaches the child directly; sent on, it would arrive twice.
  const atTerminal = [process.stdin, process.stdout, process.stderr].some((stream) => stream.isTTY)
  for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => atTerminal || child.kill(signal))
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('error', (error) => {
    process.stderr.write(`Node 24 could not be started (${error.message}): run npm start once.\n`)
    process.exit(1)
  })
  child.on('close', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 1)))
}
