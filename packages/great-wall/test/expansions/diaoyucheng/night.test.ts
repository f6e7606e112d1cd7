import assert from 'node:assert/strict'
import { Reader } from '@wanli/test-kit'
import { invariants } from '../../../src/invariants.ts'
import { eventMessage, texts } from '../../../src/text/index.ts'
import { altered, horde, spearman, WATCH, wounds } from '../../pieces.ts'
import { isTheSameAgain } from '../../rules/expansion.ts'
import { newGame, rule, type SetupWords, tryPosition, type Words } from '../../table.ts'
import { hordeDeck } from '../../rules/coop.ts'
import { at, fortress, fortressOf, NONE, QUIET, SIEGE, toNight } from './stage.ts'

/* AC-SD-01 to -06, -11, -13 to -17, -22, -24 to -27: set-up, Winter and Raids. */

const reader = new Reader(texts, /[a-z][A-Z]/)

// --- set-up ----------------------------------------------------------------------------------------------------------------

const team = (seats: number): SetupWords => ({
  ...SIEGE,
  seats,
  expansions: [...(seats === 5 ? ['fifthPlayer'] : []), 'diaoyucheng'],
})

rule(
  ['AC-SD-01', 'AC-SD-02', 'AC-SD-06', 'SCN-5', 'XRUL-85'],
  'the marker starts by the number of players, with tokens that are not of the pool; Artifacts, no Requests',
  () => {
    for (const [seats, defense, tokens] of [
      [2, 7, 1],
      [3, 6, 2],
      [4, 6, 5],
      [5, 7, 5],
    ] as const) {
      const t = newGame(team(seats))
      const { box, state } = t.table
      const raids = state.hordeDiscard.length
      const view = fortressOf(t)
      assert.deepEqual([view.defense, view.tokens, view.archers], [defense, tokens + raids, []])
      assert.equal(state.shamePool + state.shameRemoved, box.shamePool)
      assert.deepEqual([box.requests.length, state.artifacts.length], [0, 3])
      assert.equal(box.hordesToPlace, seats + 1)
    }
  },
)

rule(['AC-SD-06', 'AC-SD-24', 'AC-SD-25', 'XRUL-39'], 'a Raid of the set-up puts its token beside the card too', () => {
  let seen = 0
  const tokens = 5
  for (let seed = 0; seed < 60; seed++) {
    const t = newGame(team(5), `start ${seed}`)
    const { hordeDiscard } = t.table.state
    seen += hordeDiscard.length
    assert.equal(fortressOf(t).tokens, tokens + hordeDiscard.length)
  }
  assert.ok(seen > 0)
})

rule(['AC-SD-26', 'AC-SD-07'], 'two players: two sections, the Reed Clan, and it is never in the Fortress', () => {
  const { box } = newGame(team(2)).table
  assert.deepEqual([box.sections, box.clans.at(-1)], [[1, 2], 'reed'])
  const wrong = tryPosition({ ...fortress({ archers: ['reed'] }) }, team(2))
  assert.ok(!wrong.ok)
})

rule('AC-SD-26', 'a Clerk of the Reed Clan at the Builders builds its Barricade, not Defense', () => {
  const t = at(
    'activation',
    {
      turn: 'dragon',
      clerks: { builders: { dragon: 1, reed: 1 } },
      sections: { middle: {}, right: {} },
      players: { snake: { ...NONE, ...WATCH } },
    },
    { ...team(2), clans: ['dragon', 'snake'] },
  )
  t.skip('reedBarricade').play(t.options()[0]!)
  assert.equal(t.told('barricadeBuilt').length, 1)
  assert.equal(fortressOf(t).defense, 7)
})

// --- fire ----------------------------------------------------------------------------------------------------------------

/** All three sections have a Horde, the middle one a second. */
const FRONT: Words['sections'] = {
  left: { wall: 3, hordes: [horde('CHO-1/left', wounds(1))], firing: { snake: { archer: 1 } } },
  middle: { wall: 3, hordes: [horde('CHO-1/middle'), horde('CHO-2/middle')] },
  right: { wall: 3, hordes: [horde('CHO-1/right')] },
}

