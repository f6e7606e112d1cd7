import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pointsOf, shameOf } from '../src/games/great-wall/counts.ts'
import { ledger } from '../src/games/great-wall/ledger.ts'
import { coopOf, type Lack } from '../src/games/great-wall/types.ts'
import { scene } from './great-wall-help.ts'

/* What a player at a real table would count. */

void test('ART-1 to ART-5: what an Artifact would bring now', () => {
  const { view } = scene({
    artifacts: ['ART-1', 'ART-2', 'ART-3', 'ART-4', 'ART-5'],
    sections: {
      left: { wall: 2, firing: { dragon: { archer: 2 }, snake: { archer: 1 } } },
      right: { wall: 1, firing: { dragon: { archer: 1 } } },
    },
    players: {
      dragon: {
        resources: { gold: 4 },
        clerkSupply: 1,
        active: ['ADV-01'],
        supporting: ['ADV-02', 'ADV-03'],
        overseers: { quarry: { level: 2 }, temple: { level: 1 } },
      },
    },
  })
  const worth = (id: string, seat = 0) => view.players[seat]!.artifacts[view.artifacts.indexOf(id)]
  assert.equal(worth('ART-1'), 12, '6 for each of 2 Archers on the highest Wall')
  assert.equal(worth('ART-2'), 7, '7 for the third Advisor')
  assert.equal(worth('ART-3'), 14, '7 for each of 7 Clerks beyond 5')
  assert.equal(worth('ART-4'), 9, '3 for each of 3 levels')
  assert.equal(worth('ART-5'), 4, '1 for each Gold; who has the most is not known')
  assert.equal(worth('ART-5', 1), null, 'behind the screen')
})

void test('GW-SCORE: if the game ended now: Honor, Hordes without Shame, Artifacts; Shame on Soldiers costs', () => {
  const { view, box } = scene({
    artifacts: ['ART-4'],
    players: {
      dragon: {
        honor: 20,
        shamed: { spearman: 2 },
        claimed: ['HOR-5/left', { card: 'HOR-1/left', shame: 1 }],
        overseers: { quarry: { level: 2 } },
      },
    },
  })
  const each = box.data.constants.shamePenalty.perSoldier
  assert.deepEqual(pointsOf(view.players[0]!), { honor: 20 - 2 * each, hordes: 8, artifacts: 6 })
  assert.equal(shameOf(view.players[0]!), 3)
})

void test('GW-SCORE-01, GW-SCORE-05: Shame takes no Honor below 0, and what is gained after that stays whole', () => {
  const { view } = scene({
    artifacts: ['ART-4'],
    players: { dragon: { honor: 8, shamed: { spearman: 2 }, overseers: { quarry: { level: 2 } } } },
  })
  assert.deepEqual(pointsOf(view.players[0]!), { honor: 0, hordes: 0, artifacts: 6 })
})

void test('GW-SOLO-36: Qin Jiushao gains 20 Honor for each Artifact, whatever it says; who is alone has the most Gold', () => {
  const words = { artifacts: ['ART-4', 'ART-5'], players: { qin: { honor: 7 }, dragon: { resources: { gold: 2 } } } }
  const { view } = scene(words, { mode: 'solo', seats: 1 })
  assert.deepEqual(pointsOf(view.players[1]!), { honor: 7, hordes: 0, artifacts: 40 })
  assert.deepEqual(pointsOf(view.players[0]!), { honor: 0, hordes: 0, artifacts: 2 + 12 })
})

/** What this Request lacks, if it lies open; `eased`: by Imperial Favor. */
function lacks(words: object, id: string, eased = 0): readonly Lack[] {
  const mode = { mode: 'coop', seats: 3 }
  const open = coopOf(scene({}, mode).view)!.requests.map((_, i) => (i === 0 ? id : null))
  const { extras } = words as { extras?: { coop: object } }
  const coop = { ...extras?.coop, requests: open, eased: { [id]: eased } }
  return coopOf(scene({ ...words, extras: { coop } }, mode).view)!.requests[0]!.lacks
}
const haves = ({ shares }: Lack) => shares.map(({ have }) => have)

