import assert from 'node:assert/strict'
import { card, rule, type SectionWords } from '../table.ts'
import { by, full, honor, open, resources, soldiers, units } from './figures.ts'
import { hordesSay } from './own-rules.ts'
import { activation, assault, FALL, scene, scoring, STRONG, turn, winter } from './stage.ts'

/* The 24 Horde cards: 8 types, each three times, with three different backs. */

/** Power, Honor, top and bottom row of the grid. */
const TYPES: Record<string, [number, number, string, string]> = {
  'HOR-1': [2, 5, '..c2..', '..2g..'],
  'HOR-2': [6, 7, '.ws2..', '..1s..'],
  'HOR-3': [6, 6, 'w2....', '.cw1..'],
  'HOR-4': [7, 8, 'g.2.c.', '.t.g..'],
  'HOR-5': [8, 8, '.3sw2.', '..o1..'],
  'HOR-6': [5, 7, 'g2..w.', '....c1'],
  'HOR-7': [4, 6, '..t...', '.c2c..'],
  'HOR-8': [5, 7, '..gg3.', '...1w.'],
}
const BACKS = ['left', 'middle', 'right'] as const
const RESOURCES: Record<string, string> = { w: 'wood', s: 'stone', g: 'gold', c: 'chi' }

/** The spots of a type, top row first: what they give and where they are. */
const spotsOfType = (type: string) =>
  TYPES[type]!.slice(2).flatMap((line, row) =>
    (line as string).split('').flatMap((sign, column) => (sign === '.' ? [] : [{ sign, row, column }])),
  )

const ALL = ['HOR-1', 'HOR-2', 'HOR-3', 'HOR-4', 'HOR-5', 'HOR-6', 'HOR-7', 'HOR-8'] as const

card(
  ['HOR-1', 'HOR-2', 'HOR-3', 'HOR-4', 'HOR-5', 'HOR-6', 'HOR-7', 'HOR-8'],
  'each spot of each of the 24 cards gives its reward to a Soldier',
  () => {
    for (const type of ALL)
      for (const back of BACKS)
        spotsOfType(type).forEach(({ sign }, i) => {
          const id = `${type}/${back}`
          const sections = { middle: { ...STRONG, hordes: [id], rest: { dragon: { spearman: 1 } } } }
          const t = turn('attackOrder', {}, { sections }).play(`attack spearman middle 1.${i + 1}`)
          const resource = RESOURCES[sign]
          const expected = { wood: 0, stone: 0, gold: 0, chi: 0, ...(resource === undefined ? {} : { [resource]: 1 }) }
          assert.deepEqual(resources(t), expected, `${id} ${i + 1}`)
          assert.equal(honor(t), '123'.includes(sign) ? Number(sign) : 0, `${id} ${i + 1}`)
          assert.equal((t.words('players.dragon.tactics') as string[]).length, sign === 't' ? 1 : 0, `${id} ${i + 1}`)
        })
  },
)

card(
  ['HOR-1', 'HOR-2', 'HOR-3', 'HOR-4', 'HOR-5', 'HOR-6', 'HOR-7', 'HOR-8'],
  'a Horseman covers two spots side by side or one above the other',
  () => {
    for (const type of ALL) {
      const spots = spotsOfType(type)
      const pairs = spots.flatMap((a, i) =>
        spots.flatMap((b, j) =>
          j > i && Math.abs(a.row - b.row) + Math.abs(a.column - b.column) === 1
            ? [`attack horseman left 1.${i + 1}+${j + 1}`]
            : [],
        ),
      )
      const sections = { left: { ...STRONG, hordes: [`${type}/left`], rest: { dragon: { horseman: 1 } } } }
      const t = turn('attackOrder', {}, { sections })
      assert.deepEqual(t.optionsLike('attack').toSorted(), pairs.toSorted(), type)
    }
    assert.deepEqual(spotsOfType('HOR-4').length, 5)
  },
)

