import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { bad, type Game, good, type Part, replay, type Rule, type Seat } from '@wanli/kernel'
import { checkGame, checkLaws, type LawName, LAWS } from '@wanli/kernel/laws'
import { CARDS, say, type Toy, toy, type ToySetup, type ToyState, type ToyTable, toyWith } from './toy-game.ts'

const SETUPS: ToySetup[] = [{}, { festival: true }, { hurry: true }, { festival: true, hurry: true }]

describe('the laws hold', () => {
  it('at every node of many toy games', () => {
    const report = checkLaws(toy, { setups: SETUPS, games: 25, seed: 'toy' })
    assert.deepEqual(report.failures, [])
    assert.equal(report.games, 100)
    assert.ok(report.changed > report.guesses / 2, 'guesses hardly ever change anything')
    for (const law of LAWS) assert.ok(law === 'ends' || report.checks[law] > 0, law)
  })

  it('at every fifth node, for some of them, and tells of its progress', () => {
    const seen: number[] = []
    const report = checkLaws(toy, {
      setups: [{}],
      games: 3,
      seed: 'few',
      nodes: 5,
      laws: ['position', 'undo'],
      onProgress: ({ games }) => seen.push(games),
    })
    assert.deepEqual(report.failures, [])
    assert.deepEqual(seen, [1, 2, 3])
    assert.equal(report.checks.views, 0)
    assert.ok(report.checks.position < report.answers / 4 && report.checks.position > report.answers / 6)
  })
})

/** Every law can fail: a sabotaged toy breaks exactly the law it should. */
function breaks(
  law: LawName,
  message: RegExp,
  game: Game<Toy>,
  more: { setups?: ToySetup[]; only?: LawName[]; limit?: number } = {},
): void {
  const report = checkLaws(game, {
    setups: more.setups ?? [{}],
    games: 6,
    seed: 'sabotage',
    // Whether a deal is seen is told by views, logs and positions: that law fails with them.
    laws: more.only ?? LAWS.filter((name) => name !== 'deal'),
    ...(more.limit === undefined ? {} : { limit: more.limit }),
  })
  const found = report.failures.map((failure) => `${failure.law}: ${failure.message}`)
  assert.deepEqual([...new Set(report.failures.map((failure) => failure.law))], [law], found.join('\n'))
  assert.match(report.failures[0]!.message, message)
}

const acting = (act: (g: ToyTable, seat: Seat) => Rule | void): Part<Toy> => ({
  name: 'sabotage',
  instead: {
    act:
      () =>
      (g, { seat }) =>
        act(g, seat),
  },
})
/** A game in which this is done instead of acting breaks a law. */
const breaksIfActing = (
  law: LawName,
  message: RegExp,
  act: (g: ToyTable, seat: Seat) => Rule | void,
  more: Parameters<typeof breaks>[3] = {},
): void => breaks(law, message, toyWith(acting(act)), more)
const holds = (s: ToyState, seat: Seat, colour: string) => s.hands[seat]!.some((card) => CARDS[card]!.colour === colour)
const CHOICE = [say('a'), say('b')]

const forgets = (field: string): Game<Toy> => ({
  ...toy,
  writePosition: (s, box, full) => ({ ...toy.writePosition(s, box, full), [field]: undefined }),
  readPosition: (p, box) =>
    toy.readPosition(Object.fromEntries(Object.entries(p as object).filter(([key]) => key !== field)), box),
})

