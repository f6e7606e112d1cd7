import assert from 'node:assert/strict'
import { test } from 'node:test'
import { genghisKhan } from '../../src/expansions/genghis-khan/index.ts'
import { clansWith, greatWall, notices, refusals, SETUP, unpack } from '../../src/lean.ts'
import { en } from '../../src/text/en.ts'
import { es } from '../../src/text/es.ts'
import { ofExpansions } from '../../src/text/lean.ts'

/* What somebody has who unpacks expansions himself, as the page does: `lean.ts` in the place of `index.ts`. */

const NAMES = [
  'fifthPlayer',
  'genghisKhan',
  'blackPowder',
  'ancientBeasts',
  'rat',
  'freezingWeather',
  'greatFamine',
  'emperorsVisit',
  'redTurban',
  'diaoyucheng',
  'hungryGhosts',
]
const COMPETITIVE: ReadonlySet<string> = new Set(['freezingWeather', 'greatFamine', 'emperorsVisit', 'hungryGhosts'])
const tables: readonly Readonly<Record<string, string>>[] = [
  { ...en, ...ofExpansions('en') },
  { ...es, ...ofExpansions('es') },
]
const plan = (...expansions: readonly string[]) => ({ mode: 'coop', seats: 4, expansions })

void test('packed expansions are offered by their covers: names, options, Clans, refusals, notices, in both languages', () => {
  assert.deepEqual(
    SETUP.expansions?.map(({ name }) => name),
    NAMES,
  )
  for (const name of NAMES) {
    // A scenario that is won by Honor is not played together.
    assert.ok(greatWall.checkSetup({ ...plan(name), mode: COMPETITIVE.has(name) ? 'competitive' : 'coop' }).ok, name)
    for (const table of tables) assert.ok(table[`expansion.${name}`] && table[`expansion.${name}.help`], name)
  }
  for (const { label, help } of SETUP.fields) for (const table of tables) assert.ok(table[label] && table[help], label)
  assert.deepEqual(
    clansWith(['fifthPlayer']).map(({ id }) => id),
    [...SETUP.clans, 'panda'],
  )
  assert.equal(refusals({ mode: 'competitive', seats: 5, clans: [], expansions: [] })[0]?.code, 'FIFTH_PLAYER_NEEDED')
  const setup = greatWall.checkSetup(plan('genghisKhan'))
  assert.ok(setup.ok)
  assert.deepEqual(
    notices(setup.value).map(({ code }) => code),
    ['KHAN_NOT_A_GOAL'],
  )
})

void test('no table is laid with a packed expansion; once it is unpacked there is one', () => {
  const setup = greatWall.checkSetup(plan('genghisKhan'))
  assert.ok(setup.ok)
  assert.throws(() => greatWall.open(setup.value), /genghisKhan is not unpacked/)
  unpack(genghisKhan)
  assert.ok(greatWall.open(setup.value).outposts.length > 0)
  const other = greatWall.checkSetup(plan('genghisKhan', 'rat'))
  assert.ok(other.ok)
  assert.throws(() => greatWall.open(other.value), /rat is not unpacked/)
})
