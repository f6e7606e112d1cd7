import assert from 'node:assert/strict'
import { standardData } from '../../src/data/index.ts'
import { zhanguo } from '../../src/index.ts'
import { card, type PlayerWords, position, scoresOfWalls, type TestTable, type Words } from '../table.ts'

/*
 * Every card, wall tile and task tile, one by one. What each says is written here once more, from the rules; what it does is
 * shown by comparing the whole written table before and after.
 */

type Trigger = 'wall' | 'palace' | 'hire' | 'recruit' | 'governor'
type Action = Trigger | 'reassign'
type Table = {
  players: { red: Record<string, Record<string, unknown>> & { vp: number } }
  supply: Record<string, number>
}

const HIGHER: Record<Trigger, boolean> = { wall: true, palace: true, hire: true, recruit: false, governor: false }
/** Two cards of each trigger that are worth 2 or 3 VP: one of them keeps the question open. */
const COMPANIONS: Record<Trigger, [number, number]> = {
  wall: [11, 53],
  palace: [27, 45],
  hire: [3, 77],
  recruit: [19, 69],
  governor: [35, 61],
}
const colourOf = (number: number) => (number <= 40 ? 'ivory' : number <= 80 ? 'orange' : 'brown')
const round = (region: number) => ((region - 1) % 5) + 1

/** Red can perform every action; the card lies `here`, with a companion and six other cards elsewhere. */
class Stage {
  readonly number: number
  readonly action: Action
  readonly here: number
  readonly there: number
  readonly other: number
  readonly cards: Record<number, number[]>
  readonly companion: number

  constructor(number: number, action: Action) {
    this.number = number
    this.action = action
    this.here = round(number)
    this.there = round(this.here + 1)
    this.other = round(this.here + 2)
    const [one, two] = COMPANIONS[action === 'reassign' ? 'wall' : action]
    this.companion = one === number ? two : one
    const taken = new Set([number, this.companion])
    const pick = (from: number, to: number): number => {
      for (let n = from; n <= to; n++)
        if (!taken.has(n) && standardData.cards[n]!.trigger !== action) {
          taken.add(n)
          return n
        }
      throw new Error('no such card')
    }
    this.cards = {
      [this.here]: [number],
      [round(this.here + 3)]: [this.companion],
      [round(this.here + 4)]: [pick(1, 40), pick(41, 80), pick(41, 80)],
      [this.other]: [pick(81, 120), pick(81, 120), pick(81, 120)],
    }
  }

  count(colour: string): number {
    return Object.values(this.cards)
      .flat()
      .filter((n) => colourOf(n) === colour).length
  }

  /** Up to the moment when cards may be activated. `fits`: whether the number condition holds. */
  perform(fits: boolean, words: PlayerWords = {}): TestTable {
    const { here, there, other, action } = this
    const used = new Set(Object.values(this.cards).flat())
    const [low, high, spare] = [55, 56, 57, 58, 60, 62, 63, 64, 65, 66, 67].filter((n) => !used.has(n)) as [
      number,
      number,
      number,
    ]
    const higher = action === 'reassign' || HIGHER[action] === fits
    const [played, below] = higher ? [high, low] : [low, high]
    const t = position({
      turn: 'red',
      pile: [below],
      players: {
        red: {
          hand: [played, spare],
          cards: this.cards,
          governorsArea: { [there]: ['red', 'gray', 'white'] },
          workersArea: { [there]: ['red'] },
          workers: { [here]: 1, [there]: 2, [other]: 1 },
          unrest: { [here]: 1 },
          ...words,
        },
      },
    })
    const payers = [there, other].toSorted((a, b) => a - b).join('+')
    const answers: Record<Action, string[]> = {
      wall: ['wall', 'wall T1 2', `pay ${payers}`],
      palace: ['palace', `from ${other}`, 'marker ivory'],
      hire: ['hire'],
      recruit: ['recruit', `place white ${other}`],
      governor: ['governor', `install ${there}a`],
      reassign: ['reassign', `move red W${there}>G${there}`, 'stop'],
    }
    return t.play(`card ${played}`, ...answers[action])
  }
}