card(
  ['HOR-1', 'HOR-2', 'HOR-3', 'HOR-4', 'HOR-5', 'HOR-6', 'HOR-7', 'HOR-8'],
  'Power, Honor at the end, and the back of each card',
  () => {
    for (const type of ALL)
      BACKS.forEach((back, i) => {
        const id = `${type}/${back}`
        const [power, worth] = TYPES[type]!
        scene({ sections: { left: { hordes: [id] } } }).has({ 'sections.left.power': power })
        assert.equal(honor(scoring({ claimed: [id] })), worth, id)
        assert.equal(honor(scoring({ claimed: [{ card: id, shame: 1 }] })), 0, id)
        const [first, left, middle, right] = ['HOR-2', 'HOR-3', 'HOR-4', 'HOR-5', 'HOR-6']
          .filter((other) => other !== type)
          .map((other) => `${other}/${BACKS[(i + 1) % 3]}`)
        const standing = [left!, middle!, right!]
        const sections = Object.fromEntries(BACKS.map((name, at) => [name, { hordes: [standing[at]!] }]))
        const t = scene({ phase: 'spring', sections, hordeTop: [first!, id] })
        assert.equal((t.words(`sections.${back}.hordes.1`) as { card: string }).card, first, `the back of ${id}`)
      })
  },
)

/** The Defense of the left Section with these Hordes, and whether it holds. */
const compare = (section: SectionWords) => assault({ left: section }, {})

const defended = (...hordes: string[]) => scene({ sections: { left: { wall: 1, barricades: 3, hordes } } })

card(['HOR-1', 'GWC-VOC-161'], 'Leader: halves the Defense, rounded down; two halve twice', () => {
  defended('HOR-2/left').has({ 'sections.left.defense': 10 })
  defended('HOR-1/left').has({ 'sections.left.defense': 5 })
  defended('HOR-1/left', 'HOR-1/right').has({ 'sections.left.defense': 2 })
  compare({ wall: 1, hordes: ['HOR-1/left', 'HOR-7/left'] }).asks('dragon', 'shame')
  assert.equal(compare({ wall: 1, hordes: ['HOR-1/left'] }).asked(), FALL, '2 against 2')
})

card(['HOR-1', 'TAC-08', 'GWC-VOC-161'], 'the Leader halves a bonus of cards, too', () => {
  const sections = { middle: { wall: 1, barricades: 1, hordes: ['HOR-1/left', 'HOR-2/left'] } }
  const t = assault(sections, { tactics: ['TAC-08'] }).play('tactic TAC-08')
  const [told] = t.told('assault')
  assert.deepEqual(told, { kind: 'assault', section: 1, defense: 4, power: 8, breach: true })
})

card(['HOR-3', 'GWC-VOC-162'], 'Arsonists: Barricades count 0, and stay until the end of the Assault phase', () => {
  const section = { wall: 1, barricades: 3, hordes: ['HOR-3/left'] }
  scene({ sections: { left: section, middle: { barricades: 3 } } }).has({
    'sections.left.defense': 4,
    'sections.middle.defense': 6,
  })
  const t = compare(section).asks('dragon', 'shame').has({ 'sections.left.barricades': 3 })
  t.play('shame spearman', 'shame spearman', 'shame spearman').has({ 'sections.left.barricades': 0 })
})

const shooters = (...hordes: NonNullable<SectionWords['hordes']>[number][]) =>
  winter({ left: { ...STRONG, hordes, firing: { dragon: { archer: 1 } } } }, {})

