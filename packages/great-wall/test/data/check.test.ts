import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type BrokenFile, brokenFiles, copyOf, paramNames } from '@wanli/test-kit'
import {
  checkData,
  checkTables,
  compileData,
  describeError,
  standardData,
  standardTables,
  TABLES,
} from '../../src/data/index.ts'
import type { DataError, TableName } from '../../src/data/index.ts'
import { PROBLEM_TEXTS } from '../../src/data/problems.ts'
import { greatWall } from '../../src/index.ts'

type Row = Record<string, unknown>
const { errorsOf, edited, broken, everyOneIsDescribed } = brokenFiles({
  standard: standardTables,
  check: checkData,
  describe: describeError,
})
const without = (table: TableName, row: number) => errorsOf({ [table]: standardTables[table].toSpliced(row - 1, 1) })
const rowOf = (name: string) => standardTables.constants.findIndex((row) => row.name === name) + 1
const CONSTANT_NAMES = standardTables.constants.map((row) => row.name).join(', ')

/** Each kind of broken file, and what is said about it in both languages. */
const CASES: readonly BrokenFile<DataError>[] = [
  [
    'a file that is no object of tables, or has a strange one',
    () => [...errorsOf([]), ...errorsOf({ board: [] })],
    [
      'my.json: a data file is one object with tables in it: locations, overseers, walls, time, commandSpots, counts, soldiers, hordes, commands, generals, advisors, tactics, artifacts, events, requests, clans, constants.',
      "my.json: 'board' is not one of the tables locations, overseers, walls, time, commandSpots, counts, soldiers, hordes, commands, generals, advisors, tactics, artifacts, events, requests, clans, constants.",
    ],
    [
      'my.json: un archivo de datos es un solo objeto con tablas: locations, overseers, walls, time, commandSpots, counts, soldiers, hordes, commands, generals, advisors, tactics, artifacts, events, requests, clans, constants.',
      "my.json: 'board' no es ninguna de las tablas locations, overseers, walls, time, commandSpots, counts, soldiers, hordes, commands, generals, advisors, tactics, artifacts, events, requests, clans, constants.",
    ],
  ],
  [
    'a table that is no list, a row that is no object, too many rows',
    () => [
      ...errorsOf({ clans: 7 }),
      ...errorsOf({ clans: [null] }),
      ...errorsOf({ clans: Array.from({ length: 501 }, () => null) }),
    ],
    [
      'my.json: clans: 7 is not a list.',
      'my.json: clans, row 1: null is not an object with fields.',
      'my.json: clans: 501 rows are too many; no table has more than 500.',
    ],
    [
      'my.json: clans: 7 no es una lista.',
      'my.json: clans, fila 1: null no es un objeto con campos.',
      'my.json: clans: 501 filas son demasiadas; ninguna tabla tiene más de 500.',
    ],
  ],
  [
    'a field that is missing, one that does not exist, one of the wrong kind',
    () => [
      ...broken('locations', { 1: { kind: undefined, sort: 'regular', shameIcon: 'yes' } }),
      ...broken('walls', { 2: { defense: 4.5 }, 3: { defense: 'eight' } }),
    ],
    [
      'my.json: locations, row 1 (lumberMill), field kind: this field is missing.',
      "my.json: locations, row 1 (lumberMill), field shameIcon: 'yes' is neither true nor false.",
      'my.json: locations, row 1 (lumberMill), field sort: there is no such field.',
      'my.json: walls, row 2 (level 1), field defense: 4.5 is not a whole number.',
      "my.json: walls, row 3 (level 2), field defense: 'eight' is not a number.",
    ],
    [
      'my.json: locations, fila 1 (lumberMill), campo kind: falta este campo.',
      "my.json: locations, fila 1 (lumberMill), campo shameIcon: 'yes' no es ni true ni false.",
      'my.json: locations, fila 1 (lumberMill), campo sort: no existe ese campo.',
      'my.json: walls, fila 2 (level 1), campo defense: 4.5 no es un número entero.',
      "my.json: walls, fila 3 (level 2), campo defense: 'eight' no es un número.",
    ],
  ],
  [
    'a word that is not in the list, numbers out of range',
    () => [
      ...broken('locations', { 1: { kind: 'normal' } }),
      ...broken('time', { 3: { lethality: 0 } }),
      ...broken('locations', { 2: { spots: { side3: 0, side45: 4 } } }),
      ...broken('hordes', { 3: { offense: 60 } }),
    ],
    [
      "my.json: locations, row 1 (lumberMill), field kind: 'normal' is not one of regular, special.",
      'my.json: time, row 3 (side3 slot 3), field lethality: 0 is less than 1.',
      'my.json: locations, row 2 (quarry), field spots.side3: 0 is less than 1.',
      'my.json: hordes, row 3 (HOR-3), field offense: 60 is more than 20.',
    ],
    [
      "my.json: locations, fila 1 (lumberMill), campo kind: 'normal' no es ninguno de estos valores: regular, special.",
      'my.json: time, fila 3 (side3 slot 3), campo lethality: 0 es menor que 1.',
      'my.json: locations, fila 2 (quarry), campo spots.side3: 0 es menor que 1.',
      'my.json: hordes, fila 3 (HOR-3), campo offense: 60 es mayor que 20.',
    ],
  ],
  [
    'provenance: an unknown tag, mixed without a basis, a basis that is a novel',
    () => [
      ...broken('clans', { 1: { tag: 'guessed' } }),
      ...broken('clans', { 1: { basis: undefined } }),
      ...broken('clans', { 1: { basis: 7 } }),
      ...broken('clans', { 1: { basis: 'x'.repeat(401) } }),
    ],
    [
      "my.json: clans, row 1 (dragon), field tag: 'guessed' is not one of sourced, public, inferred, designed, mixed.",
      'my.json: clans, row 1 (dragon), field basis: a row tagged mixed must say in its basis which part is from where.',
      'my.json: clans, row 1 (dragon), field basis: 7 is not a text.',
      'my.json: clans, row 1 (dragon), field basis: the text is longer than 400 characters.',
    ],
    [
      "my.json: clans, fila 1 (dragon), campo tag: 'guessed' no es ninguno de estos valores: sourced, public, inferred, designed, mixed.",
      'my.json: clans, fila 1 (dragon), campo basis: una fila marcada mixed debe decir en basis de dónde viene cada parte.',
      'my.json: clans, fila 1 (dragon), campo basis: 7 no es un texto.',
      'my.json: clans, fila 1 (dragon), campo basis: el texto tiene más de 400 caracteres.',
    ],
  ],
  [
    '11.3: an ID twice',
    () => [...broken('advisors', { 2: { id: 'ADV-01' } }), ...broken('clans', { 2: { id: 'no id' } })],
    [
      'my.json: advisors, row 2 (ADV-01), field id: ADV-01 is already in row 1.',
      "my.json: clans, row 2 (no id), field id: 'no id' is not a short word of letters, digits and hyphens.",
    ],
    [
      'my.json: advisors, fila 2 (ADV-01), campo id: ADV-01 ya está en la fila 1.',
      "my.json: clans, fila 2 (no id), campo id: 'no id' no es una palabra corta de letras, cifras y guiones.",
    ],
  ],
  [
    '11.3: a Tea value twice',
    () => [...broken('generals', { 14: { setup: { wood: 4, stone: 4, gold: 3, chi: 5, tactics: 2, tea: 65 } } })],
    ['my.json: generals, row 14 (COG-1), field setup.tea: tea 65 is already in row 1.'],
    ['my.json: generals, fila 14 (COG-1), campo setup.tea: tea 65 ya está en la fila 1.'],
  ],
  [
    '11.3: decks of another size',
    () => [
      ...without('hordes', 1),
      ...without('hordes', 16),
      ...without('generals', 1),
      ...without('generals', 20),
      ...without('advisors', 44),
      ...without('tactics', 20),
      ...without('tactics', 32),
      ...without('artifacts', 5),
      ...without('events', 12),
      ...without('requests', 12),
    ],
    [
      'my.json: hordes: there must be 24 cards of base, not 21.',
      'my.json: hordes: there must be 24 cards of coop, not 21.',
      'my.json: generals: there must be 13 cards of base, not 12.',
      'my.json: generals: there must be 8 cards of coop, not 7.',
      'my.json: advisors: there must be 44 cards of advisors, not 43.',
      'my.json: tactics: there must be 20 cards of base, not 19.',
      'my.json: tactics: there must be 12 cards of coop, not 11.',
      'my.json: artifacts: there must be 5 cards of artifacts, not 4.',
      'my.json: events: there must be 12 cards of events, not 11.',
      'my.json: requests: there must be 12 cards of requests, not 11.',
    ],
    [
      'my.json: hordes: debe haber 24 cartas de base, no 21.',
      'my.json: hordes: debe haber 24 cartas de coop, no 21.',
      'my.json: generals: debe haber 13 cartas de base, no 12.',
      'my.json: generals: debe haber 8 cartas de coop, no 7.',
      'my.json: advisors: debe haber 44 cartas de advisors, no 43.',
      'my.json: tactics: debe haber 20 cartas de base, no 19.',
      'my.json: tactics: debe haber 12 cartas de coop, no 11.',
      'my.json: artifacts: debe haber 5 cartas de artifacts, no 4.',
      'my.json: events: debe haber 12 cartas de events, no 11.',
      'my.json: requests: debe haber 12 cartas de requests, no 11.',
    ],
  ],
  [
    '11.3: a grid that is not 2 x 6, or whose spots do not match',
    () => [
      ...broken('hordes', {
        1: { grid: ['..c2..'] },
        2: { grid: ['.ws2.', '..1s..'] },
        3: { grid: ['w2....', '.cx1..'] },
      }),
      ...broken('hordes', { 1: { spots: 5 }, 2: { grid: ['......', '......'] } }),
    ],
    [
      'my.json: hordes, row 1 (HOR-1), field grid: the number of entries must be 2, not 1.',
      "my.json: hordes, row 2 (HOR-2), field grid, entry 1: '.ws2.' is not a row of six of the characters . o w s g c 1 2 3 t.",
      "my.json: hordes, row 3 (HOR-3), field grid, entry 2: '.cx1..' is not a row of six of the characters . o w s g c 1 2 3 t.",
      'my.json: hordes, row 1 (HOR-1), field spots: the grid has 4 spots, but this row says 5.',
      'my.json: hordes, row 2 (HOR-2), field grid: the grid has no Vital spot.',
    ],
    [
      'my.json: hordes, fila 1 (HOR-1), campo grid: el número de elementos debe ser 2, no 1.',
      "my.json: hordes, fila 2 (HOR-2), campo grid, elemento 1: '.ws2.' no es una fila de seis de los caracteres . o w s g c 1 2 3 t.",
      "my.json: hordes, fila 3 (HOR-3), campo grid, elemento 2: '.cx1..' no es una fila de seis de los caracteres . o w s g c 1 2 3 t.",
      'my.json: hordes, fila 1 (HOR-1), campo spots: la cuadrícula tiene 4 Zonas Vitales, pero esta fila dice 5.',
      'my.json: hordes, fila 2 (HOR-2), campo grid: la cuadrícula no tiene ninguna Zona Vital.',
    ],
  ],
  [
    '11.3: unknown trigger, effect and modifier',
    () => [
      ...broken('advisors', {
        1: { rules: 'onAtack => honor(1)' },
        2: { rules: 'onIncome => honr(1)' },
        3: { rules: 'mod => handLimits(2)' },
      }),
    ],
    [
      "my.json: advisors, row 1 (ADV-01), field rules: character 1: 'onAtack' stands where a trigger should be. Possible: onAttack.",
      "my.json: advisors, row 2 (ADV-02), field rules: character 13: 'honr' stands where an effect should be. Possible: honor.",
      "my.json: advisors, row 3 (ADV-03), field rules: character 8: 'handLimits' stands where a modifier should be. Possible: handLimit.",
    ],
    [
      "my.json: advisors, fila 1 (ADV-01), campo rules: carácter 1: 'onAtack' está donde debería haber un desencadenante. Posibles: onAttack.",
      "my.json: advisors, fila 2 (ADV-02), campo rules: carácter 13: 'honr' está donde debería haber un efecto. Posibles: honor.",
      "my.json: advisors, fila 3 (ADV-03), campo rules: carácter 8: 'handLimits' está donde debería haber un modificador. Posibles: handLimit.",
    ],
  ],
  [
    'rules: everything else that can be wrong in one',
    () => [
      ...broken('advisors', {
        1: { rules: 'onGather[W] => gain(wood,1)' },
        2: { rules: 'onIncome if teatop => gain(wood,1)' },
        3: { rules: 'onIncome => gain(wood,x)' },
        4: { rules: 'onIncome pay 2 M => gain(wood,1)' },
        5: { rules: 'onIncome => attack(sp,1,any)' },
        6: { rules: 'onIncome => clerk(1,mill)' },
        7: { rules: 'onIncome => wound(1,same,2)' },
        8: { rules: 'onIncome => wound(1,there)' },
        9: { rules: 'onIncome ~ tactic(1)' },
        10: { rules: 'onIncome => tactic(1) +' },
      }),
      ...broken('requests', { 5: { needs: 'every{pay n wood}' } }),
    ],
    [
      "my.json: advisors, row 1 (ADV-01), field rules: character 10: 'W' stands where a filter should be. Possible: wood.",
      "my.json: advisors, row 2 (ADV-02), field rules: character 13: 'teatop' stands where a condition should be. Possible: teaTop notTeaTop.",
      "my.json: advisors, row 3 (ADV-03), field rules: character 23: 'x' stands where a number should be. Possible: 0 …999 SA attackers killed saved secAr archersTop levels advisors clerksOwned gold ….",
      "my.json: advisors, row 4 (ADV-04), field rules: character 16: 'M' stands where a Resource should be. Possible: build.",
      "my.json: advisors, row 5 (ADV-05), field rules: character 20: 'sp' stands where a figure should be. Possible: spearman.",
      "my.json: advisors, row 6 (ADV-06), field rules: character 21: 'mill' stands where a Location should be. Possible: lumberMill.",
      "my.json: advisors, row 7 (ADV-07), field rules: character 25: ',' stands where another sign should be. Possible: ).",
      "my.json: advisors, row 8 (ADV-08), field rules: character 21: 'there' stands where another word should be. Possible: one row1 same target any eachRow1.",
      "my.json: advisors, row 9 (ADV-09), field rules: character 10: '~' stands where a word, a number or a sign should be. Possible: => >= ( ) [ ] { } , / : ; + - * @.",
      'my.json: advisors, row 10 (ADV-10), field rules: character 24: the text ends where an effect should be. Possible: gain lose honor exchange transfer tactic clerk recall extraClerk hireClerk hireAdvisor refresh ….',
      "my.json: requests, row 5 (REQ-05), field needs: character 1: 'every' stands where the need of a Request should be. Possible: each board.",
    ],
    [
      "my.json: advisors, fila 1 (ADV-01), campo rules: carácter 10: 'W' está donde debería haber un filtro. Posibles: wood.",
      "my.json: advisors, fila 2 (ADV-02), campo rules: carácter 13: 'teatop' está donde debería haber una condición. Posibles: teaTop notTeaTop.",
      "my.json: advisors, fila 3 (ADV-03), campo rules: carácter 23: 'x' está donde debería haber un número. Posibles: 0 …999 SA attackers killed saved secAr archersTop levels advisors clerksOwned gold ….",
      "my.json: advisors, fila 4 (ADV-04), campo rules: carácter 16: 'M' está donde debería haber un recurso. Posibles: build.",
      "my.json: advisors, fila 5 (ADV-05), campo rules: carácter 20: 'sp' está donde debería haber una figura. Posibles: spearman.",
      "my.json: advisors, fila 6 (ADV-06), campo rules: carácter 21: 'mill' está donde debería haber una Localización. Posibles: lumberMill.",
      "my.json: advisors, fila 7 (ADV-07), campo rules: carácter 25: ',' está donde debería haber otro signo. Posibles: ).",
      "my.json: advisors, fila 8 (ADV-08), campo rules: carácter 21: 'there' está donde debería haber otra palabra. Posibles: one row1 same target any eachRow1.",
      "my.json: advisors, fila 9 (ADV-09), campo rules: carácter 10: '~' está donde debería haber una palabra, un número o un signo. Posibles: => >= ( ) [ ] { } , / : ; + - * @.",
      'my.json: advisors, fila 10 (ADV-10), campo rules: carácter 24: el texto termina donde debería haber un efecto. Posibles: gain lose honor exchange transfer tactic clerk recall extraClerk hireClerk hireAdvisor refresh ….',
      "my.json: requests, fila 5 (REQ-05), campo needs: carácter 1: 'every' está donde debería haber la petición de una Demanda. Posibles: each board.",
    ],
  ],
  [
    'rules in the other fields',
    () => [
      ...broken('hordes', { 1: { ability: 'mod => halve' } }),
      ...broken('commands', {
        2: {
          boxes: [
            { who: 'owner', rule: 'clerk(3,any)' },
            { who: 'others', rule: 'clerks(2,diff)', if: 'copied' },
          ],
        },
      }),
      ...broken('tactics', { 1: { condition: 'ownOn>1', normal: 'honor4', boosted: { chi: 2, effect: 'honor()' } } }),
      ...broken('events', { 1: { immediate: 'now all{lose(wood,2)}' } }),
      ...broken('events', { 1: { passive: '' } }),
    ],
    [
      "my.json: hordes, row 1 (HOR-1), field ability: character 8: 'halve' stands where a modifier should be. Possible: halveDefense.",
      "my.json: commands, row 2 (CMD-2), field boxes.rule, entry 2: character 1: 'clerks' stands where an effect should be. Possible: clerk.",
      "my.json: commands, row 2 (CMD-2), field boxes.if, entry 2: character 1: 'copied' stands where a condition should be. Possible: notCopied.",
      "my.json: tactics, row 1 (TAC-01), field condition: character 6: '>' stands where a word, a number or a sign should be. Possible: => >= ( ) [ ] { } , / : ; + - * @.",
      "my.json: tactics, row 1 (TAC-01), field normal: character 1: 'honor4' stands where an effect should be. Possible: honor.",
      "my.json: tactics, row 1 (TAC-01), field boosted.effect: character 7: ')' stands where a number should be. Possible: 0 …999 SA attackers killed saved secAr archersTop levels advisors clerksOwned gold ….",
      "my.json: events, row 1 (EVT-01), field immediate: character 5: 'all' stands where another sign should be. Possible: if pay =>.",
      'my.json: events, row 1 (EVT-01), field passive: the text is empty.',
    ],
    [
      "my.json: hordes, fila 1 (HOR-1), campo ability: carácter 8: 'halve' está donde debería haber un modificador. Posibles: halveDefense.",
      "my.json: commands, fila 2 (CMD-2), campo boxes.rule, elemento 2: carácter 1: 'clerks' está donde debería haber un efecto. Posibles: clerk.",
      "my.json: commands, fila 2 (CMD-2), campo boxes.if, elemento 2: carácter 1: 'copied' está donde debería haber una condición. Posibles: notCopied.",
      "my.json: tactics, fila 1 (TAC-01), campo condition: carácter 6: '>' está donde debería haber una palabra, un número o un signo. Posibles: => >= ( ) [ ] { } , / : ; + - * @.",
      "my.json: tactics, fila 1 (TAC-01), campo normal: carácter 1: 'honor4' está donde debería haber un efecto. Posibles: honor.",
      "my.json: tactics, fila 1 (TAC-01), campo boosted.effect: carácter 7: ')' está donde debería haber un número. Posibles: 0 …999 SA attackers killed saved secAr archersTop levels advisors clerksOwned gold ….",
      "my.json: events, fila 1 (EVT-01), campo immediate: carácter 5: 'all' está donde debería haber otro signo. Posibles: if pay =>.",
      'my.json: events, fila 1 (EVT-01), campo passive: el texto está vacío.',
    ],
  ],
  [
    'words at the wrong moment or on the wrong card',
    () => [
      ...broken('advisors', {
        1: { rules: 'onIncome => honor(killed)' },
        2: { rules: 'onIncome => wound(1,target)' },
        3: { rules: 'onAssault[held] => defense(2)' },
        4: { rules: 'mod => pack(2)' },
        5: { rules: 'now => honor(2)' },
      }),
      ...broken('tactics', { 1: { normal: 'save(1,own)' }, 2: { condition: 'ownOn>=1' } }),
      ...broken('commands', {
        1: {
          boxes: [
            { who: 'owner', rule: 'qClerk(3)' },
            { who: 'others', rule: 'extraClerk(1)', if: 'alone' },
          ],
        },
      }),
    ],
    [
      'my.json: advisors, row 1 (ADV-01), field rules: killed means nothing with onIncome; it goes with onKilled.',
      'my.json: advisors, row 2 (ADV-02), field rules: target means nothing with onIncome; it goes with onAttack.',
      'my.json: advisors, row 3 (ADV-03), field rules: defense means nothing with onAssault[held]; it goes with onAssault[before], assault.',
      'my.json: advisors, row 4 (ADV-04), field rules: pack means nothing with advisors; it goes with hordes.',
      'my.json: advisors, row 5 (ADV-05), field rules: now means nothing with advisors; it goes with events.',
      'my.json: tactics, row 1 (TAC-01), field normal: save means nothing with defeated; it goes with onKilling, killing.',
      'my.json: tactics, row 2 (TAC-02), field condition: ownOn means nothing with killing; it goes with onLastSpot, onHordeDefeated, onHordeClaimed, defeated.',
      'my.json: commands, row 1 (CMD-1), field boxes.rule, entry 1: qClerk means nothing with commands; it goes with solo.',
      'my.json: commands, row 1 (CMD-1), field boxes.rule, entry 2: extraClerk means nothing with commands; it goes with activation.',
      'my.json: commands, row 1 (CMD-1), field boxes.if, entry 2: alone means nothing with commands; it goes with onActivation, activation.',
    ],
    [
      'my.json: advisors, fila 1 (ADV-01), campo rules: killed no significa nada con onIncome; va con onKilled.',
      'my.json: advisors, fila 2 (ADV-02), campo rules: target no significa nada con onIncome; va con onAttack.',
      'my.json: advisors, fila 3 (ADV-03), campo rules: defense no significa nada con onAssault[held]; va con onAssault[before], assault.',
      'my.json: advisors, fila 4 (ADV-04), campo rules: pack no significa nada con advisors; va con hordes.',
      'my.json: advisors, fila 5 (ADV-05), campo rules: now no significa nada con advisors; va con events.',
      'my.json: tactics, fila 1 (TAC-01), campo normal: save no significa nada con defeated; va con onKilling, killing.',
      'my.json: tactics, fila 2 (TAC-02), campo condition: ownOn no significa nada con killing; va con onLastSpot, onHordeDefeated, onHordeClaimed, defeated.',
      'my.json: commands, fila 1 (CMD-1), campo boxes.rule, elemento 1: qClerk no significa nada con commands; va con solo.',
      'my.json: commands, fila 1 (CMD-1), campo boxes.rule, elemento 2: extraClerk no significa nada con commands; va con activation.',
      'my.json: commands, fila 1 (CMD-1), campo boxes.if, elemento 2: alone no significa nada con commands; va con onActivation, activation.',
    ],
  ],
  [
    'Artifacts score, Events happen now',
    () => [
      ...broken('artifacts', { 1: { rules: 'onIncome => honor(1)' } }),
      ...broken('events', {
        1: { immediate: 'mod => handLimit(1)', passive: 'now => honor(1)' },
        2: { immediate: null, passive: null },
      }),
    ],
    [
      'my.json: artifacts, row 1 (ART-1), field rules: a rule here must begin with onScore, not onIncome.',
      'my.json: events, row 1 (EVT-01), field immediate: a rule here must begin with now, not mod.',
      'my.json: events, row 1 (EVT-01), field passive: a rule here must begin with mod, on…, not now.',
      'my.json: events, row 2 (EVT-02), field passive: an Event needs an immediate or a passive part.',
    ],
    [
      'my.json: artifacts, fila 1 (ART-1), campo rules: aquí una regla debe empezar por onScore, no por onIncome.',
      'my.json: events, fila 1 (EVT-01), campo immediate: aquí una regla debe empezar por now, no por mod.',
      'my.json: events, fila 1 (EVT-01), campo passive: aquí una regla debe empezar por mod, on…, no por now.',
      'my.json: events, fila 2 (EVT-02), campo passive: un Evento necesita una parte inmediata o una pasiva.',
    ],
  ],
  [
    '11.3: a name missing in English or Spanish',
    () => [...broken('clans', { 1: { name: { en: 'Dragon' } }, 2: { name: { en: ' ', es: 'Serpiente' } } })],
    [
      'my.json: clans, row 1 (dragon), field name.es: this field is missing.',
      'my.json: clans, row 2 (snake), field name.en: the text is empty.',
    ],
    [
      'my.json: clans, fila 1 (dragon), campo name.es: falta este campo.',
      'my.json: clans, fila 2 (snake), campo name.en: el texto está vacío.',
    ],
  ],
  [
    '11.3: a standard game that could need more Hordes than its deck holds',
    () => [
      ...errorsOf({
        time: edited('time', { 2: { hordes: 5 } }),
        counts: edited('counts', {
          1: { hordesInGame: { standard: 17, coop: null } },
          2: { hordesInGame: { standard: 17, coop: 23 } },
          3: { hordesInGame: { standard: 18, coop: 24 } },
        }),
      }),
    ],
    [
      'my.json: counts, row 1 (players 1), field hordeDeck: a standard game (players: 1) could need 17 Hordes, but its deck holds 16.',
      'my.json: counts, row 2 (players 2), field hordeDeck: a standard game (players: 2) could need 17 Hordes, but its deck holds 16.',
    ],
    [
      'my.json: counts, fila 1 (players 1), campo hordeDeck: una partida estándar (jugadores: 1) podría necesitar 17 Hordas, pero su mazo tiene 16.',
      'my.json: counts, fila 2 (players 2), campo hordeDeck: una partida estándar (jugadores: 2) podría necesitar 17 Hordas, pero su mazo tiene 16.',
    ],
  ],
  [
    'Locations: spots that do not fit the kind, one twice',
    () => [
      ...broken('locations', { 1: { spots: { side3: null, side45: 4 } }, 6: { spots: { side3: null, side45: 2 } } }),
      ...broken('locations', { 2: { id: 'lumberMill' } }),
    ],
    [
      'my.json: locations, row 1 (lumberMill), field spots.side3: a regular Location has a number of spots here, a special one null.',
      'my.json: locations, row 6 (builders), field spots.side45: a regular Location has a number of spots here, a special one null.',
      'my.json: locations, row 2 (lumberMill), field id: lumberMill is already in row 1.',
      'my.json: locations: there is no row for quarry.',
    ],
    [
      'my.json: locations, fila 1 (lumberMill), campo spots.side3: una Localización normal (regular) tiene aquí un número de espacios; una especial (special), null.',
      'my.json: locations, fila 6 (builders), campo spots.side45: una Localización normal (regular) tiene aquí un número de espacios; una especial (special), null.',
      'my.json: locations, fila 2 (lumberMill), campo id: lumberMill ya está en la fila 1.',
      'my.json: locations: no hay ninguna fila para quarry.',
    ],
  ],
  [
    'Overseers: levels that do not increase, incomes that fall, a price of nothing, another first price',
    () => [
      ...broken('overseers', {
        1: {
          boxes: [
            { level: 1, income: 2, cost: { chi: 2 } },
            { level: 1, income: 1, cost: {} },
          ],
        },
      }),
      ...broken('overseers', { 2: { boxes: [{ level: 1, income: 1, cost: { wood: 3 } }] } }),
    ],
    [
      'my.json: overseers, row 1 (lumberMill), field boxes.cost, entry 2: the price is empty.',
      'my.json: overseers, row 1 (lumberMill), field boxes.level, entry 2: 1 is not more than the 1 before it.',
      'my.json: overseers, row 1 (lumberMill), field boxes.income, entry 2: 1 is less than the 2 before it.',
      'my.json: overseers, row 2 (quarry), field boxes.cost: 3 must equal constants.firstOverseerCost, which is 2.',
    ],
    [
      'my.json: overseers, fila 1 (lumberMill), campo boxes.cost, elemento 2: el precio está vacío.',
      'my.json: overseers, fila 1 (lumberMill), campo boxes.level, elemento 2: 1 no es mayor que el 1 anterior.',
      'my.json: overseers, fila 1 (lumberMill), campo boxes.income, elemento 2: 1 es menor que el 2 anterior.',
      'my.json: overseers, fila 2 (quarry), campo boxes.cost: 3 debe ser igual a constants.firstOverseerCost, que es 2.',
    ],
  ],
  [
    'Walls: Defense or Firing spots that decrease, prices',
    () => [...broken('walls', { 3: { defense: 3, firingSpots: 1 }, 1: { cost: 5 }, 2: { cost: null } })],
    [
      'my.json: walls, row 1 (level 0), field cost: the price of level 0 is null, that of each higher level a number.',
      'my.json: walls, row 2 (level 1), field cost: the price of level 0 is null, that of each higher level a number.',
      'my.json: walls, row 3 (level 2), field defense: 3 is less than the 4 before it.',
      'my.json: walls, row 3 (level 2), field firingSpots: 1 is less than the 2 before it.',
    ],
    [
      'my.json: walls, fila 1 (level 0), campo cost: el precio del nivel 0 es null; el de cada nivel superior, un número.',
      'my.json: walls, fila 2 (level 1), campo cost: el precio del nivel 0 es null; el de cada nivel superior, un número.',
      'my.json: walls, fila 3 (level 2), campo defense: 3 es menor que el 4 anterior.',
      'my.json: walls, fila 3 (level 2), campo firingSpots: 1 es menor que el 2 anterior.',
    ],
  ],
  [
    'Time track: numbers, the last slot, the first slot, too few slots, starts',
    () => [
      ...broken('time', { 2: { slot: 3 } }),
      ...broken('time', { 6: { last: false } }),
      ...broken('time', { 1: { hordes: 2 } }),
      ...errorsOf({ time: edited('time', { 3: { last: true } }).filter((_, i) => i < 3 || i > 5) }),
      ...broken('time', { 1: { startFor: [1, 1] }, 2: { startFor: [2] } }),
      ...broken('time', { 1: { startFor: [1, 2] } }),
    ],
    [
      'my.json: time: the numbers of side3 must be 1, 2, 3, 4, 5, 6.',
      'my.json: time: side3 needs exactly one last slot, at its end.',
      'my.json: time, row 1 (side3 slot 1), field hordes: hordes of the first slot is null, of each later slot a number.',
      'my.json: time, field side3: the number of entries must be at least 4, not 3.',
      'my.json: time, row 1 (side3 slot 1), field startFor, entry 2: 1 appears 2 times in this list; the limit is 1.',
      'my.json: counts, row 3 (players 3), field side: there must be exactly one start slot for players 3, on side3.',
    ],
    [
      'my.json: time: los números de side3 deben ser 1, 2, 3, 4, 5, 6.',
      'my.json: time: side3 necesita exactamente una casilla last, la del final.',
      'my.json: time, fila 1 (side3 slot 1), campo hordes: hordes es null en la primera casilla y un número en cada casilla posterior.',
      'my.json: time, campo side3: el número de elementos debe ser al menos 4, no 3.',
      'my.json: time, fila 1 (side3 slot 1), campo startFor, elemento 2: 1 aparece 2 veces en esta lista; el límite es 1.',
      'my.json: counts, fila 3 (players 3), campo side: debe haber exactamente una casilla de inicio para players 3, en side3.',
    ],
  ],
  [
    'Command track: numbers, and room for all',
    () => [...broken('commandSpots', { 3: { number: 4 } }), ...broken('commandSpots', { 3: { minPlayers: 3 } })],
    [
      'my.json: commandSpots: the numbers of side3 must be 1, 2, 3.',
      'my.json: counts, row 1 (players 1), field players: 3 must not be more than commandSpots.side3, which is 2.',
      'my.json: counts, row 2 (players 2), field players: 3 must not be more than commandSpots.side3, which is 2.',
    ],
    [
      'my.json: commandSpots: los números de side3 deben ser 1, 2, 3.',
      'my.json: counts, fila 1 (players 1), campo players: 3 no debe ser mayor que commandSpots.side3, que es 2.',
      'my.json: counts, fila 2 (players 2), campo players: 3 no debe ser mayor que commandSpots.side3, que es 2.',
    ],
  ],
  [
    'counts of players against the other tables',
    () => [
      ...broken('counts', { 2: { years: 5, barricades: 5, shamePool: 60, sections: ['left', 'left', 'right'] } }),
      ...broken('counts', {
        2: {
          years: 5,
          barricades: 5,
          blockers: 2,
          shamePool: 60,
          hordeDeck: 15,
          hordesInGame: { standard: 13, coop: 21 },
          requests: { active: 4, cards: 7, goal: 8 },
          wallsToEnd: 3,
        },
      }),
    ],
    [
      "my.json: counts, row 2 (players 2), field sections, entry 2: 'left' appears 2 times in this list; the limit is 1.",
      'my.json: counts, row 2 (players 2), field barricades: 5 must equal sections × barricadeSpots, which is 6.',
      'my.json: counts, row 2 (players 2), field blockers: 2 must equal (3 - sections) × hordeSlots, which is 3.',
      'my.json: counts, row 2 (players 2), field shamePool: 60 must not be more than constants.shameTokens, which is 50.',
      'my.json: counts, row 2 (players 2), field wallsToEnd: 3 must not be more than sections, which is 2.',
      'my.json: counts, row 2 (players 2), field requests.cards: 7 must equal requests, which is 8.',
      'my.json: counts, row 2 (players 2), field requests.active: 4 must not be more than artifactSpots, which is 3.',
      'my.json: counts, row 2 (players 2), field requests.goal: 8 must not be more than requests.cards, which is 7.',
      'my.json: counts, row 2 (players 2), field hordeDeck: 15 must equal hordes.base, which is 16.',
      'my.json: counts, row 2 (players 2), field hordeDeck: 15 must equal hordes.coop, which is 16.',
      'my.json: counts, row 2 (players 2), field years: 5 must equal time.side3, which is 6.',
      'my.json: counts, row 2 (players 2), field hordesInGame.standard: 13 must equal hordesAtSetup + time, which is 14.',
      'my.json: counts, row 2 (players 2), field hordesInGame.coop: 21 must equal hordesAtSetup + time, which is 20.',
    ],
    [
      "my.json: counts, fila 2 (players 2), campo sections, elemento 2: 'left' aparece 2 veces en esta lista; el límite es 1.",
      'my.json: counts, fila 2 (players 2), campo barricades: 5 debe ser igual a sections × barricadeSpots, que es 6.',
      'my.json: counts, fila 2 (players 2), campo blockers: 2 debe ser igual a (3 - sections) × hordeSlots, que es 3.',
      'my.json: counts, fila 2 (players 2), campo shamePool: 60 no debe ser mayor que constants.shameTokens, que es 50.',
      'my.json: counts, fila 2 (players 2), campo wallsToEnd: 3 no debe ser mayor que sections, que es 2.',
      'my.json: counts, fila 2 (players 2), campo requests.cards: 7 debe ser igual a requests, que es 8.',
      'my.json: counts, fila 2 (players 2), campo requests.active: 4 no debe ser mayor que artifactSpots, que es 3.',
      'my.json: counts, fila 2 (players 2), campo requests.goal: 8 no debe ser mayor que requests.cards, que es 7.',
      'my.json: counts, fila 2 (players 2), campo hordeDeck: 15 debe ser igual a hordes.base, que es 16.',
      'my.json: counts, fila 2 (players 2), campo hordeDeck: 15 debe ser igual a hordes.coop, que es 16.',
      'my.json: counts, fila 2 (players 2), campo years: 5 debe ser igual a time.side3, que es 6.',
      'my.json: counts, fila 2 (players 2), campo hordesInGame.standard: 13 debe ser igual a hordesAtSetup + time, que es 14.',
      'my.json: counts, fila 2 (players 2), campo hordesInGame.coop: 21 debe ser igual a hordesAtSetup + time, que es 20.',
    ],
  ],
  [
    'commands: keys, names, the Reed Clan',
    () => [
      ...broken('commands', { 2: { key: 'despotism' } }),
      ...broken('commands', { 7: { key: 'economy' } }),
      ...broken('commands', { 9: { name: { en: 'Economy', es: 'Ahorro' } } }),
      ...broken('commands', { 3: { key: null } }),
    ],
    [
      'my.json: commands, row 2 (CMD-2), field key: player despotism is already in row 1.',
      'my.json: commands: there is no row for player economy.',
      "my.json: commands, row 2 (CMD-2), field name.en: despotism is called 'Despotism' in row 1.",
      "my.json: commands, row 2 (CMD-2), field name.es: despotism is called 'Despotismo' in row 1.",
      'my.json: commands, row 7 (RED-1), field key: a card of set reed must have null as its key.',
      "my.json: commands, row 7 (RED-1), field name.en: economy is called 'Economy' in row 2.",
      "my.json: commands, row 7 (RED-1), field name.es: economy is called 'Economía' in row 2.",
      "my.json: commands, row 9 (SOL-2), field name.es: economy is called 'Economía' in row 2.",
      'my.json: commands: there is no row for player workHarder.',
      'my.json: commands, row 3 (CMD-3), field key: a card of set player must have despotism / economy / workHarder / attackOrder / mobilization / betrayal as its key.',
    ],
    [
      'my.json: commands, fila 2 (CMD-2), campo key: player despotism ya está en la fila 1.',
      'my.json: commands: no hay ninguna fila para player economy.',
      "my.json: commands, fila 2 (CMD-2), campo name.en: despotism se llama 'Despotism' en la fila 1.",
      "my.json: commands, fila 2 (CMD-2), campo name.es: despotism se llama 'Despotismo' en la fila 1.",
      'my.json: commands, fila 7 (RED-1), campo key: una carta del grupo reed debe tener null como key.',
      "my.json: commands, fila 7 (RED-1), campo name.en: economy se llama 'Economy' en la fila 2.",
      "my.json: commands, fila 7 (RED-1), campo name.es: economy se llama 'Economía' en la fila 2.",
      "my.json: commands, fila 9 (SOL-2), campo name.es: economy se llama 'Economía' en la fila 2.",
      'my.json: commands: no hay ninguna fila para player workHarder.',
      'my.json: commands, fila 3 (CMD-3), campo key: una carta del grupo player debe tener despotism / economy / workHarder / attackOrder / mobilization / betrayal como key.',
    ],
  ],
  [
    'an Overseer that costs two kinds of Resources',
    () => broken('overseers', { 1: { boxes: [{ level: 1, income: 0, cost: { wood: 1, gold: 1 } }] } }),
    [
      'my.json: overseers, row 1 (lumberMill), field boxes.cost, entry 1: an Overseer is paid with one kind of Resource.',
    ],
    [
      'my.json: overseers, fila 1 (lumberMill), campo boxes.cost, elemento 1: un Supervisor se paga con un solo tipo de Recurso.',
    ],
  ],
  [
    'a file that is deeper or larger than any box',
    () => [
      ...errorsOf({ advisors: JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`) as unknown }),
      ...errorsOf({ advisors: Array.from({ length: 70_000 }, () => 0) }),
      ...errorsOf({ 'rat.advisors': [{ id: 'x'.repeat(30_000) }] }),
    ],
    [
      'my.json: things lie more than 10 deep in each other; no box needs that.',
      'my.json: this is far more than any box holds (60000 values, texts of some lines).',
      'my.json: this is far more than any box holds (60000 values, texts of some lines).',
    ],
    [
      'my.json: hay cosas a más de 10 niveles de profundidad; ninguna caja lo necesita.',
      'my.json: esto es mucho más de lo que cabe en una caja (60000 valores, textos de unas líneas).',
      'my.json: esto es mucho más de lo que cabe en una caja (60000 valores, textos de unas líneas).',
    ],
  ],
  [
    'Generals: a set-up line for all but Qin Jiushao',
    () => [
      ...broken('generals', {
        1: { setup: null },
        22: { setup: { wood: 1, stone: 1, gold: 1, chi: 1, tactics: 1, tea: 1 } },
      }),
    ],
    [
      'my.json: generals, row 1 (GEN-01), field setup: a General of set base must have { wood, stone, gold, chi, tactics, tea } here.',
      'my.json: generals, row 22 (SOG-1), field setup: a General of set solo must have null here.',
    ],
    [
      'my.json: generals, fila 1 (GEN-01), campo setup: un General del grupo base debe tener aquí { wood, stone, gold, chi, tactics, tea }.',
      'my.json: generals, fila 22 (SOG-1), campo setup: un General del grupo solo debe tener aquí null.',
    ],
  ],
  [
    'Requests: numbers for three and four',
    () => [...broken('requests', { 5: { n: { 2: 3, 3: null, 4: 2 } } })],
    ['my.json: requests, row 5 (REQ-05), field n.3: a Request needs its number for 3 players.'],
    ['my.json: requests, fila 5 (REQ-05), campo n.3: una Demanda necesita su número para 3 jugadores.'],
  ],
  [
    'constants: a strange one, one that is missing, one out of range',
    () => [
      ...broken('constants', { 2: { name: 'hordeSlotz' } }),
      ...without('constants', 5),
      ...broken('constants', { [rowOf('sections')]: { value: 4 } }),
      ...broken('constants', { [rowOf('clerks')]: { value: { pool: 5, supply: 3 } } }),
    ],
    [
      `my.json: constants, row 2 (hordeSlotz), field name: 'hordeSlotz' is not one of ${CONSTANT_NAMES}.`,
      'my.json: constants: there is no row for advisorSlots.',
      'my.json: constants, row 1 (sections), field value: 4 is more than 3.',
      'my.json: constants, row 10 (clerks), field value.total: this field is missing.',
    ],
    [
      `my.json: constants, fila 2 (hordeSlotz), campo name: 'hordeSlotz' no es ninguno de estos valores: ${CONSTANT_NAMES}.`,
      'my.json: constants: no hay ninguna fila para advisorSlots.',
      'my.json: constants, fila 1 (sections), campo value: 4 es mayor que 3.',
      'my.json: constants, fila 10 (clerks), campo value.total: falta este campo.',
    ],
  ],
  [
    'constants that contradict each other or other tables',
    () => [
      ...broken('constants', {
        [rowOf('clerks')]: { value: { pool: 5, supply: 4, total: 8 } },
        [rowOf('clerkPrice')]: { value: 3 },
        [rowOf('commandCards')]: { value: 7 },
        [rowOf('reedClerks')]: { value: 4 },
        [rowOf('reedSpearmen')]: { value: 11 },
        [rowOf('advisorsRefreshed')]: { value: 5 },
        [rowOf('qinTrack')]: { value: ['lumberMill', 'quarry', 'goldMine', 'temple', 'temple'] },
      }),
    ],
    [
      'my.json: constants, row 10 (clerks), field value.total: 8 must equal pool + supply, which is 9.',
      'my.json: constants, row 11 (clerkPrice), field value: 3 must equal soldiers.clerk.cost.gold, which is 2.',
      'my.json: constants, row 12 (commandCards), field value: 7 must equal commands.player, which is 6.',
      'my.json: constants, row 6 (advisorsRefreshed), field value: 5 must not be more than advisorSlots, which is 4.',
      'my.json: constants, row 36 (reedClerks), field value: 4 must equal reedStart, which is 3.',
      'my.json: constants, row 39 (reedSpearmen), field value: 11 must not be more than soldiers.spearman.perPlayer, which is 10.',
      'my.json: constants, row 46 (qinTrack), field value: temple appears 2 times in this list; the limit is 1.',
    ],
    [
      'my.json: constants, fila 10 (clerks), campo value.total: 8 debe ser igual a pool + supply, que es 9.',
      'my.json: constants, fila 11 (clerkPrice), campo value: 3 debe ser igual a soldiers.clerk.cost.gold, que es 2.',
      'my.json: constants, fila 12 (commandCards), campo value: 7 debe ser igual a commands.player, que es 6.',
      'my.json: constants, fila 6 (advisorsRefreshed), campo value: 5 no debe ser mayor que advisorSlots, que es 4.',
      'my.json: constants, fila 36 (reedClerks), campo value: 4 debe ser igual a reedStart, que es 3.',
      'my.json: constants, fila 39 (reedSpearmen), campo value: 11 no debe ser mayor que soldiers.spearman.perPlayer, que es 10.',
      'my.json: constants, fila 46 (qinTrack), campo value: temple aparece 2 veces en esta lista; el límite es 1.',
    ],
  ],
  [
    'lists that are too short or too long',
    () => [
      ...broken('hordes', { 1: { indicators: [] } }),
      ...broken('counts', { 1: { sections: ['left', 'middle', 'right', 'right'] } }),
    ],
    [
      'my.json: hordes, row 1 (HOR-1), field indicators: the number of entries must be at least 1, not 0.',
      'my.json: counts, row 1 (players 1), field sections: the number of entries must be at most 3, not 4.',
    ],
    [
      'my.json: hordes, fila 1 (HOR-1), campo indicators: el número de elementos debe ser al menos 1, no 0.',
      'my.json: counts, fila 1 (players 1), campo sections: el número de elementos debe ser como máximo 3, no 4.',
    ],
  ],
]

describe('what is wrong with a data file', () => {
  everyOneIsDescribed(CASES)

  test('every problem comes up here, and says the same in both languages', () => {
    const seen = new Set(CASES.flatMap(([, errors]) => errors().map((error) => error.problem.key)))
    for (const key of Object.keys(PROBLEM_TEXTS.en) as (keyof typeof PROBLEM_TEXTS.en)[]) {
      if (!SEEN_BELOW.includes(key)) assert.ok(seen.has(key), key)
      assert.deepEqual(paramNames(PROBLEM_TEXTS.es[key]), paramNames(PROBLEM_TEXTS.en[key]), key)
    }
  })

  test('after a hundred errors they are only counted', () => {
    const errors = errorsOf({ advisors: Array.from({ length: 150 }, () => null) })
    assert.equal(errors.length, 101)
    assert.equal(describeError(errors[100] as DataError), 'my.json: errors not shown here: 50.')
  })

  test('text of strangers is made harmless', () => {
    const [error] = broken('clans', { 1: { color: `red\u001b[31m${'x'.repeat(60)}` } })
    assert.ok(error)
    const said = describeError(error)
    assert.ok(!said.includes('\u001b') && said.length < 160)
  })

  test('errors carry their place', () => {
    const [error] = broken('commands', { 2: { boxes: [{ who: 'owner', rule: 'clerk(3)' }] } })
    assert.deepEqual(error, {
      file: 'my.json',
      table: 'commands',
      row: { number: 2, name: 'CMD-2' },
      field: 'boxes.rule',
      entry: 1,
      problem: { key: 'rule', params: { at: 8, what: 'sign', possible: ',', found: "')'" } },
    })
  })
})

/** `more` has a test of its own; `notValid` is for what no shape says now. Those of rows that only a set has: own-sets.test.ts. */
const OF_SETS = [
  'noSureSpot',
  'badSpots',
  'badMask',
  'notInGrid',
  'oneKind',
  'lastLevel',
  'onlySections',
  'anyAlone',
  'kept',
]
const SEEN_BELOW: readonly string[] = ['more', 'notValid', ...OF_SETS]

describe('compiled data', () => {
  test('the standard files pass, in part or in full, and tables may come in any order of rows', () => {
    assert.equal(checkData({}, 'empty.json').ok, true)
    assert.deepEqual(checkData(copyOf(standardTables), 'full.json'), { ok: true, data: standardData })
    const upsideDown = Object.fromEntries(
      (['locations', 'overseers', 'walls', 'time', 'commandSpots', 'counts', 'soldiers', 'constants'] as const).map(
        (table) => [table, (copyOf(standardTables[table]) as Row[]).toReversed()],
      ),
    )
    assert.deepEqual(checkData(upsideDown, 'x.json'), { ok: true, data: standardData })
  })

  test('the tables of a set-up are compiled once, those of another set-up apart', () => {
    const setupWith = (defense: number) => {
      const checked = greatWall.checkSetup({ data: { walls: edited('walls', { 4: { defense } }) } })
      assert.ok(checked.ok)
      return checked.value
    }
    const [one, other] = [setupWith(13), setupWith(14)]
    assert.equal(greatWall.open(one).data, greatWall.open(one).data)
    assert.deepEqual(
      [greatWall.open(one).data.walls[3]!.defense, greatWall.open(other).data.walls[3]!.defense],
      [13, 14],
    )
  })

  test('a table given replaces the standard one whole', () => {
    const checked = checkData({ walls: edited('walls', { 4: { defense: 13 } }) }, 'walls.json')
    assert.ok(checked.ok)
    assert.equal(checked.data.walls[3]?.defense, 13)
    assert.deepEqual(checked.data.sides, standardData.sides)
  })

  test('nobody can change it', () => {
    assert.throws(() => Object.assign(standardData.constants, { saveChi: 6 }), TypeError)
    assert.throws(() => (standardData.hordes.base as unknown[]).pop(), TypeError)
    const [rule] = standardData.advisors['ADV-01']?.rules ?? []
    assert.throws(() => Object.assign(rule as object, { limit: 'game' }), TypeError)
  })

  test('checkTables gives the rows of all tables', () => {
    const checked = checkTables({}, 'x.json')
    assert.ok(checked.ok)
    assert.deepEqual(Object.keys(checked.tables), TABLES)
    assert.deepEqual(compileData(checked.tables), standardData)
  })
})