const written = (t: TestTable) => zhanguo.writePosition(t.table.state, t.table.box, true) as unknown as Table
const add = (list: unknown, ...colours: string[]) =>
  [...(list as string[]), ...colours].toSorted(
    (a, b) => ['red', 'gray', 'white'].indexOf(a) - ['red', 'gray', 'white'].indexOf(b),
  )

/** What each bonus does: the answers it asks for, and how the table changes. */
const EFFECTS: Record<string, (t: TestTable, stage: Stage, expected: Table) => void> = {
  MARKER: (t, _stage, { players, supply }) => {
    t.asks('red', 'marker', ['marker ivory', 'marker orange', 'marker brown', 'decline']).play('marker brown')
    players.red['markers']!['brown'] = 1
    supply['brown'] = 11
  },
  REASSIGN_2: (t, { there, other }, { players }) => {
    assert.equal(t.about('points'), 2)
    const { governorsArea, workersArea } = players.red
    t.play(`move red W${there}>G${there}`).asks('red', 'reassign')
    assert.equal(t.about('points'), 1)
    assert.ok(t.offers('stop'))
    t.play(`move red G${there}>G${other}`)
    workersArea![there] = []
    governorsArea![other] = add(governorsArea![other], 'red')
  },
  VP_2: (_t, _stage, { players }) => score(players.red, 2),
  VP_3: (_t, _stage, { players }) => score(players.red, 3),
  WORKER_HERE: (_t, { here }, { players }) => {
    players.red['workers']![here] = 2
  },
  CALM_ANY: (t, { here }, { players }) => {
    t.asks('red', 'calm')
    assert.ok(t.offers(`calm ${here}`, 'decline'))
    t.play(`calm ${here}`)
    players.red['unrest']![here] = 0
  },
  CALM_HERE: (_t, { here }, { players }) => {
    players.red['unrest']![here] = 0
  },
  MOVE_WORKER: (t, { here, there }, { players }) => {
    const { workers } = players.red
    t.asks('red', 'moveWorker')
    assert.ok(t.offers(`worker ${here}>${there}`, `worker ${here}>${round(here + 4)}`, 'decline'))
    t.play(`worker ${here}>${there}`)
    workers![here] = 0
    workers![there] = (workers![there] as number) + 1
  },
  OFFICIAL_RED: (_t, stage, expected) => official(expected, stage, 'red'),
  OFFICIAL_GRAY: (_t, stage, expected) => official(expected, stage, 'gray'),
  OFFICIAL_WHITE: (_t, stage, expected) => official(expected, stage, 'white'),
  VP_PER_IVORY: (_t, stage, { players }) => score(players.red, stage.count('ivory')),
  VP_PER_ORANGE: (_t, stage, { players }) => score(players.red, stage.count('orange')),
  VP_PER_BROWN: (_t, stage, { players }) => score(players.red, stage.count('brown')),
}

function score(red: Table['players']['red'], vp: number): void {
  red.vp += vp
  red['points']!['abilities'] = vp
}

function official({ players }: Table, { here }: Stage, colour: string): void {
  const { officials, governorsArea } = players.red
  officials![colour] = (officials![colour] as number) - 1
  governorsArea![here] = add(governorsArea![here], colour)
}

const ACTIONS: Action[] = ['wall', 'palace', 'hire', 'recruit', 'governor', 'reassign']
const CAPS = [0, 3, 3, 4, 3, 2]

