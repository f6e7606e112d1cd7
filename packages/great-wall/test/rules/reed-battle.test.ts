import assert from 'node:assert/strict'
import { by, full } from '../cards/figures.ts'
import { saying } from '../cards/own-rules.ts'
import { SAFE, two, TWO, TWO_HORDES, windowsInFall } from '../reed-scenes.ts'
import { position, rule, type SetupWords, type Words } from '../table.ts'

type Options = NonNullable<SetupWords['options']>

/** The Defeat step, with this in the middle; the dragon looks on with a Tactic card that fits no window here. */
const defeat = (horde: ReturnType<typeof full>, words: Words = {}, options: Options = {}) =>
  two({ phase: 'defeat', sections: { middle: { ...SAFE, hordes: [horde] } }, ...words }, options)

/** The table stops before the next Summer is over. */
const STOPS = { dragon: { general: null, discarded: ['economy'] }, snake: { general: null } } as const

// HOR-2, the Infantry: 5 Vital spots, 7 Honor. HOR-1, the Leader: 4 spots.

rule(
  ['GW-REED-16', 'GW-REED-17', 'GW-REED-02', 'GW-REED-04', 'RUL-12', 'GW-DEFEAT-06'],
  'the Reed Clan covers the most spots: the card is discarded; its Soldiers go back to its pool',
  () => {
    // Time slot 2, Lethality 1.
    const horde = full('HOR-2/right', { 1: by('reed'), 2: by('reed'), 3: by('snake') })
    const t = defeat(horde, { players: STOPS })
    t.has({
      hordeDiscard: ['HOR-2/right'],
      'players.reed.claimed': [],
      'players.snake.claimed': [],
      'players.reed.free.spearman': 10,
      'players.reed.honor': 0,
      'players.snake.honor': 2,
      'players.dragon.honor': 0,
      'sections.middle.rest.reed': { spearman: 0, archer: 0, horseman: 0 },
    })
  },
)

rule(['GW-REED-16', 'RUL-12'], 'reed.claim nextPlayer: the best human with a Soldier on it claims', () => {
  const next = { 'reed.claim': 'nextPlayer' } as const
  const claimed = (horde: ReturnType<typeof full>, tea: readonly string[] = ['dragon', 'snake', 'reed']) => {
    const t = defeat(horde, { players: STOPS, tea: [...tea] }, next)
    const of = (clan: string) => t.view().players.find((player) => player.clan === clan)!.claimed.length
    return { dragon: of('dragon'), snake: of('snake'), reed: of('reed'), discarded: t.view().hordeDiscard.length }
  }
  const none = { dragon: 0, snake: 0, reed: 0, discarded: 0 }
  const reed = { 1: by('reed'), 2: by('reed'), 3: by('reed') }
  assert.deepEqual(claimed(full('HOR-2/right', { ...reed, 4: by('snake') })), { ...none, snake: 1 })
  // Of two the one with more; a tie by the Tea order.
  const brutes = { ...reed, 4: by('snake'), 5: by('dragon') }
  assert.deepEqual(claimed(full('HOR-5/right', brutes)), { ...none, dragon: 1 })
  assert.deepEqual(claimed(full('HOR-5/right', brutes), ['reed', 'snake', 'dragon']), { ...none, snake: 1 })
  const more = { 1: by('reed'), 2: by('reed'), 3: by('snake'), 4: by('snake'), 5: by('dragon') }
  assert.deepEqual(claimed(full('HOR-5/right', more), ['reed', 'dragon', 'snake']), { ...none, snake: 1 })
  // Nobody else is on it: discarded.
  assert.deepEqual(claimed(full('HOR-2/right', reed)), { ...none, discarded: 1 })
})

rule(['GW-REED-16', 'GW-ORDER-06'], 'ties of the Reed Clan are broken by its place in the Tea order', () => {
  const horde = full('HOR-2/right', { 1: by('reed'), 2: by('reed'), 3: by('snake'), 4: by('snake') })
  const t = (tea: readonly string[]) => defeat(horde, { players: STOPS, tea: [...tea] })
  t(['dragon', 'snake', 'reed']).has({ hordeDiscard: [], 'players.snake.claimed': [{ card: 'HOR-2/right', shame: 0 }] })
  t(['reed', 'dragon', 'snake']).has({ hordeDiscard: ['HOR-2/right'], 'players.snake.claimed': [] })
  // With fewer spots than a human it claims nothing, whatever its place.
  const fewer = full('HOR-2/right', { 1: by('reed'), 3: by('snake'), 4: by('snake') })
  defeat(fewer, { players: STOPS, tea: ['reed', 'dragon', 'snake'] }).has({
    'players.snake.claimed': [{ card: 'HOR-2/right', shame: 0 }],
  })
})

rule(['GW-REED-17', 'GW-REED-04'], 'a Defeat sends all Reed Soldiers home, a human survivor to the Rest Zone', () => {
  const horde = full('HOR-2/right', { 1: by('reed'), 2: by('reed'), 3: by('reed'), 4: by('snake'), 5: by('snake') })
  const t = defeat(horde, { players: { ...STOPS, snake: { ...STOPS.snake, resources: { chi: 2 } } } })
  // Lethality 1: one of each dies; only the snake may save its own.
  t.asks('snake', 'save', ['save snake spearman', 'stop']).play('stop')
  t.has({ 'players.reed.free.spearman': 10, 'sections.middle.rest.reed.spearman': 0 })
  t.has({ 'players.snake.free.spearman': 9, 'sections.middle.rest.snake.spearman': 1 })
  assert.deepEqual(
    t.told('wentHome').map(({ seat, unit }) => [seat, unit]),
    [
      [2, 'spearman'],
      [2, 'spearman'],
    ],
  )
  assert.deepEqual(
    t.told('killed').map(({ seat }) => seat),
    [1, 2],
  )
})

