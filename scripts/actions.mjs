// node scripts/actions.mjs: adds to the lists of actions (packages/bots/src/environment/actions) what random games of all set-ups offer and
// the lists don't have yet. A list is only ever added to: a number once given stays what it is.
import { readFileSync, writeFileSync } from 'node:fs'
import { Dice, Table } from '../packages/kernel/src/index.ts'
import { allSetups } from '../packages/game-kit/src/index.ts'
import { greatWall, SETUP as GREAT_WALL } from '../packages/great-wall/src/index.ts'
import { SETUP as ZHANGUO, zhanguo } from '../packages/zhanguo/src/index.ts'

const GAMES = process.argv[2] === undefined ? 1500 : Number(process.argv[2])

for (const [game, fields] of [
  [zhanguo, ZHANGUO],
  [greatWall, GREAT_WALL],
]) {
  const file = new URL(`../packages/bots/src/environment/actions/${game.id}.json`, import.meta.url)
  const listed = JSON.parse(readFileSync(file, 'utf8'))
  const known = new Set(listed)
  const found = new Set()
  const setups = allSetups(fields)
  const dice = new Dice('actions')
  for (let n = 0; n < GAMES; n++) {
    const setup = game.checkSetup(setups.at(dice.below(setups.length)))
    const table = Table.start(game, setup.value, `actions ${n}`)
    while (!table.over) {
      const { options } = table.open[0]
      for (const { key } of options) if (!known.has(key)) found.add(key)
      table.pick(0, dice.below(options.length))
    }
  }
  const all = [...listed, ...[...found].sort()]
  writeFileSync(file, `[\n${all.map((key) => `  ${JSON.stringify(key)}`).join(',\n')}\n]\n`)
  process.stdout.write(`${game.id}: ${listed.length} actions, ${found.size} new\n`)
}
