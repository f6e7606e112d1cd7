import assert from 'node:assert/strict'
import { position, rule, type SetupWords, type TestTable, type Words } from '../../table.ts'
import { type Taken, walk } from '../together/walk.ts'
import { withScenario } from './stage.ts'

/*
 * The merged timing (2.3), lines of Ancient Chronicles: the same Year is walked without a scenario and with each of them, and what is different must
 * be what the scenario adds or takes away, at its place. All other lines are in `together/year.test.ts`.
 */

const NONE = { general: null } as const
const on = (by: string) => ({ by, unit: 'spearman' })

/** From the first turn of a Fall on: a Location activates, a Horde is Defeated, the left section is Breached, a Raid comes in Spring. */
const year = (type: 'HOR' | 'CHO'): Words => ({
  phase: 'turn',
  turn: 'dragon',
  time: 2,
  artifacts: [],
  track: { 1: { by: 'dragon', card: 'economy' }, 2: { by: 'snake', card: 'economy' } },
  clerks: { quarry: { dragon: 2, monkey: 1 } },
  sections: {
    left: { hordes: [{ card: `${type}-2/left`, spots: { 1: on('snake') } }] },
    middle: {
      wall: 1,
      bonus: 30,
      hordes: [`${type}-3/middle`, `${type}-2/middle`, `${type}-3/left`],
      firing: { dragon: { archer: 1 } },
    },
    right: {
      wall: 1,
      bonus: 30,
      hordes: [
        { card: `${type}-1/right`, spots: { 1: on('dragon'), 2: on('dragon'), 3: 'wound', 4: 'wound' } },
        `${type}-4/right`,
      ],
    },
  },
  players: {
    dragon: { ...NONE, honor: 24, resources: { wood: 5 }, overseers: { lumberMill: { unit: 'archer', level: 1 } } },
    snake: NONE,
    monkey: NONE,
  },
  ...(type === 'HOR' ? { hordeTop: ['HOR-4/middle', 'HOR-4/left', 'HOR-6/middle'] } : {}),
})

const APART: SetupWords = { seats: 3 }
const TOGETHER: SetupWords = { mode: 'coop', seats: 3, options: { 'coop.ordering': 'tea' } }
/** A team has no Requests with any scenario (AC-10): it is compared with one that adds nothing else. */
const without = (setup: SetupWords): SetupWords => (setup.mode === 'coop' ? withScenario({}, setup) : setup)

interface Walked {
  readonly extras?: Words['extras']
  readonly words?: Words
  readonly taken?: Taken
}
const walked = (setup: SetupWords, { extras = {}, words = {}, taken = {} }: Walked = {}): string[] =>
  walk(laid(setup, { ...words, extras }), taken)
const laid = (setup: SetupWords, words: Words): TestTable =>
  position({ ...year(setup.mode === 'coop' ? 'CHO' : 'HOR'), ...words }, setup)

/**
 * The lines without a scenario, changed as a patch says: a line of theirs to look for, then those that come (+) or are gone (-) behind it, each
 * with its rule.
 */
function patched(base: readonly string[], patch: string): string[] {
  const lines: string[] = []
  let at = 0
  for (const line of patch.trim().split('\n')) {
    const [, sign, text] = /^\s*([+-]?)\s*(?:[A-Z-]+\d+ \| )?(.*)$/.exec(line)!
    if (sign === '+') lines.push(text!)
    else if (sign === '-') assert.equal(base[at++], text)
    else {
      const found = base.indexOf(text!, at)
      assert.ok(found >= 0, `no line "${text}"`)
      lines.push(...base.slice(at, found + 1))
      at = found + 1
    }
  }
  return [...lines, ...base.slice(at)]
}

const isPatched = (setup: SetupWords, scenario: string, { words = {}, ...its }: Walked, patch: string): void =>
  assert.deepEqual(
    walked({ ...setup, expansions: [scenario] }, { words, ...its }),
    patched(walked(without(setup), { words }), patch),
  )

rule(
  ['XP-TIM-01', 'XP-TIM-02', 'XP-TIM-04', 'XP-TIM-13', 'XP-TIM-18'],
  'Freezing Weather: the marker, the Raid, the income, what is sent, what a Breach costs',
  () =>
    isPatched(
      APART,
      'freezingWeather',
      // The marker comes to the first slot with less Production.
      { words: { time: 4 }, taken: { delivery: 'deliver wood', spareShame: 'spare wood' } },
      `
        hordeClaimed dragon HOR-1/right
      + XP-TIM-13 | dragon is asked: delivery
      + XP-TIM-13 | delivered dragon
        assault 0
      - XP-TIM-18 | dragon is asked: shame
      - XP-TIM-18 | shamed dragon
      + XP-TIM-18 | dragon is asked: spareShame
      + XP-TIM-18 | sparedShame dragon 0
        timeMoved
      + XP-TIM-01 | production
        hordePlaced HOR-4/middle 0 1
      - XP-TIM-02 | raid HOR-4/left 1
      + XP-TIM-02 | coldRaid HOR-4/left 1
        season summer
      - XP-TIM-04 | gained dragon income
      `,
    ),
)

rule(['XP-TIM-02', 'XP-TIM-18', 'XP-TIM-19'], 'Great Famine: the Raid, the Breach, Eating', () =>
  isPatched(
    APART,
    'greatFamine',
    { extras: { greatFamine: { capacity: 8, food: { dragon: 3, snake: 3, monkey: 3 } } } },
    `
      assault 0
    - XP-TIM-18 | dragon is asked: shame
    - XP-TIM-18 | shamed dragon
    - XP-TIM-18 | monkey is asked: shame
    - XP-TIM-18 | shamed monkey
    + XP-TIM-18 | capacityFell 0
      barricadesGone
    + XP-TIM-19 | eatingPhase
    + XP-TIM-19 | dragon is asked: feed
    + XP-TIM-19 | ate dragon
      hordePlaced HOR-4/middle 0 1
    - XP-TIM-02 | raid HOR-4/left 1
    + XP-TIM-02 | famineRaid HOR-4/left 1
    + XP-TIM-02 | capacityFell 1
    `,
  ),
)

