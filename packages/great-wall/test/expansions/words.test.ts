import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Dice } from '@wanli/kernel'
import { pickAny, Reader } from '@wanli/test-kit'
import { changedPrice } from '../../src/cards/modifiers.ts'
import { parseRules } from '../../src/data/index.ts'
import { cardsOf } from '../../src/expansions/rows.ts'
import { greatWall } from '../../src/index.ts'
import { cardText, eventMessage, promptMessage, texts, windowName } from '../../src/text/index.ts'
import { newGame, position, type SetupWords, type Words, withExpansion } from '../table.ts'
import { omens, TABLES, WORDS } from './omens/index.ts'
import { en, es } from './omens/text.ts'

/* A folder may add triggers, modifiers and windows to the vocabulary of cards (docs/decisions/019-expansions.md). */

const WITH: SetupWords = { seats: 3, ...withExpansion(omens) }
const reader = new Reader({ en: { ...texts.en, ...en }, es: { ...texts.es, ...es } }, /[a-z][A-Z]/)
const QUIET = { general: null } as const

/** The end of the dragon's turn, with a Stargazer and the card in hand. */
const atTheEnd = (words: Words = {}) =>
  position(
    {
      phase: 'activation',
      turn: 'dragon',
      players: {
        dragon: { ...QUIET, active: ['OME-A1'], tactics: ['OME-T1'], resources: { chi: 1 } },
        snake: QUIET,
        monkey: QUIET,
      },
      ...words,
    },
    WITH,
  )

test('words of a folder are read only with it, and only where they mean something', () => {
  for (const text of ['onOmen[good] => gain(gold,1)', 'mod => luck(2)']) {
    assert.ok(parseRules(text, WORDS).ok, text)
    assert.ok(!parseRules(text).ok, text)
  }
  for (const [text, found] of [
    ['onOmen[fair] => gain(gold,1)', 'fair'],
    ['onOmen[any] => gain(gold,1)', 'any'],
    ['mod => lucky(2)', 'lucky'],
  ] as const) {
    const parsed = parseRules(text, WORDS)
    assert.ok(!parsed.ok && parsed.error.found === found, text)
  }
  const [advisor] = TABLES.advisors
  const [tactic] = TABLES.tactics
  const wrong = (tables: object, reason: RegExp) => assert.throws(() => cardsOf({ ...tables }, WORDS), reason)
  wrong({ tactics: [{ ...tactic, window: 'comet' }] }, /window/)
  wrong({ artifacts: [{ ...advisor, rules: 'mod => luck(2)' }] }, /'luck' means nothing on artifacts/)
  wrong({ advisors: [{ ...advisor, rules: 'onOmen => honor(attackers)' }] }, /'attackers' means nothing on onOmen/)
  // A word of the base that a folder's moment gives a meaning to.
  const more = { ...WORDS, at: { attackers: ['onOmen'] } }
  assert.ok(cardsOf({ advisors: [{ ...advisor, rules: 'onOmen => honor(attackers)' }] }, more))
})

test('a type of Soldiers may stand where types of the base game may, and has its own name', () => {
  for (const rule of [
    'onAttack[diviner] => honor(1)',
    'onTurnStart => recruit(diviner,1,0)',
    'mod => claim(1,diviner)',
  ]) {
    assert.ok(parseRules(rule, WORDS).ok, rule)
    assert.ok(!parseRules(rule).ok, rule)
  }
  const attack = (unit: string) => {
    const t = position(
      {
        phase: 'turn',
        turn: 'dragon',
        track: { 1: { by: 'dragon', card: 'attackOrder' } },
        sections: { left: { hordes: ['HOR-1/left'], rest: { dragon: { [unit]: 1 } } } },
        players: { dragon: { ...QUIET, active: ['OME-A3'] }, snake: QUIET, monkey: QUIET },
      },
      WITH,
    )
    return t.play(`attack ${unit} left 1.2`)
  }
  const honor = (unit: string) => attack(unit).words('players.dragon.honorFrom.abilities')
  assert.deepEqual([honor('diviner'), honor('spearman')], [3, 0])
  const { box } = attack('diviner').table
  assert.match(reader.read(cardText('OME-A3', box)[0]!).en, /with 1 or more Diviners/)
  assert.equal(
    reader.read(eventMessage({ kind: 'killed', seat: 0, unit: 'diviner', section: 0 }, box)).es.includes('Adivino'),
    true,
  )
})