/** The card's row, its effect, and that it keeps silent on another trigger, another number and a capped region. */
const proves = (number: number, trigger: Trigger, bonus: string) => () => {
  const row = standardData.cards[number]!
  assert.deepEqual([row.number, row.colour, row.trigger, row.bonus], [number, colourOf(number), trigger, bonus])
  const key = `activate ${number}`
  const stage = new Stage(number, trigger)
  const t = stage.perform(true)
  assert.deepEqual(t.optionsLike('activate').toSorted(), [key, `activate ${stage.companion}`].toSorted())
  const expected = structuredClone(written(t))
  t.play(key)
  EFFECTS[bonus]!(t, stage, expected)
  assert.deepEqual(written(t), expected)

  for (const action of ACTIONS) {
    if (action === trigger) continue
    const other = new Stage(number, action)
    const silent = other.perform(true)
    if (action === 'reassign') silent.asks('red', 'endTurn')
    else {
      assert.deepEqual(silent.optionsLike('activate'), [`activate ${other.companion}`], action)
      silent.refuses({ [key]: 'ZG-ACT-01' })
    }
  }

  assert.deepEqual(stage.perform(false).optionsLike('activate'), [], 'the number does not fit')

  const capped = stage.perform(true, { unrest: { [stage.here]: CAPS[stage.here]! } })
  assert.deepEqual(capped.optionsLike('activate'), [`activate ${stage.companion}`])
  capped.refuses({ [key]: 'ZG-ACT-07' })
}

