import assert from 'node:assert/strict'
import { decision, newGame, position, QUIET, rule, type SetupWords, tryPosition, type Words } from '../../../table.ts'
import { isTheSameAgain } from '../../../rules/expansion.ts'
import { GHOSTS, ghostsOf, haunted, NOBODY, SOLO, TWO } from './stage.ts'

/* AC-HG-01 to -12, -18, -19: how ghosts come, what they forbid, and how they go. */

const HORDES: Words['sections'] = {
  left: { hordes: ['HOR-1/left', 'HOR-2/left'] },
  right: { hordes: ['HOR-3/right'] },
}
const winterEnd = (words: Words = {}, setup: SetupWords = GHOSTS) =>
  position({ phase: 'winterEnd', players: NOBODY, ...words }, setup)

rule(['AC-HG-02', 'SCN-4'], 'nothing is haunted when the game begins, and nothing else is other', () => {
  const t = newGame(GHOSTS)
  assert.deepEqual(ghostsOf(t).haunted, [])
  assert.deepEqual([t.view().shamePool, t.table.box.locations.length], [30, 10])
  isTheSameAgain(t)
})

decision(
  ['XDP-24', 'XTV-38', 'AC-HG-03', 'AC-HG-04', 'AC-HG-05', 'AC-HG-06', 'AC-HG-07', 'AC-HG-09', 'XP-INV-03'],
  'one token for each row with Hordes, in Tea order; Clerks there go home',
  () => {
    const t = winterEnd({
      sections: HORDES,
      shamePool: 9,
      tea: ['monkey', 'dragon', 'snake'],
      clerks: { temple: { dragon: 1, snake: 1 } },
    })
    t.asks('monkey', 'haunt').refuses({ 'haunt barracks': 'AC-HG-06', 'haunt teaHouse': 'AC-HG-06' })
    assert.equal(t.options().length, 8)
    t.play('haunt temple')
    t.has({ shamePool: 8, 'clerks.temple': { dragon: 0, snake: 0, monkey: 0 }, 'players.dragon.clerkPool': 5 })
    t.asks('dragon', 'haunt').refuses({
      'haunt temple': 'AC-HG-06',
      'haunt barracks': 'AC-HG-06',
      'haunt teaHouse': 'AC-HG-06',
    })
    t.play('haunt embassy')
    t.has({ shamePool: 7, 'players.dragon.honor': 0 })
    assert.deepEqual(ghostsOf(t).haunted, ['temple', 'embassy'])
  },
)

rule(['AC-HG-04', 'AC-HG-05'], 'at most three, fewer if the pool holds fewer, and from the top again', () => {
  const rows = { left: { hordes: ['HOR-1/left', 'HOR-2/left', 'HOR-3/left'] } }
  const two: SetupWords = { ...TWO }
  const t = position(
    {
      phase: 'winterEnd',
      sections: { middle: { hordes: ['HOR-1/middle', 'HOR-2/middle', 'HOR-3/middle'] } },
      players: { dragon: QUIET, snake: QUIET },
      tea: ['snake', 'dragon', 'reed'],
    },
    two,
  )
  // AC-HG-18: only humans, one after the other.
  t.asks('snake', 'haunt').play('haunt quarry')
  t.asks('dragon', 'haunt').play('haunt temple').asks('snake', 'haunt').play('haunt embassy')
  assert.equal(ghostsOf(t).haunted.length, 3)
  const few = winterEnd({ sections: rows, shamePool: 1 })
  assert.equal(ghostsOf(few).coming, 1)
  few.asks('dragon', 'haunt').play('haunt quarry').has({ shamePool: 0 })
  const none = winterEnd({})
  assert.ok(!none.table.prompts.includes('haunt'))
})

rule(['AC-HG-10', 'AC-HG-01'], 'an empty pool ends the game even if tokens lie on Locations', () => {
  winterEnd({ sections: { left: { hordes: ['HOR-1/left'] } }, shamePool: 1 })
    .play('haunt quarry')
    .has({ over: true, shamePool: 0 })
})

rule(['AC-HG-08', 'AC-HG-11', 'GW-HOOK-05'], 'no Clerk may go there; it does not activate, Advanced or not', () => {
  const moves = position(
    {
      phase: 'turn',
      turn: 'dragon',
      track: { 1: { by: 'dragon', card: 'despotism' } },
      players: NOBODY,
      ...haunted('quarry'),
    },
    GHOSTS,
  )
  moves.asks('dragon', 'clerk').refuses({ 'clerk pool>quarry': 'AC-HG-08' })
  assert.ok(moves.offers('clerk pool>temple'))
  // Tokens on Locations are neither in the pool nor anybody's.
  assert.equal(moves.view().shamePool, 29)
})

