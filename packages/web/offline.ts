import { createHash, type BinaryLike } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build as bundle, type Plugin } from 'vite'
import type { Content } from './src/offline/worker/content.ts'

const SOURCE = fileURLToPath(new URL('src/offline/worker/sw.ts', import.meta.url))
const PAGE = 'index.html'

/**
 * The built page gets a name by all that is in it, and beside it the worker that keeps it for play without a network. What is kept is
 * what the build has written, to the last file.
 */
export function offline(version: string): Plugin {
  return {
    name: 'wanli-offline',
    apply: 'build',
    // One after the other: what is packed must be there.
    writeBundle: { order: 'pre', sequential: true, handler: async ({ dir }) => writeWorker(dir!, version) },
  }
}

async function writeWorker(folder: string, version: string): Promise<void> {
  const built = await filesIn(folder)
  const build = `${version}-${digest(built.map(({ path, content }) => `${path} ${digest(content, 'hex')}\n`).join(''), 'hex').slice(0, 8)}`
  const files = built.map((file) => (file.path === PAGE ? { ...file, content: named(file.content, build) } : file))
  await writeFile(join(folder, PAGE), files.find(({ path }) => path === PAGE)!.content)
  const content: Content = {
    build,
    bytes: files.reduce((sum, { content }) => sum + content.length, 0),
    files: files.map(({ path, content }) => [path === PAGE ? '' : path, `sha256-${digest(content, 'base64')}`]),
  }
  await bundle({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { CONTENT: JSON.stringify(content) },
    build: {
      target: 'es2023',
      outDir: folder,
      emptyOutDir: false,
      reportCompressedSize: false,
      rolldownOptions: { input: SOURCE, output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  })
}

async function filesIn(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
  return Promise.all(paths.sort().map(async (path) => ({ path, content: await readFile(join(folder, path)) })))
}

/** The page says which build it is. */
const named = (page: Buffer, build: string): Buffer =>
  Buffer.from(String(page).replace('<html ', `<html data-build="${build}" `))

const digest = (content: BinaryLike, as: 'hex' | 'base64'): string => createHash('sha256').update(content).digest(as)
