// Every benchmark, one after the other: node bench/all.ts [--assert]
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const PROGRAMS = ['tic-tac-toe.ts', 'zhanguo.ts', 'great-wall.ts', 'greedy.ts']

for (const program of PROGRAMS) {
  process.stdout.write(`\n=== ${program} ===\n`)
  const path = fileURLToPath(new URL(program, import.meta.url))
  const { status } = spawnSync(process.execPath, [path, ...process.argv.slice(2)], { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