rule(['AC-HG-06', 'AC-HG-07'], 'positions: no ghost where none may be, none with Clerks, none twice', () => {
  const isWrong = (words: Words) => !tryPosition({ players: NOBODY, ...words }, GHOSTS).ok
  assert.ok(isWrong(haunted('barracks')) && isWrong(haunted('quarry', 'quarry')) && isWrong(haunted('nowhere')))
  assert.ok(isWrong({ ...haunted('temple'), clerks: { temple: { dragon: 1 } } }))
  assert.ok(!isWrong(haunted('temple', 'quarry')))
  isTheSameAgain(position({ players: NOBODY, ...haunted('temple', 'quarry') }, GHOSTS))
})

rule(['AC-HG-18', 'XRUL-83'], 'solo: Qin places too, on the Location of his highest token that is legal', () => {
  const t = position(
    {
      phase: 'winterEnd',
      sections: { middle: { hordes: ['HOR-1/middle', 'HOR-2/middle'] } },
      tea: ['qin', 'dragon', 'reed'],
      players: { dragon: QUIET },
      clerks: { quarry: { qin: 1 } },
      extras: { qin: { track: ['barracks', 'quarry', 'temple', 'goldMine', 'lumberMill'] } },
    },
    SOLO,
  )
  // His Barracks are safe: the next one.
  assert.deepEqual(ghostsOf(t).haunted, ['quarry'])
  t.has({ 'clerks.quarry.qin': 0 }).asks('dragon', 'haunt').refuses({ 'haunt quarry': 'AC-HG-06' })
})

rule(
  ['AC-HG-19', 'GW-REED-05', 'XRUL-84'],
  'a Reed Clerk on a Haunted Location waits, and enters with the next move of one',
  () => {
    const t = position(
      {
        phase: 'winterEnd',
        sections: { middle: { hordes: ['HOR-1/middle'] } },
        tea: ['dragon', 'snake', 'reed'],
        clerks: { temple: { reed: 1 }, quarry: { reed: 1 }, embassy: { reed: 1 } },
        players: { dragon: QUIET, snake: QUIET },
      },
      TWO,
    ).play('haunt temple')
    t.has({ 'clerks.temple.reed': 0, 'players.reed.clerkPool': 1 })
    isTheSameAgain(t)
    const fall = position(
      {
        phase: 'turn',
        turn: 'dragon',
        tea: ['dragon', 'snake', 'reed'],
        track: { 1: { by: 'dragon', card: 'economy' } },
        clerks: { quarry: { reed: 1 }, embassy: { reed: 1 } },
        players: { dragon: QUIET, snake: QUIET, reed: { waiting: 1 } },
        ...haunted('temple'),
      },
      TWO,
    ).skip('reedClerk')
    assert.ok(fall.optionsLike('clerk').every((key) => key.startsWith('clerk pool>')))
    assert.ok(fall.offers('clerk pool>goldMine') && !fall.offers('clerk pool>temple'))
    fall.play('clerk pool>goldMine').has({ 'clerks.goldMine.reed': 1, 'players.reed.clerkPool': 0 })
  },
)

rule(['AC-HG-19', 'GW-SOLO-22'], 'Qin skips Haunted Locations when he moves Clerks', () => {
  const moved = (words: object) => {
    const t = position(
      {
        phase: 'turn',
        turn: 'dragon',
        tea: ['dragon', 'qin', 'reed'],
        track: { 1: { by: 'dragon', card: 'economy' } },
        players: { dragon: QUIET },
        extras: { qin: { track: ['barracks', 'quarry', 'goldMine', 'lumberMill', 'temple'] }, ...words },
      },
      SOLO,
    )
    while (!t.told('clerkMoved').some(({ seat }) => seat === 1)) t.play(t.options().at(-1)!)
    return t.told('clerkMoved').flatMap(({ seat, to }) => (seat === 1 ? [to] : []))
  }
  assert.ok(moved({}).includes('temple'))
  assert.ok(!moved({ hungryGhosts: { haunted: ['temple'] } }).includes('temple'))
})