card(
  ['HOR-6', 'GWC-VOC-163'],
  'Horse Archers: Archers can hit nothing else in this Section while it has a free spot',
  () => {
    const t = shooters('HOR-2/left', 'HOR-6/left').asks('dragon', 'shoot')
    assert.deepEqual(
      t.optionsLike('wound left'),
      [1, 2, 3, 4, 5].map((i) => `wound left 2.${i}`),
    )
    const two = shooters(open('HOR-6/left', 1), 'HOR-2/left', open('HOR-6/middle', 1)).asks('dragon', 'shoot')
    assert.deepEqual(two.optionsLike('wound left'), ['wound left 1.5', 'wound left 3.5'], 'either of two')
    const covered = shooters('HOR-1/left', full('HOR-6/left'))
    assert.deepEqual(
      covered.optionsLike('wound left'),
      [1, 2, 3, 4].map((i) => `wound left 1.${i}`),
    )
    const elsewhere = {
      left: { hordes: ['HOR-6/left'] },
      middle: { hordes: ['HOR-1/left'], firing: { dragon: { archer: 1 } } },
    }
    assert.deepEqual(winter(elsewhere, {}).optionsLike('wound middle').length, 4, 'in its own Section only')
    const sections = { left: { ...STRONG, hordes: ['HOR-2/left', 'HOR-6/left'] } }
    const wound = activation({}, { tactics: ['TAC-05'] }, { sections }).play('tactic TAC-05')
    assert.deepEqual(wound.optionsLike('wound left 1.1'), ['wound left 1.1'], 'Wounds of cards are free')
    const attack = { left: { ...STRONG, hordes: ['HOR-2/left', 'HOR-6/left'], firing: { dragon: { archer: 1 } } } }
    const shot = turn('attackOrder', {}, { sections: attack }).play('shoot archer left')
    assert.deepEqual(shot.optionsLike('wound left 1'), [])
    assert.equal(shot.options().length, 5, 'an Attack by Archers, too')
  },
)

card(['HOR-7', 'GWC-VOC-164'], 'Shamans: no Wound can be placed here', () => {
  const t = shooters('HOR-7/left', 'HOR-1/left').asks('dragon', 'shoot')
  assert.deepEqual(
    t.optionsLike('wound left'),
    [1, 2, 3, 4].map((i) => `wound left 2.${i}`),
  )
  assert.equal(shooters('HOR-7/left').asked(), FALL, 'the Archer shoots nothing')
  const sections = { left: { ...STRONG, hordes: ['HOR-7/left'] }, middle: { ...STRONG, hordes: ['HOR-1/left'] } }
  const card05 = activation({}, { tactics: ['TAC-05'] }, { sections }).play('tactic TAC-05')
  assert.deepEqual(card05.options().toSorted(), [...[1, 2, 3, 4].map((i) => `wound middle 1.${i}`), 'stop'].toSorted())
  const breached = {
    left: { hordes: [{ card: 'HOR-7/left', spots: { 1: by('dragon'), 2: by('snake'), 3: by('monkey') } }] },
  }
  const after = assault(breached, {})
  const spots = { 1: 'wound', 2: 'wound', 3: 'wound' }
  after.has({ 'sections.left.hordes.0': { card: 'HOR-7/left', spots } })
})

const powered = (...hordes: string[]) => scene({ sections: { left: { hordes }, right: { hordes: ['HOR-4/left'] } } })

card(['HOR-8', 'GWC-VOC-165'], 'Vanguard Riders: 2 Power more for each other Horde in this Section', () => {
  powered('HOR-8/left').has({ 'sections.left.power': 5, 'sections.right.power': 7 })
  powered('HOR-8/left', 'HOR-2/left').has({ 'sections.left.power': 5 + 2 + 6 })
  powered('HOR-8/left', 'HOR-2/left', 'HOR-8/right').has({ 'sections.left.power': 9 + 6 + 9 })
})

card(['HOR-2', 'HOR-4', 'HOR-5'], 'Infantry, Spies and Brutes change neither Defense nor targets', () => {
  for (const id of ['HOR-2/left', 'HOR-4/left', 'HOR-5/left']) {
    const section = { wall: 2, barricades: 2, hordes: [id, 'HOR-1/left'], firing: { dragon: { archer: 1 } } }
    const t = winter({ left: section }, {}).has({ 'sections.left.defense': 6 })
    assert.equal(t.optionsLike('wound left 1.1').length + t.optionsLike('wound left 2.1').length, 2, id)
  }
})

