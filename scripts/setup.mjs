// Shared by start, test and check. Plain JavaScript: any Node from 18 on can run it, before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { whenNpmEnds } from './parent.mjs'

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

/**
 * Installs what package-lock.json lists, unless exactly that is installed already. For `npm start` that is what it runs
 * ('run'); for tests and checks their tools as well ('all'), which then serve `npm start` too. Ends the program if it can't.
 */
export function ensureInstalled(folder = root, what = 'all') {
  const problem = install(folder, what)
  if (problem !== undefined) fail(problem)
}

/** The same for what we can do without: says what went wrong, and whether it is there. */
export function installed(folder) {
  const problem = install(folder, 'all')
  if (problem !== undefined) say(problem)
  return problem === undefined
}

/** What keeps it from being installed, in a sentence; undefined if nothing does. */
function install(folder, what) {
  const label = folder === root ? 'the project' : relative(root, folder).split(sep).join('/')
  const stamp = join(folder, 'node_modules', '.wanli-stamp')
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
  const there = existsSync(stamp) && (folder !== root || existsSync(localNode)) ? readFileSync(stamp, 'utf8') : ''
  if (there === `all ${lock}` || there === `${what} ${lock}`) return undefined
  say(`Installing the packages of ${label}${what === 'run' ? '' : ' and its tools'} with npm (once; about a minute)...`)
  // Where only the tools are missing, what is there stays: a server may be running on it.
  const args = there === `run ${lock}` ? ['install', '--no-save'] : ['ci']
  rmSync(stamp, { force: true })
  // npm ci removes node_modules, so npm must not run on the Node inside it.
  const PATH = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((entry) => !entry.includes(join('node_modules', '.bin')))
    .join(delimiter)
  const npm = spawnSync('npm', [...args, what === 'run' ? '--omit=dev' : '--include=dev', '--no-audit', '--no-fund'], {
    cwd: folder,
    env: { ...process.env, PATH },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (npm.error)
    return `npm could not be started (${npm.error.message}). Install Node 18 or newer with npm and try again.`
  if (npm.status !== 0)
    return `npm ${args[0]} failed for ${label}: its own message stands above. Check the network and the disk, then run this again.`
  if (!existsSync(localNode))
    return 'npm brought no Node 24: install scripts seem to be off (ignore-scripts). Allow them and run this again.'
  writeFileSync(stamp, `${what} ${lock}`)
  return undefined
}

/** Milliseconds that a group has to end when it is told to. */
const GRACE = 3000

/**
 * Runs the local Node with our terminal; resolves to the exit code. It ends with us: by the signals that end us, and when the npm
 * that runs us is gone or interrupted. A `server` ends by any of them at once. A `group` ends with all that it has started, and says so
 * by its exit code, whatever it makes of the signal itself.
 */
export function runNode(args, { server = false, group = false, ...options } = {}) {
  const env = { ...(options.env ?? process.env), WANLI_RUN_BY: String(process.pid) }
  // Windows knows no groups.
  const detached = group && process.platform !== 'win32'
  const child = spawn(localNode, [...nodeFlags, ...args], { stdio: 'inherit', cwd: root, detached, ...options, env })
  // At a terminal Ctrl-C reaches the child directly; sent on, it would arrive twice. A signal to npm alone comes only to us.
  const atTerminal = [process.stdin, process.stdout, process.stderr].some((stream) => stream.isTTY)
  const later = (signal) => server && setTimeout(() => child.kill(signal), 500).unref()
  let ended
  let patience
  const end = (signal) => {
    ended ??= signal
    if (!detached) return child.kill(signal)
    killGroup(child.pid, signal)
    patience ??= setTimeout(() => killGroup(child.pid, 'SIGKILL'), GRACE)
  }
  const sentOn = (signal) => (atTerminal && !detached && signal !== 'SIGTERM' ? later(signal) : end(signal))
  const signals = ['SIGINT', 'SIGHUP', 'SIGTERM']
  for (const signal of signals) process.on(signal, sentOn)
  const unwatch = whenNpmEnds(end)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => {
      for (const signal of signals) process.off(signal, sentOn)
      unwatch()
      clearTimeout(patience)
      // Whoever heeds no signal does not outlive those that did.
      if (detached && ended !== undefined) killGroup(child.pid, 'SIGKILL')
      const by = group && ended !== undefined ? ended : signal
      resolve(by === null ? code : 128 + (constants.signals[by] ?? 1))
    })
  })
}

/** All of a group, as far as it is still there. */
function killGroup(pid, signal) {
  try {
    process.kill(-pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
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
