import assert from 'node:assert/strict'
import { Dice } from '@wanli/kernel'
import { pickAny, Reader } from '@wanli/test-kit'
import { EXCLUDED } from '../../../src/expansions/chronicles/names.ts'
import { en, es } from '../../../src/expansions/chronicles/text/cover.ts'
import { addHonor } from '../../../src/honor.ts'
import { invariants } from '../../../src/invariants.ts'
import { eventMessage, remarkMessage, texts } from '../../../src/text/index.ts'
import { moment } from '../../../src/cards/moments.ts'
import { openExtra } from '../../rules/expansion.ts'
import { assault, horde, RICH, WATCH, winter } from '../../pieces.ts'
import { newGame, position, rule, type SetupWords, type TestTable, tryPosition } from '../../table.ts'
import { COOP, plainCover, SOLO, withScenario } from './stage.ts'

/* Section 8: what all scenarios share, by a scenario of the tests' own. */

const reader = new Reader({ en: { ...texts.en, ...en }, es: { ...texts.es, ...es } }, /[a-z][A-Z]/)
const NONE = { general: null } as const
const QUIET = { dragon: NONE, snake: NONE, monkey: NONE }

// --- what goes together --------------------------------------------------------------------------------------------------

const plan = (mode: string, ...expansions: readonly string[]) => ({ mode, seats: 3, clans: [], expansions })
const codes = (coop: boolean, mode: string, ...expansions: readonly string[]) =>
  plainCover(coop ? 'redTurban' : 'emperorsVisit').refuses!(plan(mode, ...expansions)).map(
    ({ rule: id, code }) => `${id} ${code}`,
  )

rule(
  ['AC-01', 'XP-REF-01', 'XRUL-01'],
  'no scenario goes with another set than the fifth seat; which ones is said',
  () => {
    for (const set of EXCLUDED)
      assert.deepEqual(codes(false, 'competitive', 'emperorsVisit', set), ['XP-REF-01 SCENARIO_EXCLUSIVE'])
    assert.deepEqual(codes(false, 'competitive', 'emperorsVisit', 'fifthPlayer'), [])
    assert.deepEqual(codes(true, 'coop', 'redTurban', 'fifthPlayer'), [])
    const [refusal] = plainCover('emperorsVisit').refuses!(
      plan('competitive', 'emperorsVisit', 'rat', 'blackPowder', 'genghisKhan'),
    )
    const said = reader.read(remarkMessage(refusal!))
    assert.match(said.en, /cannot be mixed with Genghis Khan, Black Powder and Rat:/)
    assert.match(said.es, /no se combinan con Gengis Kan, Pólvora Negra y Rata:/)
  },
)

rule(['AC-02', 'XP-REF-02', 'XP-REF-03'], 'two scenarios are for a team alone, the four others for Honor alone', () => {
  for (const mode of ['competitive', 'two', 'solo']) {
    assert.deepEqual(codes(true, mode, 'redTurban'), ['XP-REF-02 SCENARIO_COOP_ONLY'])
    assert.deepEqual(codes(false, mode, 'greatFamine'), [])
  }
  assert.deepEqual(codes(true, 'coop', 'redTurban'), [])
  assert.deepEqual(codes(false, 'coop', 'greatFamine'), ['XP-REF-03 SCENARIO_NOT_COOP'])
})

rule(['AC-01', 'XP-REF-07', 'XP-CFG-02'], 'one scenario per game; all that is in the way is said at once', () => {
  assert.deepEqual(codes(false, 'competitive', 'greatFamine', 'hungryGhosts'), ['XP-REF-07 ONE_SCENARIO'])
  assert.deepEqual(codes(true, 'solo', 'diaoyucheng', 'redTurban', 'rat'), [
    'XP-REF-01 SCENARIO_EXCLUSIVE',
    'XP-REF-02 SCENARIO_COOP_ONLY',
    'XP-REF-07 ONE_SCENARIO',
  ])
})

