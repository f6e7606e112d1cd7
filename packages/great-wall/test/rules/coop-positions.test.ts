import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openPosition, writePosition } from '@wanli/kernel'
import { Reader } from '@wanli/test-kit'
import { greatWall } from '../../src/index.ts'
import { problemMessage, texts } from '../../src/text/index.ts'
import { position, rule, type SetupWords, tryPosition, value, type Words } from '../table.ts'
import { everyone, requestStep, team, tryTeam } from './coop.ts'

const reader = new Reader(texts, /[a-z][A-Z]{2}/)

/** What a wrong position is told, in both languages. */
function refusal(words: Words, setup: SetupWords = {}): { readonly en: string; readonly es: string } {
  const read = tryPosition(words, { mode: 'coop', seats: 3, ...setup })
  assert.ok(!read.ok, 'it is a good position')
  const message = problemMessage(read.error)
  return { en: reader.say(message, 'en'), es: reader.say(message, 'es') }
}
const wrong = (coop: unknown, setup: SetupWords = {}) => refusal({ extras: { coop } }, setup)
const START = { en: 'The position is not valid. ', es: 'La posición no es válida. ' }
const isTold = (told: { readonly en: string; readonly es: string }, en: string, es: string): void =>
  assert.deepEqual(told, { en: START.en + en, es: START.es + es })

const FULL = {
  requests: ['REQ-05', null, 'REQ-12'],
  requestDeck: ['REQ-11', 'REQ-02', 'REQ-03', 'REQ-04', 'REQ-06', 'REQ-07', 'REQ-09'],
  done: ['REQ-10', 'REQ-01', 'REQ-08'],
  eventDeck: ['EVT-12', 'EVT-01', 'EVT-03', 'EVT-05', 'EVT-06', 'EVT-07', 'EVT-08', 'EVT-09', 'EVT-10', 'EVT-11'],
  events: ['EVT-04', 'EVT-02'],
  eased: { 'REQ-05': 2 },
  defeated: 4,
  breached: ['left', 'right'],
  claimed: { dragon: 3, monkey: 1 },
  result: 'open',
} as const

test('all that co-op keeps is read, and written back the same', () => {
  const t = team({ coop: FULL })
  t.has({ 'extras.coop': FULL })
  const written = writePosition(t.table)
  assert.deepEqual((written.table as { extras: unknown }).extras, { coop: FULL })
  assert.equal(value(openPosition(greatWall, written)).hash(), t.table.hash())
  // The first of a deck is its top card.
  const revealed = team({
    phase: 'winterEnd',
    coop: {
      ...FULL,
      requests: [null, null, null],
      requestDeck: ['REQ-11', 'REQ-12', 'REQ-05', ...FULL.requestDeck.slice(1)],
    },
  })
  revealed.has({ 'extras.coop.requests': ['REQ-11', 'REQ-12', 'REQ-05'] })
})

test('what is left out is as after a set-up with cards in the order of their numbers', () => {
  const fresh = position({}, { mode: 'coop', seats: 3 })
  fresh.has({
    'extras.coop.requests': ['REQ-01', 'REQ-02', 'REQ-03'],
    'extras.coop.done': [],
    'extras.coop.events': [],
    'extras.coop.claimed': {},
    'extras.coop.result': 'open',
  })
  assert.equal((fresh.words('extras.coop.requestDeck') as string[])[0], 'REQ-04')
  assert.equal((fresh.words('extras.coop.eventDeck') as string[])[0], 'EVT-01')
  assert.deepEqual(team({ coop: {} }).words('extras.coop'), team({}).words('extras.coop'))
  // The others follow in order: fulfilled ones are neither on a spot nor in the deck.
  const some = team({ coop: { done: ['REQ-01', 'REQ-03'], events: ['EVT-01'] } })
  some.has({ 'extras.coop.requests': ['REQ-02', 'REQ-04', 'REQ-05'] })
  assert.equal((some.words('extras.coop.eventDeck') as string[])[0], 'EVT-02')
  team({}, { seats: 2 }).has({ 'extras.coop.requests': ['REQ-05', 'REQ-06'] })
})

test('moments in the middle of the steps of co-op are saved and opened again', () => {
  const moments = [
    requestStep({ requests: ['REQ-05', 'REQ-09', 'REQ-12'] }, { players: everyone({ resources: { wood: 3 } }) }).play(
      'request REQ-05',
    ),
    requestStep({ requests: ['REQ-09', null, null] }).play('shame archer'),
    // An Event whose immediate part is being resolved.
    requestStep(
      { requests: [null, null, null], eventDeck: ['EVT-02', 'EVT-01', ...FULL.eventDeck.slice(2), 'EVT-12', 'EVT-04'] },
      { players: everyone({ resources: { wood: 3, gold: 2 } }) },
    ).play('give wood'),
  ]
  for (const t of moments) {
    const again = value(openPosition(greatWall, writePosition(t.table), { record: true }))
    assert.equal(again.hash(), t.table.hash(), t.asked())
    assert.deepEqual(again.open[0]?.prompt, t.table.open[0]?.prompt)
  }
})

