import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Engine, environmentOf, findEngines, type Machine } from '../browsers.mjs'

interface Has {
  readonly env?: Record<string, string>
  readonly platform?: string
  /** Programs on the PATH. */
  readonly programs?: readonly string[]
  /** Other files that are there. */
  readonly files?: readonly string[]
  /** Paths that are there and don't start. */
  readonly broken?: readonly string[]
  /** What each way brings. */
  readonly package?: string
  readonly playwright?: string
  /** What apt-get may install, by the names of the programs it brings. */
  readonly apt?: readonly string[]
}

/** A machine that has only this; `done` tells which ways were taken, in their order. */
function machineWith(has: Has): { readonly machine: Machine; readonly done: string[] } {
  const done: string[] = []
  const programs = new Set(has.programs)
  const files = new Set(has.files)
  const machine: Machine = {
    env: has.env ?? {},
    platform: has.platform ?? 'linux',
    which: (name) => (programs.has(name) ? `/bin/${name}` : undefined),
    exists: (path) => files.has(path) || [...programs].some((name) => path === `/bin/${name}`),
    starts: (_, path) => {
      done.push(`try ${path}`)
      return has.broken?.includes(path) !== true
    },
    libraryFolders: () => ['/usr/lib'],
    playwrightPath: () => '/cache/playwright',
    fromPackage: () => {
      done.push('package')
      return has.package
    },
    fromPlaywright: () => {
      done.push('playwright')
      return has.playwright
    },
    fromApt: (packages) => {
      done.push(`apt ${packages.join(' ')}`)
      for (const program of has.apt ?? []) {
        programs.add(program)
        files.add(program)
      }
      return has.apt !== undefined
    },
  }
  return { machine, done }
}

async function find(has: Has, engine: Engine = 'chromium', install = true) {
  const { machine, done } = machineWith(has)
  return { ...(await findEngines({ want: [engine], install, machine })), done }
}

describe('a Chromium for the tests', () => {
  const everything: Has = {
    env: { WANLI_CHROMIUM: '/named' },
    programs: ['microsoft-edge', 'google-chrome', 'chromium'],
    files: ['/opt/google/chrome/chrome', '/cache/playwright'],
    package: '/package',
    playwright: '/playwright',
    apt: ['chromium'],
  }
  const less = (...keys: readonly (keyof Has)[]): Has =>
    Object.fromEntries(Object.entries(everything).filter(([key]) => !keys.includes(key as keyof Has)))

  it('is the one that was named, before all others', async () => {
    const { chromium, done } = await find(everything)
    assert.equal(chromium?.path, '/named')
    assert.deepEqual(done, ['try /named'])
  })

  it('is then one that is there: Chromium, Chrome, Edge, on the PATH, then in its usual place, then of Playwright', async () => {
    assert.equal((await find(less('env'))).chromium?.path, '/bin/chromium')
    assert.equal(
      (await find({ ...less('env'), programs: ['msedge', 'google-chrome'] })).chromium?.path,
      '/bin/google-chrome',
    )
    assert.equal((await find({ ...less('env'), programs: ['microsoft-edge'] })).chromium?.path, '/bin/microsoft-edge')
    assert.equal((await find(less('env', 'programs'))).chromium?.path, '/opt/google/chrome/chrome')
    const { chromium, done } = await find({ ...less('env', 'programs'), files: ['/cache/playwright'] })
    assert.equal(chromium?.path, '/cache/playwright')
    assert.deepEqual(done, ['try /cache/playwright'])
  })

  it('is looked for where macOS and Windows keep it', async () => {
    const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
    assert.equal((await find({ platform: 'darwin', files: [mac] })).chromium?.path, mac)
    const edge = 'C:\\Programs (x86)\\Microsoft\\Edge\\Application\\msedge.exe'
    const windows = { platform: 'win32', files: [edge], env: { 'ProgramFiles(x86)': 'C:\\Programs (x86)' } }
    assert.equal((await find(windows)).chromium?.path, edge)
  })

  it('is then the one of the package, then the one that Playwright brings, then the one of apt-get', async () => {
    const nothing = less('env', 'programs', 'files')
    const packaged = await find(nothing)
    assert.equal(packaged.chromium?.path, '/package')
    assert.deepEqual(packaged.done, ['package', 'try /package'])
    const { package: _, ...unpackaged } = nothing
    assert.equal((await find(unpackaged)).chromium?.path, '/playwright')
    const last = await find({ apt: ['chromium'] })
    assert.equal(last.chromium?.path, '/bin/chromium')
    assert.deepEqual(last.done, ['package', 'playwright', 'apt chromium', 'try /bin/chromium'])
  })

  it('that does not start does not count, wherever it comes from', async () => {
    const broken = ['/bin/chromium', '/bin/google-chrome', '/bin/microsoft-edge', '/opt/google/chrome/chrome']
    const { chromium } = await find({ ...less('env'), broken: [...broken, '/cache/playwright', '/package'] })
    assert.equal(chromium?.path, '/playwright')
  })

  it('that was named and does not start is told, and no other is taken for it', async () => {
    const { chromium, missing } = await find({ ...everything, broken: ['/named'] })
    assert.equal(chromium, undefined)
    assert.match(missing[0]?.help ?? '', /WANLI_CHROMIUM.*\/named/)
  })

  it('is not fetched unless that is wished; then the one command that helps is told', async () => {
    const { chromium, missing, done } = await find({ package: '/package', apt: ['chromium'] }, 'chromium', false)
    assert.equal(chromium, undefined)
    assert.deepEqual(done, [])
    assert.equal(missing.length, 1)
    assert.match(missing[0]!.help, /playwright-core install/)
    assert.equal((await find({})).missing.length, 1)
  })
})