rule(
  ['AC-SD-13', 'XP-TIM-16', 'XDP-28'],
  'its Archers shoot before the left section, each at any Horde in a row 1',
  () => {
    const t = at('winter', {
      tea: ['snake', 'dragon', 'monkey'],
      sections: FRONT,
      // Not in the order in which they came.
      ...fortress({ archers: ['monkey', 'dragon'] }),
    })
    t.asks('dragon', 'fortressShot')
    const places = new Set(t.options().map((key) => key.replace(/\.\d+$/, '')))
    assert.deepEqual([...places], ['wound left 1', 'wound middle 1', 'wound right 1'])
    assert.ok(!t.offers('wound left 1.1'), 'that spot is covered')
    t.play('wound middle 1.1').asks('monkey', 'fortressShot').play('wound right 1.2')
    t.has({ 'sections.middle.hordes.0.spots': { 1: 'wound' }, 'sections.right.hordes.0.spots': { 2: 'wound' } })
    // Then the Wall.
    t.asks('snake', 'shoot')
  },
)

rule(
  ['AC-SD-14', 'XRUL-87', 'AC-SD-12'],
  'it is no choice: nobody may stop, and who finds no vacant spot is not asked',
  () => {
    const t = at('winter', { sections: FRONT, ...fortress({ archers: ['dragon'] }) })
    assert.ok(!t.offers('stop') && !t.offers('decline') && !t.offers('pass'))
    const empty = at('winter', { ...fortress({ archers: ['dragon', 'snake'] }) })
    assert.notEqual(empty.asked(), 'dragon: fortressShot')
    assert.equal(empty.told('wounded').length, 0)
  },
)

rule('AC-SD-14', 'the team may put its Archers in order, each single one; Tea order is one answer', () => {
  const words = {
    sections: FRONT,
    tea: ['snake', 'dragon', 'monkey'],
    ...fortress({ archers: ['dragon', 'dragon', 'monkey'] }),
  }
  const free = { options: { 'coop.ordering': 'team' } } as const
  const t = at('winter', words, free)
  t.asks('snake', 'order', ['order tea', 'next dragon', 'next monkey'])
  t.play('next dragon').asks('snake', 'order', ['order tea', 'next dragon', 'next monkey']).play('next monkey')
  // The last one is the dragon's: nothing is left to choose.
  t.asks('dragon', 'fortressShot').play('wound left 1.2').asks('monkey', 'fortressShot').play('wound left 1.3')
  t.asks('dragon', 'fortressShot')
  assert.equal(at('winter', words, free).play('order tea').asked(), 'dragon: fortressShot')
})

rule(
  'AC-SD-13',
  'a Horde in row 1 that takes no Wounds is no target; taunts bind the Archers of a section alone',
  () => {
    const sections = {
      left: { wall: 3, hordes: ['CHO-1/left', 'CHO-2/left'] },
      middle: { wall: 3, hordes: ['CHO-2/middle', 'CHO-1/middle'] },
    }
    const aims = (ability: string) =>
      new Set(
        at('winter', { sections, ...fortress({ archers: ['dragon'] }) }, altered('hordes', 'CHO-1', { ability }))
          .options()
          .map((key) => key.replace(/\.\d+$/, '')),
      )
    assert.deepEqual([...aims('mod => noWound')], ['wound middle 1'])
    assert.deepEqual([...aims('mod => taunt')], ['wound left 1', 'wound middle 1'])
  },
)

// --- Night -----------------------------------------------------------------------------------------------------------------

rule(
  ['XTV-40', 'AC-SD-15', 'AC-SD-16', 'XDP-30'],
  'Night: tokens less Archers; then the Archers rest where their owners like',
  () => {
    const t = at('winterEnd', { ...fortress({ defense: 4, tokens: 3, archers: ['dragon', 'snake'] }) })
    assert.deepEqual([fortressOf(t).defense, fortressOf(t).tokens], [3, 3])
    t.asks('dragon', 'nightRest', ['rest archer left', 'rest archer middle', 'rest archer right'])
    isTheSameAgain(t)
    t.play('rest archer right').asks('snake', 'nightRest').play('rest archer left')
    assert.deepEqual(fortressOf(t).archers, [])
    t.has({ 'sections.right.rest.dragon.archer': 1, 'sections.left.rest.snake.archer': 1 })
    assert.deepEqual(fortressOf(t).tokens, 3)
  },
)

