// npm run lock: writes the lock files anew after a package.json has changed, on the Node 24 that the packages will run on.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, fail, localNode, root, say } from './setup.mjs'

/** Every folder with a lock file of its own. */
const FOLDERS = ['.', 'bench', 'scripts/chromium']

if (process.env.npm_execpath === undefined) fail('Run it as npm run lock: npm is needed to write lock files.')
if (!existsSync(localNode)) ensureInstalled()
for (const folder of FOLDERS) {
  const file = join(root, folder, 'package-lock.json')
  const args = [process.env.npm_execpath, 'install', '--package-lock-only', '--no-audit', '--no-fund']
  const { status } = spawnSync(localNode, args, { cwd: join(root, folder), stdio: 'inherit' })
  if (status !== 0) fail(`${folder}: npm could not write the lock file; its own message stands above.`)
  const lock = JSON.parse(readFileSync(file, 'utf8'))
  // What a package says about engines concerns the Node that runs it: ours, which comes along. npm would hold it against the Node
  // that npm itself runs on, warn, and leave out what is optional there, even the compiled part of the page's build.
  for (const [path, entry] of Object.entries(lock.packages)) if (path.includes('node_modules/')) delete entry.engines
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
  say(`${folder}: ${Object.keys(lock.packages).length} entries`)
}