rule(['XP-REF-09', 'XRUL-02'], 'a scenario in solo play comes with a notice, other tables without', () => {
  const { table } = newGame(withScenario({}, SOLO))
  const notices = (setup: typeof table.box.setup) => plainCover('greatFamine').notices!(setup)
  assert.deepEqual(notices(table.box.setup), [{ rule: 'XP-REF-09', code: 'SOLO_SCENARIO_HOUSE' }])
  assert.deepEqual(notices({ ...table.box.setup, mode: 'competitive' }), [])
  const said = reader.read(remarkMessage(notices(table.box.setup)[0]!))
  assert.match(said.en, /Qin Jiushao/)
  assert.match(said.es, /decisión nuestra/)
})

// --- set-up ----------------------------------------------------------------------------------------------------------------

rule(['XTV-27', 'AC-04', 'AC-06', 'AC-07', 'AC-08'], 'decks and Artifacts of a scenario for Honor', () => {
  const { box, state } = newGame(withScenario()).table
  assert.equal(box.artifacts.length, 15)
  assert.equal(state.artifacts.length, 3)
  assert.deepEqual([box.tactics.length, box.generals.length, box.advisors.length], [28, 17, 54])
  for (const { dealt, active } of state.players) assert.deepEqual([dealt.length, active.length], [2, 2])
})

rule(['AC-06', 'AC-07', 'AC-08', 'XP-SET-08'], 'together its cards come to those of the base game and of co-op', () => {
  const { box: alone } = newGame(COOP).table
  const { box } = newGame(withScenario({}, COOP)).table
  assert.equal(box.tactics.length, alone.tactics.length + 8)
  assert.equal(box.generals.length, alone.generals.length + 4)
  assert.equal(box.advisors.length, alone.advisors.length + 10)
  // XP-CFG-04: without a scenario none of them is there.
  assert.ok(![...alone.tactics, ...alone.generals, ...alone.advisors].some(({ id }) => id.startsWith('AC')))
})

rule(
  ['AC-05', 'XRUL-61'],
  'together three Artifacts lie where Requests would, unless the table leaves them out',
  () => {
    const { box, state } = newGame(withScenario({}, COOP)).table
    assert.deepEqual([box.artifacts.length, state.artifacts.length, box.artifactsAct], [15, 3, true])
    const without = newGame(withScenario({}, { ...COOP, options: { 'ac.coopArtifacts': false } })).table
    assert.deepEqual([without.box.artifacts.length, without.state.artifacts.length], [0, 0])
  },
)

rule('AC-05', 'base Artifacts do nothing there: there is no final scoring', () => {
  const t = position(
    {
      phase: 'winterEnd',
      time: 6,
      artifacts: ['ART-5', 'ACR-6', 'ACR-1'],
      players: { ...QUIET, dragon: { ...NONE, honor: 3, resources: RICH } },
    },
    withScenario({}, COOP),
  )
  assert.ok(t.table.over)
  t.has({ 'players.dragon.honor': 3 })
})

rule('AC-03', 'at the end of the set-up it is checked that what the scenario card says is in place', () => {
  const card = (problems: readonly { readonly rule: string; readonly problem: 'warehouse' }[]) =>
    withScenario({
      open: (box) => ({ extras: [...box.extras, { ...openExtra('card', { marker: 1 }), broken: () => problems }] }),
    })
  const chooseAll = (setup: SetupWords) => {
    const { table } = newGame(setup)
    while (table.open[0]!.prompt !== 'command') table.pick(0, 0)
    return table.open.length
  }
  assert.equal(chooseAll(card([])), 3)
  assert.throws(
    () => chooseAll(card([{ rule: 'AC-EV-02', problem: 'warehouse' }])),
    /card is not set up: AC-EV-02 warehouse/,
  )
})

// --- the Year --------------------------------------------------------------------------------------------------------------

/** What the scenario phase has seen: the season, Barricades on the board, and how the game stands. */
function withPhase(setup: SetupWords = {}) {
  const seen: { barricades: number; over: boolean }[] = []
  return {
    seen,
    setup: withScenario(
      {
        phase(g) {
          const barricades = g.state.sections.reduce((sum, section) => sum + section.barricades, 0)
          seen.push({ barricades, over: g.state.over })
          addHonor(g, 0, 1, 'abilities')
        },
      },
      setup,
    ),
  }
}

