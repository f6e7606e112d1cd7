import assert from 'node:assert/strict'
import { position, rule, type SetupWords, type TestTable, type Words } from '../../table.ts'
import { SETS } from '../sets.ts'
import { linesOf, type Taken, walk } from './walk.ts'

/*
 * The merged timing (2.3): a Year of five players with every set, from the first turn of a Fall to the Command cards of the next. Lines
 * that only Ancient Chronicles have (XP-TIM-01, -04, -08, -11, -13, -21) are in `chronicles/timing.test.ts`.
 */

const ALL: SetupWords = { seats: 5, expansions: SETS }
const NONE = { general: null } as const
const token = { by: 'snake', marker: 'snakeToken' } as const
const on = (by: string, unit = 'spearman') => ({ by, unit })

/** Five types are left in the box with both sets of Hordes; these cards lie on top of the others. */
function deck(top: readonly string[], used: readonly string[]) {
  const sides = (type: string) => ['left', 'middle', 'right'].map((side) => `${type}/${side}`)
  const hordesOut = ['HOR-4', 'HOR-5', 'HOR-6', 'HOR-7', 'HOR-8'].flatMap(sides)
  const types = ['HOR-1', 'HOR-2', 'HOR-3', 'GKH-1', 'GKH-2', 'GKH-3', 'BPH-1', 'BPH-2', 'BPH-3', 'BPH-4']
  const rest = types.flatMap(sides).filter((id) => !top.includes(id) && !used.includes(id))
  return { hordesOut, hordeDeck: [...top, ...rest] }
}

const TABLE: Words = {
  phase: 'turn',
  turn: 'dragon',
  time: 2,
  track: { 1: { by: 'dragon', card: 'economy' }, 2: { by: 'snake', card: 'economy' } },
  clerks: { warAcademy: { dragon: 2, monkey: 2 }, quarry: { monkey: 1 } },
  sections: {
    // It Breaches, whatever its Wall: the Ladders lean there.
    left: { wall: 2, hordes: [{ card: 'BPH-3/left', spots: { 1: on('snake') } }] },
    middle: {
      wall: 3,
      barricades: 1,
      hordes: ['HOR-2/middle', 'BPH-1/middle'],
      firing: { dragon: { archer: 1 } },
      rest: { turtle: { bannerman: 1, spearman: 1 } },
    },
    right: {
      wall: 3,
      hordes: [
        {
          card: 'HOR-2/right',
          spots: { 1: on('dragon'), 2: on('dragon'), 3: on('dragon'), 4: token, 5: 'wound' },
        },
        'HOR-3/right',
      ],
      firing: { snake: { crossbowman: 1 }, panda: { bomber: 1 } },
    },
  },
  players: {
    dragon: { ...NONE, resources: { wood: 2 } },
    snake: NONE,
    monkey: NONE,
    turtle: NONE,
    panda: NONE,
  },
  extras: {
    genghisKhan: { section: 'left', skills: ['GKS-3', 'GKS-5'], award: 'AWD-1' },
    blackPowder: { towers: { 0: 'monkey' }, machines: { left: ['cannon'], right: ['ballista'] } },
    ancientBeasts: {
      beasts: { 'BST-2': { area: 'middle' }, 'BST-3': { area: 'right' }, 'BST-4': { area: 'warAcademy' } },
      shown: ['REL-5'],
    },
    rat: { location: 'warAcademy', shown: ['RAT-CARD-1'] },
  },
  ...deck(
    [
      'HOR-1/left',
      'BPH-2/left',
      'BPH-2/middle',
      'HOR-2/left',
      'HOR-1/middle',
      'HOR-1/right',
      'HOR-3/left',
      'HOR-3/middle',
      'BPH-2/right',
      'GKH-1/right',
    ],
    ['BPH-3/left', 'HOR-2/middle', 'BPH-1/middle', 'HOR-2/right', 'HOR-3/right'],
  ),
}

