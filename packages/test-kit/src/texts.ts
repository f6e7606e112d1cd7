import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  bad,
  DETAILS as KERNEL_DETAILS,
  Dice,
  type Game,
  type JsonObject,
  type Problem,
  PROBLEMS,
  type Question,
  Table,
  type Terms,
} from '@wanli/kernel'
import { type Gap, type Language, LANGUAGES, type Message, type Plain, type Reader } from './reader.ts'
import { value } from './value.ts'

// --- the tables of texts ---------------------------------------------------------------------------------------------

interface TableTraits {
  /** Numbers, arrows, punctuation and words that the two languages share. */
  readonly shared: readonly string[]
  /** Texts whose gaps are their own affair. */
  readonly free?: readonly string[]
  /** Gaps that only one language needs. */
  readonly ofOneLanguage?: readonly string[]
  /** What a gap called `form` may distinguish; each language does as it needs. */
  readonly forms?: readonly string[]
}

const SAMPLES: Readonly<Record<Gap['kind'], (gap: Gap) => readonly Plain[]>> = {
  argument: () => ['x', 7],
  plural: () => [0, 1, 2, 5],
  select: ({ branches }) => branches,
}

/** What holds for the texts of any game. */
export function tableTests(reader: Reader, { shared, free = [], ofOneLanguage = [], forms }: TableTraits): void {
  const { texts, keys } = reader

  test('both tables have the same keys, and no empty text', () => {
    assert.deepEqual(Object.keys(texts.es).sort(), keys.toSorted())
    for (const language of LANGUAGES) for (const key of keys) assert.notEqual(texts[language][key]!.trim(), '', key)
  })

  test('both texts of a key have the same gaps and the same choices', () => {
    for (const key of keys.filter((other) => !free.includes(other))) {
      const [en, es] = [reader.gaps(key, 'en'), reader.gaps(key, 'es')]
      const names = (found: ReadonlyMap<string, Gap>) => [...found.keys()].filter((n) => !ofOneLanguage.includes(n))
      assert.deepEqual(names(es).sort(), names(en).sort(), key)
      for (const [name, { kind, branches }] of [...en, ...es]) {
        if (kind !== 'select') continue
        if (name === 'form' && forms !== undefined) {
          const odd = branches.filter((branch) => !forms.includes(branch))
          assert.deepEqual(odd, [], key)
        } else if (en.has(name) && es.has(name))
          assert.deepEqual(es.get(name)!.branches.toSorted(), en.get(name)!.branches.toSorted(), `${key}: ${name}`)
      }
    }
  })

  test('every text can be filled, whatever its choices', () => {
    for (const language of LANGUAGES)
      for (const key of keys)
        for (let turn = 0; turn < 12; turn++) {
          const params = [...reader.gaps(key, language)].map(([name, gap], i): [string, Plain] => {
            const samples = SAMPLES[gap.kind](gap)
            return [name, samples[(turn + Math.floor(turn / 4) * i) % samples.length]!]
          })
          assert.doesNotMatch(reader.fill(key, Object.fromEntries(params), language), /[{}]|undefined|\[object/, key)
        }
  })

  test('no Spanish text is still English', () => {
    const same = keys.filter((key) => texts.es[key] === texts.en[key])
    assert.deepEqual(same.sort(), [...shared].sort())
  })

  test('Spanish questions and exclamations open and close', () => {
    for (const key of keys) {
      const text = texts.es[key]!
      assert.equal(text.split('¿').length, text.split('?').length, key)
      assert.equal(text.split('¡').length, text.split('!').length, key)
    }
  })
}

export function ruleTextTests(
  sections: readonly { readonly rules: readonly string[] }[],
  ruleText: (id: string, language: Language) => string | undefined,
): void {
  test('a rule stands in the book once, whichever expansions are there', () => {
    const all = sections.flatMap((section) => section.rules)
    assert.deepEqual(
      all.filter((id, i) => all.indexOf(id) !== i),
      [],
    )
  })

  test('rules are found in both languages', () => {
    for (const id of sections.flatMap((section) => section.rules))
      assert.notEqual(ruleText(id, 'en'), ruleText(id, 'es'), id)
  })

  test('rules speak to players, not to those who write programs', () => {
    const programmers = /\b(the program|the engine|the client|should also|must be implemented|el programa|el motor)\b/i
    for (const id of sections.flatMap((section) => section.rules))
      for (const language of ['en', 'es'] as const) assert.doesNotMatch(ruleText(id, language)!, programmers, id)
  })

  test('rules call options by the names that players see, not by their keys', () => {
    for (const id of sections.flatMap((section) => section.rules))
      for (const language of ['en', 'es'] as const) assert.doesNotMatch(ruleText(id, language)!, /[a-z]\.[a-z]/, id)
  })
}

// --- problems --------------------------------------------------------------------------------------------------------

type OfTheGame = 'other-game' | 'bad-setup' | 'bad-position'

const DETAILS: Readonly<Record<Exclude<Problem['code'], OfTheGame>, Problem['detail']>> = {
  'not-your-turn': { seat: 1 },
  'no-such-option': { seat: 1, key: 'card 3', prompt: 'card' },
  'no-such-seat': { seat: 7, seats: 4 },
  'no-such-topic': { topic: 'weather' },
  stale: { seat: 1, key: 'card 3' },
  'game-over': {},
  'nothing-to-undo': { seat: 1 },
  'undo-barrier': { seat: 1 },
  'not-a-log': {},
  'not-a-position': {},
  'not-a-scenario': { where: 'title', problem: 'it must be a text.' },
  'format-version': { found: '7', known: 1 },
  'unknown-seeding': { found: 'dice' },
  'rules-version': { found: '1', entry: 12, answers: 40 },
  'entry-differs': { entry: 12, key: 'card 3', why: 'check' },
  'cut-off': { answers: 12, checks: 1 },
}

interface Problems {
  readonly message: (problem: Problem) => Message
  /** Examples of the problems that are told in the game's words. */
  readonly details: Readonly<Record<OfTheGame, Problem['detail']>>
  /** The details that only this game has. */
  readonly own: readonly string[]
  /** Gaps of those that hold a word of the game: Spanish must have its own. */
  readonly words: Readonly<Record<string, string>>
  /** Gaps that hold a number or a name. */
  readonly names: readonly string[]
}

export function problemTests(reader: Reader, { message, details, own, words, names }: Problems): void {
  test('every problem is explained', () => {
    const examples: Readonly<Record<Problem['code'], Problem['detail']>> = { ...DETAILS, ...details }
    for (const code of PROBLEMS) {
      const failed = bad(code, examples[code])
      assert.ok(!failed.ok)
      reader.read(message(failed.error))
    }
    const stale = message({ code: 'entry-differs', detail: { entry: 1, key: 'x', why: 'stale' } })
    assert.match(reader.read(stale).en, /not possible/)
  })

  test('every detail of a problem is explained, and is none of the kernel', () => {
    const params = { ...words, ...Object.fromEntries(names.map((name) => [name, 3])) }
    const english = new RegExp(`\\b(${Object.values(words).join('|')})s?\\b`, 'i')
    const kernel = new Set<string>(KERNEL_DETAILS)
    for (const problem of own) {
      assert.ok(!kernel.has(problem), problem)
      const { es } = reader.read(message({ code: 'bad-position', detail: { where: 'table', problem, ...params } }))
      assert.doesNotMatch(es, english, problem)
    }
  })
}

// --- whole games -----------------------------------------------------------------------------------------------------

interface Sentences<T extends Terms> {
  event(event: T['event'], box: T['box']): Message
  prompt(
    question: Pick<Question<T['option'], T['prompt']>, 'prompt' | 'about'>,
    box: T['box'],
    seen?: T['view'],
  ): Message
  why(facts: JsonObject | undefined, box: T['box']): Message | undefined
  option(option: T['option'], box: T['box'], seen?: T['view'], about?: Question['about']): Message
}

interface RandomGames<T extends Terms> {
  readonly game: Game<T>
  readonly sentences: Sentences<T>
  readonly setups: readonly object[]
  /** Games of each set-up; the first few of them explain what they refuse. */
  readonly games: number
  readonly explained: number
  /** Seeds begin with it: one under which most comes up. */
  readonly seed: string
  readonly answer: (table: Table<T>, dice: Dice) => void
  /** Events, options and prompts that have a text, but don't come up. */
  readonly notMet: readonly string[]
}

/** Every message of a random game, and what it was made for. */
function messagesOf<T extends Terms>(
  { game, sentences, answer }: RandomGames<T>,
  setup: object,
  seed: string,
  explain: boolean,
  note: (of: string, message: Message) => void,
): void {
  const dice = new Dice(seed)
  const table = Table.start(game, value(game.checkSetup(setup)), seed, { explain })
  const { box } = table
  const said = new Set<string>()
  table.say = (event, secret) => {
    note(`event.${event.kind}`, sentences.event(event, box))
    if (secret !== undefined) note(`event.${event.kind}`, sentences.event({ ...event, ...secret.is }, box))
  }
  while (!table.over) {
    for (const { seat, prompt, about, options, refused = [] } of table.open) {
      const seen = table.view(seat)
      note(`prompt.${prompt}`, sentences.prompt({ prompt, about }, box))
      note(`prompt.${prompt}`, sentences.prompt({ prompt, about }, box, seen))
      for (const { option, rule, facts } of refused) {
        const known = JSON.stringify(facts)
        if (said.has(known)) continue
        said.add(known)
        const why = sentences.why(facts, box)
        assert.ok(why !== undefined, `${rule} refuses "${option.key}" without saying what is missing`)
        note(why.key, why)
      }
      for (const option of [...options, ...refused.map((refusal) => refusal.option)]) {
        note(`option.${option.kind}`, sentences.option(option, box))
        note(`option.${option.kind}`, sentences.option(option, box, seen, about))
      }
    }
    answer(table, dice)
  }
}

/** Names of rules, cards and tiles that are for files and programs: players read what the things are called. */
const IDS = /\b[A-Z]{2,4}-[A-Z0-9]|\bT[WPG]\d\b/

export function randomGameTests<T extends Terms>(reader: Reader, random: RandomGames<T>): void {
  test('all that is asked, offered, refused and told in random games has a text', () => {
    const met = new Set<string>()
    const messages = new Map<string, Message>()
    for (const setup of random.setups)
      for (let game = 0; game < random.games; game++)
        messagesOf(
          random,
          setup,
          `${random.seed}${JSON.stringify(setup)} ${game}`,
          game < random.explained,
          (of, message) => {
            met.add(of)
            messages.set(JSON.stringify(message), message)
          },
        )
    for (const message of messages.values())
      for (const text of Object.values(reader.read(message))) assert.doesNotMatch(text, IDS, message.key)
    const missed = reader.keys.filter((key) => /^(event|option|prompt|why)\.[^.]+$/.test(key) && !met.has(key))
    assert.deepEqual(missed.sort(), [...random.notMet].sort())
  })
}