void test('GW-COOP-22a: of what each must give one sees the own part, and nothing behind a screen', () => {
  const words = { players: { dragon: { resources: { stone: 2 } }, snake: { resources: { stone: 5 } } } }
  assert.deepEqual(lacks(words, 'REQ-06'), [
    {
      what: 'stone',
      of: 3,
      have: null,
      who: 'each',
      shares: [
        { seat: 0, have: 2 },
        { seat: 1, have: null },
        { seat: 2, have: null },
      ],
    },
  ])
  assert.equal(lacks(words, 'REQ-06', 2)[0]!.of, 1, 'Imperial Favor')
  assert.equal(lacks(words, 'REQ-06', 5)[0]!.of, 0, 'never below nothing')
})

void test('REQ-03: Honor is open, so everybody sees who lacks how much', () => {
  const [honor] = lacks({ players: { dragon: { honor: 9 }, snake: { honor: 2 } } }, 'REQ-03')
  assert.deepEqual([honor!.of, honor!.who, haves(honor!)], [6, 3, [9, 2, 0]])
})

void test('REQ-02, REQ-04: pieces on the board, or in the pool too', () => {
  const words = {
    sections: {
      left: { wall: 1, firing: { dragon: { archer: 1 } }, rest: { dragon: { horseman: 1 }, snake: { spearman: 2 } } },
    },
    clerks: { quarry: { snake: 1 } },
    players: { snake: { clerkSupply: 3 } },
  }
  const [guard] = lacks(words, 'REQ-02')
  assert.deepEqual(haves(guard!), [2, 0, 0], 'Archers and Horsemen on the board')
  const [clerks, horsemen] = lacks(words, 'REQ-04')
  assert.deepEqual([clerks!.what, clerks!.who, haves(clerks!)], ['clerk', 2, [5, 5, 5]])
  assert.deepEqual([horsemen!.what, horsemen!.who, haves(horsemen!)], ['horseman', 1, [2, 2, 2]])
})

void test('GWC-VOC-223: what the board must show, and how much of it is there', () => {
  const words = {
    sections: {
      left: { wall: 2, hordes: ['CHO-1/left'], firing: { dragon: { archer: 1 }, snake: { archer: 1 } } },
      middle: { wall: 1, hordes: ['CHO-2/left'] },
    },
    extras: { coop: { defeated: 2, breached: ['left'] } },
  }
  const board = (id: string, eased = 0) => lacks(words, id, eased).map(({ have, of }) => `${have}/${of}`)
  assert.deepEqual(board('REQ-01'), ['0/1', '2/2'], 'a Breach this Winter; 2 Hordes')
  assert.deepEqual(board('REQ-09'), ['3/3'])
  assert.deepEqual(board('REQ-10'), ['2/3'])
  assert.deepEqual(board('REQ-11'), ['1/1'], 'the right section is empty')
  assert.deepEqual(board('REQ-12'), ['2/4'])
  assert.deepEqual(board('REQ-12', 9), ['2/1'], 'CTA-12: the board must still show 1')
})

void test('the preview tells the walls first, then what I have; nothing where nothing changes', () => {
  const words = (section: object, dragon: object) => ({ sections: { left: section }, players: { dragon } })
  const before = scene(words({ wall: 1, hordes: ['HOR-2/left'] }, { resources: { wood: 2 }, honor: 4 }))
  const after = scene(words({ wall: 1, barricades: 1, hordes: ['HOR-2/left'] }, { honor: 6 }))
  assert.deepEqual(
    ledger(before.view, after.view, before.box).map(({ label, before: was, after: is, good }) => [
      label.key,
      was,
      is,
      good,
    ]),
    [
      ['label.section.left', '4 : 6', '6 : 6', true],
      ['label.honor', '4', '6', true],
      ['resource.wood', '2', '0', false],
    ],
  )
  assert.deepEqual(ledger(before.view, before.view, before.box), [])
})

void test('GW-BUILD-05: pointing at a Wall or a Barricade tells the Defense and the printed Honor, though it is paid later', () => {
  const { view, box } = scene({
    sections: { left: { wall: 1, hordes: ['HOR-5/left'] } },
    players: { dragon: { honor: 3 } },
  })
  const lines = (kind: 'wall' | 'barricade') =>
    ledger(view, view, box, { kind, key: `${kind} left`, section: 0 }).map(({ before, after, good }) => [
      before,
      after,
      good,
    ])
  assert.deepEqual(lines('wall'), [
    ['4 : 8', '8 : 8', true],
    ['3', '13', true],
  ])
  assert.deepEqual(lines('barricade'), [
    ['4 : 8', '6 : 8', true],
    ['3', '5', true],
  ])
})
