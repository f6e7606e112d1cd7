import assert from 'node:assert/strict'
import { standardData } from '../../src/data/index.ts'
import { optionMessage, promptMessage, texts } from '../../src/text/index.ts'
import { Reader } from '@wanli/test-kit'
import { rule, type SetupWords, type Words } from '../table.ts'
import { all, type CoopWords, everyone, HELD, type Players, team, WATCH } from './coop-stage.ts'
import { by, has, honor, resources } from './figures.ts'
import { advisorsSay, hordesSay } from './own-rules.ts'
import { FALL, type Hero, supported } from './stage.ts'

const reader = new Reader(texts, /[a-z][A-Z]/)

/** The snake has an Active Advisor whose rule is ours. */
const says = (text: string): SetupWords => ({ data: advisorsSay({ 'ADV-21': text }) })
const SPEAKER: Hero = { active: ['ADV-21'] }
const speaking = (text: string, words: Words, coop: CoopWords = {}, setup: SetupWords = {}) => {
  const players = { ...words.players, snake: { ...SPEAKER, ...words.players?.['snake'] } }
  return team({ ...words, players }, coop, { ...says(text), ...setup })
}
const income = (text: string, players: Players = {}, setup: SetupWords = {}) =>
  speaking(text, { phase: 'income', players }, {}, setup)

// --- GWC-VOC-33 ----------------------------------------------------------------------------------------------------------

const LEFT = ['economy', 'workHarder', 'attackOrder', 'mobilization']
const DISCARDED: Hero = { commands: LEFT, discarded: ['despotism', 'betrayal'] }

const builds = (text: string, walls: number) =>
  speaking(text, {
    phase: 'activation',
    turn: 'dragon',
    clerks: { builders: { snake: walls, dragon: 1 } },
    players: { snake: { ...DISCARDED, resources: { stone: 5 * walls } } },
  })

rule(['GWC-VOC-33', 'GW-COOP-19'], '`onReclaim` fires after a card came back by a Wall', () => {
  const t = builds('onReclaim[take] => honor(20)', 1).play('wall left')
  t.asks('snake', 'reclaimCard', ['reclaim despotism', 'stop']).play('reclaim despotism')
  assert.equal(honor(t, 'snake'), 5 + 20)
  t.has({ 'players.snake.discarded': ['betrayal'] })
  const declined = builds('onReclaim[take] => honor(20)', 1).play('wall left', 'stop')
  assert.equal(honor(declined, 'snake'), 5, 'no card came back')
  const other = builds('onReclaim[honor] => honor(20)', 1).play('wall left', 'reclaim despotism')
  assert.equal(honor(other, 'snake'), 5, 'a card, not Honor')
})

rule('GWC-VOC-33', '`onReclaim` fires after a card came back by an effect, for the player who took it', () => {
  const everyone = 'must onIncome => all{reclaim(1)} ; onReclaim => honor(20)'
  const own = income(everyone, { dragon: DISCARDED }).play('reclaim despotism')
  assert.deepEqual(all(own, 'honor'), [0, 0, 0], "the dragon's card, the dragon has no such rule")
  const every = income(everyone, { dragon: DISCARDED, snake: DISCARDED }).play('stop', 'reclaim despotism')
  assert.deepEqual(all(every, 'honor'), [0, 20, 0])
})

rule(['GWC-VOC-33', 'GW-COOP-18'], '`onReclaim` does not fire in Summer: there is nothing to reclaim', () => {
  const t = income('onReclaim => honor(20)', { snake: DISCARDED })
  assert.deepEqual([t.asked(), honor(t, 'snake')], [FALL, 0])
})

// --- GWC-VOC-56 ----------------------------------------------------------------------------------------------------------

const WALLS = { phase: 'winterEnd', sections: { left: { wall: 3 } } } as const

rule('GWC-VOC-56', '`onRequestDone` fires for the rules of all players, after each fulfilled Request', () => {
  const coop = { requests: ['REQ-09', 'REQ-11', null] }
  const t = speaking('onRequestDone => gain(chi,1)', WALLS, coop).play('request REQ-09')
  t.has({ 'players.snake.resources.chi': 1, 'extras.coop.done': ['REQ-09'] })
  t.play('request REQ-11').has({ 'players.snake.resources.chi': 2 })
  assert.equal(t.words('players.dragon.resources.chi'), 0)
  speaking('onRequestDone => gain(chi,1)', WALLS, coop).play('stop').has({ 'players.snake.resources.chi': 0 })
})

// --- GWC-VOC-105 ---------------------------------------------------------------------------------------------------------

