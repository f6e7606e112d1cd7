import assert from 'node:assert/strict'
import { test } from 'node:test'
import { botNamed } from '@wanli/bots'
import { greatWall } from '@wanli/great-wall'
import { Dice } from '@wanli/kernel'
import { tableAt, value } from '@wanli/test-kit'

/* What greedy makes of the Hungry Ghost Festival. */

function haunts(track: readonly string[], clerks: object): string {
  const setup = { mode: 'solo', seats: 1, expansions: ['hungryGhosts'] }
  const words = {
    phase: 'winterEnd',
    sections: { middle: { hordes: ['HOR-1/middle'] } },
    tea: ['dragon', 'qin', 'reed'],
    players: { dragon: { general: null } },
    clerks,
    extras: { qin: { track } },
  }
  const table = value(tableAt(greatWall, words, setup))
  const kind = botNamed('great-wall', 'greedy')
  assert.ok(kind.ok)
  const { seat, prompt, options } = table.open[0]!
  assert.equal(prompt, 'haunt')
  return options[kind.value.make(new Dice('ghosts')).choose(table, seat)]!.key
}

test('AC-HG-05: alone greedy sends a ghost to where Qin Jiushao goes next, and not where it works itself', () => {
  const low = (location: string) => [
    'barracks',
    ...['quarry', 'temple', 'goldMine', 'lumberMill'].filter((one) => one !== location),
    location,
  ]
  for (const location of ['quarry', 'goldMine', 'lumberMill'])
    assert.equal(haunts(low(location), {}), `haunt ${location}`)
  assert.notEqual(haunts(low('quarry'), { quarry: { dragon: 2 } }), 'haunt quarry')
})