/** All that is done. */
const TAKEN: Taken = {
  beastUpgrade: 'upgrade BST-2',
  beastMove: 'beast BST-2 right',
  outpost: 'attack spearman GKK-1 1',
  tower: 'tower 2 right',
  shot: 'shoot ballista right 1',
  ratMove: 'rat temple',
}

const FALL = `
  XP-TIM-06 | dragon is asked: beastUpgrade
  XP-TIM-06 | paid dragon
  XP-TIM-06 | beastUpgraded dragon
  XP-TIM-06 | dragon is asked: beastMove
  XP-TIM-06 | beastMoved dragon right middle
GW-FALL-03A | dragon is asked: clerk
            | dragon is asked: gain
            | gained dragon economy
            | activated warAcademy
  XP-TIM-07 | gained dragon rat
  XP-TIM-07 | gained monkey rat
  XP-TIM-07 | abilityUsed dragon BST-4-L1
  XP-TIM-07 | gained dragon BST-4-L1
  XP-TIM-07 | abilityUsed monkey BST-4-L1
  XP-TIM-07 | gained monkey BST-4-L1
            | dragon is asked: warAcademy
            | monkey is asked: warAcademy
            | clerksReturned warAcademy
            | hordeDefeated HOR-2/right 2 0
            | honor dragon defeats
  XP-TIM-09 | honor snake defeats
      AB-19 | abilityUsed dragon BST-2-L2
      AB-19 | honor dragon abilities
            | killed dragon spearman 2
            | killed dragon spearman 2
  XP-TIM-10 | dragon is asked: outpost
  XP-TIM-10 | outpostAttacked dragon GKK-1 spearman
  XP-TIM-10 | honor dragon rewards
            | hordeClaimed dragon HOR-2/right
  XP-TIM-12 | dragon is asked: tower
  XP-TIM-12 | towerManned dragon 2
  XP-TIM-12 | dragon is asked: shot
  XP-TIM-12 | shot dragon HOR-3/right BPM-1 2 0
  XP-TIM-12 | dragon is asked: pattern
  XP-TIM-12 | shotLaid dragon
  XP-TIM-12 | wounded dragon 2 0
            | turnBegan snake economy
  XP-TIM-06 | notPossible snake
            | snake is asked: clerk
            | snake is asked: gain
            | gained snake economy
  XP-TIM-14 | ratNamed monkey RAT-CARD-1
  XP-TIM-14 | monkey is asked: ratMove
  XP-TIM-14 | ratMoved monkey temple warAcademy`

const WINTER = `
            | season winter
  XP-TIM-15 | turtle is asked: attack
  XP-TIM-15 | attacked turtle spearman 1 0
  XP-TIM-15 | gained turtle HOR-2/middle
  XP-TIM-15 | turtle is asked: attack
  XP-TIM-15 | attacked turtle bannerman 1 0
  XP-TIM-15 | gained turtle HOR-2/middle
  XP-TIM-16 | dragon is asked: shoot
  XP-TIM-16 | wounded dragon 1 0
  XP-TIM-16 | snake is asked: shoot
  XP-TIM-16 | marked snake 2 0
  XP-TIM-16 | panda is asked: shoot
  XP-TIM-16 | wounded panda 2 0
  XP-TIM-16 | panda is asked: bomberDrop
            | assault 0
            | dragon is asked: shame
            | shamed dragon
  XP-TIM-18 | snake is asked: shame
  XP-TIM-18 | shamed snake
            | monkey is asked: shame
            | shamed monkey
            | turtle is asked: shame
            | shamed turtle
            | panda is asked: shame
            | shamed panda
  XP-TIM-18 | killed snake spearman 0
  XP-TIM-18 | machinesDestroyed 0
  XP-TIM-18 | towerCleared monkey 0 0
            | assault 1
            | cardActs BST-3-L1 2
            | assault 2
            | barricadesGone
  XP-TIM-19 | honor dragon towers
  XP-TIM-17 | monkey is asked: shame
  XP-TIM-17 | shamed monkey
  XP-TIM-19 | hordesSwapped
  XP-TIM-19 | besieged BPH-1/middle 1
  XP-TIM-19 | wallDestroyed 1
  XP-TIM-19 | rested dragon archer 1
            | yearBegan`