rule(['AC-09', 'XP-TIM-19'], 'its phase comes once, when the Barricades are gone and before the end check', () => {
  const { seen, setup } = withPhase()
  const t = assault(
    {
      sections: { left: { wall: 3, barricades: 2, hordes: [horde('HOR-1/left')] } },
      players: { ...QUIET, dragon: { ...NONE, ...WATCH } },
    },
    setup,
  )
  assert.deepEqual(seen, [])
  t.skip('command')
  assert.deepEqual(seen, [{ barricades: 0, over: false }])
  t.has({ 'players.dragon.honor': 1 })
})

rule('AC-09', 'in the last Winter too', () => {
  const { seen, setup } = withPhase()
  const t = position({ phase: 'winterEnd', time: 6, artifacts: [], players: QUIET }, setup)
  assert.equal(seen.length, 1)
  assert.ok(t.table.over)
  t.has({ 'players.dragon.honor': 1 })
})

rule(
  ['XTV-28', 'AC-10', 'AC-11'],
  'Winter together: firing, Assault, the phase, the end check, and the team has won',
  () => {
    const { seen, setup } = withPhase(COOP)
    const watched = { ...QUIET, dragon: { ...NONE, ...WATCH } }
    const t = winter({ time: 6, artifacts: [], players: watched }, setup)
    t.asks('dragon', 'tactic').skip()
    assert.ok(t.table.over && seen.length > 0)
    t.has({ 'extras.coop.result': 'won', 'players.dragon.honor': 1 })
    for (const never of ['eventShown', 'requestsShown', 'requestsLeft', 'requestDone'] as const)
      assert.equal(t.told(never).length, 0, never)
    const [won] = t.told('teamWon')
    const said = reader.read(eventMessage(won!, t.table.box))
    assert.equal(said.en, 'The last Year is over: the team wins.')
    assert.equal(said.es, 'Termina el último Año: el equipo gana.')
  },
)

rule('AC-10', 'in other Years an Event follows, and no Shame for Requests: there are none', () => {
  const { setup } = withPhase(COOP)
  const t = winter({ time: 3, artifacts: [], players: { ...QUIET, dragon: { ...NONE, ...WATCH } } }, setup)
  t.asks('dragon', 'tactic').play('pass')
  assert.equal(t.told('eventShown').length, 1)
  assert.equal(t.told('shamed').length, 0)
  t.has({ 'extras.coop.requests': [], 'extras.coop.requestDeck': [] })
  assert.equal(t.table.box.requests.length, 0)
})

rule('AC-10', 'all other rules of co-op hold: one Horde more each Spring, Honor at once for a claimed Horde', () => {
  const { box } = newGame(withScenario({}, COOP)).table
  const { box: alone } = newGame(COOP).table
  assert.deepEqual(
    [box.moreHordes, box.hordesToPlace, box.events.length, box.hordes.map(({ id }) => id)],
    [alone.moreHordes, alone.hordesToPlace, alone.events.length, alone.hordes.map(({ id }) => id)],
  )
})

rule(['AC-11', 'GW-COOP-24'], 'a token that cannot be taken still loses the game at once', () => {
  const t = position(
    {
      phase: 'assault',
      time: 5,
      shamePool: 0,
      artifacts: [],
      sections: { left: { hordes: ['CHO-1/left'] } },
      players: { ...QUIET, dragon: { ...NONE, ...WATCH } },
    },
    withScenario({}, COOP),
  ).skip()
  assert.ok(t.table.over)
  t.has({ 'extras.coop.result': 'lost' })
  const [lost] = t.told('teamLost')
  assert.doesNotMatch(reader.read(eventMessage(lost!, t.table.box)).en, /Request/)
})

rule(
  ['AC-11', 'GW-COOP-26'],
  'with the option an empty pool ends it at the check: lost before the last Year, won in it',
  () => {
    const emptied = (time: number) =>
      position(
        { phase: 'winterEnd', time, shamePool: 0, artifacts: [], players: QUIET },
        withScenario({}, { ...COOP, options: { 'coop.emptyPoolEndsGame': true } }),
      )
    emptied(4).has({ 'extras.coop.result': 'lost' })
    emptied(6).has({ 'extras.coop.result': 'won' })
  },
)

// --- pieces on a scenario card -----------------------------------------------------------------------------------------

