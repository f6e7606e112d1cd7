// The page in a real browser: Lighthouse, click to paint, dropped frames: node bench/web.ts [--assert]
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

// The program lies with the page, whose types and tools it needs.
const path = fileURLToPath(new URL('../packages/web/bench.ts', import.meta.url))
const { status } = spawnSync(process.execPath, [path, ...process.argv.slice(2)], { stdio: 'inherit' })
process.exitCode = status ?? 1
