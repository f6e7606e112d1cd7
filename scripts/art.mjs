// npm run art: write the sprites of card art from the drawings in packages/web/art.
import { join } from 'node:path'
import { ensureInstalled, root, runNode } from './setup.mjs'

ensureInstalled()
process.exitCode = await runNode([join(root, 'packages', 'web', 'art.ts')])