const CARD = {
  ...openExtra('card', { clerks: [0, 0, 0], shame: 0 }),
  clerks: ({ clerks }: { clerks: readonly number[] }, seat: number) => clerks[seat] ?? 0,
  shame: ({ shame }: { shame: number }) => shame,
}
const withCard = () => withScenario({ open: (box) => ({ extras: [...box.extras, CARD] }) })

rule(['AC-13', 'XP-INV-02', 'XP-INV-03'], 'pieces on a scenario card are in no pool, and none is lost', () => {
  const on = (clerks: readonly number[], shame: number) => ({ extras: { card: { clerks, shame } }, players: QUIET })
  const setup = withCard()
  const t = position(on([2, 0, 0], 3), setup)
  const { pool } = t.table.box.clerks
  t.has({ 'players.dragon.clerkPool': pool - 2, 'players.snake.clerkPool': pool, shamePool: t.table.box.shamePool - 3 })
  assert.deepEqual(invariants(t.table.state, t.table.box), [])
  const broken = structuredClone(t.table.state)
  broken.extras['card'] = { clerks: [1, 0, 0], shame: 2 }
  assert.match(invariants(broken, t.table.box).join(), /GW-INV-02.*GW-INV-03/s)
  // A pool that is written down says how many are out of the game.
  position({ ...on([0, 0, 0], 3), shamePool: 5 }, setup).has({ shameRemoved: t.table.box.shamePool - 8 })
  const tooMany = tryPosition(on([9, 0, 0], 0), setup)
  assert.ok(!tooMany.ok)
})

// --- Qin Jiushao and the Reed Clan -------------------------------------------------------------------------------------

/** In the scenario phase somebody donates, and something happens that is nobody's deed. */
const donatesBy = (seat: number, setup: SetupWords) =>
  withScenario(
    {
      *phase(g) {
        yield* moment(g, { trigger: 'onDonate', actors: [seat] })
        yield* moment(g, { trigger: 'onIncome' })
      },
    },
    setup,
  )
const donated = (seat: number, artifact: string) =>
  position({ phase: 'winterEnd', time: 2, artifacts: [artifact], players: { dragon: NONE } }, donatesBy(seat, SOLO))

rule(
  ['AC-12', 'XP-GEN-03', 'GWXC-VOC-01'],
  'Qin has the Honor of an Artifact for what he does himself, the Reed Clan never',
  () => {
    const [dragon, qin, reed] = [0, 1, 2] as const
    const honor = (t: TestTable) => ['dragon', 'qin', 'reed'].map((clan) => t.words(`players.${clan}.honor`))
    assert.deepEqual(honor(donated(dragon, 'ACR-4')), [1, 0, 0])
    assert.deepEqual(honor(donated(qin, 'ACR-4')), [0, 1, 0])
    assert.deepEqual(honor(donated(reed, 'ACR-4')), [0, 0, 0])
    // What is nobody's deed helps humans alone, and of Resources he has none.
    const clock = donated(qin, 'ACR-2').play('use ACR-2', 'take chi')
    clock.has({ 'players.dragon.resources.chi': 1, 'players.qin.resources.chi': 0 })
  },
)

rule(['AC-12', 'GW-SOLO-36'], 'Qin scores 20 Honor for any Artifact in play', () => {
  const scored = (artifacts: readonly string[]) =>
    Number(
      position(
        { phase: 'scoring', artifacts: [...artifacts], players: { dragon: NONE } },
        withScenario({}, SOLO),
      ).words('players.qin.honor'),
    )
  assert.equal(scored(['ACR-1', 'ART-1']) - scored([]), 2 * 20)
})

// --- whole games ---------------------------------------------------------------------------------------------------------

rule(['XP-CFG-02', 'AC-12', 'AC-14'], 'whole games with the shared cards, in every mode, keep all invariants', () => {
  const tables: readonly SetupWords[] = [
    {},
    { mode: 'two', seats: 2 },
    SOLO,
    COOP,
    { mode: 'coop', seats: 2 },
    { seats: 5, expansions: ['fifthPlayer'] },
  ]
  for (const [i, words] of tables.entries()) {
    const { table } = newGame(withScenario({}, words), `chronicles ${i}`)
    const dice = new Dice(`answers ${i}`)
    while (!table.over) {
      pickAny(table, dice)
      assert.deepEqual(invariants(table.state, table.box, table.prompts), [])
    }
  }
})
