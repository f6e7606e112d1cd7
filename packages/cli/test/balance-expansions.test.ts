import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { greatWall } from '@wanli/great-wall'
import { Table } from '@wanli/kernel'
import type { Balance } from '../src/games/great-wall/balance/balance.ts'
import { columnsOf } from '../src/games/great-wall/balance/columns.ts'
import { figuresOf } from '../src/games/great-wall/balance/figures.ts'
import { BalanceObserver } from '../src/games/great-wall/balance/observe.ts'
import { DEEDS, TALLIES } from '../src/games/great-wall/balance/sets.ts'
import type { Gw, GwOption } from '../src/games/great-wall/terms.ts'
import { runSimulate } from '../src/simulate/index.ts'
import { LANGUAGES, TEXTS } from '../src/text/index.ts'
import { here, newFolder } from './help.ts'

const ALL = ['fifthPlayer', 'rat', 'genghisKhan', 'blackPowder', 'ancientBeasts']

const begun = (expansions: readonly string[], mode = 'competitive', seats = 4) => {
  const setup = greatWall.checkSetup({ mode, seats, expansions })
  assert.ok(setup.ok)
  const table = Table.start(greatWall, setup.value, 'sets')
  const observer = new BalanceObserver()
  observer.begin(table)
  return { table, observer }
}
const asked = (prompt: Gw['prompt'], seat: number, options: readonly GwOption[], about?: { readonly card: string }) =>
  ({ seat, prompt, options, about, topic: undefined, refused: undefined, at: 1 }) as const
const DECLINE = { kind: 'decline', key: 'decline' } as const

describe('what expansions offer', () => {
  it('is a chance once in a Year of a player, and used if he took it in that Year', () => {
    const { observer, table } = begun(['ancientBeasts'])
    const upgrade = { kind: 'beastUpgrade', key: 'upgrade BST-1', beast: 0 } as const
    const question = (seat: number) => asked('beastUpgrade', seat, [upgrade, DECLINE])
    observer.event({ kind: 'yearBegan', year: 1 })
    observer.answer(question(0), DECLINE)
    observer.answer(question(0), upgrade)
    observer.answer(question(1), DECLINE)
    observer.event({ kind: 'yearBegan', year: 2 })
    observer.answer(question(0), upgrade)
    const counted = observer.end([0])
    const row = (what: string) => counted[`deed/upgrade/BST-1/${what}`]
    assert.deepEqual(['chances', 'uses', 'wins'].map(row), [3, 2, 2])
    const [column] = columnsOf({ competitive: [4] }, ['ancientBeasts'])
    const figures = figuresOf(column!, table.box, counted, 0)
    assert.deepEqual(figures.expansions, ['ancientBeasts'])
    assert.deepEqual(figures.deeds, [
      { id: 'upgrade/BST-1', deed: 'upgrade', thing: 'BST-1', chances: 3, uses: 2, use: 0.66667, wins: 1 },
    ])
  })

  it('is told from what the base has: Spearmen, Attacks on Hordes, Advisors', () => {
    const { observer, table } = begun(['genghisKhan'])
    const recruit = (type: number) => ({ kind: 'recruit', key: `recruit ${type}`, type }) as const
    const bannerman = table.box.soldiers.findIndex(({ id }) => id === 'bannerman')
    const attack = { kind: 'attack', key: 'attack', type: 0, section: 0, row: 0, spot: 0, mate: -1 } as const
    const use = { kind: 'use', key: 'use ADV-01', card: 'ADV-01', rule: 0 } as const
    observer.answer(asked('recruit', 0, [recruit(0), recruit(bannerman)]), recruit(0))
    observer.answer(asked('attack', 0, [attack, DECLINE]), attack)
    observer.answer(asked('ability', 0, [use, DECLINE]), use)
    const before = Object.keys(observer.end([0])).filter((name) => name.startsWith('deed/'))
    assert.deepEqual(before, ['deed/recruit/bannerman/chances'])
    const winter = begun(['genghisKhan']).observer
    winter.answer(asked('attack', 0, [attack, DECLINE], { card: 'bannerman' }), attack)
    assert.equal(winter.end([0])['deed/winter/bannerman/uses'], 1)
  })
})

