import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/*
 * The page is built when its sources are not those of the last build, and only then. Sources are told apart by their content:
 * a fresh clone, a branch that was switched and back, a file that was only touched are what they are.
 */

const web = fileURLToPath(new URL('.', import.meta.url))
const packages = join(web, '..')

/** This package and all that it needs of ours, by what each says that it needs. */
function withNeeds(name: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(name)) return found
  found.add(name)
  const about = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8')) as {
    readonly dependencies?: Readonly<Record<string, string>>
  }
  for (const needed of Object.keys(about.dependencies ?? {}))
    if (needed.startsWith('@wanli/')) withNeeds(needed.slice('@wanli/'.length), found)
  return found
}

/** What is in the page: its own files, and the packages that it is made of. */
export const SOURCES: readonly string[] = [
  ...[...withNeeds('web')].map((name) => join(packages, name, 'src')),
  join(web, 'public'),
]
const FILES = [
  ...[
    'index.html',
    'vite.config.ts',
    'svelte.config.js',
    'package.json',
    'compress.ts',
    'entries.ts',
    'offline.ts',
    'provenance.ts',
    'schemaless.ts',
    'wordless.ts',
  ].map((name) => join(web, name)),
  join(packages, '..', 'package-lock.json'),
]
const STAMP = '.built-from'

/** The folder of the built page. */
export const dist = join(web, 'dist')

/** One word for all that the page is made of. */
function fingerprint(): string {
  const hash = createHash('sha256')
  const all = SOURCES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  for (const file of [...all.sort(), ...FILES]) hash.update(`${file}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

const isBuiltFrom = (word: string): boolean =>
  existsSync(join(dist, STAMP)) && readFileSync(join(dist, STAMP), 'utf8') === word

/** Build the page as it is now into a folder of one's own. */
export async function buildInto(folder: string): Promise<void> {
  await build({ root: web, logLevel: 'error', build: { outDir: folder, emptyOutDir: true } })
}

/** Build what is stale. `say` is told when it takes a moment. */
export async function ensureBuilt(say: (text: string) => void): Promise<string> {
  const word = fingerprint()
  if (isBuiltFrom(word)) return dist
  say('Building the page (a few seconds)...')
  // Beside the old one first: whoever is looking at the page meanwhile, or a build that fails, must not lose it.
  const fresh = join(web, `dist-${process.pid}.tmp`)
  try {
    await buildInto(fresh)
    writeFileSync(join(fresh, STAMP), word)
    // Somebody else may have built the same meanwhile, and show it already.
    if (isBuiltFrom(word)) return dist
    rmSync(dist, { recursive: true, force: true })
    try {
      renameSync(fresh, dist)
    } catch (error) {
      // Or in this very moment.
      if (!isBuiltFrom(word)) throw error
    }
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
  return dist
}
