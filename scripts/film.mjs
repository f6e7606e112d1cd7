// npm run film [-- dark] [-- FILE]: one Winter of The Great Wall on the stage as a strip of frames, into docs/pictures/winter.png or FILE.
import { join } from 'node:path'
import { ensureInstalled, root, runNode } from './setup.mjs'

ensureInstalled()
process.exitCode = await runNode([join(root, 'packages', 'web', 'film.ts'), ...process.argv.slice(2)])