describe('what expansions bring', () => {
  it('is counted by game', () => {
    const { observer, table } = begun(['genghisKhan', 'blackPowder', 'ancientBeasts', 'rat'])
    const award = table.box.publicCards[0]!.id
    observer.event({ kind: 'outpostAttacked', seat: 0, unit: 'horseman', outpost: 'GKK-1', spots: [0, 1] })
    observer.event({ kind: 'skillBroken', card: 'GKS-1' })
    observer.event({ kind: 'khanDefeated', seat: 0 })
    observer.event({ kind: 'cardTaken', seat: 0, card: award })
    observer.event({ kind: 'machineBuilt', seat: 0, machine: 'BPM-1', section: 0 })
    observer.event({ kind: 'machinesDestroyed', section: 0, machines: ['BPM-1', 'BPM-2'] })
    observer.event({ kind: 'shot', seat: 0, machine: 'BPM-1', section: 0, row: 0, horde: 'HRD-01' })
    observer.event({ kind: 'shotLaid', seat: 0, cells: [], hits: 3 })
    observer.event({ kind: 'towerManned', seat: 0, tower: 1 })
    observer.event({ kind: 'towerCleared', seat: 0, tower: 1, section: 0 })
    observer.event({ kind: 'wallDestroyed', section: 0, level: 0 })
    observer.event({ kind: 'abilityUsed', seat: 0, card: 'REL-1', rule: 0 })
    observer.event({ kind: 'abilityUsed', seat: 0, card: 'ADV-01', rule: 0 })
    observer.event({ kind: 'gained', seat: 0, resource: 2, n: 1, from: 'rat' })
    observer.event({ kind: 'gained', seat: 0, resource: 2, n: 1, from: 'goldMine' })
    const [column] = columnsOf({ competitive: [4] }, table.box.setup.expansions)
    const { tallies } = figuresOf(column!, table.box, observer.end([0]), 0)
    const found = Object.fromEntries(tallies.filter(({ share }) => share > 0).map(({ id, perGame }) => [id, perGame]))
    assert.deepEqual(found, {
      khanSpots: 2,
      skillsBroken: 1,
      khanDefeated: 1,
      awardTaken: 1,
      machinesBuilt: 1,
      machinesDestroyed: 2,
      shots: 1,
      hits: 3,
      towersManned: 1,
      towersCleared: 1,
      wallsDestroyed: 1,
      relicUses: 1,
      ratPays: 1,
    })
    assert.equal(tallies.length, Object.values(TALLIES).flat().length)
  })

  it('knows a game that all lost, in every mode', () => {
    const ends = [
      { mode: 'competitive', seats: 4, event: { kind: 'allLost', because: 'noWall' } },
      { mode: 'solo', seats: 1, event: { kind: 'soloLost', because: 'noWall' } },
      { mode: 'coop', seats: 2, event: { kind: 'teamLost', because: 'noWall', done: 0 } },
    ] as const
    for (const { mode, seats, event } of ends) {
      const { observer } = begun(['blackPowder'], mode, seats)
      observer.event(event)
      const counted = observer.end([])
      assert.deepEqual([counted['tally/noWall'], counted['endedBy/noWall'], counted['won']], [1, 1, undefined], mode)
    }
  })

  it('is in the figures of games with everything', async () => {
    const setup = { mode: 'competitive', seats: 5, expansions: ALL }
    const run = { game: 'great-wall', setup, bots: ['random'], games: 4, seed: 'all', cores: 1, observe: 'balance' }
    const report = await runSimulate(run)
    assert.equal(report.failed, 0, report.failures[0]?.error)
    const { box } = begun(ALL, 'competitive', 5).table
    const [column] = columnsOf({ competitive: [5] }, ALL)
    const { deeds, tallies } = figuresOf(column!, box, report.counts!, 0)
    for (const { id, chances, uses } of deeds) assert.ok(chances >= uses, id)
    for (const deed of ['recruit', 'build', 'shot', 'tower', 'upgrade', 'move', 'use'] as const)
      assert.ok(
        deeds.some((row) => row.deed === deed && row.uses > 0),
        deed,
      )
    const of = (tally: string) => tallies.find(({ id }) => id === tally)!.perGame
    assert.ok(of('beastsAtLevel3') <= of('beastsAtLevel2') && of('beastsAtLevel2') <= 4)
    assert.ok(of('beastUpgrades') > 0 && of('shots') > 0 && of('towersManned') > 0)
  })

  it('has words in both languages', () => {
    for (const language of LANGUAGES) {
      for (const deed of DEEDS) assert.ok(`balance.deed.${deed}` in TEXTS[language], deed)
      for (const tally of Object.values(TALLIES).flat()) assert.ok(`balance.tally.${tally}` in TEXTS[language], tally)
    }
  })
})

describe('wanli balance --expansions', () => {
  const command = (...more: string[]) => ['balance', 'great-wall', '--bots', 'random', '--seed', '7', ...more]
  const quick = ['--games', '2', '--cores', '1']

  it('plays the columns that the expansions allow', async () => {
    const all = await here(
      command('--expansions', 'fifthPlayer', '--mode', 'competitive', '--json', '--games', '1', '--cores', '1'),
    )
    const { columns, expansions } = JSON.parse(all.out) as Balance
    assert.deepEqual(expansions, ['fifthPlayer'])
    assert.deepEqual(
      columns.map(({ id }) => id),
      ['competitive-3', 'competitive-4', 'competitive-5'],
    )
    const without = await here(command('--mode', 'competitive', '--seats', '5', '--lang', 'en', ...quick))
    assert.equal(without.code, 2)
    assert.match(without.err, /5/)
    const unknown = await here(command('--expansions', 'genghisKan', '--lang', 'en', ...quick))
    assert.equal(unknown.code, 2)
    assert.match(unknown.err, /"genghisKan" is not possible for --expansions\. Did you mean genghisKhan\?/)
  })

  it('names the expansions, what they offer and their targets in the language of the reader', async () => {
    const words = {
      en: [/With Genghis Khan, Black Powder\./, /Ballista: Shot/, /Lost because no Wall was left/],
      es: [/Con Gengis Kan, Pólvora Negra\./, /Balista: Disparo/, /Perdidas por no quedar Muralla/],
    }
    for (const language of LANGUAGES) {
      const folder = newFolder()
      const sets = ['--expansions', 'genghisKhan,blackPowder', '--mode', 'competitive', '--seats', '3']
      const { code, err, out } = await here(command(...sets, ...quick, '--lang', language), { folder })
      assert.equal(code, 0, err)
      const html = readFileSync(join(folder, 'balance', 'balance.html'), 'utf8')
      for (const word of words[language]) assert.match(html, word)
      assert.match(out, words[language][2]!)
      assert.doesNotMatch(html, /NaN|undefined|Infinity/)
    }
  })
})
