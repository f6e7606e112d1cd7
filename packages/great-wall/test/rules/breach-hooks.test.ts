import assert from 'node:assert/strict'
import type { Part } from '@wanli/kernel'
import { hasWord } from '../../src/battle/hordes.ts'
import { hordeAt } from '../../src/rows.ts'
import type { GreatWall } from '../../src/terms.ts'
import { assault, defeatStep, spearman, wounds } from '../pieces.ts'
import { rule } from '../table.ts'
import { expansion } from './expansion.ts'

/*
 * Section 19: what an expansion may change of Defense, of a Breach and of who is lost in a Defeat. Here Horse Archers (they taunt) take
 * all Defense away from row 1, and kill everyone.
 */

const NONE = { general: null } as const
const QUIET = { dragon: NONE, snake: NONE, monkey: NONE }
const ruthless: Part<GreatWall> = {
  name: 'ruthless',
  modify: {
    defenseless(none, { hordes }, g) {
      const front = hordeAt(hordes, 0)
      return front !== undefined && hasWord(g, front, 'taunt') ? g.box.hordes[front.card]!.id : none
    },
    breachKills(places, { hordes }, g) {
      const front = hordeAt(hordes, 0)
      return front !== undefined && hasWord(g, front, 'taunt') ? [...places, 'horde', 'rest'] : places
    },
  },
}
const setup = expansion({ parts: [ruthless] })
const section = (hordes: readonly string[]) => ({
  left: {
    wall: 3,
    barricades: 2,
    hordes: hordes.map((card) => ({ card, spots: { 1: spearman('dragon'), 2: spearman('dragon') } })),
    firing: { snake: { archer: 1 } },
    rest: { snake: { spearman: 2 }, monkey: { spearman: 1 } },
  },
})

rule(['GW-HOOK-10', 'GW-WINTER-02a'], 'something may leave nothing of the Defense of a section', () => {
  const t = assault({ sections: section(['HOR-6/left', 'HOR-1/left']), players: QUIET }, setup)
  const { defense, defenseFrom, outlook } = t.view().sections[0]!
  assert.deepEqual([defense, defenseFrom.undoneBy, outlook], [0, 'HOR-6/left', 'breach'])
  t.asks('snake', 'shame')
  // Not from row 2.
  const behind = assault({ sections: section(['HOR-1/left', 'HOR-6/left']), players: QUIET }, setup).view()
  assert.equal(behind.sections[0]!.defenseFrom.undoneBy, undefined)
  assert.ok(behind.sections[0]!.defense > 0)
})

rule(
  ['GW-HOOK-10', 'GW-BREACH-02'],
  'a Breach may kill everyone in a section, in one killing that saving may follow',
  () => {
    const words = {
      sections: section(['HOR-6/left']),
      players: { ...QUIET, snake: { ...NONE, resources: { chi: 2 } } },
    }
    const t = assault(words, setup)
    // Who is on the Horde has no Shame, the others 1 each.
    assert.deepEqual(
      t.view().sections[0]!.tolls.map(({ shame, killed }) => [shame, killed]),
      [
        [0, 2],
        [1, 3],
        [1, 1],
      ],
    )
    t.asks('snake', 'shame').play('shame spearman').asks('monkey', 'shame').play('shame spearman')
    t.asks('snake', 'save', ['save snake spearman', 'save snake archer', 'stop']).play('save snake archer')
    assert.equal(t.told('killed').length, 5)
    t.has({
      'sections.left.rest.snake': { spearman: 0, archer: 1, horseman: 0 },
      'sections.left.rest.monkey.spearman': 0,
      'sections.left.firing.snake.archer': 0,
      'sections.left.hordes.0.spots': wounds(1, 2),
    })
  },
)

const TOKEN = { by: 'dragon', marker: 'token' } as const

rule(['GW-HOOK-02', 'GW-KILL-01'], 'markers may be lost in the place of Soldiers when a Horde is Defeated', () => {
  const spots = { 1: spearman('dragon'), 2: spearman('dragon'), 3: TOKEN, 4: 'wound' } as const
  const sections = { left: { hordes: [{ card: 'HOR-1/left', spots }] } }
  const tokens = (mortalMarkers: readonly number[]) => expansion({ markers: ['token'], mortalMarkers })
  // Lethality 1: without, one of the two dies.
  defeatStep({ time: 1, sections, players: QUIET }, tokens([])).has({ 'sections.left.rest.dragon.spearman': 1 })
  const t = defeatStep({ time: 1, sections, players: QUIET }, tokens([0]))
  t.asks('dragon', 'victim', ['kill spearman', 'kill token']).play('kill token')
  t.has({ 'sections.left.rest.dragon.spearman': 2, 'players.dragon.free.spearman': 8 })
  assert.deepEqual(t.told('markerLost'), [{ kind: 'markerLost', seat: 0, marker: 'token', section: 0 }])
  assert.deepEqual(t.told('killed'), [])
  // Not in a Breach, and not where there are no Soldiers that it could stand for.
  const breach = assault(
    {
      sections: { left: { hordes: [{ card: 'HOR-1/left', spots: { 1: spearman('dragon'), 2: TOKEN } }] } },
      players: QUIET,
    },
    tokens([0]),
  )
  while (/shame/.test(breach.asked())) breach.play('shame spearman')
  breach.has({ 'sections.left.hordes.0.spots': { 1: 'wound', 2: TOKEN }, 'players.dragon.free.spearman': 10 })
})
