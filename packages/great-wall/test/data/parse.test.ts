import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  COST_ACTIONS,
  COUNT_KEYS,
  parseConditions,
  parseEffects,
  parseRequest,
  parseRules,
  standardTables,
  TRIGGERS,
} from '../../src/data/index.ts'
import type {
  CardRule,
  Condition,
  Effect,
  BaseTrigger,
  Modifier,
  Num,
  Parsed,
  RequestNeed,
  RuleError,
} from '../../src/data/index.ts'

const valueOf = <T>(parsed: Parsed<T>): T => {
  assert.ok(parsed.ok, JSON.stringify(parsed))
  return parsed.value
}
const errorOf = (parsed: Parsed<unknown>): RuleError => {
  assert.ok(!parsed.ok, JSON.stringify(parsed))
  return parsed.error
}
const rule = (text: string): CardRule => {
  const [only, ...more] = valueOf(parseRules(text))
  assert.ok(only && more.length === 0)
  return only
}
const effect = (text: string): Effect => {
  const [[only, ...more] = [], ...choices] = valueOf(parseEffects(text))
  assert.ok(only && more.length + choices.length === 0)
  return only
}
const number = (text: string) => (effect(`honor(${text})`) as { n: Num }).n
const SA: Num = { count: 'SA' }

describe('0.1 the shape of a rule', () => {
  test('every part', () => {
    const text = 'must onAttack[spearman/horseman] if attackers>=2 and notTeaTop pay 1 chi + 2*SA honor => tea(1) @turn'
    assert.deepEqual(rule(text), {
      kind: 'rule',
      trigger: 'onAttack',
      filter: ['spearman', 'horseman'],
      scope: 'own',
      conditions: [{ if: 'attackers', n: 2 }, { if: 'notTeaTop' }],
      cost: [
        { n: 1, what: 'chi' },
        { n: { op: '*', a: 2, b: SA }, what: 'honor' },
      ],
      effects: [[{ do: 'tea', n: 1 }]],
      limit: 'turn',
      must: true,
      text,
    })
  })

  test('as little as possible', () => {
    assert.deepEqual(rule('onDonate=>honor(2)'), {
      kind: 'rule',
      trigger: 'onDonate',
      filter: [],
      scope: 'own',
      conditions: [],
      cost: [],
      effects: [[{ do: 'honor', n: 2 }]],
      limit: null,
      must: false,
      text: 'onDonate=>honor(2)',
    })
  })

  test('+ binds tighter than or, also in braces', () => {
    const [a, b, c]: Effect[] = [
      { do: 'march', n: 1 },
      { do: 'tactic', n: 1 },
      { do: 'honor', n: 1 },
    ]
    assert.deepEqual(valueOf(parseEffects('march(1) + tactic(1) or honor(1)')), [[a, b], [c]])
    assert.deepEqual(effect('all{march(1) or tactic(1) + honor(1)}'), {
      do: 'each',
      who: 'all',
      only: null,
      effects: [[a], [b, c]],
    })
  })

  test('several rules keep their own text', () => {
    const rules = valueOf(parseRules(' mod[team] => cost(save,1) @year ;  onSpring => honor(1)  '))
    assert.deepEqual(
      rules.map(({ text }) => text),
      ['mod[team] => cost(save,1) @year', 'onSpring => honor(1)'],
    )
    assert.deepEqual(rules[0], {
      kind: 'mod',
      scope: 'team',
      conditions: [],
      modifier: { mod: 'cost', action: 'save', n: 1, min: 1 },
      limit: 'year',
      text: 'mod[team] => cost(save,1) @year',
    })
  })

  test('each limit', () => {
    for (const limit of ['turn', 'year', 'game'] as const)
      assert.equal(rule(`onSpring => honor(1) @${limit}`).limit, limit)
  })
})

test('0.3 each trigger with each of its filters', () => {
  for (const trigger of Object.keys(TRIGGERS) as BaseTrigger[]) {
    assert.equal((rule(`${trigger} => honor(1)`) as { trigger: string }).trigger, trigger)
    for (const word of TRIGGERS[trigger]) {
      const { filter, scope } = rule(`${trigger}[${word}] => honor(1)`) as { filter: unknown; scope: unknown }
      assert.deepEqual([filter, scope], [[word], 'own'])
    }
  }
})

test('0.3 words that say whose events are the scope, not the filter', () => {
  const cases = [
    ['onUpgrade[own]', 'own', []],
    ['onUpgrade[others]', 'others', []],
    ['onUpgrade[others/quarry]', 'others', ['quarry']],
    ['onAttack[others]', 'others', []],
    ['onKilling[own]', 'own', []],
    ['onKilling[any]', 'any', []],
    ['onActivation[any]', 'own', ['any']],
  ] as const
  for (const [text, scope, filter] of cases) {
    const found = rule(`${text} => honor(1)`)
    assert.ok(found.kind === 'rule')
    assert.deepEqual([found.scope, found.filter], [scope, filter])
  }
})