rule(
  ['XTV-40', 'AC-SD-04', 'AC-SD-17', 'XP-GEN-05'],
  'with a Defense of 0 the team has lost at once, before the Archers leave and before the end check',
  () => {
    const lost = toNight({ time: 6, ...fortress({ defense: 1, tokens: 3, archers: ['dragon'] }) })
    assert.ok(lost.table.over)
    lost.has({ 'extras.coop.result': 'lost', 'extras.diaoyucheng.archers': ['dragon'] })
    assert.equal(lost.told('eventShown').length + lost.told('gameEnds').length, 0)
    const said = reader.read(eventMessage(lost.told('teamLost')[0]!, lost.table.box))
    assert.equal(said.en, 'The team loses: the Fortress has fallen.')
    assert.equal(said.es, 'El equipo pierde: la Fortaleza ha caído.')
    assert.deepEqual(invariants(lost.table.state, lost.table.box), [])
    // 0 is enough, and with 1 it stands.
    const night = (defense: number) => toNight({ ...fortress({ defense, tokens: 3, archers: ['dragon'] }) })
    assert.ok(night(2).table.over)
    assert.ok(!night(3).table.over)
  },
)

rule(['AC-SD-26', 'XDP-30'], 'two players: the Archers rest in one of the two sections', () => {
  const t = at(
    'winterEnd',
    { ...fortress({ defense: 4, tokens: 3, archers: ['snake'] }), players: { dragon: NONE, snake: NONE } },
    { ...team(2), clans: ['dragon', 'snake'] },
  )
  t.asks('snake', 'nightRest', ['rest archer middle', 'rest archer right'])
})

rule('AC-SD-15', 'more Archers than tokens raise nothing', () => {
  const t = toNight({ ...fortress({ defense: 4, tokens: 2, archers: ['dragon', 'snake', 'snake'] }) })
  assert.equal(fortressOf(t).defense, 4)
  const [night] = t.told('night')
  const said = reader.read(eventMessage(night!, t.table.box))
  assert.equal(said.en, 'Night: 2 tokens against 3 Archers. The Defense of the Fortress stays at 4.')
  assert.equal(said.es, 'Noche: 2 fichas contra 3 Arqueros. La Defensa de la Fortaleza sigue en 4.')
})

rule(
  ['XTV-28', 'AC-10', 'AC-11', 'AC-SD-03', 'AC-SD-05'],
  'the last Winter: firing, Assault, Night, end check, and the team has won',
  () => {
    const t = at('winter', {
      time: 6,
      ...fortress({ defense: 1, tokens: 2, archers: ['dragon', 'snake'] }),
      players: { dragon: { ...NONE, ...WATCH } },
    })
    t.asks('dragon', 'tactic').play('pass', 'rest archer left', 'rest archer left')
    assert.ok(t.table.over)
    t.has({ 'extras.coop.result': 'won', 'extras.diaoyucheng.defense': 1 })
    const kinds = t.everythingTold().map(({ event }) => event.kind)
    const order = ['barricadesGone', 'night', 'gameEnds', 'teamWon'] as const
    assert.deepEqual(
      kinds.filter((kind) => order.some((one) => one === kind)),
      order,
    )
    assert.ok(!kinds.includes('eventShown'))
  },
)

rule(['AC-SD-05', 'AC-SD-04'], 'in other Years an Event follows; finished Walls end nothing', () => {
  const walls = { left: { wall: 3 }, middle: { wall: 3 }, right: { wall: 3 } }
  const t = toNight({ time: 3, sections: walls })
  assert.ok(!t.table.over)
  assert.equal(t.told('eventShown').length, 1)
})

rule(['AC-SD-04', 'GW-COOP-24'], 'a token that cannot be taken loses the game too', () => {
  const t = at('assault', { shamePool: 0, sections: { left: { hordes: ['CHO-1/left'] } } }).skip()
  assert.ok(t.table.over)
  t.has({ 'extras.coop.result': 'lost' })
})