rule('GWC-VOC-105', '`transfer` gives own Resources to other players, up to n', () => {
  const t = income('onIncome => transfer(2)', { snake: { resources: { gold: 3 } }, monkey: { resources: { wood: 1 } } })
  t.asks('snake', 'transfer', ['give gold dragon', 'give gold monkey', 'stop'])
  assert.deepEqual([t.about('left'), typeof t.about('card')], [2, 'string'], 'the question says which card')
  t.play('give gold monkey')
  t.asks('snake', 'transfer').play('give gold dragon')
  assert.equal(t.asked(), FALL, 'no more than 2')
  assert.deepEqual(
    ['dragon', 'snake', 'monkey'].map((clan) => resources(t, clan)),
    [has(0, 0, 1, 0), has(0, 0, 1, 0), has(1, 0, 1, 0)],
  )
  const stops = income('onIncome => transfer(2)', { snake: { resources: { gold: 3 } } }).play('stop')
  assert.deepEqual([stops.asked(), resources(stops, 'snake')], [FALL, has(0, 0, 3, 0)])
  assert.equal(income('onIncome => transfer(2)').asked(), FALL, 'nothing to give')
})

rule(['GWC-VOC-105', 'GWC-VOC-11'], '`transfer` never gives to the Reed Clan', () => {
  const t = income('onIncome => transfer(1)', { snake: { resources: { gold: 1 } } }, { seats: 2 })
  t.asks('snake', 'transfer', ['give gold dragon', 'stop'])
})

// --- GWC-VOC-132, -16 ----------------------------------------------------------------------------------------------------

rule(['GWC-VOC-132', 'GWC-VOC-05'], '`all` and `others` in Tea order, with the numbers of the owner', () => {
  const tea = ['monkey', 'snake', 'dragon']
  const text = (who: string) => `onIncome => ${who}{gain(any,SA)}`
  const use = (who: string) =>
    speaking(text(who), { phase: 'income', tea, players: { snake: supported(1) } }).play('use ADV-21')
  const every = use('all').asks('monkey', 'gain').play('take wood').asks('snake', 'gain').play('take chi')
  every.asks('dragon', 'gain').play('take gold')
  assert.deepEqual([resources(every, 'monkey'), resources(every)], [has(1, 0, 0, 0), has(0, 0, 1, 0)])
  const others = use('others').asks('monkey', 'gain').play('take wood').asks('dragon', 'gain').play('take wood')
  assert.deepEqual(resources(others, 'snake'), has(0, 0, 0, 0))
})

rule(['GWC-VOC-132', 'GWC-VOC-16'], "`chosen` of a player's card: its owner names the player, himself too", () => {
  const t = income('onIncome => chosen{honor(3)}').play('use ADV-21')
  t.asks('snake', 'player', ['player dragon', 'player snake', 'player monkey']).play('player snake')
  assert.deepEqual(all(t, 'honor'), [0, 3, 0])
})

const standing = { sections: { left: { ...HELD, hordes: ['CHO-2/left', 'CHO-1/left'] } } } as const

rule(['GWC-VOC-16', 'GW-COOP-29'], '`chosen` of a Horde: the human highest in the Tea order names the player', () => {
  const data = hordesSay({ 'CHO-1': 'must onWinter => chosen{honor(-1)}' })
  const players = { ...everyone({ honor: 4 }), turtle: { honor: 4, ...WATCH } }
  const tea = ['turtle', 'snake', 'dragon', 'monkey']
  const t = team({ phase: 'winter', tea, ...standing, players }, {}, { seats: 4, data })
  t.asks('turtle', 'player').play('player monkey').asks('turtle', 'tactic')
  assert.deepEqual(all(t, 'honor', 4), [4, 4, 3, 4])
})

rule(['GWC-VOC-132', 'GWC-VOC-16', 'GW-COOP-29'], '`team`: the owner of the card enters it for the players', () => {
  const t = speaking('onWinter => team{wound(2,any)}', { phase: 'winter', ...standing }).play('use ADV-21')
  t.asks('snake', 'wound').play('wound left 1.1', 'wound left 2.1')
  t.has({ 'sections.left.hordes.0.spots': { 1: 'wound' }, 'sections.left.hordes.1.spots': { 1: 'wound' } })
  const fixed = income('onIncome => team{gain(chi,2)}').play('use ADV-21', 'player monkey', 'player dragon')
  assert.deepEqual(all(fixed, 'resources.chi'), [1, 0, 1])
})

rule(['GWC-VOC-132', 'GWC-VOC-11'], '`all` and `team` are humans only', () => {
  const t = income('onIncome => team{gain(chi,1)}', {}, { seats: 2 }).play('use ADV-21')
  t.asks('snake', 'player', ['player dragon', 'player snake'])
  const every = income('onIncome => all{gain(chi,1)}', {}, { seats: 2 })
  assert.deepEqual([...all(every, 'resources.chi', 2), every.words('players.reed.resources.chi')], [1, 1, 0])
})

// --- modifiers -----------------------------------------------------------------------------------------------------------