describe('the law', () => {
  it('runs: the rules crash', () => {
    breaks('runs', /^BrokenRule: nothing on offer/, toyWith(acting((g, seat) => g.ask(seat, 'act', []))))
    breaks('runs', /^TypeError/, toyWith(acting((g) => void g.state.hands[7]!.pop())))
  })

  it('runs: a set-up is refused', () => {
    breaks('runs', /bad-setup/, { ...toy, checkSetup: () => bad('bad-setup') })
  })

  it('ends: the game goes on for ever', () => {
    const endless = toyWith(
      acting(function* (g, seat) {
        yield* g.ask(seat, 'act', CHOICE)
        g.next({ step: 'act', seat })
      }),
    )
    breaks('ends', /not ended after 60 answers/, endless, { limit: 60 })
  })

  it('invariants: a card is lost', () => {
    breaks('invariants', /12 cards/, toyWith(acting((g) => void g.state.pile.pop())), { only: ['invariants'] })
    const unsound = { ...toy, invariants: (s: ToyState) => (s.round > 1 ? ['TOY-9 only one round'] : []) }
    breaks('invariants', /TOY-9/, unsound, { only: ['invariants', 'copy', 'undo', 'events', 'save'] })
  })

  it('invariants: points that are none, winners that are none', () => {
    breaks('invariants', /not a number/, { ...toy, scores: () => [0, Number.NaN, 0] })
    breaks('invariants', /2 scores for 3 seats/, { ...toy, scores: () => [0, 0] })
    breaks('invariants', /nobody has won/, { ...toy, winners: () => [] })
    breaks('invariants', /seat 3/, { ...toy, winners: () => [3] })
  })

  it('options: two have the same key', () => {
    breaksIfActing(
      'options',
      /same key/,
      function* (g, seat) {
        yield* g.ask(seat, 'act', [say('a'), say('b'), say('a')])
      },
      // A record of such keys is ambiguous, so these laws suffer too.
      { only: LAWS.filter((law) => !['copy', 'undo', 'save', 'replay'].includes(law)) },
    )
  })

  it('options: one has no key', () => {
    breaksIfActing('options', /without key or kind/, function* (g, seat) {
      yield* g.ask(seat, 'act', [say('a'), say('')])
    })
  })

  it('options: a seat that is not there is asked', () => {
    breaks(
      'options',
      /no seat 4/,
      toyWith(
        acting(function* (g) {
          yield* g.ask(4, 'act', CHOICE)
        }),
      ),
      { only: ['options'] },
    )
  })

  it('copy: an array is shared', () => {
    for (const shared of ['pile', 'points', 'lit', 'shields'] as const)
      breaks(
        'copy',
        /cop(y|ies)/,
        { ...toy, copy: (s) => ({ ...toy.copy(s), [shared]: s[shared] }) },
        { only: ['copy'] },
      )
  })

  it('copy: something is left out', () => {
    breaks(
      'copy',
      /state\.shields/,
      { ...toy, copy: (s) => ({ ...toy.copy(s), shields: [1, 1, 0] }) },
      { only: ['copy'] },
    )
  })

  it('commute: a branch changes the table', () => {
    const game = toyWith(
      acting(function* (g) {
        yield* g.together([0, 1], function* (seat) {
          yield* g.ask(seat, 'act', CHOICE)
          g.state.points[0] = g.state.points[0]! * 2 + seat
        })
      }),
    )
    breaks('commute', /lead to another table/, game, { only: ['commute'] })
    const report = checkLaws(game, { setups: [{}], games: 1, seed: 'commute' })
    assert.equal(report.failures[0]!.law, 'commute')
  })

  it('position: a field is forgotten', () => {
    for (const field of ['shields', 'points', 'seen', 'lit'])
      breaks('position', new RegExp(`state\\.${field}`), forgets(field))
  })

  it('position: it cannot be read', () => {
    breaks('position', /bad-position/, { ...toy, readPosition: () => bad('bad-position') })
  })

  it('save: the set-up does not survive being written', () => {
    const map = { festival: true }
    Object.defineProperty(map, 'festival', { enumerable: false })
    breaks('save', /differs|another|cut-off|check/, toy, { setups: [map], only: ['save', 'replay', 'copy', 'undo'] })
  })

  it('replay: the rules look at something besides the table', () => {
    let world = 0
    const moody = toyWith(acting((g) => void g.state.points.fill(world++, 2, 3)))
    breaks('replay', /another hash|does not replay/, moody, { only: ['replay'] })
  })

  it('views: a hidden card is shown', () => {
    breaks('views', /seat \d sees what it can't know: view\.top/, {
      ...toy,
      view: (s, seat, box) => ({ ...toy.view(s, seat, box), top: seat === undefined ? 0 : s.deck.at(-1)! }),
    })
    breaks('views', /a spectator sees what seat \d can't know: view\.top/, {
      ...toy,
      view: (s, seat, box) => ({ ...toy.view(s, seat, box), top: seat === undefined ? s.deck.at(-1)! : 0 }),
    })
  })

  it('views: they are not plain data', () => {
    for (const odd of [new Map(), Number.NaN, [undefined], () => 1, new Date(0)])
      breaks('views', /not plain data/, { ...toy, view: (s, seat, box) => ({ ...toy.view(s, seat, box), odd }) })
    const deep = { kind: 'say', key: 'deep', why: new Set() } as never
    breaksIfActing('views', /options are not plain data/, function* (g, seat) {
      yield* g.ask(seat, 'act', [say('a'), deep])
    })
  })

  it('views: the options depend on a hidden card', () => {
    breaksIfActing('views', /what seat \d is offered depends/, function* (g, seat) {
      yield* g.ask(seat, 'act', holds(g.state, 1 - seat, 'red') ? [...CHOICE, say('c')] : CHOICE)
    })
    breaksIfActing('views', /what seat \d is offered depends/, function* (g, seat) {
      yield* g.ask(seat, 'act', CHOICE, { top: g.state.deck.at(-1)! })
    })
  })

  it('views: a reason depends on a hidden card', () => {
    breaksIfActing('views', /what seat \d is refused depends/, function* (g, seat) {
      const reason = holds(g.state, 1 - seat, 'red') ? 'TOY-1' : 'TOY-2'
      yield* g.ask(
        seat,
        'act',
        g.legal([...CHOICE, say('c')], ({ key }) => (key === 'c' ? reason : undefined)),
      )
    })
  })

  it('views: the facts of a refusal depend on a hidden card', () => {
    breaksIfActing('views', /what seat \d is refused depends/, function* (g, seat) {
      const facts = () => ({ red: holds(g.state, 1 - seat, 'red') })
      yield* g.ask(
        seat,
        'act',
        g.legal([...CHOICE, say('c')], ({ key }) => (key === 'c' ? 'TOY-1' : undefined), facts),
      )
    })
  })

  it('views: a guess takes away what a seat knows, or breaks the world', () => {
    breaks('views', /sees what it can't know: view\.(hands|deck)/, {
      ...toy,
      guess: (s, seat, dice, box) => toy.guess({ ...s, seen: s.seen.map(() => 0) }, seat, dice, box),
    })
    breaks(
      'views',
      /guessed for seat 0 is broken: TOY-0/,
      { ...toy, guess: (s) => void s.deck.fill(s.deck[0]!) },
      { only: ['views'] },
    )
  })

  it('views: a guess follows the order of a deck that nobody knows', () => {
    breaks('views', /guessed for seat \d depends on what it can't know: state\.deck/, {
      ...toy,
      guess: (s, _seat, dice) => void dice.shuffle(s.deck),
    })
  })

  it('events: a hidden card is told to all', () => {
    breaksIfActing('events', /seat \d hears what it can't know: events\.0\.event/, function* (g, seat) {
      yield* g.ask(seat, 'act', CHOICE)
      g.say?.({ kind: 'shown', seat, card: g.state.deck.at(-1)!, bold: false })
    })
  })

  it('events: a secret is told to the wrong seat', () => {
    breaksIfActing('events', /seat \d hears what it can't know: events\.0\.secret/, function* (g, seat) {
      yield* g.ask(seat, 'act', CHOICE)
      g.say?.({ kind: 'peeked', seat }, { to: [1 - seat], is: { hand: g.state.hands[seat]! } })
    })
  })

  it('events: they are not plain data', () => {
    breaksIfActing('events', /not plain data/, function* (g, seat) {
      yield* g.ask(seat, 'act', CHOICE)
      g.say?.({ kind: 'rolled', seat, die: Number.POSITIVE_INFINITY })
    })
  })

  it('undo: known forgets what was shown', () => {
    breaks('undo', /can be taken back, but showed seat \d something hidden: view\.(deck|hands)/, {
      ...toy,
      known: (s, box) => toy.known({ ...s, seen: s.seen.map(() => 0) }, box),
    })
  })

  it('undo: something is learned that known has no word for', () => {
    breaksIfActing('undo', /showed seat \d something hidden: view\.points/, function* (g, seat) {
      yield* g.ask(seat, 'act', CHOICE)
      if (holds(g.state, 1 - seat, 'red')) g.state.points[seat]!++
    })
  })
})