// --- Raids and Breaches --------------------------------------------------------------------------------------------------

const FULL = ['CHO-1/left', 'CHO-2/left', 'CHO-3/left']

rule(
  ['XTV-41', 'AC-SD-24', 'AC-SD-25', 'XP-TIM-02'],
  'a Raid is one as ever, and puts a token beside the card that is not of the pool',
  () => {
    const raid = (shamePool: number) =>
      at('spring', {
        time: 1,
        shamePool,
        sections: { left: { hordes: FULL }, middle: { hordes: ['CHO-4/left'] }, right: { hordes: ['CHO-5/left'] } },
        hordeDeck: hordeDeck(
          ['CHO-6/left', 'CHO-7/left', 'CHO-8/left', 'CHO-7/middle'],
          [...FULL, 'CHO-4/left', 'CHO-5/left'],
        ),
        ...fortress({ tokens: 2 }),
      })
    const t = raid(30)
    const raids = (t.words('hordeDiscard') as unknown[]).length
    assert.equal(raids, 2)
    t.has({ shamePool: 30 - 3 * raids, shameRemoved: 3 * raids })
    assert.equal(fortressOf(t).tokens, 2 + raids)
    const said = reader.read(eventMessage({ kind: 'tokenBeside', tokens: 4 }, t.table.box))
    assert.equal(said.en, 'The Raid puts 1 Shame token beside the Fortress: 4 are there now.')
    // An empty pool loses nothing by it.
    const empty = raid(0)
    assert.ok(!empty.table.over)
    assert.equal(fortressOf(empty).tokens, 2 + raids)
  },
)

rule(['AC-SD-11', 'AC-SD-22', 'AC-SD-27', 'AC-13'], 'a Breach does nothing to the Fortress and who is in it', () => {
  const t = at('assault', {
    sections: { left: { hordes: ['CHO-1/left', 'CHO-2/left'], firing: { dragon: { archer: 1 } } } },
    ...fortress({ defense: 8, tokens: 2, archers: ['dragon'] }),
  })
  const killed = []
  while (t.asked() !== 'dragon: nightRest') {
    t.play(t.offers('stop') ? 'stop' : t.options()[0]!)
    killed.push(...t.told('killed'))
  }
  assert.deepEqual(
    killed.map(({ seat, unit }) => [seat, unit]),
    [[0, 'archer']],
  )
  assert.deepEqual(fortressOf(t).archers, [0])
  assert.equal(fortressOf(t).defense, 7)
})

rule('AC-SD-11', 'a Defeat gives no Honor for Archers in the Fortress', () => {
  const spots = { 1: spearman('dragon'), ...wounds(2, 3, 4) }
  const honor = (more: object) =>
    at('defeat', {
      sections: { left: { wall: 1, hordes: [horde('CHO-1/left', spots)], ...more } },
      ...fortress({ archers: ['snake'] }),
    })
      .skip('nightRest')
      .words('players.snake.honor')
  assert.equal(honor({}), 0)
  assert.ok((honor({ firing: { snake: { archer: 1 } } }) as number) > 0)
})

// --- on paper --------------------------------------------------------------------------------------------------------------

rule(['XP-INV-01', 'AC-13'], 'Archers in the Fortress are in no pool; positions keep and check them', () => {
  const t = at('fall', { ...fortress({ defense: 5, tokens: 4, archers: ['dragon', 'dragon', 'snake'] }) })
  t.has({ 'players.dragon.free.archer': 2, 'players.snake.free.archer': 3 })
  isTheSameAgain(t)
  for (const [words, trouble] of [
    [{ defense: 13 }, 'AC-SD-20'],
    [{ defense: 0 }, 'AC-SD-20'],
    [{ tokens: 1 }, 'AC-SD-16'],
    [{ archers: ['dragon', 'dragon', 'snake', 'snake'] }, 'AC-SD-07'],
  ] as const) {
    const wrong = tryPosition({ ...fortress(words), players: QUIET }, SIEGE)
    assert.ok(!wrong.ok && JSON.stringify(wrong.error).includes(trouble), JSON.stringify([words, wrong]))
  }
})
