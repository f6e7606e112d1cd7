// npm run check [-- NAME...]: everything about the sources that a program can judge. Runs all, then lists what failed.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { keysTakenApart } from './keys.mjs'
import { ensureInstalled, fail, filesBelow, localNode, root, say } from './setup.mjs'
import { stylesBelow } from './styles.mjs'

const checks = {
  format: () => tool('oxfmt/bin/oxfmt', ['--check']),
  lint: () => tool('oxlint/bin/oxlint', ['--type-aware', '--deny-warnings', '--report-unused-disable-directives']),
  types: () => tool('typescript7/bin/tsc', ['-p', '.', '--noEmit']),
  web: checkWeb,
  imports: checkImports,
  keys: checkKeys,
  dead: () => tool('knip/bin/knip.js', ['--no-progress', '--no-config-hints']),
  paths: checkPaths,
}
const headings = {
  format: 'Formatting (oxfmt)',
  lint: 'Lint and purity of the rules (oxlint, with types)',
  types: 'Types (TypeScript 7)',
  web: 'Types, texts, accessibility and styles of the page (svelte-check), types of its tests and its service worker',
  imports: 'Direction of imports (dependency-cruiser)',
  keys: 'No key of an option is taken apart',
  dead: 'Dead code and unused dependencies (knip)',
  paths: 'No paths of this machine, no registry host',
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !Object.hasOwn(checks, name))
if (unknown.length > 0) fail(`There is no check "${unknown[0]}". The checks are ${Object.keys(checks).join(', ')}.`)

ensureInstalled()
// The benchmarks' peers have a package of their own, and the type check reads it.
ensureInstalled(join(root, 'bench'))

const failed = []
for (const name of wanted.length > 0 ? wanted : Object.keys(checks)) {
  say(`\n== ${headings[name]} ==`)
  const began = Date.now()
  const good = checks[name]()
  say(`${good ? 'ok' : 'FAILED'} in ${((Date.now() - began) / 1000).toFixed(1)} s`)
  if (!good) failed.push(name)
}
say('')
if (failed.length > 0)
  fail(`Failed: ${failed.join(', ')}. One alone: npm run check -- ${failed[0]}. Formatting: npm run format.`)
say('All checks passed.')

function tool(path, args) {
  return spawnSync(localNode, [join(root, 'node_modules', path), ...args], { cwd: root, stdio: 'inherit' }).status === 0
}

/** Components have types that only svelte-check can read; tests of the page know both Node and the browser. */
function checkWeb() {
  const page = tool('svelte-check/bin/svelte-check', ['--workspace', 'packages/web', '--fail-on-warnings'])
  const tests = tool('typescript7/bin/tsc', ['-p', 'packages/web/test', '--noEmit'])
  const worker = tool('typescript7/bin/tsc', ['-p', 'packages/web/src/offline/worker', '--noEmit'])
  const styles = stylesBelow(root, filesBelow('packages/web/src'))
  for (const trouble of styles) say(trouble)
  return page && tests && worker && styles.length === 0
}

function checkImports() {
  const folders = ['packages', 'examples'].filter((folder) => existsSync(join(root, folder)))
  const cruise = join(root, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs')
  const args = [cruise, '--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...folders]
  const run = spawnSync(localNode, args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 })
  if (!run.stdout.trimStart().startsWith('{')) {
    say(run.stdout + run.stderr)
    return false
  }
  const { modules, summary } = JSON.parse(run.stdout)
  for (const { rule, from, to, cycle } of summary.violations) {
    const way = cycle ? cycle.map((step) => step.name).join(' -> ') : to
    say(`${rule.name}: ${from} -> ${way}`)
  }
  // With a compiler it can't use, dependency-cruiser sees no TypeScript and is content: so count.
  const seen = new Set(modules.map((module) => module.source))
  const unseen = folders.flatMap(filesBelow).filter((file) => file.endsWith('.ts') && !seen.has(file))
  for (const file of unseen) say(`not looked at: ${file}`)
  say(`${modules.length} modules, ${summary.violations.length} violations`)
  return modules.length > 0 && unseen.length === 0 && summary.violations.length === 0
}

function checkKeys() {
  const files = ['packages', 'examples'].flatMap(filesBelow)
  const bad = keysTakenApart(root, files)
  for (const line of bad) say(line)
  return files.length > 0 && bad.length === 0
}

function checkPaths() {
  const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  })
  const files = listed.status === 0 ? [...new Set(listed.stdout.split('\0'))].filter(Boolean) : filesBelow('.')
  const homes = [root, homedir()]
    .filter((path) => path.split(/[\\/]/).filter(Boolean).length > 1)
    .map((path) => escape(path))
  const forbidden = [
    new RegExp(`(?<![\\w.-])(?:${[...homes, '/(?:work|root)'].join('|')})(?:[\\\\/]|(?=["'\`\\s]|$))`),
    new RegExp(['registry', '(npmjs|yarnpkg|npmmirror)', '(org|com)'].join('\\.')),
  ]
  const bad = []
  for (const file of files) {
    const path = join(root, file)
    if (!existsSync(path)) continue
    const text = readFileSync(path)
    if (text.includes(0)) continue
    const lines = text.toString('utf8').split('\n')
    lines.forEach((line, i) => {
      if (forbidden.some((pattern) => pattern.test(line))) bad.push(`${file}:${i + 1}: ${line.trim().slice(0, 160)}`)
    })
    if (/(^|\/)package-lock\.json$/.test(file)) bad.push(...foreignSources(file, text.toString('utf8')))
  }
  for (const line of bad) say(line)
  say(`${files.length} files looked at`)
  return files.length > 0 && bad.length === 0
}

/** A lock file may say where a package comes from only when that is a folder of ours. */
function foreignSources(file, text) {
  return Object.entries(JSON.parse(text).packages)
    .filter(([, entry]) => entry.resolved !== undefined && entry.link !== true)
    .map(([name, entry]) => `${file}: ${name} is resolved to ${entry.resolved}`)
}

function escape(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
