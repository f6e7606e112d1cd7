import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { dreamer } from './example-bot.ts'
import { bot, game, playOut, tableOf } from './help.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

test('the example of docs/bots.md is the one that is tested here', () => {
  const blocks = [...read('../../../docs/bots.md').matchAll(/```ts\n(.*?)```/gs)].map((match) => match[1])
  assert.ok(blocks.includes(read('example-bot.ts')), 'docs/bots.md differs from packages/bots/test/example-bot.ts')
})

test('the example plays, and plays better than random', () => {
  let wins = 0
  for (let i = 0; i < 4; i++) {
    const table = tableOf({ seats: 2 }, `example ${i}`)
    playOut(table, i % 2 === 0 ? [dreamer, bot('random')] : [bot('random'), dreamer], `example ${i}`)
    if (game.winners(table.state, table.box).includes(i % 2)) wins++
  }
  assert.ok(wins >= 3, `${wins} of 4`)
})
