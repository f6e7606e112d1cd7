import { readdir, readFile } from 'node:fs/promises'
import { basename, join, posix } from 'node:path'
import { parseSync, type Plugin } from 'vite'

/*
 * Nothing imports an entry: what the page, a worker or the service worker starts with. WebKit (Safari, every browser of an iPhone)
 * doesn't take the script that a worker was started with for a module that is there already: whoever imports it evaluates it a second
 * time, and a second listener answers every call. The bundler likes to put code that others share into an entry; here it may not.
 */

/**
 * What is never fetched one without the other: cut into shreds by who else uses some of it, it packs worse. A group takes along what its
 * modules need, but for what a group before it has.
 */
const TOGETHER = [
  // Of both games, so not with the rules of one.
  { name: 'kit', test: /\/game-kit\/src\// },
  { name: 'covers', test: /\/great-wall\/src\/expansions\/(?:[\w-]+\/)+cover\.ts$/ },
  {
    name: 'rules',
    test: /\/great-wall\/src\/(?:battle|cards|data|locations|modes|year)\/|\/great-wall\/src\/(?!data-box|index|lean|loss)[\w-]+\.ts$/,
  },
]

/** An entry for itself; whatever it imports goes into one chunk of this name, from where all others have it. */
export const standsAlone = (name: string, entry: RegExp) => ({
  codeSplitting: {
    groups: [{ name, tags: ['$initial' as const], test: (id: string) => !entry.test(id) }, ...TOGETHER],
  },
})

/** A build in which something imports an entry is none. */
export function entriesApart(): Plugin {
  return {
    name: 'wanli-entries-apart',
    apply: 'build',
    writeBundle: {
      sequential: true,
      async handler({ dir }) {
        const troubles = await importsOfEntries(dir!)
        if (troubles.length > 0) this.error(troubles.join('\n'))
      },
    },
  }
}

/** What is wrong with the entries of a built page, by its files. */
export async function importsOfEntries(folder: string): Promise<readonly string[]> {
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  const names = await readdir(folder, { recursive: true })
  const scripts = await Promise.all(
    names
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => name.endsWith('.js'))
      .map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })),
  )
  const ofPage = [...page.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)].map((found) => posix.normalize(found[1] ?? ''))
  const ofWorkers = scripts.flatMap(({ name, text }) =>
    [...text.matchAll(/new (?:Shared)?Worker\([^`"']*[`"']([^`"']+\.js)[`"']/g)].map((found) =>
      beside(name, found[1] ?? ''),
    ),
  )
  const entries = new Set([...ofPage, ...ofWorkers, ...names.filter((name) => name === 'sw.js')])
  return [
    ...(ofPage.length === 1 ? [] : [`index.html must start with one script of its own, not with ${ofPage.length}`]),
    ...(ofWorkers.length > 0 ? [] : ['no script starts a worker: its entry can no longer be told']),
    ...[...entries]
      .filter((entry) => !scripts.some(({ name }) => name === entry))
      .map((entry) => `${entry} is an entry and not there`),
    ...scripts.flatMap(({ name, text }) =>
      importedBy(name, text)
        .filter((imported) => entries.has(imported))
        .map((imported) => `${name} imports ${basename(imported)}, which is an entry: WebKit would run it twice`),
    ),
  ]
}

const beside = (name: string, path: string): string => posix.join(posix.dirname(name), path)

/** The files that a script imports or passes on, at once or later. */
function importedBy(name: string, text: string): readonly string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(name, text).module
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ].map((path) => beside(name, path))
}
