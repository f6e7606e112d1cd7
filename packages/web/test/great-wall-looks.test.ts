import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CLAN_LOOKS } from '../src/ui/clans.ts'
import { coloursOf } from '../src/games/great-wall/looks.ts'

test('GW5-16: no two at a table look alike, also where the Panda Clan plays beside the Reed Clan', () => {
  for (const clans of [
    ['dragon', 'snake', 'reed'],
    ['panda', 'snake', 'reed'],
    ['panda', 'turtle', 'reed'],
    ['panda', 'qin', 'reed'],
    ['dragon', 'snake', 'monkey', 'turtle', 'panda'],
  ]) {
    const colours = clans.map((_, seat) => CLAN_LOOKS[coloursOf(clans, seat)]!.colour)
    assert.equal(new Set(colours).size, clans.length, clans.join(' '))
  }
})
