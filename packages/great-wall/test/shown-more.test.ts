import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Dice, type Game, type Table } from '@wanli/kernel'
import { shown } from '@wanli/kernel/laws'
import { tableAt, value } from '@wanli/test-kit'
import { greatWall } from '../src/index.ts'
import type { CoopView } from '../src/modes/coop/extra.ts'
import type { Lack } from '../src/modes/coop/needs.ts'
import { remarksOn } from '../src/shown/remarks.ts'
import type { GreatWall } from '../src/terms.ts'
import type { PlayerView } from '../src/view.ts'

/* The law "what is shown is what happens" at moments of one's own: each thing that is shown there, right and wrong. */

type Sabotage = Partial<Game<GreatWall>>
interface Scene {
  readonly words: object
  readonly setup?: object
  /** The first answers. */
  readonly keys?: readonly string[]
}

/** What the law says at this moment, if the game is as it is but for this. */
function complaint({ words, setup = {}, keys = [] }: Scene, sabotage: Sabotage = {}): string {
  const table: Table<GreatWall> = value(tableAt({ ...greatWall, ...sabotage }, words, setup))
  for (const key of keys) value(table.answer(table.open[0]!.seat, key))
  for (let i = 0; i < 6; i++) {
    const found = shown({ table, dice: new Dice(`shown ${i}`) })
    if (found !== undefined) return found
  }
  return 'none'
}
const seeing = (change: (view: GreatWall['view']) => GreatWall['view']): Sabotage => ({
  view: (...about) => change(greatWall.view(...about)),
})
const players = (change: (player: PlayerView) => Partial<PlayerView>): Sabotage =>
  seeing((view) => ({ ...view, players: view.players.map((one) => ({ ...one, ...change(one) })) }))
/** Questions that name another price than they ask for. */
const misquoting: Sabotage = {
  claims: {
    option: (option, question, view, box) => {
      const about = { ...question.about, price: Number(question.about?.['price']) + 1 }
      return greatWall.claims!.option!(option, { ...question, about }, view, box)
    },
  },
}

const QUIET = { general: null }
const everyone = (player: object) => ({
  dragon: { ...QUIET, ...player },
  snake: { ...QUIET, ...player },
  monkey: { ...QUIET, ...player },
})
const RICH = { resources: { wood: 9, stone: 9, gold: 9, chi: 9 } }
const FULL = { dragon: 2, snake: 1 }

test('GW-PROD-05: the price of the first Overseer, as of every later step', () => {
  const scene: Scene = {
    words: { phase: 'activation', turn: 'dragon', clerks: { quarry: FULL }, players: everyone(RICH) },
    setup: { seats: 3 },
    keys: ['gather', 'gather'],
  }
  assert.equal(complaint(scene), 'none')
  const cheap = players(({ prices }) => {
    if (prices === null) return {}
    const { upgrade } = prices.changes
    return { prices: { ...prices, changes: { ...prices.changes, upgrade: { ...upgrade, by: upgrade.by - 1 } } } }
  })
  assert.match(complaint(scene, cheap), /^upgrade, "overseer \w+ quarry": price: seat 0 is shown/)
})

test('GW-KILL-04: what it costs to save a Soldier', () => {
  const spots = Object.fromEntries([1, 2, 3, 4].map((spot) => [spot, { by: 'dragon', unit: 'spearman' }]))
  const scene: Scene = {
    words: {
      phase: 'defeat',
      players: everyone({ resources: { chi: 4 } }),
      sections: { left: { hordes: [{ card: 'HOR-1/left', spots }] } },
    },
    setup: { seats: 3 },
  }
  assert.equal(complaint(scene), 'none')
  assert.match(complaint(scene, misquoting), /^save, "save dragon spearman": price: seat 0 is shown/)
})

test('GW-SUMMER-02, GW-COOP-17: what it costs to be rid of a Shame token, in Chi and in Honor', () => {
  const chi: Scene = {
    words: { phase: 'payShame', players: everyone({ resources: { chi: 4 }, shamed: { spearman: 1 } }) },
    setup: { seats: 3 },
  }
  assert.equal(complaint(chi), 'none')
  assert.match(complaint(chi, misquoting), /^payShame, "pay shame": price: seat \d is shown/)
  const honor: Scene = {
    words: { phase: 'payShame', players: everyone({ honor: 25, shamed: { spearman: 1 } }) },
    setup: { mode: 'coop', seats: 3 },
  }
  assert.equal(complaint(honor), 'none')
  assert.match(complaint(honor, misquoting), /^payShame, "pay shame": honorPrice: seat \d is shown/)
})

