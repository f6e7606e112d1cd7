// Shared by start, test and check. Plain JavaScript: any Node from 18 on can run it, before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** The Node 24 that npm installed for us. */
export const localNode = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** Flags for every run of our own code: its type stripping and SQLite need no warning. */
export const nodeFlags = ['--disable-warning=ExperimentalWarning']

export const say = (text) => process.stdout.write(`${text}\n`)

export function fail(text) {
  process.stderr.write(`${text}\n`)
  process.exit(1)
}

/** Installs what package-lock.json lists, unless exactly that is installed already. */
export function ensureInstalled(folder = root) {
  const label = folder === root ? 'the project' : relative(root, folder)
  const modules = join(folder, 'node_modules')
  const stamp = join(modules, '.wanli-stamp')
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
  const ready =
    existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && (folder !== root || existsSync(localNode))
  if (ready) return
  say(`Installing the packages of ${label} with npm ci (once; about a minute)...`)
  // npm ci removes node_modules, so npm must not run on the Node inside it.
  const PATH = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((entry) => !entry.includes(join('node_modules', '.bin')))
    .join(delimiter)
  const npm = spawnSync('npm', ['ci', '--progress=true', '--no-audit', '--no-fund'], {
    cwd: folder,
    env: { ...process.env, PATH },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (npm.error)
    fail(`npm could not be started (${npm.error.message}). Install Node 18 or newer with npm and try again.`)
  if (npm.status !== 0) {
    fail(
      `npm ci failed for ${label}: its own message stands above. Check the network and the disk, then run this again.`,
    )
  }
  if (!existsSync(localNode)) {
    fail('npm ci brought no Node 24: install scripts seem to be off (ignore-scripts). Allow them and run this again.')
  }
  writeFileSync(stamp, wanted)
}

/** Runs the local Node with our terminal; resolves to the exit code. */
export function runNode(args, options = {}) {
  const child = spawn(localNode, [...nodeFlags, ...args], { stdio: 'inherit', cwd: root, ...options })
  // At a terminal Ctrl-C reaches the child directly; sent on, it would arrive twice.
  const atTerminal = [process.stdin, process.stdout, process.stderr].some((stream) => stream.isTTY)
  for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => atTerminal || child.kill(signal))
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 1)))
  })
}

/** Every file below a folder, as a path from the root with forward slashes, sorted. */
export function filesBelow(folder) {
  const start = join(root, folder)
  if (!existsSync(start)) return []
  const found = []
  const walk = (path) => {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      if (entry.name === 'node_modules' || entry.name === '.git') continue
      const full = join(path, entry.name)
      if (entry.isDirectory()) walk(full)
      else if (entry.isFile()) found.push(relative(root, full).split(sep).join('/'))
    }
  }
  walk(start)
  return found.sort()
}
