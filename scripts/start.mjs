// npm start: install what is missing, then open Wanli. Arguments go on to the command `wanli`.
import { join } from 'node:path'
import { ensureInstalled, root, runNode } from './setup.mjs'

ensureInstalled()
process.exitCode = await runNode([join(root, 'packages', 'cli', 'bin', 'wanli.mjs'), ...process.argv.slice(2)], {
  cwd: process.env.INIT_CWD ?? process.cwd(),
})