test('0.4 each condition', () => {
  const cases: Record<string, Condition> = {
    'clerks>=2': { if: 'clerks', n: 2 },
    'attackers>=3': { if: 'attackers', n: 3 },
    'ownOn>=1': { if: 'ownOn', n: 1 },
    'archerSame>=1': { if: 'archerSame', n: 1 },
    'restSame>=1': { if: 'restSame', n: 1 },
    'clerksThere>=1': { if: 'clerksThere', n: 1 },
    alone: { if: 'alone' },
    notAlone: { if: 'notAlone' },
    teaTop: { if: 'teaTop' },
    notTeaTop: { if: 'notTeaTop' },
    mostGold: { if: 'mostGold' },
    ownSoldiers: { if: 'ownSoldiers' },
    anySoldiers: { if: 'anySoldiers' },
    ownTurn: { if: 'ownTurn' },
    row1: { if: 'row1' },
    notCopied: { if: 'notCopied' },
    'location(production)': { if: 'location', of: 'production' },
  }
  for (const [text, expected] of Object.entries(cases))
    assert.deepEqual(valueOf(parseConditions(text)), [expected], text)
  const both = valueOf(parseConditions(Object.keys(cases).join(' and ')))
  assert.deepEqual(both, Object.values(cases))
})

test('GWC-VOC-75 numbers: counts, signs, products before sums, from the left', () => {
  for (const count of COUNT_KEYS) if (count !== 'n') assert.deepEqual(number(count), { count })
  assert.deepEqual(number('-3'), -3)
  assert.deepEqual(number('-SA'), { op: '*', a: -1, b: SA })
  assert.deepEqual(number('-2*SA'), { op: '*', a: -2, b: SA })
  assert.deepEqual(number('SA/2'), { op: '/', a: SA, b: 2 })
  assert.deepEqual(number('4+2*SA'), { op: '+', a: 4, b: { op: '*', a: 2, b: SA } })
  assert.deepEqual(number('(4+2)*SA'), { op: '*', a: { op: '+', a: 4, b: 2 }, b: SA })
  assert.deepEqual(number('5-2-1'), { op: '-', a: { op: '-', a: 5, b: 2 }, b: 1 })
  const above = { op: '-', a: { count: 'advisors' }, b: 2 }
  assert.deepEqual(number('7*max(0,advisors-2)'), { op: '*', a: 7, b: { op: 'max', a: 0, b: above } })
})

