import assert from 'node:assert/strict'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { test } from 'node:test'
import type { Dice, Question, Table } from '@wanli/kernel'
import { problemTests, randomGameTests, Reader, ruleTextTests, tableTests, value } from '@wanli/test-kit'
import { parseEffects, parseRules } from '../src/data/index.ts'
import { EXPECTED, PROBLEM_TEXTS } from '../src/data/problems.ts'
import { OWN_DETAILS } from '../src/details.ts'
import { EXPANSIONS } from '../src/expansions/index.ts'
import { greatWall } from '../src/index.ts'
import type { GwOption } from '../src/options.ts'
import type { GreatWall, GwBox, GwEvent } from '../src/terms.ts'
import { ruleMessage } from '../src/text/cards/rules.ts'
import { choicesMessage } from '../src/text/cards/effects.ts'
import {
  cardName,
  cardText,
  cardTitle,
  eventMessage,
  LANGUAGES,
  locationName,
  type Message,
  optionMessage,
  playerMessage,
  problemMessage,
  promptMessage,
  type TextKey,
  texts,
  whyMessage,
} from '../src/text/index.ts'
import { sections as RULE_SECTIONS, text as ruleText } from '../src/text/rule-book.ts'

// Cards go by their names. Rules go by their IDs only in what is said about files.
const reader = new Reader(texts, /[a-z][A-Z]|(?<!GWC?-)\b[A-Z]{3}-\d/)
const read = (message: Message) => reader.read(message)
const boxOf = (setup: object = {}): GwBox => greatWall.open(value(greatWall.checkSetup(setup)))

// --- the tables ------------------------------------------------------------------------------------------------------

/** Forms of a verb or an article: each language distinguishes its own, and `other` is always there. */
const FORMS = ['do', 'they', 'to', 'bare', 'more', 'start', 'of', 'from', 'at', 'each', 'every', 'per', 'off', 'other']
/** Gaps that only one language needs: Spanish verbs and adjectives agree where English ones don't. */
const OF_ONE_LANGUAGE = ['form', 'one', 'upTo']

/** Numbers, arrows, punctuation and words that the two languages share. */
const SHARED: readonly TextKey[] = [
  'amount.resource',
  'box.qin',
  'card.epithet',
  'command.of',
  'detail.refused',
  'effect.each',
  'event.reason',
  'label.clan',
  'label.general',
  'label.honor',
  'label.total',
  'list.comma',
  'list.semicolon',
  'list.space',
  'num.plus',
  'number',
  'option.refuse',
  'option.request',
  'option.seat',
  'option.wish',
  'player.qin',
  'resource.chi',
  'rule',
  'rule.limit',
  'rule.subject',
  'sentence',
  'sentence.limit',
  'thing.number',
  'thing.qinUnits',
  'unit.count',
]

tableTests(reader, { shared: SHARED, free: ['name'], ofOneLanguage: OF_ONE_LANGUAGE, forms: FORMS })

// --- cards -----------------------------------------------------------------------------------------------------------

const GOLDEN = new URL('golden/card-texts.txt', import.meta.url)

/** All that the cards say, in both languages. */
function cardPages(box: GwBox): string {
  const { data } = box
  const tables: Readonly<Record<string, readonly string[]>> = {
    Generals: Object.keys(data.generals),
    Advisors: Object.keys(data.advisors),
    Tactics: Object.keys(data.tactics),
    Commands: Object.keys(data.commandCards),
    Hordes: Object.keys(data.hordeTypes),
    Artifacts: Object.keys(data.artifacts),
    Events: Object.keys(data.events),
    Requests: Object.keys(data.requests),
  }
  const lines: string[] = []
  for (const [title, ids] of Object.entries(tables)) {
    lines.push(`=== ${title}`)
    for (const id of ids) {
      const name = cardTitle(id, box)
      lines.push('', `${id} ${reader.say(name, 'en')} / ${reader.say(name, 'es')}`)
      const pages = cardText(id, box).map(read)
      assert.ok(pages.length > 0, id)
      for (const { en, es } of pages) assert.notEqual(en, es, id)
      for (const language of LANGUAGES) for (const page of pages) lines.push(`  ${language} ${page[language]}`)
    }
    lines.push('')
  }
  return lines.join('\n')
}

