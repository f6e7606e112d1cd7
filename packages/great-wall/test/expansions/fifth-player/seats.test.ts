import assert from 'node:assert/strict'
import { Dice } from '@wanli/kernel'
import { checkLaws } from '@wanli/kernel/laws'
import { pickAny, Reader } from '@wanli/test-kit'
import { greatWall } from '../../../src/index.ts'
import { eventMessage, playerMessage, texts } from '../../../src/text/index.ts'
import { horseman, RAID, spearman } from '../../pieces.ts'
import { newGame, position, rule, type SetupWords, value } from '../../table.ts'
import { isTheSameAgain } from '../../rules/expansion.ts'

const NONE = { general: null } as const
const QUIET = { dragon: NONE, snake: NONE, monkey: NONE, turtle: NONE }
const reader = new Reader(texts, /[a-z][A-Z]/)

const five: SetupWords = { seats: 5, expansions: ['fifthPlayer'] }
const FIVE = ['dragon', 'snake', 'monkey', 'turtle', 'panda'] as const
const QUIET_FIVE = { ...QUIET, panda: NONE }

rule(
  ['GW-HOOK-12', 'GW5-02', 'GW5-03', 'GW5-04', 'GW5-05', 'GW5-09', 'GW5-10', 'GW5-17', 'GW5-18'],
  'five players: set-up numbers and decks',
  () => {
    const t = newGame(five)
    const { table } = t
    t.has({ time: 2, shamePool: 50, tea: FIVE })
    assert.deepEqual([table.state.track.length, table.state.artifacts.length], [5, 3])
    for (const clan of FIVE) {
      t.has({
        [`players.${clan}.clerkPool`]: 4,
        [`players.${clan}.clerkSupply`]: 4,
        [`players.${clan}.free`]: { spearman: 10, archer: 4, horseman: 2 },
      })
      assert.equal((t.words(`players.${clan}.commands`) as unknown[]).length, 6)
      assert.equal(t.optionsOf(clan).length, 2, 'two Generals each')
    }
    const hordes = table.state.sections.map((section) => section.hordes.length)
    assert.equal(hordes[0]! + hordes[1]! + hordes[2]!, 5)
    assert.ok(hordes.every((n) => n > 0))
    assert.deepEqual(
      table.state.sections.map(({ barricades }) => barricades),
      [3, 3, 3],
    )
    // The board of four, with its Time track's numbers for five: Lethality of slot 2 (decision 045), four spots at the Quarry.
    const { time, locations, players } = t.view('panda')
    assert.deepEqual([time.slot, time.of, time.lethality], [2, 5, 2])
    assert.equal(locations.find(({ id }) => id === 'quarry')!.spots, 4)
    assert.deepEqual(
      players.map(({ clan }) => clan),
      FIVE,
    )
  },
)

rule(['GW-HOOK-12', 'GW-MODE-04', 'GW5-16'], 'the fifth Clan is there for this mode only, by name', () => {
  const refused = (setup: object) => {
    const checked = greatWall.checkSetup(setup)
    assert.ok(!checked.ok)
    return checked.error.detail['field']
  }
  assert.equal(refused({ seats: 4, clans: ['dragon', 'snake', 'monkey', 'panda'] }), 'clans')
  assert.equal(refused({ ...five, clans: ['dragon', 'snake', 'monkey', 'turtle', 'tiger'] }), 'clans')
  assert.equal(refused({ seats: 5 }), 'expansions')
  const clans = ['panda', 'snake', 'monkey', 'turtle', 'dragon']
  const { box } = newGame({ ...five, clans }).table
  assert.deepEqual(box.clans, clans)
  assert.deepEqual(reader.read(playerMessage(0, box)), { en: 'Panda', es: 'Panda' })
})

rule(['GW-HOOK-12', 'DP-07', 'GW5-11'], 'five Command spots, and the fifth player takes part in everything', () => {
  const t = position({ players: QUIET_FIVE }, five)
  for (const clan of FIVE) t.playAs(clan, 'command economy')
  t.asks('dragon', 'commandSpot', ['spot 1', 'spot 2', 'spot 3', 'spot 4', 'spot 5']).play('spot 5')
  t.asks('snake', 'commandSpot').refuses({ 'spot 5': 'GW-FALL-02' }).play('spot 2', 'spot 3', 'spot 4')
  t.has({ 'track.1': { by: 'panda', card: 'economy' }, 'track.5': { by: 'dragon', card: 'economy' }, turn: 'panda' })
  // The fifth seat's Soldiers and markers are told apart on Vital spots.
  const spots = { 1: horseman('panda', 2), 3: spearman('turtle'), 4: spearman('panda'), 5: spearman('panda') } as const
  const claim = position(
    { phase: 'defeat', sections: { left: { hordes: [{ card: 'HOR-2/left', spots }] } }, players: QUIET_FIVE },
    five,
  )
  isTheSameAgain(claim)
  claim.asks('panda', 'victim', ['kill horseman', 'kill spearman']).play('kill spearman', 'kill spearman')
  claim.has({
    'players.panda.claimed': [{ card: 'HOR-2/left', shame: 0 }],
    'sections.left.rest.panda.horseman': 1,
    'players.panda.honor': 2,
    'players.turtle.honor': 2,
  })
  // In a Breach everyone without a Soldier on the Horde gains Shame.
  const breach = position(
    { phase: 'assault', time: 2, sections: { left: { hordes: ['HOR-2/left'] } }, players: QUIET_FIVE },
    five,
  )
  for (const clan of FIVE) breach.asks(clan, 'shame').play('shame spearman')
  breach.has({ shamePool: 45 })
})

rule(['GW-HOOK-12', 'GW5-12', 'GW5-13'], 'a Raid removes 5 tokens, 3 Walls at level 3 end the game', () => {
  const raid = position({ ...RAID, time: 4, players: QUIET_FIVE }, five)
  raid.has({ shamePool: 45, shameRemoved: 5, hordeDiscard: ['HOR-1/left'] })
  const end = (right: number) =>
    position(
      {
        phase: 'winterEnd',
        time: 3,
        sections: { left: { wall: 3 }, middle: { wall: 3 }, right: { wall: right } },
        players: QUIET_FIVE,
      },
      five,
    )
  end(2).has({ over: false })
  end(3).has({ over: true })
})

rule('GW-HOOK-12', 'a whole game of five keeps the invariants and the laws, and is told in both languages', () => {
  const t = newGame(five, 'five')
  const { table } = t
  const dice = new Dice('five')
  const turns = new Set<string>()
  table.say = (event) => {
    if (event.kind === 'turnBegan') turns.add(FIVE[event.seat]!)
    reader.read(eventMessage(event, table.box))
  }
  while (!table.over) {
    pickAny(table, dice)
    assert.deepEqual(greatWall.invariants(table.state, table.box, table.prompts), [])
  }
  assert.deepEqual([...turns].toSorted(), FIVE.toSorted())
  // From slot 2 of 5 on: at most four Years.
  assert.ok(table.state.year <= 4)
  const setups = [value(greatWall.checkSetup(five))]
  const report = checkLaws(greatWall, { setups, games: 1, seed: 'five', nodes: 20 })
  assert.deepEqual(report.failures, [])
})