test('GW-ACT-04: what an activated Location has for whom', () => {
  const scene: Scene = {
    words: {
      phase: 'activation',
      turn: 'dragon',
      clerks: { quarry: FULL, barracks: FULL },
      players: {
        ...everyone(RICH),
        dragon: { ...QUIET, ...RICH, overseers: { quarry: { unit: 'archer', level: 2 } } },
      },
    },
    setup: { seats: 3 },
  }
  assert.equal(complaint(scene), 'none')
  const greedy = players(({ gathers }) => ({ gathers: gathers.map((n) => n + 1) }))
  assert.match(complaint(scene, greedy), /^activate, "activate quarry": serves: seat 0 is shown/)
  const crowded = seeing((view) => ({
    ...view,
    locations: view.locations.map((one) =>
      one.id === 'barracks' ? { ...one, clerks: one.clerks.map((n) => n && n + 1) } : one,
    ),
  }))
  assert.match(complaint(scene, crowded), /^activate, "activate barracks": serves: seat 0 is shown/)
})

/** The dragon moves a Clerk of its Economy. */
const moving: Scene = {
  words: {
    phase: 'turn',
    turn: 'dragon',
    track: { 1: { by: 'dragon', card: 'economy' } },
    clerks: { quarry: { snake: 1 } },
    players: { ...everyone(RICH), dragon: { ...QUIET, ...RICH, overseers: { quarry: { unit: 'archer', level: 2 } } } },
  },
  setup: { seats: 3 },
}

test('GW-PROD-02: what a Location will have for who moves a Clerk there', () => {
  assert.equal(complaint(moving), 'none')
  const greedy = players(({ gathersMore }) => ({ gathersMore: gathersMore.map((n) => n + 1) }))
  assert.match(complaint(moving, greedy), /^clerk, "clerk pool>\w+": serves: seat 0 is shown/)
})

