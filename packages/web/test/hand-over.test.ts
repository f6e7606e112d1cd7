import assert from 'node:assert/strict'
import { test } from 'node:test'
import { greatWall } from '@wanli/great-wall'
import type { AnyGame } from '@wanli/kernel'
import type { Host } from '@wanli/table'
import { hostOf, planFor, varied } from './host-help.ts'

const GREAT_WALL = greatWall as AnyGame

/** A table at which turns are given over; bots answer when they are told to. */
function tableOf(persons: number, seed: string, game?: AnyGame, asksAll = true) {
  const { host, heard } = hostOf(game)
  const { asksAll: _, ...usual } = planFor(3, persons, seed)
  const plan = asksAll ? { ...usual, asksAll } : usual
  assert.deepEqual(host.open(game === undefined ? plan : { ...plan, game: game.id }), { ok: true })
  host.holds(true)
  return { host, heard }
}

/** Answer for a person; false if none is asked. */
function personAnswers(host: Host, persons: number, choose = varied): boolean {
  const seat = host.look(null, 'now').waiting.find((one) => one < persons)
  if (seat === undefined) return false
  const news = host.look(seat, 'now')
  assert.deepEqual(host.answer(seat, choose(news), news.question!.at), { ok: true })
  return true
}

/** Go on until somebody is waited for. */
function untilHeld(host: Host, persons: number) {
  for (let i = 0; i < 500; i++) {
    const { held, over } = host.look(null, 'now')
    if (held !== undefined) return held
    assert.ok(!over, 'nobody is ever waited for')
    if (!personAnswers(host, persons)) host.step()
  }
  throw new Error('nobody is ever waited for')
}

test('bots don’t answer before the turn is given over; until then it can be taken back, card and all', () => {
  const { host } = tableOf(1, 'hold')
  const held = untilHeld(host, 1)
  assert.deepEqual(held, { seat: 0, window: false })
  const { move, waiting, canUndo, back: answers } = host.look(0, 'now')
  assert.deepEqual([waiting.includes(0), canUndo, answers > 1], [false, true, true])
  host.step()
  assert.equal(host.look(0, 'now').move, move, 'a bot has answered')
  assert.deepEqual(host.undoTurn(0), { ok: true })
  const back = host.look(0, 'now')
  assert.ok(back.move < move - 1 && back.waiting[0] === 0 && back.held === undefined)
  assert.equal(back.canUndo, false)
})

test('what could be taken back is told with its questions, the last first; a table that is opened anew knows it too', () => {
  const { host } = tableOf(1, 'hold')
  untilHeld(host, 1)
  const { back } = host.look(0, 'now')
  const steps = host.steps(0)
  assert.equal(steps.length, back)
  const { answers } = host.log() as { readonly answers: readonly string[] }
  for (const { question, key, move } of steps) {
    assert.equal(question.seat, 0)
    assert.ok(question.options.some((option) => option.key === key))
    assert.equal(answers[move], key)
  }
  assert.deepEqual(
    steps.map(({ move }) => move),
    steps.map((_, i) => steps[0]!.move - i),
  )
  const again = hostOf(undefined, { holds: true }).host
  const { asksAll: _, ...plan } = planFor(3, 1, 'hold')
  assert.deepEqual(again.open({ ...plan, asksAll: true }, host.log()), { ok: true })
  again.step()
  assert.deepEqual(again.look(0, 'now').held, { seat: 0, window: false }, 'nobody goes on before it is given over')
  assert.deepEqual(again.steps(0), steps)
  assert.deepEqual(again.steps(1), [])
})

test('endTurn gives it over: the bots go on, and who did not hold it can’t', () => {
  const { host, heard } = tableOf(1, 'hold')
  untilHeld(host, 1)
  const { move } = host.look(0, 'now')
  assert.equal(host.endTurn(1).ok, false)
  const changes = heard.changes
  assert.deepEqual(host.endTurn(0), { ok: true })
  assert.equal(heard.changes, changes + 1, 'the page hears of it')
  assert.equal(host.look(0, 'now').held, undefined)
  assert.equal(host.endTurn(0).ok, false, 'once is enough')
  host.step()
  assert.equal(host.look(0, 'now').move, move + 1)
  assert.equal(host.look(0, 'now').canUndo, false)
})

test('what is answered after an undo can be thought over again, though it was given over before', () => {
  const { host } = tableOf(1, 'hold')
  untilHeld(host, 1)
  host.endTurn(0)
  assert.deepEqual(host.undo(0), { ok: true })
  personAnswers(host, 1)
  assert.deepEqual(host.look(0, 'now').held, { seat: 0, window: false })
})

