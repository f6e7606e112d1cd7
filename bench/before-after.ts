import { execFileSync, type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Cost, Turn, Work } from './contender.ts'
import { flag, median, say } from './measure.ts'

/*
 * npx node bench/before-after.ts OLD [WORD]: what the present build costs beside an older one, in all cases or those with this word. Both play the same games in processes of their own,
 * which take turns, so that a busy machine slows them alike. Prints the table for README.md.
 */

const TURNS = flag('turns', 31)
const MS = flag('ms', 25)
/** The first turns warm up. */
const WARM = 6
const [old, only = ''] = process.argv.slice(2).filter((arg) => !arg.startsWith('--'))
if (old === undefined) throw new Error('Which commit before? npx node bench/before-after.ts COMMIT [WORD]')

const WALL = [
  ['The Great Wall, competitive, 3', { mode: 'competitive', seats: 3 }],
  ['competitive, 4', { mode: 'competitive', seats: 4 }],
  ['two', { mode: 'two', seats: 2 }],
  ['solo', { mode: 'solo', seats: 1 }],
  ['co-op, 2', { mode: 'coop', seats: 2 }],
  ['co-op, 3', { mode: 'coop', seats: 3 }],
  ['co-op, 4', { mode: 'coop', seats: 4 }],
] as const
const CASES: readonly { readonly name: string; readonly game: Turn['game']; readonly setup: object }[] = [
  ...WALL.map(([name, setup]) => ({ name, game: 'great-wall' as const, setup })),
  { name: 'ZhanGuo, 4', game: 'zhanguo', setup: { seats: 4 } },
]

const root = fileURLToPath(new URL('..', import.meta.url))
const place = mkdtempSync(join(tmpdir(), 'wanli-before-'))
const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/** The older build in a tree of its own: its packages know each other, all else is what is installed here. */
function treeOf(commit: string): string {
  const tree = join(place, 'tree')
  mkdirSync(join(tree, 'node_modules/@wanli'), { recursive: true })
  const archive = execFileSync('git', ['archive', commit, 'packages', 'package.json'], {
    cwd: root,
    maxBuffer: 2 ** 30,
  })
  execFileSync('tar', ['-x', '-C', tree], { input: archive })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@wanli') symlinkSync(join(root, 'node_modules', name), join(tree, 'node_modules', name))
  for (const folder of readdirSync(join(tree, 'packages'))) {
    const { name } = JSON.parse(readFileSync(join(tree, 'packages', folder, 'package.json'), 'utf8')) as {
      readonly name: string
    }
    symlinkSync(join(tree, 'packages', folder), join(tree, 'node_modules', name))
  }
  return tree
}

async function contender(tree: string): Promise<ChildProcess> {
  const child = fork(fileURLToPath(new URL('contender.ts', import.meta.url)), [tree])
  await once(child, 'message')
  return child
}
async function costOf(child: ChildProcess, turn: Turn): Promise<number> {
  child.send(turn)
  const [{ us }] = (await once(child, 'message')) as [Cost]
  return us
}

interface Ratio {
  readonly usual: number
  readonly best: number
}
/** What the new one costs, as a multiple of what the old one does: the median of the pairs of turns, and their best turns. */
async function ratioOf(before: ChildProcess, after: ChildProcess, about: Omit<Turn, 'ms'>): Promise<Ratio> {
  const pairs: (readonly [number, number])[] = []
  for (let n = -WARM; n < TURNS; n++) {
    const turn = { ...about, ms: MS }
    // Who comes first changes.
    const first = n % 2 === 0 ? await costOf(before, turn) : undefined
    const now = await costOf(after, turn)
    const then = first ?? (await costOf(before, turn))
    if (n >= 0) pairs.push([then, now])
  }
  const best = (side: 0 | 1) => Math.min(...pairs.map((pair) => pair[side]))
  return { usual: median(pairs.map(([then, now]) => now / then)), best: best(1) / best(0) }
}

const both: ChildProcess[] = []
try {
  const before = await contender(treeOf(old))
  both.push(before)
  const after = await contender(root)
  both.push(after)
  say(
    `${git('rev-parse', '--short', old)} against ${git('describe', '--always', '--dirty')}: ${TURNS} turns of ${MS} ms of a core each\n`,
  )
  say('| | decisions a second | time of a copy | of a guess | of a replay |\n| --- | --- | --- | --- | --- |')
  const show = (ratio: number) => ratio.toFixed(2)
  for (const { name, game, setup } of CASES.filter((one) => one.name.includes(only))) {
    const cells: string[] = []
    for (const work of ['decision', 'copy', 'guess', 'replay'] satisfies readonly Work[]) {
      const { usual, best } = await ratioOf(before, after, { game, setup, work })
      // Decisions are counted by the second: more is better.
      const [first, second] = work === 'decision' ? [1 / usual, 1 / best] : [usual, best]
      cells.push(`x${show(first)} (${show(second)})`)
    }
    say(`| ${[name, ...cells].join(' | ')} |`)
  }
} finally {
  for (const child of both) child.disconnect()
  rmSync(place, { recursive: true, force: true })
}
