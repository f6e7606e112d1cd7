import assert from 'node:assert/strict'
import { test } from 'node:test'
import { greatWall } from '@wanli/great-wall'
import { cardText, ruleTexts, texts } from '@wanli/great-wall/text'
import { gistOf, parted } from '../src/games/great-wall/gists.ts'
import type { Box } from '../src/games/great-wall/types.ts'
import { learn } from '../src/games/great-wall/words/words.ts'
import { generalWorth } from '../src/games/great-wall/worth.ts'
import { type Language, LANGUAGES, type Message, tell } from '../src/text/index.ts'
import { scene, warFor } from './great-wall-help.ts'
import './all-expansions.ts'

/* Cards in a few words say nothing that the card itself does not say. */

for (const language of LANGUAGES) await learn(language)

function boxOf(setup: object): Box {
  const checked = greatWall.checkSetup(setup)
  assert.ok(checked.ok)
  return greatWall.open(checked.value)
}
/** All boxes of cards: competitive, what co-op adds, the war expansions, Ancient Chronicles. */
const BOXES = [
  boxOf({ mode: 'competitive', seats: 4 }),
  boxOf({ mode: 'coop', seats: 3 }),
  boxOf({ mode: 'competitive', seats: 5, expansions: warFor(5) }),
  boxOf({ mode: 'competitive', seats: 4, expansions: ['freezingWeather'] }),
]
const numbersIn = (text: string): readonly string[] => text.match(/\d+/g) ?? []
const say = (language: Language) => (message: Message) => tell(texts[language], language, message)

/** Every number of the few words stands in the full text too. */
function holds(id: string, short: readonly string[], full: readonly string[], language: Language): void {
  const known = new Set(full.flatMap(numbersIn))
  for (const line of short)
    for (const n of numbersIn(line))
      assert.ok(known.has(n), `${id} (${language}): ${n} of "${line}" not in "${full.join(' ')}"`)
}

for (const language of LANGUAGES) {
  void test(`every Command and Tactic card has its words, box by box (${language})`, () => {
    for (const box of BOXES)
      for (const id of [...box.humanCommands.map((i) => box.commands[i]!.key), ...box.tactics.map((card) => card.id)]) {
        const short = gistOf(id, language, box)
        const full = cardText(id, box).map(say(language))
        assert.equal(short?.length, full.length, id)
        short.forEach((line, i) => holds(id, [line], [full[i]!], language))
      }
  })

  void test(`Artifacts, Advisors and Hordes that act have their words (${language})`, () => {
    for (const box of BOXES) {
      const hordes = box.hordes.flatMap(({ id, rules, mods }) =>
        rules.length > mods.length ? [box.data.hordeCards[id]!.type.id] : [],
      )
      for (const id of [...box.artifacts.map((card) => card.id), ...box.advisors.map((card) => card.id), ...hordes]) {
        const short = gistOf(id, language, box)
        assert.equal(short?.length, 1, id)
        holds(id, short, ruleTexts(id, box).map(say(language)), language)
      }
    }
  })

  void test(`every General has words for what he is worth (${language})`, () => {
    for (const box of BOXES)
      for (const { id } of box.generals) {
        const [short] = gistOf(id, language, box) ?? []
        assert.ok(short?.includes('{n}'), id)
        holds(id, [short!], ruleTexts(id, box).map(say(language)), language)
      }
  })
}

void test("a card of an owner's box has the words that it has there, not ours", () => {
  const data = {
    advisors: { 'ADV-01': { rules: 'onIncome => gain(gold,3)', tag: 'sourced' } },
    commands: { 'CMD-1': { tag: 'sourced' } },
    artifacts: boxOf({ seats: 4 }).artifacts.map(({ id }) => ({
      id,
      name: { en: 'Mine', es: 'El mío' },
      rules: 'onScore => honor(2)',
      tag: 'sourced',
    })),
  }
  const box = boxOf({ seats: 4, data })
  const gist = (id: string) => gistOf(id, 'en', box)
  assert.equal(gist('ADV-01'), undefined)
  assert.ok(gist('ADV-02') !== undefined)
  for (const { id } of box.artifacts) assert.equal(gist(id), undefined, id)
  const own = box.data.commandCards['CMD-1']!.key!
  assert.deepEqual(
    box.humanCommands.map((card) => box.commands[card]!.key).filter((key) => gist(key) === undefined),
    [own],
  )
})

void test('who a line is about is told apart', () => {
  assert.deepEqual(parted('You: move 3 Clerks'), { who: 'You:', what: ' move 3 Clerks' })
  assert.deepEqual(parted('save all'), { who: '', what: 'save all' })
})

void test('GW-ADV-04: a General is worth as much as Advisors support him now', () => {
  const worth = (general: string, supporters: number) => {
    const supporting = ['ADV-01', 'ADV-02', 'ADV-03'].slice(0, supporters)
    const { view, box } = scene({ players: { dragon: { general, supporting } } })
    const found = generalWorth(view.players[0]!, box)
    return found && { n: found.n, text: found.text.map(say('en')).join(' ') }
  }
  assert.deepEqual(worth('GEN-04', 2), { n: 6, text: 'Each time you claim a Horde, gain 6 Honor.' })
  assert.deepEqual(worth('GEN-08', 1), { n: 1, text: 'Each Recruit costs you 1 Resource less.' })
  // What else it hangs on stays as it is said.
  assert.deepEqual(worth('GEN-03', 3), {
    n: 9,
    text: 'In the income step, gain 9 Honor for each Section where you have an Archer on a Firing spot.',
  })
  assert.equal(worth('GEN-07', 2)!.n, 2)
  assert.equal(worth('GEN-04', 0), undefined, 'nobody supports him')
})

void test('every General has one number that says it', () => {
  for (const box of BOXES)
    for (const { id } of box.generals) {
      const player = { general: id, supporting: ['x', 'y'] } as never
      assert.equal(typeof generalWorth(player, box)?.n, 'number', id)
    }
})