describe('the law of undo', () => {
  it('deal: it takes away what somebody knows, breaks the world, or leaves no trace', () => {
    const only: LawName[] = ['deal']
    const dealing = (deal: (state: ToyState) => void): Game<Toy> => ({
      ...toy,
      guess: (s, seat, dice, box) => (seat === undefined ? deal(s) : toy.guess(s, seat, dice, box)),
    })
    breaks(
      'deal',
      /sees it: view\.hands/,
      dealing((s) => void s.hands[0]!.reverse()),
      { only },
    )
    breaks(
      'deal',
      /knows more or less/,
      dealing(({ deck, seen }) => void (seen[deck[0]!] = 8)),
      { only },
    )
    breaks(
      'deal',
      /breaks the table: TOY-0/,
      dealing(({ deck }) => void deck.fill(deck[0]!)),
      { only },
    )
    let turn = 0
    breaks(
      'deal',
      /leads elsewhere: state\.deck/,
      dealing(({ deck }) => void (turn++ % 2 && deck.reverse())),
      { only },
    )
  })

  it('whether another seat is asked depends on its hidden cards', () => {
    breaksIfActing(
      'undo',
      /who is asked next told seat \d something hidden/,
      function* (g, seat) {
        yield* g.ask(seat, 'act', CHOICE)
        if (holds(g.state, 1 - seat, 'red')) yield* g.ask(1 - seat, 'block', CHOICE)
      },
      { only: ['undo'] },
    )
  })
})