card('#1', 'wall -> MARKER', proves(1, 'wall', 'MARKER'))
card('#2', 'palace -> MOVE_WORKER', proves(2, 'palace', 'MOVE_WORKER'))
card('#3', 'hire -> VP_2', proves(3, 'hire', 'VP_2'))
card('#4', 'recruit -> VP_PER_ORANGE', proves(4, 'recruit', 'VP_PER_ORANGE'))
card('#5', 'governor -> CALM_HERE', proves(5, 'governor', 'CALM_HERE'))
card('#6', 'wall -> REASSIGN_2', proves(6, 'wall', 'REASSIGN_2'))
card('#7', 'palace -> OFFICIAL_GRAY', proves(7, 'palace', 'OFFICIAL_GRAY'))
card('#8', 'hire -> WORKER_HERE', proves(8, 'hire', 'WORKER_HERE'))
card('#9', 'recruit -> MARKER', proves(9, 'recruit', 'MARKER'))
card('#10', 'governor -> MOVE_WORKER', proves(10, 'governor', 'MOVE_WORKER'))
card('#11', 'wall -> VP_3', proves(11, 'wall', 'VP_3'))
card('#12', 'palace -> VP_PER_IVORY', proves(12, 'palace', 'VP_PER_IVORY'))
card('#13', 'hire -> CALM_HERE', proves(13, 'hire', 'CALM_HERE'))
card('#14', 'recruit -> REASSIGN_2', proves(14, 'recruit', 'REASSIGN_2'))
card('#15', 'governor -> OFFICIAL_GRAY', proves(15, 'governor', 'OFFICIAL_GRAY'))
card('#16', 'wall -> WORKER_HERE', proves(16, 'wall', 'WORKER_HERE'))
card('#17', 'palace -> MARKER', proves(17, 'palace', 'MARKER'))
card('#18', 'hire -> MOVE_WORKER', proves(18, 'hire', 'MOVE_WORKER'))
card('#19', 'recruit -> VP_2', proves(19, 'recruit', 'VP_2'))
card('#20', 'governor -> VP_PER_IVORY', proves(20, 'governor', 'VP_PER_IVORY'))
card('#21', 'wall -> CALM_ANY', proves(21, 'wall', 'CALM_ANY'))
card('#22', 'palace -> REASSIGN_2', proves(22, 'palace', 'REASSIGN_2'))
card('#23', 'hire -> OFFICIAL_WHITE', proves(23, 'hire', 'OFFICIAL_WHITE'))
card('#24', 'recruit -> WORKER_HERE', proves(24, 'recruit', 'WORKER_HERE'))
card('#25', 'governor -> MARKER', proves(25, 'governor', 'MARKER'))
card('#26', 'wall -> MOVE_WORKER', proves(26, 'wall', 'MOVE_WORKER'))
card('#27', 'palace -> VP_3', proves(27, 'palace', 'VP_3'))
card('#28', 'hire -> VP_PER_BROWN', proves(28, 'hire', 'VP_PER_BROWN'))
card('#29', 'recruit -> CALM_ANY', proves(29, 'recruit', 'CALM_ANY'))
card('#30', 'governor -> REASSIGN_2', proves(30, 'governor', 'REASSIGN_2'))
card('#31', 'wall -> OFFICIAL_RED', proves(31, 'wall', 'OFFICIAL_RED'))
card('#32', 'palace -> WORKER_HERE', proves(32, 'palace', 'WORKER_HERE'))
card('#33', 'hire -> MARKER', proves(33, 'hire', 'MARKER'))
card('#34', 'recruit -> MOVE_WORKER', proves(34, 'recruit', 'MOVE_WORKER'))
card('#35', 'governor -> VP_3', proves(35, 'governor', 'VP_3'))
card('#36', 'wall -> VP_PER_ORANGE', proves(36, 'wall', 'VP_PER_ORANGE'))
card('#37', 'palace -> CALM_HERE', proves(37, 'palace', 'CALM_HERE'))
card('#38', 'hire -> REASSIGN_2', proves(38, 'hire', 'REASSIGN_2'))
card('#39', 'recruit -> OFFICIAL_RED', proves(39, 'recruit', 'OFFICIAL_RED'))
card('#40', 'governor -> WORKER_HERE', proves(40, 'governor', 'WORKER_HERE'))
card('#41', 'governor -> REASSIGN_2', proves(41, 'governor', 'REASSIGN_2'))
card('#42', 'hire -> WORKER_HERE', proves(42, 'hire', 'WORKER_HERE'))
card('#43', 'wall -> OFFICIAL_GRAY', proves(43, 'wall', 'OFFICIAL_GRAY'))
card('#44', 'recruit -> MARKER', proves(44, 'recruit', 'MARKER'))
card('#45', 'palace -> VP_3', proves(45, 'palace', 'VP_3'))
card('#46', 'governor -> CALM_HERE', proves(46, 'governor', 'CALM_HERE'))
card('#47', 'hire -> MOVE_WORKER', proves(47, 'hire', 'MOVE_WORKER'))
card('#48', 'wall -> VP_PER_BROWN', proves(48, 'wall', 'VP_PER_BROWN'))
card('#49', 'recruit -> REASSIGN_2', proves(49, 'recruit', 'REASSIGN_2'))
card('#50', 'palace -> WORKER_HERE', proves(50, 'palace', 'WORKER_HERE'))
card('#51', 'governor -> OFFICIAL_WHITE', proves(51, 'governor', 'OFFICIAL_WHITE'))
card('#52', 'hire -> MARKER', proves(52, 'hire', 'MARKER'))
card('#53', 'wall -> VP_3', proves(53, 'wall', 'VP_3'))
card('#54', 'recruit -> CALM_HERE', proves(54, 'recruit', 'CALM_HERE'))
card('#55', 'palace -> MOVE_WORKER', proves(55, 'palace', 'MOVE_WORKER'))
card('#56', 'governor -> VP_PER_ORANGE', proves(56, 'governor', 'VP_PER_ORANGE'))
card('#57', 'hire -> REASSIGN_2', proves(57, 'hire', 'REASSIGN_2'))
card('#58', 'wall -> WORKER_HERE', proves(58, 'wall', 'WORKER_HERE'))
card('#59', 'recruit -> OFFICIAL_GRAY', proves(59, 'recruit', 'OFFICIAL_GRAY'))
card('#60', 'palace -> MARKER', proves(60, 'palace', 'MARKER'))
card('#61', 'governor -> VP_3', proves(61, 'governor', 'VP_3'))
card('#62', 'hire -> CALM_ANY', proves(62, 'hire', 'CALM_ANY'))
card('#63', 'wall -> MOVE_WORKER', proves(63, 'wall', 'MOVE_WORKER'))
card('#64', 'recruit -> VP_PER_BROWN', proves(64, 'recruit', 'VP_PER_BROWN'))
card('#65', 'palace -> REASSIGN_2', proves(65, 'palace', 'REASSIGN_2'))
card('#66', 'governor -> WORKER_HERE', proves(66, 'governor', 'WORKER_HERE'))
card('#67', 'hire -> OFFICIAL_RED', proves(67, 'hire', 'OFFICIAL_RED'))
card('#68', 'wall -> MARKER', proves(68, 'wall', 'MARKER'))
card('#69', 'recruit -> VP_2', proves(69, 'recruit', 'VP_2'))
card('#70', 'palace -> CALM_HERE', proves(70, 'palace', 'CALM_HERE'))
card('#71', 'governor -> MOVE_WORKER', proves(71, 'governor', 'MOVE_WORKER'))
card('#72', 'hire -> VP_PER_IVORY', proves(72, 'hire', 'VP_PER_IVORY'))
card('#73', 'wall -> REASSIGN_2', proves(73, 'wall', 'REASSIGN_2'))
card('#74', 'recruit -> WORKER_HERE', proves(74, 'recruit', 'WORKER_HERE'))
card('#75', 'palace -> OFFICIAL_WHITE', proves(75, 'palace', 'OFFICIAL_WHITE'))
card('#76', 'governor -> MARKER', proves(76, 'governor', 'MARKER'))
card('#77', 'hire -> VP_2', proves(77, 'hire', 'VP_2'))
card('#78', 'wall -> CALM_HERE', proves(78, 'wall', 'CALM_HERE'))
card('#79', 'recruit -> MOVE_WORKER', proves(79, 'recruit', 'MOVE_WORKER'))
card('#80', 'palace -> VP_PER_ORANGE', proves(80, 'palace', 'VP_PER_ORANGE'))
card('#81', 'recruit -> VP_PER_IVORY', proves(81, 'recruit', 'VP_PER_IVORY'))
card('#82', 'palace -> CALM_ANY', proves(82, 'palace', 'CALM_ANY'))
card('#83', 'governor -> WORKER_HERE', proves(83, 'governor', 'WORKER_HERE'))
card('#84', 'hire -> OFFICIAL_GRAY', proves(84, 'hire', 'OFFICIAL_GRAY'))
card('#85', 'wall -> MOVE_WORKER', proves(85, 'wall', 'MOVE_WORKER'))
card('#86', 'recruit -> VP_2', proves(86, 'recruit', 'VP_2'))
card('#87', 'palace -> REASSIGN_2', proves(87, 'palace', 'REASSIGN_2'))
card('#88', 'governor -> MARKER', proves(88, 'governor', 'MARKER'))
card('#89', 'hire -> VP_PER_ORANGE', proves(89, 'hire', 'VP_PER_ORANGE'))
card('#90', 'wall -> CALM_HERE', proves(90, 'wall', 'CALM_HERE'))
card('#91', 'recruit -> WORKER_HERE', proves(91, 'recruit', 'WORKER_HERE'))
card('#92', 'palace -> OFFICIAL_RED', proves(92, 'palace', 'OFFICIAL_RED'))
card('#93', 'governor -> MOVE_WORKER', proves(93, 'governor', 'MOVE_WORKER'))
card('#94', 'hire -> VP_2', proves(94, 'hire', 'VP_2'))
card('#95', 'wall -> REASSIGN_2', proves(95, 'wall', 'REASSIGN_2'))
card('#96', 'recruit -> MARKER', proves(96, 'recruit', 'MARKER'))
card('#97', 'palace -> VP_PER_BROWN', proves(97, 'palace', 'VP_PER_BROWN'))
card('#98', 'governor -> CALM_ANY', proves(98, 'governor', 'CALM_ANY'))
card('#99', 'hire -> WORKER_HERE', proves(99, 'hire', 'WORKER_HERE'))
card('#100', 'wall -> OFFICIAL_WHITE', proves(100, 'wall', 'OFFICIAL_WHITE'))
card('#101', 'recruit -> MOVE_WORKER', proves(101, 'recruit', 'MOVE_WORKER'))
card('#102', 'palace -> VP_3', proves(102, 'palace', 'VP_3'))
card('#103', 'governor -> REASSIGN_2', proves(103, 'governor', 'REASSIGN_2'))
card('#104', 'hire -> MARKER', proves(104, 'hire', 'MARKER'))
card('#105', 'wall -> VP_PER_IVORY', proves(105, 'wall', 'VP_PER_IVORY'))
card('#106', 'recruit -> CALM_HERE', proves(106, 'recruit', 'CALM_HERE'))
card('#107', 'palace -> WORKER_HERE', proves(107, 'palace', 'WORKER_HERE'))
card('#108', 'governor -> OFFICIAL_RED', proves(108, 'governor', 'OFFICIAL_RED'))
card('#109', 'hire -> MOVE_WORKER', proves(109, 'hire', 'MOVE_WORKER'))
card('#110', 'wall -> VP_3', proves(110, 'wall', 'VP_3'))
card('#111', 'recruit -> REASSIGN_2', proves(111, 'recruit', 'REASSIGN_2'))
card('#112', 'palace -> MARKER', proves(112, 'palace', 'MARKER'))
card('#113', 'governor -> VP_PER_BROWN', proves(113, 'governor', 'VP_PER_BROWN'))
card('#114', 'hire -> CALM_HERE', proves(114, 'hire', 'CALM_HERE'))
card('#115', 'wall -> WORKER_HERE', proves(115, 'wall', 'WORKER_HERE'))
card('#116', 'recruit -> OFFICIAL_WHITE', proves(116, 'recruit', 'OFFICIAL_WHITE'))
card('#117', 'palace -> MOVE_WORKER', proves(117, 'palace', 'MOVE_WORKER'))
card('#118', 'governor -> VP_3', proves(118, 'governor', 'VP_3'))
card('#119', 'hire -> REASSIGN_2', proves(119, 'hire', 'REASSIGN_2'))
card('#120', 'wall -> MARKER', proves(120, 'wall', 'MARKER'))

