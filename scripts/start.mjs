// npm start: install what is missing, then open the table in the browser. Other words go on to the command `wanli`.
import { join } from 'node:path'
import { ensureInstalled, root, runNode } from './setup.mjs'

const args = process.argv.slice(2)
const inBrowser = args.length === 0 || /^--(port|host)\b/.test(args[0])
const program = inBrowser ? ['packages', 'web', 'start.ts'] : ['packages', 'cli', 'bin', 'wanli.mjs']

ensureInstalled(root, 'run')
process.exitCode = await runNode([join(root, ...program), ...args], {
  cwd: process.env.INIT_CWD ?? process.cwd(),
  server: inBrowser || args[0] === 'serve',
})