describe('the other engines', () => {
  const miniBrowser = '/usr/lib/webkit2gtk-4.1/MiniBrowser'

  it('are those that are there', async () => {
    assert.equal((await find({ programs: ['firefox', 'firefox-esr'] }, 'firefox')).firefox?.path, '/bin/firefox-esr')
    const { webkit, done } = await find({ programs: ['WebKitWebDriver', 'Xvfb'], files: [miniBrowser] }, 'webkit')
    assert.deepEqual(webkit, { driver: '/bin/WebKitWebDriver', browser: miniBrowser, xvfb: '/bin/Xvfb' })
    assert.deepEqual(done, [])
  })

  it('come from apt-get alone', async () => {
    const firefox = await find({ package: '/package', apt: ['firefox-esr'] }, 'firefox')
    assert.equal(firefox.firefox?.path, '/bin/firefox-esr')
    assert.deepEqual(firefox.done, ['apt firefox-esr', 'try /bin/firefox-esr'])
    const { webkit, done } = await find({ apt: ['WebKitWebDriver', 'Xvfb', miniBrowser] }, 'webkit')
    assert.equal(webkit?.browser, miniBrowser)
    assert.deepEqual(done, ['apt webkit2gtk-driver xvfb xauth'])
  })

  it('are missing each for itself', async () => {
    const { machine } = machineWith({ programs: ['chromium', 'WebKitWebDriver'] })
    const { chromium, missing } = await findEngines({ machine })
    assert.equal(chromium?.path, '/bin/chromium')
    assert.deepEqual(
      missing.map(({ engine }) => engine),
      ['firefox', 'webkit'],
    )
  })
})

it('a test finds again what npm test found', async () => {
  const engines = {
    chromium: { path: '/one' },
    firefox: { path: '/two' },
    webkit: { driver: '/three', browser: '/four', xvfb: '/five' },
    missing: [],
  }
  const { machine } = machineWith({ env: environmentOf(engines) })
  assert.deepEqual(await findEngines({ machine }), engines)
})
