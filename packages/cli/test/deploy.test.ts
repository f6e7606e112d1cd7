import assert from 'node:assert/strict'
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { SETTINGS } from '@wanli/server/settings'

/*
 * What deploy/ says, as far as it can be tried without containers and without being root: its words are read here, and what it would start is started.
 */

const root = fileURLToPath(new URL('../../..', import.meta.url))
const read = (...path: readonly string[]): string => readFileSync(join(root, ...path), 'utf8')
const files = readdirSync(join(root, 'deploy')).toSorted()
const dockerfile = read('deploy', 'Dockerfile').replaceAll('\\\n', ' ')
const compose = read('deploy', 'compose.yaml')
const caddyfile = read('deploy', 'Caddyfile')
const unit = read('deploy', 'wanli.service')
const folder = mkdtempSync(join(tmpdir(), 'wanli-deploy-'))
const children: ChildProcess[] = []
after(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

/** What one expression with a group finds. */
function one(text: string, pattern: RegExp): string {
  const [, found] = pattern.exec(text) ?? []
  assert.ok(found !== undefined, `${String(pattern)} is not there`)
  return found
}

/** All instructions of a kind in the Dockerfile, or settings of that name in the unit. */
const inDocker = (word: string): readonly string[] =>
  [...dockerfile.matchAll(new RegExp(`^${word} (.*)$`, 'gm'))].map(([, rest]) => rest!.trim())
const inUnit = (name: string): readonly string[] =>
  [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => value!)
const pairs = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(text.split(' ').map((pair) => pair.split(/=(.*)/, 2) as [string, string]))
const list = (text: string): readonly string[] => JSON.parse(text) as string[]

const entry = list(inDocker('ENTRYPOINT')[0]!)
const dockerEnv = pairs(inDocker('ENV').join(' '))
const unitEnv = pairs(
  inUnit('Environment')
    .filter((line) => !line.startsWith('-'))
    .join(' '),
)
const execStart = inUnit('ExecStart')[0]!.split(' ')
const nodeFlags = (words: readonly string[]): readonly string[] =>
  words.filter((word) => word.startsWith('--') && !word.startsWith('--disable-warning'))

/** Starts it as it would be started there, on loopback and with a folder of its own for what it keeps; ends it by the signal that would end it. */
async function opens(words: readonly string[], env: Readonly<Record<string, string>>, signal: NodeJS.Signals) {
  const [program = '', ...rest] = words
  const node = program === 'node' ? process.execPath : program
  const { NODE_OPTIONS: _, ...outside } = process.env
  const path = `${join(process.execPath, '..')}:${outside['PATH']}`
  const child = spawn(node, rest, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...outside, PATH: path, ...env, WANLI_HOST: '127.0.0.1', WANLI_PORT: '0', LANG: 'en' },
  })
  children.push(child)
  let text = ''
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (part: Buffer) => {
      text += part.toString('utf8')
      const found = /open at (http\S+)/.exec(text)?.[1]
      if (found !== undefined) resolve(found)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', (code) => reject(new Error(`it ended with ${code}: ${text}`)))
  })
  const answers: Record<string, number> = {}
  for (const path of ['/healthz', '/readyz', '/api/version']) answers[path] = (await fetch(new URL(path, url))).status
  const ended = new Promise<number | null>((resolve) => void child.once('exit', resolve))
  child.kill(signal)
  return { answers, code: await ended }
}
const FINE = { answers: { '/healthz': 200, '/readyz': 200, '/api/version': 200 }, code: 0 }

