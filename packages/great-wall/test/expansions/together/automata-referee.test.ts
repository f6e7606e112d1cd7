import assert from 'node:assert/strict'
import { Dice, Table } from '@wanli/kernel'
import { value } from '@wanli/test-kit'
import { greatWall } from '../../../src/index.ts'
import { soldierCode, type State } from '../../../src/state.ts'
import type { Options, Setup } from '../../../src/terms.ts'
import { Referee as ReedReferee } from '../../reed-referee.ts'
import { happened, type Seen } from '../../seen.ts'
import { rule } from '../../table.ts'
import { lasting } from '../../whole-game.ts'
import { playWatched } from '../watched-game.ts'
import { Onlooker, WarWatch } from './war-watch.ts'

/*
 * Games with the war expansions, each alone and all together with the Rat, watched by those who know only the documents. Half of the
 * players answer at random; the others like to build, to recruit and to attack, so that more Hordes fall.
 */

const SETS = [
  ['genghisKhan'],
  ['blackPowder'],
  ['ancientBeasts'],
  ['rat', 'genghisKhan', 'blackPowder', 'ancientBeasts'],
]
const EAGER = /^(recruit|attack|man|wall|tower|upgrade|clerk .*>(barracks|builders)$)/

function setupOf(mode: 'solo' | 'two', game: number): Setup {
  const expansions = SETS[game % SETS.length]!
  const options: Partial<Options> = {
    'solo.vitalOrder': game % 3 === 0 ? 'columns' : 'rows',
    'reed.claim': game % 3 === 1 ? 'nextPlayer' : 'discard',
    ...(expansions.includes('blackPowder') && game % 5 === 0 ? { 'bp.towerScoring': 'survivors' } : {}),
  }
  const seats = mode === 'solo' ? 1 : 2
  return value(greatWall.checkSetup({ mode, seats, options, expansions, data: lasting(1, 2) }))
}

/** Three Spearmen of the human cover all active spots of the Khan's card, so that Qin comes to the Skills. */
function coverKhan({ outposts, players }: State): void {
  const [khan] = outposts
  if (khan === undefined) return
  for (const spot of [0, 1, 3]) khan.spots[spot] = soldierCode(0, 0)
  players[0]!.free[0]! -= 3
}

function watchGame(mode: 'solo' | 'two', game: number, seen: Seen): void {
  const setup = setupOf(mode, game)
  const box = greatWall.open(setup)
  const watch = mode === 'solo' ? new WarWatch(box) : undefined
  const table = Table.start(greatWall, setup, `war ${game}`, {}, watch?.box ?? box)
  const onlooker = new Onlooker(box, () => table.state)
  if (watch !== undefined) watch.assaultBegins = () => onlooker.assaultBegins()
  if (game % 16 >= 8) coverKhan(table.state)
  const likes = game % 8 >= SETS.length ? EAGER : undefined
  playWatched(table, { watch, onlooker }, `war answers ${game}`, likes, seen)
}

rule(
  ['GK-45', 'GK-46', 'GK-47', 'BP-MOD-01', 'BP-MOD-03', 'AB-23', 'XP-GEN-03', 'RAT-20', 'RAT-21', 'XRUL-28', 'XRUL-43'],
  'in games with the war expansions Qin does what a second reading of them says',
  () => {
    const seen: Seen = new Map()
    for (let game = 0; game < 96; game++) watchGame('solo', game, seen)
    happened(seen, [
      'attack on GKK',
      'attack on GKS',
      'no survivor',
      'Chi stops him',
      'Blood Toll',
      'all die in a Breach',
      'all die though it holds',
      ...[1, 2, 3, 4, 5, 6].map((award) => `held AWD-${award}`),
      ...[1, 2, 3].map((tower) => `Tower ${tower}`),
      'no empty Tower',
      'Tower Honor',
      'Tower Shame ignored',
      'White Tiger, 1',
      'White Tiger, 2',
      'nothing for the Reed Clan',
      'SOL-3, box 3, as SOL-3, something',
      'Winter, something',
      'some die',
      'score',
    ])
  },
)

rule(
  ['GK-44', 'GK-47', 'BP-MOD-02', 'BP-MOD-03', 'AB-23', 'RAT-20'],
  'in games of two the Reed Clan has no part in the war expansions, and section 12 holds as ever',
  () => {
    const seen: Seen = new Map()
    for (let game = 0; game < 40; game++) watchGame('two', game, seen)
    happened(seen, ['nothing for the Reed Clan', 'Blood Toll', 'all die in a Breach'])
    const done = new Set<string>()
    for (let game = 0; game < 16; game++) {
      const referee = new ReedReferee(setupOf('two', game), `war of the Reed Clan ${game}`)
      referee.play(new Dice(`war answers of the Reed Clan ${game}`))
      for (const what of referee.seen) done.add(what)
    }
    for (const what of ['toWarehouse', 'barricadeBuilt', 'attacked', 'killed']) assert.ok(done.has(what), what)
  },
)