test('an answer may give the turn over with it', () => {
  const { host } = tableOf(1, 'hold')
  untilHeld(host, 1)
  host.undo(0)
  const { question, move } = host.look(0, 'now')
  assert.deepEqual(host.answer(0, varied(host.look(0, 'now')), question!.at, true), { ok: true })
  assert.equal(host.look(0, 'now').held, undefined)
  host.step()
  assert.equal(host.look(0, 'now').move, move + 2)
})

test('switched off, bots answer as soon as they are asked', () => {
  const { host } = tableOf(1, 'hold')
  untilHeld(host, 1)
  host.holds(false)
  assert.equal(host.look(0, 'now').held, undefined)
  const { move } = host.look(0, 'now')
  host.step()
  assert.equal(host.look(0, 'now').move, move + 1)
})

test('the next person at the same screen is waited for as well', () => {
  const { host } = tableOf(3, 'persons')
  const held = untilHeld(host, 3)
  assert.notEqual(host.look(null, 'now').waiting[0], held.seat)
  assert.deepEqual(host.endTurn(held.seat), { ok: true })
  assert.equal(host.look(null, 'now').held, undefined)
})

test('a sealed choice can be withdrawn: bots choose last, after it is given over', () => {
  const { host } = tableOf(1, 'sealed', GREAT_WALL)
  host.step()
  assert.deepEqual(host.look(0, 'now').waiting, [0, 1, 2], 'a bot has chosen its General before the person')
  const first = host.look(0, 'now').question!
  personAnswers(host, 1)
  personAnswers(host, 1)
  assert.deepEqual(host.look(0, 'now').held, { seat: 0, window: false })
  assert.equal(host.final(0, first.options[0]!.key), false)
  assert.deepEqual(host.undoTurn(0), { ok: true })
  assert.deepEqual(
    host.look(0, 'now').question!.options.map(({ key }) => key),
    first.options.map(({ key }) => key),
  )
})

test('to have passed is nothing to think over: Tactic cards hold nobody up', () => {
  const { host } = tableOf(1, 'passes', GREAT_WALL)
  let passed = 0
  for (let i = 0; i < 1500 && !host.look(null, 'now').over; i++) {
    const { held, question } = host.look(0, 'now')
    if (held !== undefined) host.endTurn(0)
    else if (question?.topic !== undefined) {
      const alone = !host.look(0, 'now').canUndo
      assert.deepEqual(host.answer(0, question.options.at(-1)!.key, question.at), { ok: true })
      if (!alone) continue
      passed++
      assert.equal(host.look(0, 'now').held, undefined)
    } else if (!personAnswers(host, 1)) host.step()
  }
  assert.ok(passed > 10, `${passed} passes`)
})

/** So many steps of a game with one person: what the person is about to answer, each time, and the answer itself. */
function eachAnswer(
  host: Host,
  steps: number,
  look: (choice: { readonly key: string; readonly prompt: string }, answer: () => void) => void,
): void {
  for (let i = 0; i < steps && !host.look(null, 'now').over; i++) {
    const { held, question } = host.look(0, 'now')
    if (held !== undefined) host.endTurn(0)
    else if (question === undefined) host.step()
    else {
      const key = varied(host.look(0, 'now'))
      look({ key, prompt: question.prompt }, () => void host.answer(0, key, question.at))
    }
  }
}

test('whether a choice is final is known before it is made, and is true', () => {
  // Where what need not be asked is answered in the person's place, that counts too.
  for (const [game, asksAll] of [
    [undefined, true],
    [GREAT_WALL, true],
    [GREAT_WALL, false],
  ] as const) {
    const { host } = tableOf(1, 'final2', game, asksAll)
    const found = { final: 0, not: 0 }
    eachAnswer(host, 400, ({ key, prompt }, answer) => {
      const final = host.final(0, key)
      answer()
      assert.equal(host.look(0, 'now').canUndo, !final, `${prompt}: ${key}`)
      found[final ? 'final' : 'not']++
    })
    assert.ok(found.final > 1 && found.not > 30, JSON.stringify(found))
  }
})

test('a preview warns of what is hidden only where something hidden is drawn or shown to this seat', () => {
  const { host } = tableOf(1, 'final2')
  const chances: string[] = []
  eachAnswer(host, 300, ({ key, prompt }, answer) => {
    if (host.preview(0, key)!.chance) chances.push(prompt)
    answer()
  })
  // To play one's own card shows nothing that one did not know; only the end of a round deals cards.
  assert.ok(chances.length > 0 && !chances.includes('card'), chances.join())
  assert.ok(chances.length <= 5, chances.join())
})