test('every card has a text in both languages, the one that was looked at', () => {
  const pages = cardPages(boxOf({ seats: 3 }))
  if (process.env['WRITE_GOLDEN'] !== undefined) {
    mkdirSync(new URL('.', GOLDEN), { recursive: true })
    writeFileSync(GOLDEN, pages)
  }
  assert.equal(pages, readFileSync(GOLDEN, 'utf8'), 'Look at the change; write it with WRITE_GOLDEN=1.')
})

/** Words that no card of ours uses, and numbers that people don't say: each must still read as a text. */
const OWN_RULES = [
  'onSaved[spearman/archer] => honor(saved) @game',
  'onShameGained => hireClerk(1,1) or hireAdvisor(2,free)',
  'onTurnStart[economy/betrayal] => refresh(2) + tactic(1)',
  'onAssault[held/breach] if alone and notAlone => clerk(2,quarry)',
  'onAssault => recall(2,temple)',
  'onHordeDefeated[archer] if ownOn>=2 and archerSame>=3 => save(2,one) or gain(gold,2)',
  'onHordeDefeated pay 2 honor + 1 any => recruit(archer,SA,SA)',
  'onLastSpot[soldier] => attack(melee,2,one) + kill(2,board) + transfer(3)',
  'onLastSpot => shame(1) + honor(-2)',
  'onReclaim => honor(max(SA,3)*gold)',
  'onGather[stone/gold] => gain(stone,1) + gain(gold,2) + honor(3)',
  'onGather => gain(any,gold/3)',
  'onRecruit[horseman] if location(special) => upgrade(production,SA+1,SA)',
  'onKilling[any] if ownTurn and anySoldiers => save(all,any)',
  'onAttack[spearman/archer] if attackers>=3 => wound(2*attackers,any)',
  'onUpgrade[others/goldMine] => build(wall,2,free) + advActivate(barracks)',
  'onActivation[special/quarry] if clerksThere>=2 => peek(tactic,1,1)',
  'onIncome => honor(levels-2)',
  'mod => cost(boost,-2)',
  'mod[team] => cost(recruit,1) @year',
  'mod => handLimit(SA)',
  'mod => shots(2)',
  'mod => reach(spearman,3)',
  'mod => lethality(own,-1)',
  'mod => power(self,-SA)',
  'mod => power(all,2)',
  'mod => claim(2,soldier)',
  'qTurnEnd => qOther() + qSpear(2)',
].join(' ; ')

test('a table with cards of its own gets texts too', () => {
  const context = { box: boxOf(), form: 'do' } as const
  const parsed = parseRules(OWN_RULES)
  assert.ok(parsed.ok, JSON.stringify(parsed))
  for (const rule of parsed.value) {
    const { en, es } = read(ruleMessage(rule, context))
    assert.notEqual(en, es)
  }
  const effects = parseEffects('chosen{claim(1,horseman) + swap(board)} or others{placeHorde(2)}')
  assert.ok(effects.ok)
  read(choicesMessage(effects.value, context))
})

test('a name from nowhere is no text', () => {
  assert.throws(() => cardName('ADV-99', boxOf()), /no card ADV-99/)
  assert.throws(() => cardText('toString', boxOf()), /no card toString/)
  assert.throws(() => locationName('casino', boxOf()), /no Location casino/)
  assert.equal(ruleText('GW-NOWHERE-01', 'en'), undefined)
  assert.equal(ruleText('toString', 'en'), undefined)
})

ruleTextTests(RULE_SECTIONS, ruleText)

test('the rules that set-up texts cite are there', () => {
  for (const language of LANGUAGES)
    for (const key of Object.keys(texts[language]) as TextKey[])
      for (const [id] of texts[language][key].matchAll(/\b(GW|RUL)-[A-Z0-9-]+[a-z]?\b/g))
        assert.notEqual(ruleText(id, language), undefined, `${key}: ${id}`)
})

test('every player has a name, automata too', () => {
  const namesIn = (setup: object) => {
    const box = boxOf(setup)
    return box.clans.map((_, seat) => read(playerMessage(seat, box)).es)
  }
  assert.deepEqual(namesIn({ seats: 4 }), ['Dragón', 'Serpiente', 'Mono', 'Tortuga'])
  assert.deepEqual(namesIn({ mode: 'solo', clans: ['turtle'] }), ['Tortuga', 'Qin Jiushao', 'Clan Junco'])
  assert.deepEqual(namesIn({ mode: 'coop', seats: 2 }), ['Dragón', 'Serpiente', 'Clan Junco'])
})