test('0.7 each effect', () => {
  const cases: Record<string, Effect> = {
    'gain(wood,1)': { do: 'gain', what: 'wood', n: 1 },
    'lose(build,2)': { do: 'lose', what: 'build', n: 2 },
    'honor(4)': { do: 'honor', n: 4 },
    'exchange(2)': { do: 'exchange', n: 2 },
    'transfer(4)': { do: 'transfer', n: 4 },
    'tactic(1)': { do: 'tactic', n: 1 },
    'clerk(3,any)': { do: 'clerk', n: 3, to: 'any' },
    'clerk(2,diff)': { do: 'clerk', n: 2, to: 'diff' },
    'clerk(1,embassy)': { do: 'clerk', n: 1, to: 'embassy' },
    'recall(all,quarry)': { do: 'recall', n: 'all', from: 'quarry' },
    'extraClerk(1)': { do: 'extraClerk', n: 1 },
    'hireClerk(1,free)': { do: 'hireClerk', n: 1, less: 'free' },
    'hireAdvisor(1,2)': { do: 'hireAdvisor', n: 1, less: 2 },
    'refresh(2)': { do: 'refresh', n: 2 },
    'recruit(soldier,2,1)': { do: 'recruit', unit: 'soldier', n: 2, less: 1 },
    'attack(archer,1,each)': { do: 'attack', unit: 'archer', n: 1, where: 'each', commit: false },
    'attack(melee,all,any,commit)': { do: 'attack', unit: 'melee', n: 'all', where: 'any', commit: true },
    'wound(SA,target)': { do: 'wound', n: SA, where: 'target' },
    'save(all,one)': { do: 'save', n: 'all', who: 'one' },
    'kill(1,board)': { do: 'kill', n: 1, where: 'board', section: 'any' },
    'kill(1,firing,same)': { do: 'kill', n: 1, where: 'firing', section: 'same' },
    'march(1)': { do: 'march', n: 1 },
    'upgrade(production,1,2)': { do: 'upgrade', where: 'production', n: 1, less: 2 },
    'income(2)': { do: 'income', n: 2 },
    'build(barricade,2,2)': { do: 'build', what: 'barricade', n: 2, less: 2 },
    'advActivate(special)': { do: 'advActivate', where: 'special' },
    'shame(-1)': { do: 'shame', n: -1 },
    'tea(top)': { do: 'tea', n: 'top' },
    'reclaim(1)': { do: 'reclaim', n: 1 },
    'swap(board)': { do: 'swap', where: 'board' },
    'peek(horde,2+SA,1)': { do: 'peek', deck: 'horde', n: { op: '+', a: 2, b: SA }, under: 1 },
    'defense(3)': { do: 'defense', n: 3 },
    'placeHorde(1)': { do: 'placeHorde', n: 1 },
    'copyCommand()': { do: 'copyCommand' },
    'requestDiscount(1)': { do: 'requestDiscount', n: 1 },
    'claim(3,soldier)': { do: 'claim', n: 3, unit: 'soldier' },
    'others{march(1)}': { do: 'each', who: 'others', only: null, effects: [[{ do: 'march', n: 1 }]] },
    'all[absent]{march(1)}': { do: 'each', who: 'all', only: 'absent', effects: [[{ do: 'march', n: 1 }]] },
    'reedClerk(2)': { do: 'reedClerk', n: 2 },
    'qClerk(4)': { do: 'qClerk', n: 4 },
    'qOther()': { do: 'qOther' },
    'qUpgrade()': { do: 'qUpgrade' },
    'qBuildWall()': { do: 'qBuildWall' },
    'qBarricade(2)': { do: 'qBarricade', n: 2 },
    'qSpear(3)': { do: 'qSpear', n: 3 },
    'qArcher(2)': { do: 'qArcher', n: 2 },
    'qVolley()': { do: 'qVolley' },
    'qActivate()': { do: 'qActivate' },
    'qHonor(SA/2)': { do: 'qHonor', n: { op: '/', a: SA, b: 2 } },
    'qCopyBox(3)': { do: 'qCopyBox', box: 3 },
  }
  for (const [text, expected] of Object.entries(cases)) assert.deepEqual(effect(text), expected, text)
})

test('0.8 each modifier', () => {
  const cases: Record<string, Modifier> = {
    'cost(hireAdvisor,-2)': { mod: 'cost', action: 'hireAdvisor', n: -2, min: 1 },
    'cost(boost,-1,0)': { mod: 'cost', action: 'boost', n: -1, min: 0 },
    'handLimit(2)': { mod: 'handLimit', n: 2 },
    'othersClerks(1)': { mod: 'othersClerks', n: 1 },
    'noShame(alone)': { mod: 'noShame', when: 'alone' },
    'claim(SA,spearman)': { mod: 'claim', n: SA, unit: 'spearman' },
    'reach(spearman,2)': { mod: 'reach', unit: 'spearman', rows: 2 },
    'shots(1)': { mod: 'shots', n: 1 },
    'lethality(breach,1)': { mod: 'lethality', scope: 'breach', n: 1 },
    'power(row1,1)': { mod: 'power', scope: 'row1', n: 1 },
    halveDefense: { mod: 'halveDefense' },
    noBarricade: { mod: 'noBarricade' },
    taunt: { mod: 'taunt' },
    noWound: { mod: 'noWound' },
    advance: { mod: 'advance' },
    'pack(2)': { mod: 'pack', n: 2 },
    'noUnit(spearman)': { mod: 'noUnit', unit: 'spearman' },
  }
  for (const [text, modifier] of Object.entries(cases)) {
    const found = rule(`mod => ${text}`)
    assert.ok(found.kind === 'mod')
    assert.deepEqual([found.scope, found.modifier], ['own', modifier])
  }
  for (const action of COST_ACTIONS) {
    const found = rule(`mod => cost(${action},1)`)
    assert.ok(found.kind === 'mod')
    assert.deepEqual(found.modifier, { mod: 'cost', action, n: 1, min: 1 })
  }
})

test('9 each form of a Request', () => {
  const n: Num = { count: 'n' }
  const cases: Record<string, RequestNeed[]> = {
    'each{pay n wood}': [{ need: 'players', who: 'each', act: { act: 'pay', cost: [{ n, what: 'wood' }] } }],
    '3 players{pay n honor}': [{ need: 'players', who: 3, act: { act: 'pay', cost: [{ n, what: 'honor' }] } }],
    '2 players{sacrifice(clerk,n,all)} + 1 players{sacrifice(archer/horseman,1,board)}': [
      { need: 'players', who: 2, act: { act: 'sacrifice', pieces: ['clerk'], n, where: 'all' } },
      { need: 'players', who: 1, act: { act: 'sacrifice', pieces: ['archer', 'horseman'], n: 1, where: 'board' } },
    ],
    'board(noBreach3, hordes>=n)': [{ need: 'board', conditions: [{ if: 'noBreach3' }, { if: 'hordes', n }] }],
  }
  for (const word of ['wallLevels', 'defeatedThisYear', 'emptySections', 'archersOnWalls'] as const)
    cases[`board(${word}>=n)`] = [{ need: 'board', conditions: [{ if: word, n }] }]
  for (const [text, expected] of Object.entries(cases)) assert.deepEqual(valueOf(parseRequest(text)), expected, text)
})

