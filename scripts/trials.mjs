// Runs test files with node --test and collects what came of them. Plain JavaScript: any Node from 18 on.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runNode, say } from './setup.mjs'

/**
 * The quick files in one run of Node's test runner. Those in a browser each in a run of its own, two at a time, and those that want
 * the machine to themselves one by one. What a browser does hangs on how busy the machine is, so a file that failed in one is tried once more
 * at the end, alone: what passes then counts, and is named in `unsteady`. A signal ends what runs, and nothing is begun after it.
 */
export async function runTests({ quick, inBrowser, alone }, { flags, env, run = runFiles }) {
  const results = []
  const stopped = () => results.some(({ code }) => code > 128)
  const keep = async (result) => void results.push(await result)
  if (quick.length > 0) await keep(run(quick, { flags: ['--test-concurrency=2', ...flags], env }))
  const apart = (file) => keep(run([file], { flags, env, afterwards: true }))
  const waiting = [...inBrowser]
  const lane = async () => {
    while (waiting.length > 0 && !stopped()) await apart(waiting.shift())
  }
  await Promise.all([lane(), lane()])
  for (const file of alone) if (!stopped()) await apart(file)

  const unsteady = []
  for (const failed of results.filter(({ code, files }) => code !== 0 && !quick.includes(files[0]))) {
    if (stopped()) break
    const [file] = failed.files
    say(`${file} failed. Once more, alone:`)
    const again = await run([file], { flags, env })
    results.splice(results.indexOf(failed), 1, again)
    if (again.code === 0) unsteady.push(file)
  }
  return {
    code: results.find(({ code }) => code !== 0)?.code ?? 0,
    tap: results.map(({ tap }) => tap).join(''),
    unsteady,
  }
}

/** One run of Node's test runner. Its words are shown as they come, or `afterwards` in one piece, so that two runs don't mingle. */
async function runFiles(files, { flags, env, afterwards = false }) {
  const scratch = mkdtempSync(join(tmpdir(), 'wanli-test-'))
  const tapFile = join(scratch, 'results.tap')
  const wordsFile = join(scratch, 'words.txt')
  const code = await runNode(
    [
      '--test',
      '--test-reporter=spec',
      `--test-reporter-destination=${afterwards ? wordsFile : 'stdout'}`,
      '--test-reporter=tap',
      `--test-reporter-destination=${tapFile}`,
      ...flags,
      ...files,
    ],
    { env, group: true },
  )
  if (afterwards) say(`${files.join(' ')}\n${written(wordsFile)}`)
  const tap = written(tapFile)
  rmSync(scratch, { recursive: true, force: true })
  return { files, code, tap }
}

/** What a reporter wrote; nothing if it never came to that. */
function written(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return ''
    throw error
  }
}
