import assert from 'node:assert/strict'
import { HORDES, position, rule, type SectionWords, without, type Words } from '../table.ts'

const hordes = (...cards: string[]): SectionWords => ({ hordes: cards })
const cardsIn = (t: ReturnType<typeof position>, section: string) =>
  (t.words(`sections.${section}.hordes`) as { card: string }[]).map(({ card }) => card)
const spring = (words: Words, seats = 4) => position({ phase: 'spring', time: 1, ...words }, { seats })

rule('GW-SPRING-01', 'the Time token moves to the next slot', () => {
  spring({ time: 1 }).has({ time: 2, year: 2 })
  spring({ time: 3 }).has({ time: 4 })
  // The number below it is the Lethality from now on.
  assert.equal(spring({ time: 2 }).view().time.lethality, 2)
})

rule('GW-SPRING-02', 'as many new Hordes as the number above the Time token', () => {
  const placed = (time: number, seats: number) => 24 - (spring({ time }, seats).words('hordeDeck') as string[]).length
  assert.deepEqual(
    [1, 2, 3, 4, 5].map((time) => placed(time, 3)),
    [2, 2, 2, 3, 3],
  )
  assert.deepEqual(
    [1, 2, 3, 4].map((time) => placed(time, 4)),
    [3, 4, 4, 4],
  )
})

rule(
  ['GW-SPRING-02a', 'GW-SPRING-02b', 'GW-SPRING-02c', 'GW-SPRING-02'],
  'the leftmost empty section, then where the back of the next card points, closest to the Wall',
  () => {
    // TV-05
    const t = spring({
      sections: { middle: hordes('HOR-5/left'), right: hordes('HOR-6/left') },
      hordeTop: ['HOR-1/left', 'HOR-2/right', 'HOR-3/middle', 'HOR-4/left'],
    })
    assert.deepEqual(cardsIn(t, 'left'), ['HOR-1/left', 'HOR-3/middle'])
    assert.deepEqual(cardsIn(t, 'middle'), ['HOR-5/left', 'HOR-2/right'])
    assert.deepEqual(cardsIn(t, 'right'), ['HOR-6/left'])
    assert.equal((t.words('hordeDeck') as string[])[0], 'HOR-4/left')
  },
)

rule('GW-SPRING-02a', 'every empty section is filled first, from the left, whatever the backs say', () => {
  const t = spring({ sections: {}, hordeTop: ['HOR-1/right', 'HOR-2/right', 'HOR-3/right', 'HOR-4/right'] })
  assert.deepEqual(
    [cardsIn(t, 'left'), cardsIn(t, 'middle'), cardsIn(t, 'right')],
    [['HOR-1/right'], ['HOR-2/right'], ['HOR-3/right']],
  )
  const gap = spring({
    sections: { left: hordes('HOR-5/left', 'HOR-6/left'), middle: hordes('HOR-7/left') },
    hordeTop: ['HOR-1/left', 'HOR-2/left', 'HOR-3/middle', 'HOR-4/middle'],
  })
  assert.deepEqual(cardsIn(gap, 'right'), ['HOR-1/left'])
  assert.deepEqual(cardsIn(gap, 'middle'), ['HOR-7/left', 'HOR-2/left', 'HOR-3/middle'])
})

rule('GW-SPRING-02c', 'in its section a Horde takes the empty slot closest to the Wall, with nothing on it', () => {
  const t = spring({
    sections: { left: hordes('HOR-5/left', 'HOR-6/left'), middle: hordes('HOR-7/left'), right: hordes('HOR-8/left') },
    hordeTop: ['HOR-1/left', 'HOR-2/left', 'HOR-3/middle', 'HOR-4/right'],
  })
  t.has({
    'sections.left.hordes.2': { card: 'HOR-1/left', spots: {} },
    'sections.middle.hordes.1': { card: 'HOR-2/left', spots: {} },
    'sections.right.hordes.1': { card: 'HOR-3/middle', spots: {} },
  })
})

const BOARD = { left: hordes('HOR-5/left'), middle: hordes('HOR-6/left'), right: hordes('HOR-7/left') }
const ON_BOARD = ['HOR-5/left', 'HOR-6/left', 'HOR-7/left']

rule(['GW-SPRING-02e', 'RUL-11'], 'an empty Horde deck is made anew from the discard pile', () => {
  const rest = without(HORDES, ...ON_BOARD, 'HOR-1/right')
  // The first card needs an indicator: the discards are shuffled at once.
  const t = spring({ sections: BOARD, hordeDeck: ['HOR-1/right'], hordeDiscard: rest })
  t.has({ hordeDiscard: [] })
  const placed = ['left', 'middle', 'right'].flatMap((section) => cardsIn(t, section))
  assert.equal(placed.length, 6)
  assert.ok(placed.includes('HOR-1/right'))
  assert.equal((t.words('hordeDeck') as string[]).length, 24 - 6)
  assert.notDeepEqual(t.words('hordeDeck'), rest.slice(2), 'shuffled')
})

rule(['GW-SPRING-02e', 'RUL-11'], 'without any card left its own back decides, and placing stops', () => {
  const claimed = without(HORDES, ...ON_BOARD, 'HOR-1/right')
  const last = spring({ sections: BOARD, hordeDeck: ['HOR-1/right'], players: { dragon: { claimed } } })
  last.has({ 'sections.right.hordes.1.card': 'HOR-1/right', hordeDeck: [], hordeDiscard: [], time: 2 })
  assert.equal(cardsIn(last, 'left').length, 1)
  const none = spring({
    sections: BOARD,
    hordeDeck: [],
    players: { dragon: { claimed: without(HORDES, ...ON_BOARD) } },
  })
  assert.equal(['left', 'middle', 'right'].flatMap((section) => cardsIn(none, section)).length, 3)
  assert.equal(none.asked().split(', ')[0], 'dragon: command')
})

rule('GW-SPRING-03', 'slots 1 and 2 of the display are discarded, the others slide, new ones come', () => {
  // TV-21
  const t = spring({
    advisorDisplay: ['ADV-01', 'ADV-02', 'ADV-03', 'ADV-04'],
    advisorTop: ['ADV-05', 'ADV-06', 'ADV-07'],
  })
  t.has({ advisorDisplay: ['ADV-03', 'ADV-04', 'ADV-05', 'ADV-06'], advisorDiscard: ['ADV-01', 'ADV-02'] })
  assert.equal((t.words('advisorDeck') as string[])[0], 'ADV-07')
})

rule('GW-SPRING-03a', 'an empty Advisor deck is made anew; with no card left a slot stays empty', () => {
  const again = spring({
    advisorDisplay: ['ADV-01', 'ADV-02', 'ADV-03', 'ADV-04'],
    advisorDeck: ['ADV-05'],
    advisorDiscard: ['ADV-06', 'ADV-07'],
  })
  again.has({ advisorDiscard: [], 'advisorDisplay.2': 'ADV-05' })
  const fourth = (again.words('advisorDisplay') as string[])[3]!
  assert.deepEqual([fourth, ...(again.words('advisorDeck') as string[])].toSorted(), [
    'ADV-01',
    'ADV-02',
    'ADV-06',
    'ADV-07',
  ])
  const none = spring({ advisorDisplay: [null, null, 'ADV-03', 'ADV-04'], advisorDeck: [] })
  none.has({ advisorDisplay: ['ADV-03', 'ADV-04', null, null], advisorDiscard: [] })
})
