import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answerAtRandom } from '@wanli/kernel/laws'
import { problemTests, randomGameTests, Reader, ruleTextTests, tableTests, value } from '@wanli/test-kit'
import { ABILITIES, BOARDS, BONUSES, SQUARES } from '../src/data/index.ts'
import { OWN_DETAILS } from '../src/details.ts'
import { zhanguo } from '../src/index.ts'
import { ABILITY, CARD, COURT, FREE, INSTALL, move, PAY, UNIFY, WALL, type ZgOption } from '../src/options.ts'
import { BOARD_CHOICES, type Setup, VARIANTS, type ZgBox, type ZgEvent } from '../src/terms.ts'
import {
  abilityMessage,
  boardMessage,
  bonusMessage,
  cardMessage,
  eventMessage,
  type Message,
  optionMessage,
  playerMessage,
  problemMessage,
  promptMessage,
  rewardMessage,
  squareMessage,
  taskMessage,
  type TextKey,
  texts,
  tileMessage,
  whyMessage,
} from '../src/text/index.ts'
import { sections as RULE_SECTIONS, text as ruleText } from '../src/text/rule-book.ts'

const reader = new Reader(texts, /[A-Z]_[A-Z0-9]/)
const read = (message: Message) => reader.read(message)

// --- the tables ------------------------------------------------------------------------------------------------------

/** Numbers, arrows, punctuation and words that the two languages share. */
const SHARED: readonly TextKey[] = [
  'site.count',
  'number',
  'path',
  'card.number',
  'card',
  'card.inline',
  'list.comma',
  'list.semicolon',
  'label.total',
]

tableTests(reader, { shared: SHARED })

// --- things ----------------------------------------------------------------------------------------------------------

const boxOf = (setup: Partial<Setup> = {}): ZgBox => zhanguo.open(value(zhanguo.checkSetup(setup)))

test('every card, tile, task, reward, board, square, bonus and ability has a text', () => {
  const box = boxOf({ boards: 'B' })
  const { data } = box
  const messages = [
    ...data.cards.slice(1).map(({ number }) => cardMessage(number, box)),
    ...data.wallTiles.flatMap(({ id }) => [tileMessage(id, 'a', box), tileMessage(id, 'b', box)]),
    ...Object.keys(box.taskRows).map((id) => taskMessage(id, box)),
    ...data.rewards.flatMap((row) => row.slice(1)).map((cell) => rewardMessage(cell, box)),
    ...BOARDS.flatMap((board) => [boardMessage(board, box), boardMessage(board, boxOf())]),
    ...SQUARES.map((square) => squareMessage(square, box)),
    ...BONUSES.map((bonus) => bonusMessage(bonus, box)),
    ...ABILITIES.map((ability) => abilityMessage(ability, box)),
    ...box.setup.clans.map((_, seat) => playerMessage(seat, box)),
  ]
  assert.equal(messages.length, 120 + 12 + 12 + 15 + 8 + 3 + 14 + 7 + 4)
  for (const message of messages) {
    const { en, es } = read(message)
    assert.notEqual(en, es)
  }
})

test('numbers in texts come from the data of the game', () => {
  const box = boxOf()
  const constants = { ...box.data.constants, squareVp: 9, calmBy: 2 }
  const other = { ...box, data: { ...box.data, constants } }
  assert.equal(reader.say(squareMessage('VP_4', other), 'en'), '9 VP')
  assert.equal(reader.say(bonusMessage('CALM_HERE', other), 'es'), 'malestar −2 aquí')
})

test('a name from nowhere is no text', () => {
  assert.throws(() => tileMessage('WT99', 'a', boxOf()), /no wall tile WT99/)
  assert.equal(ruleText('ZG-NOWHERE-01', 'en'), undefined)
  assert.equal(ruleText('toString', 'en'), undefined)
})

ruleTextTests(RULE_SECTIONS, ruleText)

// --- sentences -------------------------------------------------------------------------------------------------------

const SEEN = {
  round: 2,
  sections: [{ section: 'T1', tile: 'WT6', side: 'a', slots: [null, null, null], worth: [] }],
} as const

const optionTexts: readonly (readonly [ZgOption, string, string])[] = [
  [CARD[40]!, 'Play #40 (ivory; governor: +1 worker here)', 'Jugar #40 (marfil; gobernador: +1 trabajador aquí)'],
  [UNIFY[2]!, 'Unify in region 3', 'Unificar en la región 3'],
  [COURT[0]!, 'Court: recruit 1 official', 'Corte: reclutar 1 funcionario'],
  [
    FREE[3]!,
    'Free move: red official down in region 2',
    'Movimiento gratuito: bajar un funcionario rojo en la región 2',
  ],
  [
    move(0, [
      { area: 'W', region: 2 },
      { area: 'G', region: 2 },
    ]),
    'Move red: workers area 2 → governors area 2 (1 point)',
    'Mover un funcionario rojo: área de trabajadores 2 → área de gobernadores 2 (1 punto)',
  ],
  [INSTALL[8]!, 'Square a of region 3 (4 VP)', 'Casilla a de la región 3 (4 PV)'],
  [INSTALL[11]!, 'Open area of region 3 (no bonus)', 'Zona abierta de la región 3 (sin bonificación)'],
  [
    WALL[1]!,
    'Wall in turquoise T1, slot of 2 rods: 10 VP minus total unrest (at least 0)',
    'Muralla en la sección turquesa T1, casilla de 2 varillas: 10 PV menos el malestar total (mínimo 0)',
  ],
  [WALL[6]!, 'Wall in gold G1, slot of 1 rod', 'Muralla en la sección dorada G1, casilla de 1 varilla'],
  [PAY[1]![4]!, 'Pay 1 worker from region 5', 'Pagar 1 trabajador de la región 5'],
  [
    PAY[3]![0]!,
    'Pay 1 worker from each of the regions 1, 2 and 3',
    'Pagar 1 trabajador de cada una de las regiones 1, 2 y 3',
  ],
  [
    ABILITY.reassignTwo,
    'Use your board: after recruiting, up to 2 reassignment points',
    'Usar tu tablero: después de reclutar, hasta 2 puntos de reasignación',
  ],
]