// --- sentences -------------------------------------------------------------------------------------------------------

const plainOption = (kind: string, key: string, rest: object = {}) => ({ kind, key, ...rest }) as unknown as GwOption

const INFANTRY = { sections: [{ section: 0, wall: 1, hordes: [{ card: 'HOR-2/left', spots: [], power: 6 }] }] } as const

const optionTexts: readonly (readonly [GwOption, string, string])[] = [
  [
    plainOption('clerk', 'clerk pool>quarry', { from: -1, to: 1 }),
    'Clerk: pool → Quarry',
    'Funcionario: reserva → Cantera',
  ],
  [
    plainOption('attack', 'attack', { type: 2, section: 0, row: 0, spot: 0, mate: 1 }),
    'Attack Infantry with a Horseman: the left Section, row 1, Vital spots 1 and 2 (1 Wood, 1 Stone)',
    'Atacar a Infantería con un Jinete: la sección izquierda, fila 1, Zonas Vitales 1 y 2 (1 Madera, 1 Piedra)',
  ],
  [
    plainOption('wound', 'wound', { section: 1, row: 2, spot: 3 }),
    'Wound: the middle Section, row 3, Vital spot 4',
    'Herida: la sección central, fila 3, Zona Vital 4',
  ],
  [
    plainOption('wall', 'wall left', { section: 0 }),
    'Wall level 2 in the left Section (usual price 10)',
    'Nivel 2 de Muralla en la sección izquierda (coste habitual 10)',
  ],
  [
    plainOption('shameHorde', 'shame HOR-1/left', { index: 0, horde: 'HOR-1/left' }),
    'Put the Shame token on the claimed Horde Leader',
    'Colocar la ficha de Deshonra sobre la Horda reclamada Líder',
  ],
  [
    plainOption('overseer', 'overseer archer temple', { type: 1, location: 3 }),
    'Place an Archer as Overseer at the Temple',
    'Colocar un Arquero como Supervisor en el Templo',
  ],
  [
    plainOption('tactic', 'tactic TAC-01 boosted', { card: 0, boosted: true }),
    'Play Heroic Fight, boosted (2 Chi): gain 8 Honor',
    'Jugar Lucha Heroica con efecto reforzado (2 Chi): obtienes 8 de Honor',
  ],
  [
    plainOption('hireAdvisor', 'hire ADV-05', { card: 4 }),
    'Hire Gravedigger. Each time 1 or more of your Soldiers are killed, gain 2 Honor.',
    'Contratar: Sepulturero. Cada vez que mueran 1 o más de tus Soldados, obtienes 2 de Honor.',
  ],
  [
    plainOption('victim', 'kill archer firing right', { type: 1, from: 'firing', section: 2 }),
    'Lose an Archer on a Firing spot of the right Section',
    'Perder un Arquero en un Puesto de Disparo de la sección derecha',
  ],
  [
    plainOption('save', 'save snake spearman', { seat: 1, type: 0 }),
    'Save a Spearman of Snake',
    'Salvar a un Lancero de Serpiente',
  ],
  [
    plainOption('save', 'save snake spearman right', { seat: 1, type: 0, section: 2 }),
    'Save a Spearman of Snake in the right Section',
    'Salvar a un Lancero de Serpiente en la sección derecha',
  ],
]

test('options read as they should', () => {
  for (const [option, en, es] of optionTexts)
    assert.deepEqual(read(optionMessage(option, boxOf({ seats: 3 }), INFANTRY)), { en, es })
})

test('who is to die is asked with the Horde, its section and, if it is seen, its row', () => {
  const box = boxOf({ seats: 3 })
  const on = { prompt: 'victim', about: { section: 0, horde: 'HOR-2/left' } } as const
  assert.deepEqual(read(promptMessage(on, box, INFANTRY)), {
    en: 'Infantry in the left Section, row 1: which of your Soldiers on it is killed?',
    es: 'Infantería en la sección izquierda, fila 1: ¿cuál de tus Soldados sobre esta Horda muere?',
  })
  assert.match(read(promptMessage(on, box)).en, /^Infantry in the left Section: which/)
  assert.equal(read(promptMessage({ prompt: 'victim', about: undefined }, box)).en, 'Which of your Soldiers is killed?')
})

