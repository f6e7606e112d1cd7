import assert from 'node:assert/strict'
import { Reader } from '@wanli/test-kit'
import type { Expansion } from '../../src/expansions/expansion.ts'
import { greatWall, refusals } from '../../src/index.ts'
import { problemMessage, remarkMessage, texts } from '../../src/text/index.ts'
import { newGame, rule, type SetupWords, value, withExpansion } from '../table.ts'
import { SETS } from './sets.ts'

const reader = new Reader(texts, /[a-z][A-Z]/)
const codesOf = (setup: object): readonly string[] => {
  const checked = greatWall.checkSetup(setup)
  return checked.ok ? [] : String(checked.error.detail['codes']).split(' ')
}

rule(
  ['XP-CFG-01', 'XP-REF-04', 'XP-REF-05', 'XP-REF-06', 'XP-REF-08'],
  'what cannot be is refused by its code, with a sentence',
  () => {
    assert.deepEqual(codesOf({ seats: 5 }), ['FIFTH_PLAYER_NEEDED'])
    assert.deepEqual(codesOf({ mode: 'coop', seats: 5 }), ['FIFTH_PLAYER_NEEDED'])
    assert.deepEqual(codesOf({ mode: 'solo', seats: 5 }), ['PLAYER_COUNT'])
    assert.deepEqual(codesOf({ mode: 'solo', seats: 2 }), ['PLAYER_COUNT'])
    assert.deepEqual(codesOf({ mode: 'competitive', seats: 6 }), ['PLAYER_COUNT'])
    assert.deepEqual(codesOf({ mode: 'coop', seats: 1 }), ['SOLO_STANDARD_ONLY'])
    assert.deepEqual(codesOf({ seats: 3, clans: ['dragon', 'snake', 'snake'] }), ['CLAN_UNAVAILABLE'])
    assert.deepEqual(codesOf({ seats: 3, clans: ['dragon', 'snake', 'panda'] }), ['CLAN_UNAVAILABLE'])
    assert.ok(!greatWall.checkSetup({ expansions: ['dodo'] }).ok)
    const plan = { mode: 'coop', seats: 5, clans: [], expansions: [] }
    assert.deepEqual(refusals(plan), [{ rule: 'XP-REF-04', code: 'FIFTH_PLAYER_NEEDED' }])
    assert.match(reader.read(remarkMessage(refusals(plan)[0]!)).en, /fifth seat/)
  },
)

rule('XP-CFG-02', 'all refusals are told at once, and what is not refused can be played', () => {
  const setup = { mode: 'competitive', seats: 5, clans: ['dragon', 'dragon', 'snake', 'monkey', 'turtle'] }
  assert.deepEqual(codesOf(setup), ['FIFTH_PLAYER_NEEDED', 'CLAN_UNAVAILABLE'])
  const checked = greatWall.checkSetup(setup)
  assert.ok(!checked.ok)
  const { en, es } = reader.read(problemMessage(checked.error))
  assert.match(en, /5th Player set.*Each Clan can be chosen once/)
  assert.match(es, /5\.º jugador.*Cada clan/)
  // An expansion may refuse as well; its reason comes with the others, each once.
  const lonely: Omit<Expansion, 'name'> = {
    refuses: ({ expansions }) => (expansions.length > 1 ? [{ rule: 'XP-REF-01', code: 'ALONE' }] : []),
  }
  const alone = withExpansion(lonely, withExpansion(lonely))
  const both = newGameRefused({ ...alone, seats: 3, clans: ['dragon', 'dragon', 'snake'] })
  assert.deepEqual(both, ['ALONE', 'CLAN_UNAVAILABLE'])
})

rule(
  'XP-CFG-03',
  'the expansions are part of the checked set-up, in one order, and of nothing else if there are none',
  () => {
    const { expansions } = value(greatWall.checkSetup({ expansions: SETS.toReversed() }))
    assert.deepEqual(expansions, SETS)
    assert.ok(!('expansions' in value(greatWall.checkSetup({}))))
    assert.ok(!('expansions' in value(greatWall.checkSetup({ expansions: [] }))))
    // Options of an expansion that isn't there are nobody's.
    assert.deepEqual(value(greatWall.checkSetup({})).options, value(greatWall.checkSetup({ expansions: [] })).options)
    assert.ok(!greatWall.checkSetup({ options: { 'rat.advisors': false } }).ok)
  },
)

function newGameRefused(setup: SetupWords): readonly string[] {
  try {
    newGame(setup)
  } catch (error) {
    return (
      /codes.{1,5}"([A-Z_ ]+)"|codes: '([A-Z_ ]+)'/
        .exec(String(error instanceof Error ? error.message : error))
        ?.slice(1)
        .find(Boolean)
        ?.split(' ') ?? [String(error)]
    )
  }
  return []
}