rule('GW-COOP-03', 'words that are no Requests, Events, Sections or players are refused by name', () => {
  isTold(
    wrong({ requests: ['REQ-05', 'REQ-77', null] }),
    'extras.coop.requests: there is no card "REQ-77" of this kind.',
    'extras.coop.requests: no existe la carta «REQ-77» de este tipo.',
  )
  for (const [field, coop] of Object.entries({
    done: { done: ['EVT-01'] },
    requestDeck: { requestDeck: ['x'] },
    events: { events: ['REQ-01'] },
    eventDeck: { eventDeck: ['EVT-99'] },
    eased: { eased: { 'REQ-00': 1 } },
  }))
    assert.match(wrong(coop).en, new RegExp(`extras\\.coop\\.${field}: there is no card`))
  isTold(
    wrong({ claimed: { turtle: 1 } }),
    'extras.coop.claimed: "turtle" does not play; the players are dragon, snake, monkey.',
    'extras.coop.claimed: «turtle» no juega; los jugadores son dragon, snake, monkey.',
  )
})

rule(['GW-COOP-03', 'GW-COOP-10'], 'with two players four of the Requests are not there', () => {
  assert.match(wrong({ done: ['REQ-01'] }, { seats: 2 }).en, /no card "REQ-01"/)
  const spots = wrong({ requests: ['REQ-05', 'REQ-06', 'REQ-07'] }, { seats: 2 })
  assert.match(spots.en, /extras\.coop\.requests: there are 2 spots for Requests, but 3 are given/)
  assert.match(spots.es, /extras\.coop\.requests: hay 2 casillas para Demandas, pero se dan 3/)
  assert.match(wrong({ requests: ['REQ-05'] }).en, /there are 3 spots for Requests, but 1 are given/)
})

/** Details of every game, which whoever talks to people puts into words. */
function detailOf(coop: unknown): unknown {
  const read = tryPosition({ extras: { coop } }, { mode: 'coop', seats: 3 })
  assert.ok(!read.ok)
  assert.equal(read.error.code, 'bad-position')
  return read.error.detail
}

test('fields that are none, and values of another kind, are named', () => {
  const where = 'extras.coop'
  assert.deepEqual(detailOf({ request: [] }), { where, problem: 'unknownField', name: 'request' })
  assert.deepEqual(detailOf({ done: 'REQ-01' }), { where: `${where}.done`, problem: 'wrongType', expected: 'array' })
  assert.deepEqual(detailOf({ defeated: -1 }), { where: `${where}.defeated`, problem: 'tooSmall', minimum: 0 })
  assert.deepEqual(detailOf({ result: 'x' }), {
    where: `${where}.result`,
    problem: 'notOneOf',
    values: 'open, won, lost',
  })
  assert.deepEqual(detailOf({ breached: ['north'] }), {
    where: `${where}.breached.0`,
    problem: 'notOneOf',
    values: 'left, middle, right',
  })
  assert.deepEqual(detailOf(7), { where, problem: 'wrongType', expected: 'object' })
})

rule(['GW-COOP-23', 'GW-COOP-09'], 'every Request and every Event is there once', () => {
  const twice = wrong({ requests: ['REQ-05', 'REQ-05', null] })
  assert.match(twice.en, /each of the Emperor's Requests must be there exactly once.*GW-COOP-23/)
  assert.match(twice.es, /cada Demanda del Emperador debe estar exactamente una vez.*GW-COOP-23/)
  assert.match(wrong({ done: ['REQ-05'], requestDeck: ['REQ-05'] }).en, /exactly once/)
  assert.match(wrong({ requests: [null, null, null], requestDeck: ['REQ-05'] }).en, /exactly once/, 'ten are missing')
  const events = wrong({ events: ['EVT-01', 'EVT-01'] })
  assert.match(events.en, /each Event must be there exactly once.*GW-COOP-09/)
  assert.match(events.es, /cada Evento debe estar exactamente una vez.*GW-COOP-09/)
  assert.match(wrong({ eventDeck: ['EVT-01'] }).en, /each Event must be there exactly once/)
})

rule(['GW-COOP-20', 'GW-COOP-16'], 'no player of a team has Horde cards in front of them', () => {
  const told = refusal({ players: { snake: { claimed: ['CHO-1/left'] } } })
  assert.match(told.en, /Snake.*GW-COOP-20/i)
  assert.match(told.es, /GW-COOP-20/)
})

rule('GW-MODE-01', 'there are no Artifacts and no standard Hordes in co-op, and no words of co-op elsewhere', () => {
  assert.match(refusal({ artifacts: ['ART-1'] }).en, /artifacts: there is no card "ART-1"/)
  assert.match(refusal({ sections: { left: { hordes: ['HOR-1/left'] } } }).en, /no card "HOR-1\/left"/)
  assert.match(refusal({ extras: { coop: {} } }, { mode: 'competitive' }).en, /coop/)
  assert.ok(
    !tryTeam({ sections: { left: { hordes: ['CHO-1/left'] } } }, { seats: 2 }).ok,
    'its back points to the left',
  )
})
