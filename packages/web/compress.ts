import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** What gets smaller: fonts and pictures are packed already. */
const PACKABLE = /\.(?:js|css|html|svg|json|webmanifest)$/
/** A packet of the network: below it nothing is won. */
const SMALL = 1400

/** Beside every text of the built page, the same packed: the server need not pack it again for every visitor. */
export function compressed(): Plugin {
  return {
    name: 'wanli-compressed',
    apply: 'build',
    writeBundle: { order: 'post', sequential: true, handler: async ({ dir }) => packAll(dir!) },
  }
}

async function packAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && PACKABLE.test(entry.name))
  await Promise.all(files.map((entry) => pack(join(entry.parentPath, entry.name))))
}

async function pack(file: string): Promise<void> {
  const text = await readFile(file)
  if (text.length < SMALL) return
  const brotli = promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } })
  await writeFile(`${file}.br`, await brotli)
  await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }))
}
