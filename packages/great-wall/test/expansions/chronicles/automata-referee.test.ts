import { Dice, Table } from '@wanli/kernel'
import { value } from '@wanli/test-kit'
import { greatWall } from '../../../src/index.ts'
import type { Options, Setup } from '../../../src/terms.ts'
import { Referee as ReedReferee } from '../../reed-referee.ts'
import { happened, type Seen } from '../../seen.ts'
import { rule } from '../../table.ts'
import { lasting } from '../../whole-game.ts'
import { playWatched } from '../watched-game.ts'
import { ScenarioWatch, Witness } from './scenario-watch.ts'

/*
 * Games with the scenarios for Honor, watched by those who know only the documents. Half of the players answer at random; the others like to
 * recruit, to attack and to build.
 */

const SCENARIOS = ['freezingWeather', 'greatFamine', 'emperorsVisit', 'hungryGhosts']
const EAGER = /^(recruit|attack|man|wall|clerk .*>(barracks|builders|market)$|gather)/

function setupOf(mode: 'solo' | 'two', game: number): Setup {
  const scenario = SCENARIOS[game % SCENARIOS.length]!
  const second = game % 3 === 1
  const options: Partial<Options> = {
    'solo.vitalOrder': second ? 'columns' : 'rows',
    'reed.claim': second ? 'nextPlayer' : 'discard',
    ...(scenario === 'emperorsVisit' && second ? { 'ev.order': 'moveFirst' } : {}),
    ...(scenario === 'freezingWeather' && game % 8 === 0 ? { 'fw.supply': 'fifty' } : {}),
  }
  const seats = mode === 'solo' ? 1 : 2
  return value(greatWall.checkSetup({ mode, seats, options, expansions: [scenario], data: lasting(1, 2) }))
}

function watchGame(mode: 'solo' | 'two', game: number, seen: Seen): void {
  const setup = setupOf(mode, game)
  const box = greatWall.open(setup)
  const watch = mode === 'solo' ? new ScenarioWatch(box) : undefined
  const table = Table.start(greatWall, setup, `scenario ${game}`, {}, watch?.box ?? box)
  const witness = new Witness(box, () => table.state)
  const likes = game % 8 >= SCENARIOS.length ? EAGER : undefined
  playWatched(table, { watch, onlooker: witness }, `scenario answers ${game}`, likes, seen)
}

rule(
  ['AC-12', 'AC-FW-20', 'AC-GF-19', 'AC-EV-17', 'AC-HG-16', 'AC-HG-18', 'AC-HG-19', 'AC-HG-20', 'XP-GEN-03'],
  'in the scenarios Qin does what a second reading of them says',
  () => {
    const seen: Seen = new Map()
    for (let game = 0; game < 96; game++) watchGame('solo', game, seen)
    happened(seen, [
      'claim of Qin',
      'no claim of Qin',
      'Qin haunts, something',
      'Qin lifts the lowest',
      'Qin claims, nothing to lift',
      'a human lifts',
      'dead for good',
      'a Reed Clerk comes back',
      'Qin stays unfed',
      'some go hungry',
      'SOL-3, box 3, as SOL-3, something',
      'Reed moves, something',
      'Winter, something',
      'some die',
      'score',
    ])
  },
)

rule(
  ['AC-FW-20', 'AC-GF-19', 'AC-EV-16', 'AC-HG-16', 'AC-HG-19'],
  'in the scenarios for two the Reed Clan does what section 12 says, and what the scenario changes of it',
  () => {
    const seen: Seen = new Map()
    for (let game = 0; game < 40; game++) watchGame('two', game, seen)
    happened(seen, ['Reed Clan stays unfed', 'dead for good', 'a Reed Clerk comes back', 'a human lifts'])
    const done: Seen = new Map()
    for (let game = 0; game < 24; game++) {
      const referee = new ReedReferee(setupOf('two', game), `Reed Clan in scenario ${game}`)
      referee.play(new Dice(`answers to the Reed Clan in scenario ${game}`))
      for (const what of referee.seen) done.set(what, 1)
    }
    happened(done, ['toWarehouse', 'barricadeBuilt', 'attacked', 'killed', 'advisorDismissed', 'teaMoved'])
  },
)