rule('XP-TIM-19', 'Emperor’s Visit: his claim', () =>
  isPatched(
    APART,
    'emperorsVisit',
    {},
    `
      barricadesGone
    + XP-TIM-19 | emperorsClaim dragon
    + XP-TIM-19 | honor dragon claims
    + XP-TIM-19 | emperorsClaim snake
    + XP-TIM-19 | snake is asked: shame
    + XP-TIM-19 | shamed snake
    + XP-TIM-19 | emperorsClaim monkey
    + XP-TIM-19 | monkey is asked: shame
    + XP-TIM-19 | shamed monkey
    + XP-TIM-19 | wishStays
    `,
  ),
)

rule(
  ['XP-TIM-11', 'XP-TIM-17', 'XP-TIM-19'],
  'Hungry Ghosts: what a claim lifts, what an Assault clears, the Haunting',
  () =>
    isPatched(
      APART,
      'hungryGhosts',
      { extras: { hungryGhosts: { haunted: ['temple', 'embassy'] } }, taken: { lift: 'lift temple' } },
      `
        killed dragon spearman 2
      + AC-HG-15 | deadForGood dragon spearman
        hordeClaimed dragon HOR-1/right
      + XP-TIM-11 | dragon is asked: lift
      + XP-TIM-11 | lifted dragon temple
        wounded dragon 1 0
      + XP-TIM-17 | ghostsGone
        killed snake spearman 0
      + AC-HG-15 | deadForGood snake spearman
        barricadesGone
      + XP-TIM-19 | hauntingStep
      + XP-TIM-19 | dragon is asked: haunt
      + XP-TIM-19 | haunted dragon lumberMill
      + XP-TIM-19 | snake is asked: haunt
      + XP-TIM-19 | haunted snake quarry
      + XP-TIM-19 | monkey is asked: haunt
      + XP-TIM-19 | haunted monkey goldMine
      `,
    ),
)

rule(
  ['XP-TIM-01', 'XP-TIM-02', 'XP-TIM-04', 'XP-TIM-08'],
  'Red Turban: the state, the Raid, who is hired for Honor, whose Clerk is lost',
  () => {
    const { left } = year('CHO').sections!
    isPatched(
      TOGETHER,
      'redTurban',
      {
        words: { sections: { ...year('CHO').sections, left: { ...left, bonus: 30 } } },
        taken: { honorHire: 'hire for honor' },
      },
      `
        clerksReturned quarry
      + XP-TIM-08 | clerkSent dragon
        timeMoved
      + XP-TIM-01 | war
      + XP-TIM-01 | clerkHired dragon
      + XP-TIM-01 | clerkHired snake
      + XP-TIM-01 | clerkHired monkey
        raid CHO-1/left 1
      + XP-TIM-02 | clerkSent dragon
      + XP-TIM-02 | clerkSent snake
      + XP-TIM-02 | clerkSent monkey
        gained dragon income
      + XP-TIM-04 | dragon is asked: honorHire
      + XP-TIM-04 | honor dragon hires
      + XP-TIM-04 | clerkHired dragon
      `,
    )
  },
)

rule('XP-TIM-18', 'Red Turban: a Breach is the end, before anything of it is done', () => {
  const lines = walked({ ...TOGETHER, expansions: ['redTurban'] })
  const breach = lines.indexOf('assault 0')
  assert.deepEqual(lines.slice(breach + 1), ['teamLost'])
})

rule(['XP-TIM-02', 'XP-TIM-16', 'XP-TIM-19'], 'Siege of Diaoyucheng: its Archers first, the Raid, the Night', () =>
  isPatched(
    TOGETHER,
    'diaoyucheng',
    { extras: { diaoyucheng: { archers: ['snake'] } } },
    `
      lost dragon
      lost snake
      lost dragon
    + XP-TIM-16 | snake is asked: fortressShot
    + XP-TIM-16 | wounded snake 0 0
      barricadesGone
    + XP-TIM-19 | night
    + XP-TIM-19 | snake is asked: nightRest
    + XP-TIM-19 | rested snake archer 0
      raid CHO-1/left 1
    + XP-TIM-02 | tokenBeside
    `,
  ),
)

/** What comes after the Assault phase of the last Year. */
const ending = (setup: SetupWords, its: Walked): readonly string[] => {
  const lines = walked(setup, its)
  return lines.slice(lines.indexOf('barricadesGone') + 1)
}

rule('XP-TIM-20', 'the victory of a scenario is read in the end check, after its phase', () => {
  const last = (scenario: string, time: number) =>
    ending({ ...TOGETHER, expansions: [scenario] }, { words: { time, sections: {} } })
  assert.deepEqual(last('diaoyucheng', 6), ['night', 'gameEnds', 'teamWon'])
  assert.deepEqual(last('redTurban', 5), ['gameEnds', 'teamWon'])
})

rule('XP-TIM-21', 'Freezing Weather: what was sent is Honor right before the scoring', () => {
  const setup: SetupWords = { ...APART, expansions: ['freezingWeather'] }
  assert.deepEqual(ending(setup, { words: { time: 6 }, taken: { delivery: 'deliver wood' } }), [
    'gameEnds',
    'honor dragon deliveries',
    'honor dragon shame',
    'honor dragon hordes',
    'won dragon',
  ])
})