// --- wall tiles ------------------------------------------------------------------------------------------------------

/**
 * Red's board at the end: 7 unrest in 3 regions; 3 ivory, 3 orange and 2 brown cards; region 1 is full; officials in all
 * regions but 5.
 */
const BOARD: PlayerWords = {
  unrest: { 1: 3, 2: 1, 3: 3 },
  cards: { 1: [1, 2, 41], 2: [42, 81], 3: [43], 4: [3, 82] },
  governorsArea: { 1: ['red', 'gray'], 2: ['gray'], 4: ['white'] },
  workersArea: { 1: ['red'], 3: ['gray', 'white'] },
}
const wallScores = (tile: string): unknown[] => scoresOfWalls('V1', tile, { red: BOARD })
const sides = (tile: string, a: number[], b: number[]) => () => {
  assert.deepEqual(wallScores(`${tile}a`), a, 'side a')
  assert.deepEqual(wallScores(`${tile}b`), b, 'side b')
}

// Regions 4 and 5 are calm; 2 sets (brown is scarcest).
card('WT1', 'UNREST_ZERO, CARD_SETS', sides('WT1', [2, 4, 6], [4, 6, 8]))
// 1: 3 >= 3, 2: 1 >= 1, 4: 1 >= 0, 5: 0 >= 0, but 3: 2 < 3; only region 1 holds 3 cards.
card('WT2', 'OFFICIALS_GE_UNREST, REGION_FULL', sides('WT2', [4, 8, 12], [2, 3, 4]))
// Gray in 1, 2, 3; two ivory cards in region 1.
card('WT3', 'HAS_GRAY, SAME_COLOUR_PAIR', sides('WT3', [6, 9, 12], [1, 2, 3]))
// Red in 1; orange cards in 1, 2, 3.
card('WT4', 'HAS_RED, HAS_ORANGE_CARD', sides('WT4', [2, 3, 4], [3, 6, 9]))
// White in 3 and 4; brown cards in 2 and 4.
card('WT5', 'HAS_WHITE, HAS_BROWN_CARD', sides('WT5', [4, 6, 8], [2, 4, 6]))
// 5, 10, 15 less 7; ivory cards in 1 and 4.
card('WT6', 'LOW_UNREST, HAS_IVORY_CARD', sides('WT6', [0, 3, 8], [2, 4, 6]))