test('GW-ACT-01: that a Location will activate is said where it will, and nowhere else', () => {
  // With one Clerk more the Quarry is full, the Barracks are not.
  const { words } = moving
  const scene = { ...moving, words: { ...words, clerks: { quarry: { snake: 2 }, barracks: { snake: 1 } } } }
  assert.equal(complaint(scene), 'none')
  const spots = (change: (n: number) => number) =>
    seeing((view) => ({
      ...view,
      locations: view.locations.map((one) => ({ ...one, spots: one.spots === null ? null : change(one.spots) })),
    }))
  const eager = spots((n) => n - 1)
  assert.match(
    complaint(scene, eager),
    /^clerk, "clerk pool>\w+": activates: seat 0 is shown \{.*, but it comes to null/,
  )
  const silent = spots((n) => n + 1)
  assert.match(
    complaint(scene, silent),
    /^clerk, "clerk pool>quarry": activates: seat 0 is shown null, but it comes to/,
  )
})

test('GW-SOLO-24: what it will have for Qin Jiushao', () => {
  const scene: Scene = {
    words: { phase: 'activation', turn: 'dragon', clerks: { quarry: { dragon: 1, qin: 1 }, barracks: { dragon: 3 } } },
    setup: { mode: 'solo', seats: 1 },
  }
  assert.equal(complaint(scene), 'none')
  // Another Location follows at once: what he has there is no part of it.
  const two: Scene = {
    words: { phase: 'activation', turn: 'dragon', clerks: { quarry: { dragon: 1, qin: 1 }, temple: { qin: 3 } } },
    setup: { mode: 'solo', seats: 1 },
  }
  assert.equal(complaint(two), 'none')
  const generous = players(({ clan, gathers }) => ({ gathers: gathers.map((n) => (clan === 'qin' ? n + 1 : n)) }))
  assert.match(complaint(scene, generous), /^activate, "activate quarry": serves: seat 0 is shown/)
})

test('GW-FALL-06, GW-REED-10: what Betrayal may copy; never the card of the Reed Clan', () => {
  const scene: Scene = {
    words: {
      phase: 'turn',
      turn: 'dragon',
      track: {
        1: { by: 'snake', card: 'economy' },
        2: { by: 'dragon', card: 'betrayal' },
        3: { by: 'reed', card: 'RED-1' },
      },
      players: { dragon: QUIET, snake: QUIET },
    },
    setup: { mode: 'two', seats: 2 },
  }
  const table: Table<GreatWall> = value(tableAt(greatWall, scene.words, scene.setup))
  const question = table.questionFor(0)!
  assert.deepEqual(remarksOn(question.options[0]!, question, table.view(0), table.box), [
    { kind: 'copies', cards: [{ spot: 0, card: 'economy' }] },
  ])
  assert.equal(complaint(scene), 'none')
  const all = seeing((view) => ({
    ...view,
    track: view.track.map((command) => command && { ...command, copied: command.card }),
  }))
  assert.match(complaint(scene, all), /^choice, "[^"]+": copies: seat 0 is shown/)
})

test('what others do before anybody is asked again is no part of it', () => {
  // GW-REED-14d: the Reed Clan builds a Barricade after the dragon, in the section that Qin Jiushao names for it.
  const reed: Scene = {
    words: {
      phase: 'activation',
      turn: 'qin',
      tea: ['qin', 'dragon', 'reed'],
      clerks: { builders: { dragon: 1, reed: 1 } },
      // Whoever holds a Tactic card is asked before the turn ends.
      players: { dragon: { ...QUIET, ...RICH, tactics: ['TAC-05'] } },
    },
    setup: { mode: 'solo', seats: 1, options: { 'reed.overlord': 'highestTea' } },
    keys: ['pass'],
  }
  assert.equal(complaint(reed), 'none')
  // GW-FALL-03C: what halves the Defense is Defeated before anybody is asked again.
  const halving = { card: 'HOR-1/middle', spots: { 1: 'wound', 2: 'wound', 3: 'wound', 4: 'wound' } }
  const defeated: Scene = {
    words: {
      phase: 'activation',
      turn: 'dragon',
      // RAT-CARD-1: who has most Clerks out is asked at the end of Fall.
      clerks: { builders: { dragon: 1 }, temple: { snake: 2 } },
      sections: { middle: { hordes: [halving] } },
      players: everyone(RICH),
    },
    setup: { seats: 3, expansions: ['rat'] },
  }
  assert.equal(complaint(defeated), 'none')
  // GW-COOP-24: the Shame of who is alone at a Location ends the game without a token for it.
  const lost: Scene = {
    words: {
      phase: 'turn',
      turn: 'dragon',
      track: { 1: { by: 'dragon', card: 'economy' } },
      clerks: { barracks: { dragon: 2 } },
      shamePool: 0,
      players: { dragon: QUIET, snake: QUIET },
    },
    setup: { mode: 'coop', seats: 2 },
  }
  assert.equal(complaint(lost), 'none')
})

test('GW-COOP-22: what a Request lacks', () => {
  const lacking = (change: (lack: Lack) => Lack): Sabotage =>
    seeing((view) => {
      const coop = view.extras['coop'] as CoopView
      const requests = coop.requests.map((one) => one && { ...one, lacks: one.lacks.map(change) })
      return { ...view, extras: { ...view.extras, coop: { ...coop, requests } } }
    })
  const scene = (requests: readonly string[], more: object = {}): Scene => ({
    words: {
      phase: 'winterEnd',
      extras: { coop: { requests } },
      sections: { left: { wall: 1 } },
      players: everyone({ honor: 6, resources: { wood: 2 } }),
      ...more,
    },
    setup: { mode: 'coop', seats: 3, options: { 'info.showOpponentResources': true } },
  })
  // Three Wall levels; 3 Wood of each; 3 Stone of each.
  const some = scene(['REQ-09', 'REQ-05', 'REQ-06'])
  assert.equal(complaint(some), 'none')
  const said = /^what Request REQ-\d+ lacks: seat \d is shown/
  assert.match(
    complaint(
      some,
      lacking((lack) => ({ ...lack, have: lack.have && lack.have + 1 })),
    ),
    said,
  )
  assert.match(
    complaint(
      some,
      lacking((lack) => ({ ...lack, of: lack.of - 1 })),
    ),
    said,
  )
  const generous = lacking((lack) => ({
    ...lack,
    shares: lack.shares.map(({ seat, have }) => ({ seat, have: have! + (seat === 1 ? 5 : 0) })),
  }))
  const poor = { ...everyone({ resources: { wood: 3, stone: 3 } }), snake: QUIET }
  assert.match(complaint(scene(['REQ-09', 'REQ-05', 'REQ-06'], { players: poor }), generous), said)
})

test('the table of a preview, which pages tell from what an answer changes', () => {
  const scene: Scene = {
    words: { phase: 'activation', turn: 'dragon', clerks: { quarry: FULL }, players: everyone(RICH) },
    setup: { seats: 3 },
  }
  assert.equal(complaint(scene), 'none')
  const proud: Sabotage = {
    guess(state, seat, dice, box) {
      greatWall.guess(state, seat, dice, box)
      state.players[seat ?? 0]!.honor++
    },
  }
  assert.match(complaint(scene, proud), /^gather, "\w+": the preview shows another view\.players\.0\.honor/)
})