rule(
  ['GWC-VOC-141', 'GW-COOP-17'],
  '`cost(shameHonor)`: rises and cuts on one token, in Summer and on receiving one',
  () => {
    const price = (text: string, players: Players) =>
      speaking(text, {
        phase: 'payShame',
        players: { snake: { shamed: { archer: 1 }, honor: 30, ...players['snake'] } },
      })
    assert.equal(price('mod => cost(shameHonor,-3)', {}).asks('snake', 'payShame').about('price'), 7)
    assert.equal(price('mod => cost(shameHonor,2)', {}).about('price'), 12)
    assert.equal(price('mod => cost(shameHonor,-20)', {}).about('price'), 1, 'at least 1')
    assert.equal(price('mod => cost(shameHonor,-20,6)', {}).about('price'), 6)
    assert.equal(price('mod => cost(shameChi,-3)', {}).about('price'), 10, 'Chi is something else')
    // GWC-VOC-93: once a Year, so the second token has its whole price.
    const once = price('mod => cost(shameHonor,-3) @year', { snake: { shamed: { archer: 2 } } }).play('pay shame')
    assert.equal(once.asks('snake', 'payShame').about('price'), 10)
    const breach = speaking('mod => cost(shameHonor,-4)', {
      phase: 'assault',
      sections: { left: { hordes: ['CHO-4/left'] } },
      players: { snake: { honor: 6 } },
    })
    breach.play('shame spearman').asks('snake', 'shame').play('shame spearman').asks('snake', 'payShame')
    assert.equal(breach.about('price'), 6)
    breach.play('pay shame').has({ 'players.snake.honor': 0, 'players.snake.shamed.spearman': 0 })
  },
)

const compared = (abilities: Record<string, string>, hordes: readonly string[]) =>
  team(
    { phase: 'assault', sections: { left: { ...HELD, hordes } }, players: { monkey: WATCH } },
    {},
    { data: hordesSay(abilities) },
  )
    .play('pass')
    .told('assault')[0]!.power

rule(['GWC-VOC-149', 'GWC-VOC-169'], '`power`: below 0 counts as 0 for that Horde only', () => {
  assert.equal(compared({}, ['CHO-1/left', 'CHO-2/left']), 13)
  assert.equal(compared({ 'CHO-1': 'mod => power(self,-4)' }, ['CHO-1/left', 'CHO-2/left']), 2 + 7)
  assert.equal(compared({ 'CHO-1': 'mod => power(self,-9)' }, ['CHO-1/left', 'CHO-2/left']), 7)
})

rule('GWC-VOC-148', '`lethality`: never below 0', () => {
  const data = hordesSay({ 'CHO-1': 'mod => lethality(horde,-5)' })
  const spots = { 1: by('dragon'), 2: by('dragon'), 3: 'wound', 4: 'wound' } as const
  const t = team({ phase: 'defeat', sections: { left: { hordes: [{ card: 'CHO-1/left', spots }] } } }, {}, { data })
  t.has({ 'sections.left.rest.dragon.spearman': 2 })
})

// --- Requests ------------------------------------------------------------------------------------------------------------

rule('GWC-VOC-131', '`requestDiscount` adds up on one Request', () => {
  const words = { phase: 'winter', players: { dragon: { tactics: ['CTA-12'] } } } as const
  const t = team(words, { requests: ['REQ-09', 'REQ-12', null], eased: { 'REQ-12': 1, 'REQ-09': 1 } })
  t.play('tactic CTA-12').asks('dragon', 'favor', ['request REQ-09', 'request REQ-12']).play('request REQ-12')
  assert.deepEqual(t.told('requestEased'), [{ kind: 'requestEased', seat: 0, request: 'REQ-12', n: 1 }])
})

rule(['GWC-VOC-131', 'CTA-12'], 'who reads an eased Request is told how much less it asks for', () => {
  const t = team(
    { phase: 'winterEnd', sections: { left: { wall: 2 } } },
    { requests: ['REQ-09', 'REQ-11', null], eased: { 'REQ-09': 1 } },
  )
  const { box, open } = t.table
  const { options, about } = open[0]!
  const read = (key: string) =>
    reader.read(
      optionMessage(
        options.find((option) => option.key === key)!,
        box,
        undefined,
        about,
      ),
    )
  assert.deepEqual(read('request REQ-09'), {
    en: 'A worthy bulwark. The Wall levels of all Sections add up to at least 3. (This Winter: 1 less.)',
    es: 'Un baluarte digno. Los niveles de Muralla de todas las secciones suman al menos 3. (Este Invierno: 1 menos.)',
  })
  assert.equal(read('request REQ-11').en, 'A silent frontier. At least 1 open Section has no Horde.')
})

rule('GWC-VOC-16', 'whoever names a player is told for which card', () => {
  const t = income('onIncome => chosen{honor(3)}').play('use ADV-21').asks('snake', 'player')
  const said = reader.read(promptMessage(t.table.open[0]!, t.table.box))
  const { name } = standardData.advisors['ADV-21']!
  assert.deepEqual(said, {
    en: `${name.en}: which player does it apply to?`,
    es: `${name.es}: ¿a qué jugador se aplica?`,
  })
})