test('what a card makes one gain, lose, exchange, give, wound, recruit or build is asked with its name', () => {
  const box = boxOf({ seats: 3 })
  const asked = (prompt: 'gain' | 'lose' | 'exchange' | 'transfer' | 'wound' | 'recruit' | 'build', card: string) =>
    read(promptMessage({ prompt, about: { left: 2, card } }, box))
  assert.deepEqual(asked('gain', 'workHarder'), {
    en: 'Work Harder: which Resource do you take? 2 left to take.',
    es: 'Trabajad Más: ¿qué recurso tomas? Faltan 2.',
  })
  assert.match(asked('lose', 'GEN-10').es, /^Meng Gong: ¿qué recurso pierdes\?/)
  assert.match(asked('exchange', 'ADV-05').en, /^Gravedigger: which Resource do you give .*Up to 2 more\.$/)
  assert.match(asked('transfer', 'CTA-02').en, /^Common Stores: which Resource do you give to whom\? Up to 2 more\.$/)
  assert.match(asked('wound', 'TAC-01').en, /^Heroic Fight: on which Vital spot .*2 are left\.$/)
  assert.match(asked('recruit', 'mobilization').en, /^Mobilization: which Soldier do you recruit\? Up to 2 more,/)
  assert.match(asked('build', 'workHarder').es, /^Trabajad Más: ¿qué construyes\? Hasta 2 piezas,/)
  assert.match(asked('build', '').en, /^What do you build\?/, 'the Builders')
  assert.equal(asked('wound', '').en, 'On which Vital spot do you place the Wound? 2 are left.', 'of no card')
})

test('GW-SHAME-01: Shame is placed with a word of what brings it', () => {
  const box = boxOf({ seats: 3 })
  const asked = (about: Question['about']) => read(promptMessage({ prompt: 'shame', about }, box))
  const where = 'on which Soldier or claimed Horde do you put a Shame token?'
  assert.equal(asked({ section: 1 }).en, `Breach in the middle Section: ${where}`)
  assert.equal(asked({ location: 'quarry' }).en, `Alone at the Quarry: ${where}`)
  assert.match(asked({ location: 'quarry' }).es, /^A solas en la Cantera: ¿en qué/)
  assert.equal(asked({ card: 'TAC-19' }).en, `False Orders: ${where}`)
  assert.equal(asked({ requests: true }).en, `Requests are unfulfilled: ${where}`)
  assert.equal(asked(undefined).en, 'You gain a Shame token: on which Soldier or claimed Horde do you put it?')
})

test('GW-COOP-22b: a sacrifice is asked for with the Request', () => {
  const box = boxOf({ mode: 'coop', seats: 3 })
  const asked = read(promptMessage({ prompt: 'sacrifice', about: { left: 1, request: 'REQ-04' } }, box))
  assert.equal(
    asked.en,
    "Royal escort for Emperor's officials: which piece do you sacrifice? It leaves the game; 1 to go.",
  )
  assert.match(asked.es, /^Escolta real .*: ¿qué pieza sacrificas\? Sale de la partida; falta 1\.$/)
})

test('one of several effects is told with its card', () => {
  const box = boxOf({ seats: 3 })
  const choice = plainOption('choice', 'choice 2', { index: 1 })
  assert.equal(read(optionMessage(choice, box)).en, 'Effect 2')
  const told = read(optionMessage(choice, box, undefined, { card: 'GEN-10' }))
  assert.deepEqual(told, { en: 'Effect 2: draw 1 Tactic card', es: 'Efecto 2: roba 1 carta de Táctica' })
  assert.match(
    read(promptMessage({ prompt: 'choice', about: { card: 'betrayal' } }, box)).en,
    /^Betrayal: which effect\? /,
  )
})

