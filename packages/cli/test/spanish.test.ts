import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { type Failure, LINE_KINDS } from '@wanli/kernel'
import { speaker } from '../src/format.ts'
import { fileWith, here } from './help.ts'

/** Words that no Spanish sentence has. Those of the files themselves (fields, keys, codes) are not translated. */
const ENGLISH =
  /\b(the|is|are|was|has|have|it|its|of|to|and|or|not|must|be|cannot|can't|there|that|this|these|than|only|too|on|in|at|with|expected|found|received|invalid|missing|nothing|nobody is|left|left out|needs|officials?|markers?|players|rounds?|region)\b/i

/** A broken input, told in Spanish without a word of English and, for whoever reads this, in English. */
async function broken(args: readonly string[], file: string, en: RegExp, es: RegExp, exit = 2): Promise<void> {
  for (const [language, about] of [
    ['en', en],
    ['es', es],
  ] as const) {
    const { code, out, err } = await here([...args, file, '--lang', language])
    assert.equal(code, exit, err)
    const text = (out + err).replaceAll(file, 'FILE')
    assert.match(text, about)
    // The place that is wrong, and what the file itself says, stand there as they are.
    const prose = text.replace(/ [\w.]+: |«[^»]*»|[[{"].*?[\]}"]/g, ' ')
    if (language === 'es') assert.doesNotMatch(prose, ENGLISH)
    assert.doesNotMatch(text, /undefined|\[object/)
  }
}

const player = (blue: object) => ({ table: { players: { blue } } })

describe('a broken position in Spanish', () => {
  const base = { wanli: 'position', format: 1, game: 'zhanguo', setup: { seats: 2 } }
  const cases: readonly [string, object, RegExp, RegExp][] = [
    ['no table', {}, /table: it is missing\./, /table: falta\./],
    ['a seed', { table: {}, seed: 5 }, /seed: it must be a text/, /seed: debe ser un texto/],
    ['chance', { table: {}, chance: 5 }, /whole numbers by stream/, /números enteros por flujo/],
    ['answers', { table: {}, answers: 5 }, /a list of keys/, /una lista de claves/],
    ['standing answers', { table: {}, standing: 5 }, /keys by seat/, /claves por asiento/],
    ['an agenda', { table: {}, agenda: 5 }, /a list of steps/, /una lista de pasos/],
    ['an empty agenda', { table: {}, agenda: [] }, /agenda: it is empty/, /agenda: está vacío/],
    ['a step', { table: {}, agenda: [{ step: 'nap' }] }, /no step is called "nap"/, /no existe el paso «nap»/],
    ['steps', { table: {}, agenda: [{ step: 'turn', seat: 9 }] }, /can't be played here/, /no se pueden jugar/],
    ['an answer', { table: {}, answers: ['sing'] }, /entry 1, "sing", is not on/, /la entrada 1, «sing», no está/],
    ['a set-up', { table: {}, setup: { seats: 7 } }, /seats: it must be at most 4/, /seats: debe ser como máximo 4/],
    ['a field', player({ hands: [] }), /players\.blue: there is no field "hands"/, /no existe el campo «hands»/],
    ['a kind', player({ hand: 'all' }), /players\.blue\.hand: it must be a list/, /debe ser una lista/],
    ['a small number', { table: { round: 0 } }, /round: it must be at least 1/, /round: debe ser al menos 1/],
    ['a choice', { table: { turn: 'green' } }, /turn: it must be one of: blue/, /uno de estos valores: blue/],
    ['a long list', player({ cards: { '1': [1, 2, 3, 4] } }), /its length must be at most 3/, /su longitud debe ser/],
    ['rounds', { table: { round: 6 } }, /the game has 5 rounds/, /la partida tiene 5 rondas/],
    ['a stranger', { table: { turn: 'yellow' } }, /"yellow" does not play; .*blue, red/, /«yellow» no juega/],
    ['order', { table: { order: ['red'] } }, /every player once/, /a cada jugador una vez/],
    ['pieces', player({ markers: { ivory: 9 } }), /ivory markers left: 6/, /fichas de color marfil que quedan: 6/],
    [
      'officials',
      player({ governorsArea: { '1': Array(6).fill('red') } }),
      /no red official is left/,
      /no queda ningún funcionario rojo/,
    ],
    [
      'palaces',
      { table: { palaces: { '1': Array(9).fill('red') } } },
      /Red has no palaces left/,
      /a Rojo no le quedan palacios/,
    ],
    ['a card', player({ hand: [42, 42] }), /#42 is in two places/, /la carta #42 está en dos sitios/],
    ['a deck', { table: { decks: { ivory: [] } } }, /exactly the cards/, /exactamente las cartas/],
    ['an empty hand', { table: { turn: 'blue' } }, /Blue has no card in hand/, /Azul no tiene cartas/],
    ['tasks', { table: { claims: { TX9: [] } } }, /"TX9" is not in play/, /«TX9» no está en juego/],
    ['tiles', { table: { tiles: { T1: 'WT1c' } } }, /no side "WT1c"/, /no existe la cara «WT1c»/],
    [
      'unrest',
      player({ unrest: { '1': 9 } }),
      /Blue's unrest in region 1 .*ZG-INV-02/,
      /el malestar de Azul en la región 1/,
    ],
    [
      'discs',
      { table: { track: ['red'] } },
      /every player exactly once \(ZG-INV-09\)/,
      /cada jugador exactamente una vez/,
    ],
  ]
  for (const [name, change, en, es] of cases)
    it(name, () => broken(['position'], fileWith({ ...base, ...change }), en, es))
})

describe('a broken set-up in Spanish', () => {
  const cases: readonly [string, object, RegExp, RegExp][] = [
    ['clans', { seats: 3, clans: ['red'] }, /clans: it must name 3 different colours/, /debe nombrar 3 colores/],
    ['variants', { variants: ['draft3keep2', 'draft3keep2'] }, /named twice/, /hay una variante repetida/],
    ['leaveOut', { leaveOut: ['star'] }, /only an auction/, /solo en una subasta/],
    [
      'how many boards',
      { seats: 2, boards: 'auction', leaveOut: [] },
      /for 2 players leaves out 2 different boards/,
      /con 2 jugadores se descartan 2 tableros/,
    ],
    ['boards', { boards: 'C' }, /boards: it must be one of: A, B, auction/, /uno de estos valores: A, B, auction/],
    [
      'data tables',
      {
        data: {
          sites: [{ site: 'T', colour: 'turquoise', sections: ['T1', 'T2'], rods: [1, 2, 'x'], tag: 'sourced' }],
        },
      },
      /data\.sites\.0\.rods\.2: 'x' is not a/,
      /data\.sites\.0\.rods\.2: 'x' no es un/,
    ],
  ]
  for (const [name, setup, en, es] of cases)
    it(name, () =>
      broken(['position'], fileWith({ wanli: 'position', format: 1, game: 'zhanguo', setup, table: {} }), en, es),
    )
})

describe('a broken data file in Spanish', () => {
  it('names the row and the field', async () => {
    const file = fileWith({ cards: [{ number: 1 }] })
    await broken(['play', 'zhanguo', '--data'], file, /row 1 \(#1\), field/, /fila 1 \(#1\), campo/)
  })
})

describe('a broken position of The Great Wall in Spanish', () => {
  const base = { wanli: 'position', format: 1, game: 'great-wall', setup: { seats: 3 } }
  const dragon = (words: object) => ({ table: { players: { dragon: words } } })
  const left = (words: object) => ({ table: { sections: { left: words } } })
  const cases: readonly [string, object, RegExp, RegExp][] = [
    ['a field', dragon({ hands: [] }), /players\.dragon: there is no field "hands"/, /no existe el campo «hands»/],
    ['a kind', dragon({ tactics: 'all' }), /players\.dragon\.tactics: it must be a list/, /debe ser una lista/],
    ['a big number', { table: { time: 12 } }, /time: it must be at most 9/, /time: debe ser como máximo 9/],
    ['a long list', left({ hordes: Array(4).fill('HOR-1/left') }), /its length must be at most 3/, /su longitud/],
    ['one of two forms', left({ hordes: [5] }), /sections\.left\.hordes\.0: it is not valid/, /no es válido/],
    ['a season', { table: { season: 'carnival' } }, /season: it must be one of: /, /uno de estos valores: /],
    ['a stranger', { table: { turn: 'turtle' } }, /"turtle" does not play; .*dragon, snake/, /«turtle» no juega/],
    ['a slot', { table: { time: 8 } }, /Time track has no slot 8/, /no tiene ninguna casilla 8/],
    ['a Location', { table: { clerks: { casino: { dragon: 1 } } } }, /"casino" is none of/, /«casino» no es ninguno/],
    ['a card', dragon({ tactics: ['TAC-99'] }), /no card "TAC-99"/, /no existe la carta «TAC-99»/],
    ['a card twice', dragon({ tactics: ['TAC-01', 'TAC-01'] }), /TAC-01 is in two places/, /TAC-01 está en dos sitios/],
    ['a spot', left({ hordes: [{ card: 'HOR-1/left', spots: { 9: 'wound' } }] }), /no spot 9/, /el espacio 9/],
    ['a level', dragon({ overseers: { quarry: { level: 8 } } }), /has no level 8/, /no tiene nivel 8/],
    [
      'an Overseer',
      dragon({ overseers: { teaHouse: { level: 1 } } }),
      /Tea House has no Overseers/,
      /Casa de Té no tiene Supervisores/,
    ],
    [
      'Soldiers',
      dragon({ shamed: { archer: 5 } }),
      /Archers left: 4 \(GW-INV-01\)/,
      /Arqueros que quedan: 4 \(GW-INV-01\)/,
    ],
    [
      'Clerks',
      { table: { clerks: { builders: { dragon: 7 } } } },
      /Dragon's Clerks left: 5 \(GW-INV-02\)/,
      /le quedan a Dragón: 5 \(GW-INV-02\)/,
    ],
    ['Shame', { table: { shamePool: 99 } }, /30 Shame tokens in all/, /en total hay 30 fichas de Deshonra/],
    ['a turn', { table: { phase: 'turn' } }, /a card on the Command track/, /una carta en la cola de Mando/],
    ['a phase', { table: { phase: 'activation' } }, /activation needs turn/, /activation necesita turn/],
    [
      'Tea',
      { table: { tea: ['dragon', 'dragon', 'snake'] } },
      /every player once \(GW-INV-04\)/,
      /a cada jugador una vez \(GW-INV-04\)/,
    ],
    [
      'a full Location',
      { table: { clerks: { quarry: { dragon: 2, snake: 2 } } } },
      /more Clerks than spots in this Location: Quarry/,
      /más Funcionarios que espacios en esta Localización: Cantera/,
    ],
    [
      'Firing spots',
      left({ firing: { dragon: { spearman: 1 } } }),
      /only Archers .* of the left Section \(GW-INV-07\)/,
      /solo puede haber Arqueros .* de la sección izquierda \(GW-INV-07\)/,
    ],
    ['a deck', { table: { hordeDeck: [] } }, /each Horde card must be/, /cada carta de Horda debe estar/],
  ]
  for (const [name, change, en, es] of cases)
    it(name, () => broken(['position'], fileWith({ ...base, ...change }), en, es))

  it('shows nothing that a terminal would obey', async () => {
    const { err } = await here(['position', fileWith({ ...base, ...dragon({ tactics: ['\u001b[2J'] }) })])
    assert.match(err, /no card "�\[2J"/)
  })
})

describe('a broken set-up of The Great Wall in Spanish', () => {
  const cases: readonly [string, object, RegExp, RegExp][] = [
    ['mode', { mode: 'constructor' }, /mode: it must be one of: competitive/, /uno de estos valores: competitive/],
    ['seats', { seats: 7 }, /Competitive is for this number of players: 3, 4/, /El modo Competitivo es para/],
    ['clans', { seats: 3, clans: ['dragon'] }, /3 different Clans; there are dragon, /, /debe nombrar 3 clanes/],
    ['options', { options: { x: 1 } }, /options: there is no field "x"/, /options: no existe el campo «x»/],
    [
      'data tables',
      { data: { walls: [{ level: 'x' }] } },
      /data\.walls\.0\.level: 'x' is not one of/,
      /data\.walls\.0\.level: 'x' no es ningun/,
    ],
  ]
  for (const [name, setup, en, es] of cases)
    it(name, () =>
      broken(['position'], fileWith({ wanli: 'position', format: 1, game: 'great-wall', setup, table: {} }), en, es),
    )

  it('a rule of a card', async () => {
    const name = { en: 'A', es: 'A' }
    const artifact = (id: number) => ({ id: `ART-${id}`, name, rules: 'onScore => sing(1)', tag: 'designed' })
    const setup = { data: { artifacts: [1, 2, 3, 4, 5].map(artifact) } }
    const file = fileWith({ wanli: 'position', format: 1, game: 'great-wall', setup, table: {} })
    const [en, es] = [/data\.artifacts.*: 'sing' stands where an effect/, /'sing' está donde debería haber un efecto/]
    // The words that may stand there are those of the rules, in English.
    for (const [language, about] of Object.entries({ en, es }))
      assert.match((await here(['position', file, '--lang', language])).err, about)
  })
})

describe('a broken data file of The Great Wall in Spanish', () => {
  it('names the row and the field', async () => {
    const file = fileWith({ tactics: [{ id: 'TAC-01' }] })
    await broken(['play', 'great-wall', '--data'], file, /row 1 \(TAC-01\), field/, /fila 1 \(TAC-01\), campo/)
  })
})

describe('a broken scenario in Spanish', () => {
  const base = { wanli: 'scenario', format: 1, title: 'x', cites: [], play: [] }
  const cases: readonly [string, object, RegExp, RegExp][] = [
    ['its kind', { wanli: 'log' }, /wanli: it must be one of: scenario/, /uno de estos valores: scenario/],
    ['title', { title: 5 }, /title: it must be a text/, /title: debe ser un texto/],
    ['cites', { cites: 5 }, /a list of rule IDs/, /una lista de ID de reglas/],
    ['play', { play: 5 }, /play: it must be a list/, /play: debe ser una lista/],
    ['a line', { play: [5] }, /line 1 is neither a key/, /la línea 1 no es ni una clave/],
    ['a kind', { play: [{ shout: 1 }] }, /line 1 is none of answer, asks/, /ninguno de estos tipos: answer, asks/],
    ['two kinds', { play: [{ offers: [], expect: {} }] }, /offers does not go with expect/, /offers no va con expect/],
    ['a value', { play: [{ offers: 'x' }] }, /offers needs a list of keys/, /offers necesita una lista de claves/],
    ['by', { play: [{ answer: 'x' }] }, /by must be a seat/, /by debe ser un asiento/],
  ]
  for (const [name, change, en, es] of cases)
    it(name, () => broken(['scenario'], fileWith({ ...base, ...change }), en, es))

  it('has a word for what every kind of line needs', () => {
    for (const language of ['en', 'es'] as const)
      for (const kind of LINE_KINDS)
        assert.doesNotMatch(speaker(language)('detail.lineNeeds', { line: 1, kind }), /something else|otra cosa/)
  })
})

describe('a scenario that fails, in Spanish', () => {
  const file = new URL('../../zhanguo/test/scenarios/tv-01.json', import.meta.url)
  const scenario = JSON.parse(readFileSync(file, 'utf8')) as { position: { table: object } }
  const { position } = scenario
  const cases: readonly [string, object | string, RegExp, RegExp][] = [
    [
      'an answer',
      'sing',
      /the answer "sing" on offer; found that it is not on offer; on offer: "/,
      /la respuesta «sing»/,
    ],
    ['who is asked', { asks: 'red' }, /expected that red is asked; found that these are asked/, /que se pregunta a: /],
    ['nobody', { asks: 'nobody' }, /expected that nobody is asked/, /que no se preguntara a nadie/],
    ['what', { asks: 'blue', prompt: 'bid' }, /that blue is asked \(bid\)/, /que se preguntara a blue \(bid\)/],
    ['offers', { offers: ['sing'] }, /expected on offer: "sing"; found on offer: /, /entre las opciones: "sing"/],
    ['options', { options: [] }, /exactly this on offer: nothing/, /esta lista exacta de opciones: ninguna/],
    ['refusals', { refuses: { sing: 'ZG-GEN-01' } }, /not among the candidates/, /no está entre las candidatas/],
    [
      'values',
      { expect: { 'nobody.knows': 1 } },
      /nobody\.knows = 1; found nothing/,
      /nobody\.knows = 1; se encontró nada/,
    ],
    ['events', { tells: [{ kind: 'sang' }] }, /expected this event: /, /se esperaba este suceso: /],
    [
      'a seat',
      { undo: 'green' },
      /a seat called green; found a table with these seats: /,
      /un asiento llamado green; /,
    ],
    ['undoing', { undo: 'blue' }, /that blue can undo; found There is nothing/, /No hay nada que deshacer/],
  ]
  const title = 'Prueba'
  for (const [name, line, en, es] of cases)
    it(name, () => broken(['scenario'], fileWith({ ...scenario, title, cites: [], play: [line] }), en, es, 1))

  it('its position', async () => {
    const spoilt = { ...position, table: { ...position.table, pile: [1, 1] } }
    const bad = fileWith({ ...scenario, title, cites: [], position: spoilt })
    await broken(['scenario'], bad, /line 0: .*#1 is in two places/, /línea 0: .*la carta #1 está en dos sitios/, 1)
    const { out } = await here(['scenario', bad, '--json'])
    const { results } = JSON.parse(out) as { results: { failures: Failure[] }[] }
    assert.deepEqual(results[0]!.failures, [
      {
        line: 0,
        expected: { code: 'position', detail: {} },
        found: { code: 'bad-position', detail: { where: 'table', problem: 'cardTwice', card: 1 } },
      },
    ])
  })
})
