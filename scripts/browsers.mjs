// Which browsers the tests can have on this machine, and how to get those that are missing: the one place that knows.
// Plain JavaScript: any Node from 18 on. What is asked of the machine itself stands in machine.mjs, so that the order can be tested.
import * as realMachine from './machine.mjs'

/** The names that Chromium and its kin go by, the most like the one of our tests first. */
const CHROMIUM_NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'microsoft-edge-stable',
  'msedge',
]
/** Where they are when no PATH leads to them. */
const CHROMIUM_PLACES = {
  linux: ['/snap/bin/chromium', '/opt/google/chrome/chrome', '/opt/microsoft/msedge/msedge'],
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((folder) => [
    `%${folder}%\\Chromium\\Application\\chrome.exe`,
    `%${folder}%\\Google\\Chrome\\Application\\chrome.exe`,
    `%${folder}%\\Microsoft\\Edge\\Application\\msedge.exe`,
  ]),
}
const FIREFOX_NAMES = ['firefox-esr', 'firefox']
const FIREFOX_PLACES = {
  darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  win32: ['%ProgramFiles%\\Mozilla Firefox\\firefox.exe'],
}
/** WebKit as Debian, Fedora and Arch have it: a driver on the PATH, a small browser beside the library. */
const WEBKIT_LIBRARIES = ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0']

export const ENGINES = ['chromium', 'firefox', 'webkit']

const APT = {
  chromium: ['chromium'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'xauth'],
}
const HELP = {
  chromium: 'npx playwright-core install --with-deps chromium',
  firefox: 'sudo apt-get install firefox-esr',
  webkit: 'sudo apt-get install webkit2gtk-driver xvfb xauth',
}

/**
 * Finds the engines that are wanted; with `install`, gets those that are missing where it may. A browser that doesn't start
 * doesn't count. What could not be had is in `missing`, with the one command that helps.
 */
export async function findEngines({ want = ENGINES, install = false, machine = realMachine } = {}) {
  const found = { missing: [] }
  for (const engine of want) {
    const named = namedEngine(engine, machine)
    const got = named ?? (await present(engine, machine)) ?? (install ? await fetched(engine, machine) : undefined)
    if (got === undefined) found.missing.push({ engine, help: HELP[engine] })
    else if (got.wrong !== undefined) found.missing.push({ engine, help: got.wrong })
    else found[engine] = got
  }
  return found
}

/** The environment that tells a test where the engines are; `findEngines` in the test then finds just these. */
export function environmentOf({ chromium, firefox, webkit }) {
  return {
    ...(chromium && { WANLI_CHROMIUM: chromium.path }),
    ...(firefox && { WANLI_FIREFOX: firefox.path }),
    ...(webkit && {
      WANLI_WEBKIT_DRIVER: webkit.driver,
      WANLI_WEBKIT_BROWSER: webkit.browser,
      WANLI_XVFB: webkit.xvfb,
    }),
  }
}

/** Whoever names a browser means it: one that doesn't start is a mistake to be told, not a reason to take another. */
function namedEngine(engine, machine) {
  const { env } = machine
  if (engine === 'webkit') {
    const { WANLI_WEBKIT_DRIVER: driver, WANLI_WEBKIT_BROWSER: browser, WANLI_XVFB: xvfb } = env
    return driver && browser && xvfb ? { driver, browser, xvfb } : undefined
  }
  const name = `WANLI_${engine.toUpperCase()}`
  const path = env[name]
  if (!path) return undefined
  return machine.starts(engine, path) ? { path } : { wrong: `set ${name} to a browser that starts: ${path} does not` }
}

/** What is on this machine already. */
async function present(engine, machine) {
  if (engine === 'webkit') return presentWebkit(machine)
  const names = engine === 'chromium' ? CHROMIUM_NAMES : FIREFOX_NAMES
  const places = (engine === 'chromium' ? CHROMIUM_PLACES : FIREFOX_PLACES)[machine.platform] ?? []
  const candidates = [
    ...names.map((name) => machine.which(name)),
    ...places.map((place) => place.replace(/%([^%]+)%/, (_, folder) => machine.env[folder] ?? '')),
    ...(engine === 'chromium' ? [machine.playwrightPath()] : []),
  ]
  for (const path of candidates)
    if (path !== undefined && machine.exists(path) && machine.starts(engine, path)) return { path }
  return undefined
}

function presentWebkit(machine) {
  const driver = machine.which('WebKitWebDriver')
  const xvfb = machine.which('Xvfb')
  const browser = WEBKIT_LIBRARIES.flatMap((library) =>
    machine.libraryFolders().map((folder) => `${folder}/${library}/MiniBrowser`),
  ).find((path) => machine.exists(path))
  return driver && xvfb && browser ? { driver, browser, xvfb } : undefined
}

/** Gets one, the gentlest way first: a package in our own folder, a download into the user's, at last the system's packages. */
async function fetched(engine, machine) {
  const ways = engine === 'chromium' ? [machine.fromPackage, machine.fromPlaywright] : []
  for (const way of ways) {
    const path = await way()
    if (path !== undefined && machine.starts(engine, path)) return { path }
  }
  return (await machine.fromApt(APT[engine])) ? present(engine, machine) : undefined
}
