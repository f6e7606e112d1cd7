import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type BotKind, botNamed, senseOf } from '@wanli/bots'
import { greedy } from '../src/search/index.ts'
import { shameIn } from './shame.ts'

/*
 * "It takes Shame for nothing": what that means is said in shame.ts. In these games greedy takes Shame by an activation in 31 turns, 4 of them
 * for nothing. Those whom people meet mind more what being alone costs.
 */

const easy = botNamed('great-wall', 'easy')
assert.ok(easy.ok)
const KINDS: readonly (readonly [string, BotKind])[] = [
  ['who looks one command ahead as those who search do in their heads', greedy(senseOf('great-wall')!)],
  ['easy', easy.value],
]

for (const [name, kind] of KINDS)
  test(`Shame by an activation that another move would have spared at no cost: ${name}`, () => {
    const { turns, needless } = shameIn(kind, 8)
    assert.ok(turns <= 8, `Shame by an activation in ${turns} turns`)
    assert.ok(needless.length <= 1, `${needless.length} for nothing: ${JSON.stringify(needless, null, 1)}`)
  })