// --- task tiles ------------------------------------------------------------------------------------------------------

/** The pieces of one kind that a task asks for, one place each. */
const PIECES = {
  wall: (places: readonly string[]): Words => ({
    walls: Object.fromEntries(places.map((section) => [section, { 2: 'red' }])),
  }),
  palace: (places: readonly string[]): Words => ({
    palaces: Object.fromEntries(places.map((region) => [region, ['red']])),
  }),
  governor: (places: readonly string[]): Words => ({
    governors: Object.fromEntries(places.map((region, i) => [region, i % 2 === 0 ? { b: 'red' } : { open: ['red'] }])),
  }),
}
type Kind = keyof typeof PIECES
const PLACES = {
  wall: ['T1', 'T2', 'G1', 'G2', 'V1', 'V2'],
  palace: ['1', '2', '3', '4', '5'],
  governor: ['1', '2', '3', '4', '5'],
}

/** The tiles in play: this one below, and any two of each kind else. */
const inPlay = (tile: string): NonNullable<Words['tasks']> => {
  const lower = ['TW', 'TP', 'TG'].map((kind) => (tile.startsWith(kind) ? tile : `${kind}1`))
  const upper = lower.map((id) => id.slice(0, 2) + (id.endsWith('2') ? '3' : '2'))
  return { upper, lower }
}
const canClaim = (tile: string, kind: Kind, places: readonly string[]) =>
  position(
    { turn: 'red', tasks: inPlay(tile), ...PIECES[kind](places), players: { red: { hand: [95, 3] } } },
    { autoClaimTasks: false },
  )
    .play('card 95', 'unify 1')
    .offers(`claim ${tile}`)