test('its trigger fires, its modifier holds, its window opens', () => {
  const t = atTheEnd().asks('dragon', 'tactic', ['pass']).play('pass')
  t.asks('dragon', 'tactic', ['tactic OME-T1', 'tactic OME-T1 boosted', 'pass'])
  // The dragon is first in the Tea order: a good omen. The Stargazer's Gold, and 2 Honor of luck.
  t.has({ 'players.dragon.resources.gold': 1, 'players.dragon.honor': 2, 'players.snake.honor': 0 })
  t.play('tactic OME-T1 boosted').has({ 'players.dragon.honor': 11, 'players.dragon.resources.chi': 0 })
  // Somebody else's omen, and a bad one.
  const other = position(
    {
      phase: 'activation',
      turn: 'snake',
      players: { dragon: { ...QUIET, active: ['OME-A1'], tactics: ['OME-T1'] }, snake: QUIET, monkey: QUIET },
    },
    WITH,
  )
  other.play('pass').asks('dragon', 'tactic')
  other.has({ 'players.dragon.resources.gold': 0, 'players.dragon.honor': 3 })
  // In another window the card says when it can be played.
  const early = atTheEnd()
  early.refuses({ 'tactic OME-T1': 'GW-TACTIC-12' })
})

test('who passes for good in its window is not asked there; without the folder there is no such window', () => {
  const windowsOf = (clerks: NonNullable<Words['clerks']>, untilNews: boolean): unknown[] => {
    const t = atTheEnd({ clerks })
    assert.ok(t.table.stand(0, 'tactic.omen', 'pass', untilNews).ok)
    const windows: unknown[] = []
    while (t.table.state.season === 'fall') {
      const { prompt, about } = t.table.open[0]!
      if (prompt === 'tactic') windows.push(about?.['window'])
      t.play(prompt === 'tactic' ? 'pass' : 'draw')
    }
    return windows
  }
  assert.deepEqual(windowsOf({}, false), ['beforeDefeat'])
  assert.ok(!newGame({ seats: 3 }).table.stand(0, 'tactic.omen', 'pass').ok)
  // An answer for the time being ends with new cards, in this window too.
  const academy = { warAcademy: { dragon: 1 } }
  assert.deepEqual(windowsOf(academy, false), ['activation', 'beforeDefeat'])
  assert.deepEqual(windowsOf(academy, true), ['activation', 'beforeDefeat', 'omen'])
})

test('its words have texts in both languages', () => {
  const { table } = atTheEnd()
  const said = (id: string) => cardText(id, table.box).map((text) => reader.read(text))
  const advisor = said('OME-A1')
  assert.match(
    advisor.map((text) => text.en).join(' '),
    /Each time there is a good omen.*1 Gold.*omen gives you 2 Honor/,
  )
  assert.match(advisor.map((text) => text.es).join(' '), /Cada vez que hay un buen presagio.*presagio te da 2 de Honor/)
  assert.match(
    said('OME-T1')
      .map((text) => text.en)
      .join(' '),
    /Play after an omen/,
  )
  assert.match(
    said('OME-T1')
      .map((text) => text.es)
      .join(' '),
    /Juega esta carta tras un presagio/,
  )
  assert.equal(reader.read(windowName('omen')).es, 'tras un presagio')
  const asked = atTheEnd().play('pass').table
  const question = promptMessage(asked.open[0]!, asked.box, asked.view(0))
  assert.match(reader.read(question).en, /after an omen/)
})

test('a price that a folder adds is changed, shown and said like those of the base', () => {
  const words = (active: readonly string[]): Words => ({
    players: { dragon: { ...QUIET, active }, snake: QUIET, monkey: QUIET },
  })
  const price = (active: readonly string[]) => {
    const { table } = position(words(active), WITH)
    return [changedPrice(table, 0, 'reading', 3), changedPrice(table, 1, 'reading', 3)]
  }
  assert.deepEqual(price(['OME-A2']), [1, 3])
  assert.deepEqual(price([]), [3, 3])
  const t = position(words(['OME-A2']), WITH)
  assert.deepEqual(t.view('dragon').players[0]!.prices!.changes.reading, { by: -2, least: 1, less: 0 })
  assert.deepEqual(t.view('snake').players[1]!.prices!.changes.reading, { by: 0, least: 0, less: 0 })
  // Without the folder nobody knows the word.
  assert.ok(!parseRules('mod => cost(reading,-2)').ok)
  assert.ok(!Object.hasOwn(newGame({ seats: 3 }).view('dragon').players[0]!.prices!.changes, 'reading'))
  const said = cardText('OME-A2', t.table.box).map((text) => reader.read(text))
  assert.match(said.map((text) => text.en).join(' '), /reading an omen.*2 Chi less.*1/i)
  assert.match(said.map((text) => text.es).join(' '), /leer un presagio.*2 Chi menos.*1/i)
})

test('whole games with it keep all rules', () => {
  for (let seed = 0; seed < 5; seed++) {
    const { table } = newGame(WITH, `omens ${seed}`)
    const dice = new Dice(`omens ${seed}`)
    while (!table.over) {
      pickAny(table, dice)
    }
    assert.deepEqual(greatWall.invariants(table.state, table.box), [])
  }
})
