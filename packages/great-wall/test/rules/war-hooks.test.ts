import assert from 'node:assert/strict'
import type { Extra } from '../../src/modes/index.ts'
import type { GwWindows } from '../../src/terms.ts'
import { spearman, wounds } from '../pieces.ts'
import { newGame, plugged, position, rule, type SectionWords, tryPosition, type TestTable } from '../table.ts'
import { expansion, isTheSameAgain, openExtra, part } from './expansion.ts'

/* Section 19: what the war expansions need of the base, each with a small expansion of its own. */

const NONE = { general: null } as const
const QUIET = { dragon: NONE, snake: NONE, monkey: NONE, turtle: NONE }

type Spots = Exclude<NonNullable<SectionWords['hordes']>[number], string>['spots'] & object

const hordesOf = ({ table: { state } }: TestTable): number => state.sections.flatMap(({ hordes }) => hordes).length

rule(
  ['XP-SET-07', 'GW-COOP-11'],
  'the +1 side of the Time token adds Hordes each Spring, and the view tells it',
  () => {
    const spring = { phase: 'spring', time: 1, players: QUIET } as const
    const usual = position(spring)
    const more = position(spring, expansion({ moreHordes: 1 }))
    assert.equal(hordesOf(more), hordesOf(usual) + 1)
    const [, next = 0] = usual.view('dragon').time.hordes
    assert.equal(more.view('dragon').time.hordes[1], next + 1)
    // With the first slot none come: it is the slot of the set-up.
    assert.equal(more.view('dragon').time.hordes[0], 0)
    const team = position({ phase: 'spring', time: 1 }, { mode: 'coop', seats: 4 })
    assert.equal(team.view('dragon').time.hordes[1], next + 1)
  },
)

rule(
  ['GW-HOOK-07', 'GW-DEFEAT-10'],
  'after a Defeat it is told who has claimed the Horde, when the others have closed up',
  () => {
    const claims: (GwWindows['defeated'] & { readonly front: string | undefined })[] = []
    const watch = part('watch', {
      to: 'defeated',
      when: 'has',
      do: (g, event) =>
        void claims.push({ ...event, front: g.box.hordes[g.state.sections[0]!.hordes[0]?.card ?? -1]?.id }),
    })
    const defeat = (spots: Spots) =>
      position(
        {
          phase: 'defeat',
          sections: { left: { hordes: [{ card: 'HOR-1/left', spots }, 'HOR-2/left'] } },
          players: QUIET,
        },
        plugged(watch),
      )
    const first = () => claims.splice(0).map(({ section, claimer, front }) => [section, claimer, front])[0]
    defeat({ 1: spearman('snake'), ...wounds(2, 3, 4) })
    assert.deepEqual(first(), [0, 1, 'HOR-2/left'])
    defeat(wounds(1, 2, 3, 4))
    assert.deepEqual(first(), [0, undefined, 'HOR-2/left'])
  },
)

rule(['GW-HOOK-07', 'GW-REED-16'], 'a Horde that the Reed Clan would claim is claimed by nobody', () => {
  const claims: (number | undefined)[] = []
  const watch = part('watch', { to: 'defeated', when: 'has', do: (_g, { claimer }) => void claims.push(claimer) })
  const spots = { 1: spearman('reed'), ...wounds(2, 3, 4) }
  position(
    { phase: 'defeat', sections: { middle: { hordes: [{ card: 'HOR-1/middle', spots }] } } },
    { ...plugged(watch), mode: 'two' },
  )
  assert.deepEqual(claims.slice(0, 1), [undefined])
})

rule('GW-HOOK-07', 'the Assault phase begins once, before its first section, with Hordes there or without', () => {
  const steps: string[] = []
  const watch = part('watch', { to: 'stepDone', when: 'has', do: (_g, { step }) => void steps.push(step) })
  for (const setup of [{ seats: 3 }, { mode: 'two' }]) {
    position(
      { phase: 'winter', sections: { right: { wall: 3, hordes: ['HOR-1/right'] } } },
      { ...plugged(watch), ...setup },
    )
    const winter = steps.splice(0).filter((step) => step === 'firing' || step === 'assault')
    assert.deepEqual(winter, ['firing', 'assault'])
  }
})

rule(['GW-HOOK-05', 'GW-SOLO-31'], 'what Qin Jiushao builds is told like what people build', () => {
  const built: unknown[] = []
  const watch = part('watch', { to: 'built', when: 'has', do: (_g, event) => void built.push(event) })
  const setup = plugged(watch)
  const track = { 1: { by: 'qin', card: 'SOL-3' } }
  const t = position({ phase: 'turn', turn: 'qin', track, players: { dragon: NONE } }, { ...setup, mode: 'solo' }).play(
    'stop',
  )
  const walls = t.table.state.sections.map(({ wall }) => wall)
  assert.deepEqual(
    walls.toSorted((a, b) => a - b),
    [0, 0, 1],
  )
  assert.deepEqual(built[0], { seat: 1, walls, works: [] })
})

rule('XP-INV-01', 'Soldiers that stand in what an expansion keeps are counted, and are not in the pool', () => {
  /** So many Spearmen of the dragon keep watch. */
  const camp: Extra = {
    ...openExtra('camp', { n: 0 }),
    soldiers: ({ n }: { readonly n: number }, seat, type) => (seat === 0 && type === 0 ? n : 0),
  }
  const setup = expansion({ extras: [camp] })
  const t = position({ extras: { camp: { n: 2 } }, players: QUIET }, setup)
  const pool = position({ players: QUIET }, setup).words('players.dragon.free.spearman') as number
  t.has({ 'players.dragon.free.spearman': pool - 2 })
  isTheSameAgain(t)
  const { state, box, game } = t.table
  ;(state.extras['camp'] as { n: number }).n = 3
  assert.match(game.invariants(state, box).join(), /GW-INV-01/)
  const many = tryPosition({ extras: { camp: { n: pool + 1 } } }, setup)
  assert.ok(!many.ok)
  assert.equal(many.error.detail['problem'], 'soldiersLeft')
  assert.equal(newGame(setup).table.over, false)
})