const SPRING_AND_SUMMER = `
            | season spring
            | timeMoved
            | hordePlaced HOR-1/left 0 1
  XP-TIM-02 | hordePlaced BPH-2/left 1 2
  XP-TIM-02 | hordePlaced BPH-2/middle 0 2
            | raid HOR-2/left 1
            | hordePlaced HOR-1/middle 2 1
            | raid HOR-1/right 0
            | raid HOR-3/left 1
            | hordePlaced HOR-3/middle 2 2
            | raid BPH-2/right 2
  XP-TIM-03 | khanMoved 0 2
            | advisorsRefreshed
            | season summer
            | dragon is asked: reclaim
            | reclaimed dragon
            | snake is asked: reclaim
            | reclaimed snake
  XP-TIM-05 | ratCard RAT-CARD-2
  XP-TIM-05 | relicShown REL-1
            | season fall`

rule(
  [
    'XP-TIM-02',
    'XP-TIM-03',
    'XP-TIM-05',
    'XP-TIM-06',
    'XP-TIM-07',
    'XP-TIM-09',
    'XP-TIM-10',
    'XP-TIM-12',
    'XP-TIM-14',
    'XP-TIM-15',
    'XP-TIM-16',
    'XP-TIM-17',
    'XP-TIM-18',
    'XP-TIM-19',
  ],
  'a Year with everything, line by line: what each set does has its place',
  () => {
    assert.deepEqual(walk(position(TABLE, ALL), TAKEN), [FALL, WINTER, SPRING_AND_SUMMER].flatMap(linesOf))
  },
)

/** The dragon can cover the last spot of the Khan in a Defeat of this Fall. */
function khanAtBay(setup: SetupWords): TestTable {
  const cover = (by: string, ...spots: readonly number[]) => Object.fromEntries(spots.map((spot) => [spot, on(by)]))
  return position(
    {
      ...TABLE,
      outposts: {
        'GKK-1': cover('snake', 2, 3, 4, 5, 6),
        'GKS-3': cover('monkey', 1, 2, 3, 4),
        'GKS-5': cover('turtle', 1, 2, 3, 4),
      },
    },
    setup,
  )
}

rule('XP-TIM-20', 'that the Khan is Defeated is read in the end check of the Year, after the siege engines', () => {
  const lines = walk(khanAtBay(ALL), TAKEN)
  const at = (line: string) => lines.findIndex((other) => other.startsWith(line))
  assert.deepEqual(
    ['outpostAttacked', 'khanDefeated', 'season winter', 'besieged', 'gameEnds'].map(at),
    ['outpostAttacked', 'khanDefeated', 'season winter', 'besieged', 'gameEnds'].map(at).toSorted((a, b) => a - b),
  )
  assert.ok(at('khanDefeated') > 0 && at('gameEnds') > 0 && at('yearBegan') < 0)
})

rule('XP-GEN-06', 'what the sets add opens no window for Tactic cards', () => {
  // Whoever holds a card is asked in every window: here are those of the base, each with what came before it.
  const held: Words = { ...TABLE, players: { ...TABLE.players, panda: { ...NONE, tactics: ['TAC-16'] } } }
  const lines = walk(position(held, ALL), TAKEN)
  const windows = lines.flatMap((line, i) => (line === 'panda is asked: tactic' ? [lines[i - 1]!] : []))
  assert.deepEqual(windows, [
    // Before the Defeat step, the Defeat, the killing; before the Defeat step of the second turn.
    'clerksReturned warAcademy',
    'honor dragon abilities',
    'panda is asked: tactic',
    'gained snake economy',
    // The start of Winter, before the Bannermen.
    'season winter',
    // The Assault of the left section and the killing of its Breach, the Assault of the middle and of the right one.
    'panda is asked: bomberDrop',
    'shamed panda',
    'towerCleared monkey 0 0',
    'cardActs BST-3-L1 2',
  ])
})