/** Accomplished with these places; with any one of them missing it is not, whatever there is elsewhere. */
const task =
  (tile: string, kind: Kind, ...sets: readonly (readonly string[])[]) =>
  () => {
    for (const places of sets) {
      assert.ok(canClaim(tile, kind, places), `${tile}: ${places.join(', ')}`)
      for (const missing of places) {
        assert.ok(
          !canClaim(
            tile,
            kind,
            places.filter((place) => place !== missing),
          ),
          `${tile} without ${missing}`,
        )
      }
    }
    // Every other choice of at most 5 places is accomplished exactly if it holds one of the sets.
    for (let bits = 0; bits < 1 << PLACES[kind].length; bits++) {
      const places = PLACES[kind].filter((_, i) => (bits & (1 << i)) !== 0)
      if (places.length > 5) continue
      const holds = sets.some((set) => set.every((place) => places.includes(place)))
      if (holds || bits % 3 === 0) assert.equal(canClaim(tile, kind, places), holds, `${tile}: ${places.join(', ')}`)
    }
  }

card('TW1', 'T, T, G', task('TW1', 'wall', ['T1', 'T2', 'G1'], ['T1', 'T2', 'G2']))
card('TW2', 'V, V', task('TW2', 'wall', ['V1', 'V2']))
card(
  'TW3',
  'T, G, G, V',
  task(
    'TW3',
    'wall',
    ['T1', 'G1', 'G2', 'V1'],
    ['T2', 'G1', 'G2', 'V1'],
    ['T1', 'G1', 'G2', 'V2'],
    ['T2', 'G1', 'G2', 'V2'],
  ),
)
card(
  'TW4',
  'T, G, V',
  task(
    'TW4',
    'wall',
    ['T1', 'G1', 'V1'],
    ['T2', 'G1', 'V1'],
    ['T1', 'G2', 'V1'],
    ['T1', 'G1', 'V2'],
    ['T2', 'G2', 'V1'],
    ['T2', 'G1', 'V2'],
    ['T1', 'G2', 'V2'],
    ['T2', 'G2', 'V2'],
  ),
)
card('TP1', 'palaces in 1, 2, 5', task('TP1', 'palace', ['1', '2', '5']))
card('TP2', 'palaces in 3, 4', task('TP2', 'palace', ['3', '4']))
card('TP3', 'palaces in 1, 3', task('TP3', 'palace', ['1', '3']))
card('TP4', 'palaces in 2, 4, 5', task('TP4', 'palace', ['2', '4', '5']))
card('TG1', 'governors in 1, 4', task('TG1', 'governor', ['1', '4']))
card('TG2', 'governors in 2, 3, 5', task('TG2', 'governor', ['2', '3', '5']))
card('TG3', 'governors in 2, 5', task('TG3', 'governor', ['2', '5']))
card('TG4', 'governors in 1, 3, 4', task('TG4', 'governor', ['1', '3', '4']))
