// node scripts/rule-ids.mjs SOURCE: takes over the list of rule IDs of the rules documents, which `wanli rules coverage`
// compares with the tests. SOURCE is their ids.json: { game: { kind: [ID...] } }. All games are kept, also those to come.
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail, root, say } from './setup.mjs'

const KINDS = ['rules', 'definitions', 'vectors', 'cards', 'decisions']
const target = join(root, 'packages', 'cli', 'src', 'rules', 'ids.json')

const [source, ...more] = process.argv.slice(2)
if (source === undefined || more.length > 0) fail('Name the ids.json to take over: node scripts/rule-ids.mjs FILE')

const games = read(source)
writeFileSync(`${target}.tmp`, `${JSON.stringify(games, null, 2)}\n`)
renameSync(`${target}.tmp`, target)
for (const [game, kinds] of Object.entries(games)) {
  const counts = KINDS.filter((kind) => kinds[kind] !== undefined).map((kind) => `${kinds[kind].length} ${kind}`)
  say(`${game}: ${counts.join(', ')}`)
}

function read(file) {
  let games
  try {
    games = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    fail(`${file} can't be read as JSON (${error.message}). Give the path of the rules' ids.json.`)
  }
  for (const [game, kinds] of Object.entries(games))
    for (const [kind, ids] of Object.entries(kinds)) {
      const good = KINDS.includes(kind) && Array.isArray(ids) && ids.every((id) => typeof id === 'string')
      if (!good) fail(`${file}: ${game}.${kind} is not one of ${KINDS.join(', ')} with a list of IDs.`)
      const twice = ids.find((id, i) => ids.indexOf(id) !== i)
      if (twice !== undefined) fail(`${file}: ${game}.${kind} names ${twice} twice.`)
    }
  return games
}
