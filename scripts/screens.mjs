// npm run screens [-- WORD...]: pictures of every screen, theme and size into screens/; with words, those whose names hold all of them.
import { join } from 'node:path'
import { ensureInstalled, root, runNode } from './setup.mjs'

ensureInstalled()
process.exitCode = await runNode([join(root, 'packages', 'web', 'screens.ts'), ...process.argv.slice(2)])