const eventTexts: readonly (readonly [GwEvent, string, string])[] = [
  [
    { kind: 'activated', location: 'quarry', advanced: true },
    'The Quarry activates (Advanced Activation).',
    'Se activa la Cantera (activación avanzada).',
  ],
  [
    { kind: 'shamed', seat: 0, where: { unit: 'archer' }, why: { section: 0 } },
    'Dragon gains a Shame token and puts it under an Archer.',
    'Dragón recibe una ficha de Deshonra y la coloca bajo un Arquero.',
  ],
  [
    { kind: 'unshamed', seat: 1, where: { horde: 'HOR-8/right' } },
    'Snake discards a Shame token from the claimed Horde Vanguard Riders.',
    'Serpiente descarta una ficha de Deshonra de la Horda reclamada Jinetes de Vanguardia.',
  ],
  [
    { kind: 'recruited', seat: 2, units: [2, 0, 1] },
    'Monkey recruits 2 Spearmen and 1 Horseman.',
    'Mono recluta 2 Lanceros y 1 Jinete.',
  ],
  [
    { kind: 'honor', seat: 0, n: -5, source: 'shame' },
    'Dragon loses 5 Honor (Shame).',
    'Dragón pierde 5 de Honor (Deshonra).',
  ],
  [
    { kind: 'assault', section: 1, defense: 6, power: 9, breach: true },
    'Assault on the middle Section: Defense 6, Power 9; a Breach.',
    'Asalto a la sección central: Defensa 6, Poder 9; hay una Brecha.',
  ],
  [
    { kind: 'gameEnds', because: ['walls', 'time'] },
    'The game ends: enough Walls have reached the highest level; the Time track has come to its end.',
    'La partida termina: suficientes Murallas han alcanzado el nivel más alto; el indicador de Tiempo ha llegado a su fin.',
  ],
]

test('events read as they should', () => {
  for (const [event, en, es] of eventTexts) assert.deepEqual(read(eventMessage(event, boxOf({ seats: 3 }))), { en, es })
})

problemTests(reader, {
  message: problemMessage,
  details: {
    'other-game': { found: 'chess', known: 'great-wall' },
    'bad-setup': { field: 'clans', problem: 'clansNeeded', seats: 3, names: 'dragon, snake' },
    'bad-position': { where: 'table', problem: 'teaOrder', rule: 'x' },
  },
  own: OWN_DETAILS.filter((detail) => detail !== 'refused'),
  words: { mode: 'competitive', clan: 'snake', unit: 'archer', location: 'quarry', section: 'left' },
  names: ['card', 'count', 'name', 'names', 'number', 'right', 'rule', 'seats', 'values', 'word'],
})

test('every error of a data table inside a set-up is explained', () => {
  for (const [key, text] of Object.entries(PROBLEM_TEXTS.en)) {
    const found = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name!, name === 'what' ? 'trigger' : 3])
    const detail = { field: 'table', problem: `data.${key}`, ...Object.fromEntries(found) }
    const problem = problemMessage({ code: 'bad-setup', detail })
    const [en, es] = [reader.say(problem, 'en'), reader.say(problem, 'es')]
    assert.notEqual(en, es)
    assert.doesNotMatch(en + es, /[{}]|undefined|\[object/)
  }
  for (const what of Object.keys(EXPECTED.en)) {
    const detail = { field: 'table', problem: 'data.ruleEnds', at: 7, what, possible: '+' }
    const { en, es } = read(problemMessage({ code: 'bad-setup', detail }))
    assert.ok(en.includes(EXPECTED.en[what as 'trigger']) && es.includes(EXPECTED.es[what as 'trigger']), what)
  }
})

// --- whole games -----------------------------------------------------------------------------------------------------

/**
 * What the rules don't ask, offer or tell yet: words for cards and modes that are still to come. Nobody has to leave a
 * Firing spot while a higher Wall has at least as many (which the data check asks for).
 */
const NOT_MET: readonly string[] = [
  // At random hardly anybody covers all spots, or lets Soldiers stand where they will be killed.
  'event.khanDefeated',
  'event.noRetreat',
  // Nobody wins co-op at random.
  'event.teamWon',
  'option.surplus',
  // Rare: read in expansions/black-powder/soldiers.test.ts.
  'event.markerLost',
  // Rare: read in expansions/black-powder.
  'option.aim',
  'prompt.aim',
  'prompt.works',
  'why.noHordeThere',
  // Rare: read in refusals.test.ts.
  'why.noClerksLeft',
  'why.noneLeft',
  'why.onlyTo',
  'why.overseerAtTop',
  'why.overseersBarred',
  'why.requestRefused',
  // Rare: read in expansions/chronicles/red-turban/council.test.ts.
  'event.noClerkToHire',
  'event.peaceShare',
  // Rare: read in expansions/chronicles/great-famine/eating.test.ts.
  'option.feed',
  'why.noFoodLeft',
  // Rare: read in expansions/diaoyucheng.
  'why.defenseAtTop',
  'why.fortressFull',
  'prompt.surplus',
]