test('options read as they should', () => {
  for (const [option, en, es] of optionTexts)
    assert.deepEqual(read(optionMessage(option, boxOf({ boards: 'B' }), SEEN)), { en, es })
})

const eventTexts: readonly (readonly [ZgEvent, string, string])[] = [
  [
    { kind: 'courtPlayed', seat: 1, card: 40, action: 'hire', below: 70, fits: false },
    'Red plays #40 on top of #70 to hire workers; the number does not fit.',
    'Rojo juega #40 sobre #70 para contratar trabajadores; el número no cumple la condición.',
  ],
  [
    { kind: 'courtPlayed', seat: 1, card: 40, action: 'recruit', below: 0, fits: true },
    'Red plays #40 as the first Court card to recruit 1 official.',
    'Rojo juega #40 como primera carta de la Corte para reclutar 1 funcionario.',
  ],
  [
    { kind: 'courtPlayed', seat: 1, card: 40, action: 'reassign', below: 70, fits: false },
    'Red plays #40 on top of #70 to reassign officials.',
    'Rojo juega #40 sobre #70 para reasignar funcionarios.',
  ],
  [
    { kind: 'unified', seat: 2, card: 45, region: 3, markers: 2, vp: 1, unrest: 2 },
    'Purple unifies #45 (orange; palace: 3 VP) in region 3: 2 orange markers, 1 VP; unrest 2.',
    'Morado unifica #45 (naranja; palacio: 3 PV) en la región 3: 2 fichas de color naranja, 1 PV; malestar 2.',
  ],
  [{ kind: 'drew', seat: 0, counts: [2, 2, 2] }, 'Blue draws 6 cards.', 'Azul roba 6 cartas.'],
  [
    { kind: 'drew', seat: 0, counts: [1, 1, 1], cards: [45, 3, 120] },
    'Blue draws #3, #45 and #120.',
    'Azul roba #3, #45 y #120.',
  ],
  [
    { kind: 'walled', seat: 3, section: 'G2', rods: 2, from: [1, 4] },
    'Yellow builds a wall in gold G2, slot of 2 rods, paid from regions 1 and 4.',
    'Amarillo construye una muralla en la sección dorada G2, casilla de 2 varillas, pagada desde las regiones 1 y 4.',
  ],
  [
    { kind: 'claimed', seat: 0, task: 'TW1', slot: 2 },
    'Blue claims a task: walls at turquoise ×2 and gold (slot 2, 4 VP).',
    'Azul reclama una misión: murallas en turquesa ×2 y dorado (casilla 2, 4 PV).',
  ],
  [{ kind: 'roundEnded', round: 5, seat: 1 }, 'Round 5 ends: final scoring.', 'Termina la ronda 5: puntuación final.'],
]

test('events read as they should', () => {
  for (const [event, en, es] of eventTexts) assert.deepEqual(read(eventMessage(event, boxOf())), { en, es })
})

test('a reward tells its region when the round is known, and only then if it is in doubt', () => {
  const question = { prompt: 'reward', about: { aspect: 'laws', kind: 'WORKERS_2' } } as const
  const box = boxOf()
  assert.match(read(promptMessage(question, box, SEEN)).en, /2 workers in region 1\b/)
  assert.match(read(promptMessage(question, box)).en, /: 2 workers\./)
  const only = { prompt: 'reward', about: { aspect: 'writing', kind: 'GOVERNOR' } } as const
  assert.match(read(promptMessage(only, box)).es, /1 gobernador en la región 1 o 3, sin pagar funcionarios/)
})

problemTests(reader, {
  message: problemMessage,
  details: {
    'other-game': { found: 'chess', known: 'zhanguo' },
    'bad-setup': { field: 'clans', problem: 'clansNeeded', seats: 3 },
    'bad-position': { where: 'players.red.vp', problem: 'vp', clan: 'red', rule: 'ZG-GEN-04' },
  },
  own: OWN_DETAILS,
  words: { clan: 'red', official: 'gray', marker: 'ivory', task: 'wall', piece: 'walls' },
  names: ['bid', 'card', 'count', 'id', 'name', 'names', 'region', 'rounds', 'rule', 'seats', 'square', 'takers'],
})

// --- whole games -----------------------------------------------------------------------------------------------------

const SETUPS: readonly Partial<Setup>[] = BOARD_CHOICES.flatMap((boards) =>
  [2, 3, 4].flatMap((seats): Partial<Setup>[] => [
    { seats, boards },
    { seats, boards, variants: VARIANTS, autoClaimTasks: false, confirmTurns: true },
  ]),
)

randomGameTests(reader, {
  game: zhanguo,
  sentences: { event: eventMessage, prompt: promptMessage, option: optionMessage, why: whyMessage },
  setups: SETUPS,
  games: 4,
  explained: 1,
  seed: 'h ',
  answer: answerAtRandom,
  // Read in refusals.test.ts.
  notMet: ['why.noSquare', 'why.palaceSlots', 'why.uselessAbility', 'why.wallNowhere'],
})
