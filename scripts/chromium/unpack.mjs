// node unpack.mjs, with TMPDIR naming the folder: unpacks the package's Chromium, its fonts and its libraries there, and writes
// two ways to start it: with the libraries of this system, and with those that came along.
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inflate } from '@sparticuz/chromium'

const packed = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..', 'bin')
const folder = tmpdir()
mkdirSync(folder, { recursive: true })
for (const file of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'])
  await inflate(join(packed, file))

// Where no fonts are set up at all, it takes those that came along.
const fonts = `[ -d /etc/fonts ] || export FONTCONFIG_PATH='${join(folder, 'fonts')}'`
const libraries = `export LD_LIBRARY_PATH='${join(folder, 'al2023', 'lib')}'"\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"`
write('with-system-libraries', [fonts])
write('with-own-libraries', [fonts, libraries])

function write(name, lines) {
  const path = join(folder, name)
  writeFileSync(path, ['#!/bin/sh', ...lines, `exec '${join(folder, 'chromium')}' "$@"`, ''].join('\n'))
  chmodSync(path, 0o755)
}