rule('GWC-VOC-166', 'noUnit: nobody can place such Soldiers here; those already here stay', () => {
  const data = hordesSay({ 'HOR-2': 'mod => noUnit(spearman)' })
  const there = { card: 'HOR-2/left', spots: { 1: by('dragon') } }
  const section = { ...STRONG, hordes: [there], rest: { dragon: { spearman: 1, horseman: 1 } } }
  const t = turn('attackOrder', {}, { sections: { left: section } }, data).asks('dragon', 'attack')
  assert.deepEqual(t.optionsLike('attack spearman'), [])
  t.refuses({ 'attack spearman left 1.2': 'GW-HORDE-06' })
  assert.ok(t.offers('attack horseman left 1.2+3'))
  t.has({ 'sections.left.hordes.0.spots.1': by('dragon') })
})

rule('GWC-VOC-168', 'advance: after the Assault phase it swaps with the Horde in front, once per Section', () => {
  const data = hordesSay({ 'HOR-2': 'mod => advance' })
  const order = (...hordes: NonNullable<SectionWords['hordes']>[number][]) => {
    const t = scene(
      { phase: 'winterEnd', sections: { left: { hordes }, middle: { hordes: ['HOR-5/left'] } } },
      {},
      data,
    )
    return (t.words('sections.left.hordes') as { card: string }[]).map((horde) => horde.card).slice(0, hordes.length)
  }
  assert.deepEqual(order('HOR-3/left', 'HOR-2/left'), ['HOR-2/left', 'HOR-3/left'])
  assert.deepEqual(order('HOR-2/left', 'HOR-3/left'), ['HOR-2/left', 'HOR-3/left'], 'in row 1 nothing happens')
  assert.deepEqual(order('HOR-2/left', 'HOR-2/middle', 'HOR-3/left'), ['HOR-2/left', 'HOR-2/middle', 'HOR-3/left'])
  const both = order('HOR-3/left', 'HOR-2/left', 'HOR-2/middle')
  assert.deepEqual(both, ['HOR-2/left', 'HOR-3/left', 'HOR-2/middle'], 'one swap')
  const figures = { 2: by('dragon'), 4: 'wound' as const }
  const hordes = ['HOR-3/left', { card: 'HOR-2/left', spots: figures }]
  const t = scene({ phase: 'winterEnd', sections: { left: { hordes } } }, {}, data)
  t.has({ 'sections.left.hordes.0': { card: 'HOR-2/left', spots: figures } })
})

rule('GWC-VOC-169', 'a Power below 0 counts as 0 for that Horde', () => {
  const data = hordesSay({ 'HOR-1': 'mod => power(self,-9)' })
  const t = scene({ sections: { left: { hordes: ['HOR-1/left', 'HOR-2/left'] } } }, {}, data)
  t.has({ 'sections.left.power': 6 })
})

rule(['GWC-VOC-148', 'GWC-VOC-149'], 'words of a Horde for itself: its Lethality and its Power', () => {
  const data = hordesSay({ 'HOR-1': 'mod => lethality(horde,1) ; mod => power(self,3)' })
  const sections = {
    left: { hordes: [full('HOR-1/left', { 1: by('dragon'), 2: by('dragon'), 3: by('snake') })] },
    middle: { hordes: [full('HOR-2/left', { 1: by('dragon'), 2: by('dragon') })] },
  }
  const t = scene({ phase: 'defeat', sections }, {}, data)
  assert.deepEqual(soldiers(t, 'left.rest'), units(0), 'two died')
  assert.deepEqual(soldiers(t, 'middle.rest'), units(1), 'one died')
  scene({ sections: { left: { hordes: ['HOR-1/left'] } } }, {}, data).has({ 'sections.left.power': 5 })
})