rule(
  ['GW-REED-17', 'GW-REED-18', 'GW-BREACH-01', 'GW-BREACH-03'],
  'in a Breach Lethality kills Reed Soldiers on each card, leaving Wounds; the others stay, and it gains no Shame',
  () => {
    // Lethality 1 in slot 2. Three cards, with two, one and no Reed Spearmen; neither human is there.
    const t = two({
      phase: 'assault',
      time: 2,
      sections: {
        middle: {
          hordes: [
            { card: 'HOR-2/right', spots: { 1: by('reed'), 4: by('reed') } },
            { card: 'HOR-3/right', spots: { 3: by('reed') } },
            'HOR-4/right',
          ],
        },
      },
      players: { dragon: { general: null, discarded: ['economy'] }, snake: { general: null } },
    })
    t.asks('dragon', 'shame').play('shame spearman', 'shame spearman', 'shame spearman')
    t.asks('snake', 'shame').play('shame spearman', 'shame spearman', 'shame spearman')
    t.has({
      'sections.middle.hordes.0.spots': { 1: 'wound', 4: by('reed') },
      'sections.middle.hordes.1.spots': { 3: 'wound' },
      'players.reed.free.spearman': 9,
      'players.reed.shamed.spearman': 0,
      // Three each; a Raid in the next Spring took two more.
      shamePool: 12,
      shameRemoved: 2,
    })
  },
)

// CTA-01: save up to 2 Soldiers of anyone. In co-op for two, with the Reed Clan on the Horde.
const reed = by('reed')
const on = (figures: Parameters<typeof full>[1]) => {
  const spots = { 1: 'wound', 2: 'wound', 3: 'wound', 4: 'wound', 5: 'wound' } as const
  return { card: 'CHO-2/right', spots: { ...spots, ...figures } }
}
const coop = (horde: ReturnType<typeof on>) =>
  position(
    {
      phase: 'defeat',
      sections: { middle: { ...SAFE, hordes: [horde] } },
      players: {
        dragon: { general: null, tactics: ['CTA-01'], discarded: ['economy'] },
        snake: { general: null },
      },
    },
    { mode: 'coop', seats: 2 },
  )

rule(['GW-REED-03', 'GW-REED-19'], 'it never saves a Soldier, and nobody saves one for it', () => {
  // Nothing but Reed Soldiers dies: no killing to react to. With a human it is one, for the human's Soldier only.
  const alone = coop(on({ 1: reed, 2: reed }))
  assert.deepEqual(windowsInFall(alone), ['defeated'])
  alone.has({ 'players.reed.free.spearman': 10 })
  const shared = coop(on({ 1: reed, 2: by('snake') }))
    .asks('dragon', 'tactic')
    .play('pass')
  assert.equal(shared.about('window'), 'killing')
  shared.play('tactic CTA-01').asks('dragon', 'save', ['save snake spearman', 'stop']).play('save snake spearman')
  shared.has({ 'sections.middle.rest.snake.spearman': 1, 'players.reed.free.spearman': 10 })
})

rule(['GW-REED-03', 'GWC-VOC-116'], 'who may save any Soldier has nothing to save in a Reed Soldier', () => {
  const asked = (figures: Parameters<typeof full>[1]) => {
    const horde = full('HOR-2/right', figures)
    const t = two(
      {
        phase: 'defeat',
        tea: ['snake', 'dragon', 'reed'],
        sections: { middle: { ...SAFE, hordes: [horde] } },
        players: {
          dragon: { general: null, active: ['ADV-21'], discarded: ['economy'] },
          snake: { general: null, active: ['ADV-37'] },
        },
      },
      {},
      saying('onKilling[any] => save(1,any) @year'),
    )
    return t.asks('snake', 'ability', ['use ADV-37', 'pass']).play('use ADV-37', 'save snake spearman').asked()
  }
  // The snake saves its own; a Soldier of the dragon would be left to save, one of the Reed Clan is not.
  assert.equal(asked({ 1: by('snake'), 2: by('dragon') }), 'dragon: ability')
  assert.notEqual(asked({ 1: by('snake'), 2: by('reed') }), 'dragon: ability')
})

rule(
  ['GW-REED-18', 'RUL-13', 'GW-RAID-02'],
  'a Raid: one token per human, unless the table counts the Reed Clan',
  () => {
    const raid = (playerCount: 'humans' | 'withAutomata') => {
      const sections = {
        middle: { hordes: ['HOR-1/right', 'HOR-2/right', 'HOR-3/right'] },
        right: { hordes: ['HOR-4/right'] },
      }
      const used = [...sections.middle.hordes, ...sections.right.hordes, 'HOR-5/right', 'HOR-6/middle', 'HOR-7/right']
      const rest = TWO_HORDES.filter((id) => !used.includes(id))
      // Two Hordes come: the first where the back of the second points, to the full middle; the second to the right.
      const hordeDeck = ['HOR-5/right', 'HOR-6/middle', 'HOR-7/right', ...rest]
      return position(
        { phase: 'spring', sections, hordeDeck },
        { ...TWO, options: { 'raid.playerCount': playerCount } },
      )
    }
    raid('humans').has({ shamePool: 18, shameRemoved: 2, hordeDiscard: ['HOR-5/right'] })
    raid('withAutomata').has({ shamePool: 17, shameRemoved: 3, hordeDiscard: ['HOR-5/right'] })
  },
)

rule(['GW-SCORE-04', 'GW-REED-02'], 'the Reed Clan is never ranked', () => {
  const t = two({ phase: 'scoring', artifacts: [], tea: ['reed', 'dragon', 'snake'] })
  assert.deepEqual(t.words('winner'), 'dragon')
})