describe('deploy', () => {
  it('is what is looked at here', () => {
    assert.deepEqual(files, ['Caddyfile', 'Dockerfile', 'Dockerfile.dockerignore', 'compose.yaml', 'wanli.service'])
  })

  it('every variable is one that the server or the files beside it know', () => {
    const known = new Set<string>(Object.values(SETTINGS).map(({ variable }) => variable))
    // Those of Caddy stand in its file, and are set beside it.
    const caddys = new Set([...caddyfile.matchAll(/\{\$(\w+)/g)].map(([, name]) => name!))
    assert.deepEqual([...caddys], ['WANLI_DOMAIN', 'WANLI_UPSTREAM'])
    for (const name of caddys) assert.match(compose, new RegExp(`^ +${name}: `, 'm'))
    for (const file of files)
      for (const [name] of read('deploy', file).matchAll(/\b(WANLI_[A-Z_]+|DATABASE_URL)\b/g))
        assert.ok(known.has(name) || caddys.has(name), `${file}: ${name}`)
    for (const file of files)
      for (const [, flag] of read('deploy', file).matchAll(/wanli serve (--[a-z-]+)/g))
        assert.ok(
          Object.values(SETTINGS).some((setting) => setting.flag === flag),
          `${file}: ${flag}`,
        )
  })

  it('names the same port, address and folder everywhere', () => {
    const { port } = SETTINGS
    assert.equal(one(caddyfile, /WANLI_UPSTREAM:127\.0\.0\.1:(\d+)\}/), port.default)
    assert.deepEqual(inDocker('EXPOSE'), [port.default])
    assert.equal(one(compose, /expose: \['(\d+)'\]/), port.default)
    assert.equal(one(compose, /WANLI_UPSTREAM: (\S+)/), `wanli:${port.default}`)
    assert.match(compose, /^ {2}wanli:$/m)
    // Beside it is another machine there: it must be heard from outside.
    assert.equal(dockerEnv['WANLI_HOST'], '0.0.0.0')
    const volume = inDocker('VOLUME')[0]!
    assert.ok(dockerEnv['WANLI_DATA']!.startsWith(`${volume}/`))
    assert.match(compose, new RegExp(`volumes: \\['data:${volume}'\\]`))
    assert.match(dockerfile, new RegExp(`mkdir ${volume} && chown node:node ${volume}\\s+USER node`))
    assert.ok(unitEnv['WANLI_DATA']!.startsWith(`/var/lib/${inUnit('StateDirectory')[0]}/`))
    // Both are behind a proxy that names who asked.
    assert.equal(unitEnv['WANLI_TRUST_PROXY'], '1')
    assert.match(compose, /WANLI_TRUST_PROXY: '1'/)
    const [mount = ''] = /'\.\/[^']+'/.exec(compose) ?? []
    const [here, there] = mount.slice(1, -1).split(':')
    assert.deepEqual([here, there], ['./Caddyfile', '/etc/caddy/Caddyfile'])
    const build = one(compose, /context: (\S+)/)
    assert.ok(existsSync(join(root, 'deploy', build, one(compose, /dockerfile: (\S+)/))))
  })

  it('the same flags of Node start it everywhere, in the benchmark too, and Node knows them', () => {
    const flags = nodeFlags(entry)
    assert.deepEqual(nodeFlags(execStart), flags)
    const bench = read('bench', 'server', 'child.ts')
    const usual = [...bench.matchAll(/`(--[a-z-]+=)\$\{flag\('\w+', (\d+)\)\}`/g)].map(
      ([, name, value]) => name! + value!,
    )
    assert.deepEqual(usual, flags)
    assert.equal(one(bench, /MALLOC_ARENA_MAX: '(\d+)'/), dockerEnv['MALLOC_ARENA_MAX'])
    assert.equal(unitEnv['MALLOC_ARENA_MAX'], dockerEnv['MALLOC_ARENA_MAX'])
    const { status, stderr } = spawnSync(process.execPath, [...flags, '--eval', ''], { encoding: 'utf8' })
    assert.deepEqual([status, stderr], [0, ''])
  })

  it('the service starts a server, on the file that it names, and a stop ends it in time', async () => {
    assert.ok(inUnit('WorkingDirectory')[0] === '/opt/wanli')
    const words = execStart.map((word) => word.replace('/opt/wanli', root))
    const data = join(folder, 'service', 'online.db')
    const began = performance.now()
    assert.deepEqual(
      await opens(words, { ...unitEnv, WANLI_DATA: data }, inUnit('KillSignal')[0] as NodeJS.Signals),
      FINE,
    )
    assert.ok(performance.now() - began < Number(inUnit('TimeoutStopSec')[0]) * 1000)
    assert.ok(existsSync(data))
  })

  it('the container starts a server that writes nowhere but to its data and to /tmp', async () => {
    assert.match(compose, /read_only: true\n +tmpfs: \[\/tmp\]/)
    const [program = '', ...rest] = entry
    const words = [...rest, ...list(inDocker('CMD')[0]!)]
    // As Node itself can keep it from writing. What is /tmp there is a folder here: the project itself may lie below this machine's.
    const [data, scratch] = [join(folder, 'container', 'online.db'), join(folder, 'tmp')]
    mkdirSync(scratch)
    const open = [join(folder, 'container'), scratch].map((path) => `--allow-fs-write=${join(path, '/')}`)
    const only = ['--permission', '--allow-worker', '--allow-fs-read=*', ...open]
    const env = { ...dockerEnv, TMPDIR: scratch }
    assert.deepEqual(await opens([program, ...only, ...words], { ...env, WANLI_DATA: data }, 'SIGTERM'), FINE)
    assert.ok(existsSync(data))
    const elsewhere = join(root, 'deploy', 'data', 'online.db')
    await assert.rejects(
      opens([program, ...only, ...words], { ...env, WANLI_DATA: elsewhere }, 'SIGTERM'),
      /restricted/,
    )
  })

  it('the image can be built of what is copied and installed', async () => {
    const [run = ''] = inDocker('RUN')
    assert.match(run, /^npm ci --omit=dev /)
    assert.ok(existsSync(join(root, 'package-lock.json')))
    const path = one(run, /import\('\.\/([^']+)'\)/)
    const called = one(run, /\)\)\.(\w+)\(/)
    const built = (await import(join(root, path))) as Record<string, unknown>
    assert.equal(typeof built[called], 'function')
    const shown = inDocker('FROM')[0]!
    assert.match(shown, /^node:24-/)
    // Without what is only there to develop: all that the build loads is named as needed.
    const { dependencies } = JSON.parse(read('packages', 'web', 'package.json')) as { dependencies: object }
    const packageOf = (name: string) => /^(@[^/]+\/)?[^/]+/.exec(name)![0]
    const web = join(root, 'packages', 'web')
    for (const file of readdirSync(web).filter((name) => /^(?!art|bench|film|screens|icons).*\.(ts|js)$/.test(name)))
      for (const [, name] of readFileSync(join(web, file), 'utf8').matchAll(/^import [^']* from '([^.'][^']*)'/gm))
        assert.ok(name!.startsWith('node:') || Object.hasOwn(dependencies, packageOf(name!)), `${file} loads ${name}`)
    const left = read('deploy', 'Dockerfile.dockerignore').split('\n')
    for (const needed of ['packages', 'package.json', 'package-lock.json', 'packages/web/src'])
      assert.ok(!left.includes(needed))
    for (const kept of ['**/node_modules', '.wanli', '.git']) assert.ok(left.includes(kept), kept)
  })

  it('Caddy asks for an address that says whether it is ready', () => {
    assert.equal(one(caddyfile, /health_uri (\S+)/), '/readyz')
    assert.match(caddyfile, /Strict-Transport-Security/)
  })
})