test('every rule of the standard cards keeps its text', () => {
  for (const { rules } of [...standardTables.advisors, ...standardTables.generals, ...standardTables.artifacts]) {
    const texts = valueOf(parseRules(rules)).map(({ text }) => text)
    assert.equal(texts.join(' ; '), rules)
  }
})

describe('errors: where, what should be there, what is, what it could be', () => {
  const cases: readonly (readonly [text: string, at: number, expected: string, found: string, possible: string])[] = [
    ['onAtack => honor(1)', 1, 'trigger', 'onAtack', 'onAttack'],
    ['must mod => honor(1)', 6, 'trigger', 'mod', ''],
    ['onAttack[spearmen] => honor(1)', 10, 'filter', 'spearmen', 'spearman'],
    ['onAttack[sp] => honor(1)', 10, 'filter', 'sp', 'spearman'],
    ['onIncome[wood] => honor(1)', 9, 'sign', '[', 'if pay =>'],
    ['onIncome if teaTip => honor(1)', 13, 'condition', 'teaTip', 'teaTop'],
    ['onAttack if attackers>2 => honor(1)', 22, 'text', '>', '=> >= ( ) [ ] { } , / : ; + - * @'],
    ['onAttack if attackers => honor(1)', 23, 'sign', '=>', '>='],
    ['onIncome pay 1 C => honor(1)', 16, 'resource', 'C', 'chi'],
    ['onIncome pay chi => honor(1)', 14, 'number', 'chi', ''],
    ['onIncome => honour(1)', 13, 'effect', 'honour', 'honor'],
    ['onIncome => gain(silver,1)', 18, 'resource', 'silver', 'wood stone gold chi build any'],
    ['onIncome => gain(wood)', 22, 'sign', ')', ','],
    ['onIncome => honor(1,2)', 20, 'sign', ',', ')'],
    ['onIncome => honor 1', 19, 'sign', '1', '('],
    ['onIncome => honor(1000)', 19, 'number', '1000', '0 …999'],
    ['onIncome => honor(SA/0)', 22, 'number', '0', ''],
    ['onIncome => honor(n)', 19, 'number', 'n', ''],
    ['onIncome => recruit(archers,1,0)', 21, 'figure', 'archers', 'archer'],
    ['onIncome => advActivate(mill)', 25, 'location', 'mill', 'lumberMill'],
    ['onIncome => attack(soldier,1,here)', 30, 'word', 'here', 'any each one same'],
    ['onIncome => all{honor(1)', 25, 'sign', '', '} +'],
    ['onIncome => honor(1) @month', 23, 'word', 'month', 'turn year game'],
    ['onIncome => honor(1) honor(2)', 22, 'sign', 'honor', '+ or ; @'],
    ['onIncome => honor(1) ;', 23, 'trigger', '', ''],
    ['onIncome', 9, 'sign', '', 'if pay =>'],
    ['mod => cots(save,1)', 8, 'modifier', 'cots', 'cost'],
    ['mod[all] => taunt', 5, 'filter', 'all', 'own team'],
    ['mod => cost(recruit:sp,1)', 21, 'figure', 'sp', 'spearman'],
    ['onIncome => honor(1) ¿', 22, 'text', '¿', '=> >= ( ) [ ] { } , / : ; + - * @'],
    ['', 1, 'trigger', '', ''],
  ]
  for (const [text, at, expected, found, possible] of cases)
    test(text || '(empty)', () => {
      const error = errorOf(parseRules(text))
      assert.deepEqual([error.at, error.expected, error.found], [at, expected, found])
      if (possible !== '') assert.equal(error.possible.join(' '), possible)
      assert.ok(error.possible.length > 0)
    })

  test('in the other places for a text', () => {
    assert.deepEqual(errorOf(parseEffects('clerk(2,all)')).expected, 'location')
    assert.deepEqual(errorOf(parseConditions('ownOn>=1, teaTop')).found, ',')
    assert.deepEqual(errorOf(parseRequest('everybody{pay n wood}')), {
      at: 1,
      expected: 'need',
      found: 'everybody',
      possible: ['each', 'board'],
    })
    assert.deepEqual(errorOf(parseRequest('each{pay SA wood}')).expected, 'number')
  })
})