/** Advisors that do what none of ours does. */
const WORDS = [
  'onIncome => recall(2,temple) + peek(advisor,2,1)',
  'onTurnStart => refresh(1) + chosen{honor(1)}',
  'onTurnStart => reclaim(1) + recruit(soldier,3,free)',
  'onIncome => lose(build,1) + gain(any,2) + exchange(2)',
  'onTurnStart => swap(board) + march(2) + income(2) + tea(1)',
  'onWinter => chosen{kill(1,board)} + attack(archer,all,any)',
  'mod => shots(2) ; onTurnStart => build(wall,1,free)',
]
const OWN_ADVISORS = Array.from({ length: 44 }, (_, i) => ({
  id: `ADV-${String(i + 1).padStart(2, '0')}`,
  name: { en: `Advisor ${i + 1}`, es: `Consejero ${i + 1}` },
  rules: WORDS[i % WORDS.length]!,
  tag: 'designed',
}))
const SETUPS: readonly object[] = [
  { seats: 3 },
  { seats: 4 },
  { seats: 3, data: { advisors: OWN_ADVISORS } },
  { seats: 4, data: { advisors: OWN_ADVISORS } },
  { mode: 'two', seats: 2 },
  { mode: 'solo', seats: 1 },
  { mode: 'solo', seats: 1, options: { 'solo.shameLoss': 'immediate' } },
  { mode: 'coop', seats: 2 },
  { mode: 'coop', seats: 3 },
  { mode: 'coop', seats: 4 },
  // Clans whose special soldiers shoot, and are recruited often.
  {
    seats: 3,
    clans: ['snake', 'panda', 'turtle'],
    expansions: ['fifthPlayer', 'blackPowder'],
    options: { 'bp.snakeTokensDie': true },
    data: { advisors: OWN_ADVISORS },
  },
  {
    seats: 2,
    mode: 'two',
    clans: ['panda', 'snake'],
    expansions: ['fifthPlayer', 'blackPowder'],
    data: { advisors: OWN_ADVISORS },
  },
]

const IDLE: readonly string[] = ['stop', 'pass', 'decline']

/** At random, but seldom idle: whoever does nothing sees little of the game. */
function answerEagerly(table: Table<GreatWall>, dice: Dice): void {
  const index = dice.below(table.open.length)
  const { options } = table.open[index]!
  const active = options.filter(({ kind }) => !IDLE.includes(kind))
  const busy = active.length > 0 && dice.below(10) > 0
  table.pick(index, busy ? options.indexOf(active[dice.below(active.length)]!) : dice.below(options.length))
}

/**
 * Tables with each expansion, with as many players as it allows and alone, and with the last answer to each of its questions; a scenario for a
 * team alone is played by one.
 */
const EXPANDED = EXPANSIONS.flatMap(({ name, seats, options: rows = {} }) => {
  const played = { seats: seats?.of['competitive']?.[0] ?? 3, expansions: [name] }
  const usual = greatWall.checkSetup(played).ok ? played : { ...played, mode: 'coop' }
  const options = Object.fromEntries(Object.entries(rows).map(([option, { values }]) => [option, values.at(-1)]))
  const alone = { mode: 'solo', seats: 1, expansions: [name] }
  const tables = Object.keys(rows).length === 0 ? [usual, alone] : [usual, alone, { ...usual, options }]
  return tables.filter((setup) => greatWall.checkSetup(setup).ok)
})

randomGameTests(reader, {
  game: greatWall,
  sentences: { event: eventMessage, prompt: promptMessage, option: optionMessage, why: whyMessage },
  setups: [...SETUPS, ...EXPANDED],
  games: 6,
  explained: 2,
  seed: 'e ',
  answer: answerEagerly,
  notMet: NOT_MET,
})
