// What browsers.mjs asks of the machine: which programs are there, whether they start, and the three ways to get one.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installed, localNode, root, say } from './setup.mjs'

export const { env, platform } = process
export const exists = existsSync

/** The program of this name on the PATH. */
export function which(name) {
  const file = platform === 'win32' ? `${name}.exe` : name
  return (env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, file))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
}

/** Where libraries lie; Debian has a folder for each kind of processor. */
export function libraryFolders() {
  const folders = ['/usr/lib', '/usr/lib64', '/usr/libexec']
  const more = existsSync('/usr/lib') ? readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu')) : []
  return [...more.map((name) => `/usr/lib/${name}`), ...folders]
}

/** The names of what lies in a folder; of one that is not there, none. */
export const foldersIn = (folder) => (existsSync(folder) ? readdirSync(folder) : [])

/** Opens a page as the tests do, or says its version: a browser whose libraries are missing does neither. */
export function starts(engine, path) {
  const [program, args] = engine === 'chromium' ? [localNode, ['-e', OPEN_A_PAGE, path]] : [path, ['--version']]
  const options = { cwd: join(root, 'packages', 'web'), timeout: 60_000, encoding: 'utf8' }
  const run = spawnSync(program, args, { ...options, stdio: ['ignore', 'pipe', 'ignore'] })
  return run.status === 0 && run.stdout.trim() !== ''
}

const OPEN_A_PAGE = `import('playwright-core').then(async ({ chromium }) => {
  const browser = await chromium.launch({ executablePath: process.argv[1], args: ['--no-sandbox'], timeout: 30000 })
  const page = await browser.newPage()
  console.log(await page.evaluate(() => navigator.userAgent))
  await browser.close()
})`

/** Where Playwright would keep its own Chromium; undefined before it is installed itself. */
export function playwrightPath() {
  const script = "import('playwright-core').then(({ chromium }) => process.stdout.write(chromium.executablePath()))"
  const run = spawnSync(localNode, ['-e', script], { cwd: join(root, 'packages', 'web'), encoding: 'utf8' })
  return run.status === 0 && run.stdout !== '' ? run.stdout : undefined
}

/** A Chromium for Linux that comes as a package, into a folder of ours. */
export function fromPackage() {
  if (platform !== 'linux') return undefined
  const folder = join(root, 'scripts', 'chromium')
  say('There is no Chromium here: taking the one of the package @sparticuz/chromium (once; 70 MB)...')
  if (!installed(folder)) return undefined
  const target = join(folder, 'node_modules', '.unpacked')
  // With the libraries of the system, or where some are missing with those that came along.
  const paths = ['with-system-libraries', 'with-own-libraries'].map((name) => join(target, name))
  if (!paths.every(existsSync)) {
    const options = { cwd: folder, env: { ...env, TMPDIR: target }, encoding: 'utf8' }
    const unpack = spawnSync(localNode, [join(folder, 'unpack.mjs')], options)
    if (unpack.status !== 0) return giveUp(`It could not be unpacked: ${unpack.stderr}`)
  }
  return paths.find((path) => starts('chromium', path)) ?? giveUp('It does not start on this system.')
}

/** Playwright's own, into the user's cache. */
export function fromPlaywright() {
  say('Taking the Chromium of Playwright (once; 170 MB)...')
  const cli = join(root, 'node_modules', 'playwright-core', 'cli.js')
  const run = spawnSync(localNode, [cli, 'install', 'chromium'], { encoding: 'utf8', timeout: 600_000 })
  return run.status === 0 ? playwrightPath() : giveUp(`It could not be had: ${run.stderr}`)
}

/** Packages of the system, where nobody has to be asked for a password. */
export function fromApt(packages) {
  const sudo = sudoForApt()
  if (sudo === undefined) return false
  say(`Installing ${packages.join(', ')} with apt-get (once; some minutes)...`)
  const apt = (...args) => {
    const [program, ...rest] = [...sudo, 'apt-get', ...args]
    const options = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' }, encoding: 'utf8' }
    return spawnSync(program, rest, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  }
  apt('update', '-qq')
  const run = apt('install', '-y', '-qq', '--no-install-recommends', ...packages)
  if (run.status !== 0) giveUp(`apt-get failed: ${run.stderr}`)
  return run.status === 0
}

/** The words before apt-get: none for root, sudo where it asks for no password; undefined where apt-get is not for us. */
function sudoForApt() {
  if (platform !== 'linux' || which('apt-get') === undefined) return undefined
  if (process.getuid() === 0) return []
  const quiet = which('sudo') !== undefined && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0
  return quiet ? ['sudo', '-n'] : undefined
}

/** One way did not work; the next may. */
function giveUp(why) {
  say(why.trim().split('\n')[0])
  return undefined
}