describe('a failure', () => {
  it('can be reproduced', () => {
    const leaking: Game<Toy> = { ...toy, known: () => [] }
    const [failure] = checkLaws(leaking, {
      setups: SETUPS,
      games: 4,
      seed: 'again',
      failures: 1,
      laws: ['undo'],
    }).failures
    assert.ok(failure)
    assert.deepEqual(checkGame(leaking, failure.setup, failure.seed, { laws: [failure.law] }).failures, [failure])
    const { setup, seed, answersSoFar: answers } = failure
    const log = {
      wanli: 'log',
      format: 1,
      game: 'toy',
      rules: '3',
      setup: { ...setup },
      seed,
      seeding: 'sha256',
      answers,
      checks: '',
    } as const
    assert.ok(replay(toy, log).ok)
  })

  it('is told once for each game and law, and there are never more than asked for', () => {
    const wrong: Game<Toy> = { ...toy, winners: () => [], checkSetup: () => good({}) }
    assert.equal(checkLaws(wrong, { setups: [{}], games: 9, seed: 'many', failures: 4 }).failures.length, 4)
    assert.equal(checkLaws({ ...wrong, scores: () => [] }, { setups: [{}], games: 3, seed: 'many' }).failures.length, 3)
  })

  it('shown: something is shown that does not come', () => {
    const saying = (says: number, comes: () => number | undefined): Game<Toy> => ({
      ...toy,
      claims: { option: () => [{ about: 'luck', says, comes }] },
    })
    breaks(
      'shown',
      /"[^"]*": luck: seat \d is shown 7, but it comes to 8/,
      saying(7, () => 8),
    )
    const tried: Game<Toy> = {
      ...toy,
      claims: {
        table: () => [{ about: 'a stage', says: true, comes: ({ stage }) => stage(() => undefined).table.over }],
      },
    }
    breaks('shown', /^a stage: seat \d is shown true, but it comes to false/, tried)
    const report = checkLaws(
      saying(7, () => undefined),
      { setups: [{}], games: 1, seed: 'unseen' },
    )
    assert.deepEqual(report.failures, [], 'what can not be seen now is not wrong')
  })
})
