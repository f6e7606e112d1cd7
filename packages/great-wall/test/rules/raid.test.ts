import assert from 'node:assert/strict'
import { position, rule, type SectionWords, type Words } from '../table.ts'

const hordes = (...cards: string[]): SectionWords => ({ hordes: cards })
const FULL: Words['sections'] = {
  left: hordes('HOR-1/right', 'HOR-2/right', 'HOR-3/right'),
  middle: hordes('HOR-4/right'),
  right: hordes('HOR-5/right'),
}
const spring = (words: Words, seats = 4) =>
  position({ phase: 'spring', time: seats === 3 ? 4 : 1, sections: FULL, ...words }, { seats })

rule(
  ['GW-SPRING-02d', 'GW-RAID-01', 'GW-RAID-02', 'GW-RAID-04'],
  'a Horde for a full section is discarded, and as many Shame tokens as players leave the game',
  () => {
    const hordeTop = ['HOR-1/left', 'HOR-2/left', 'HOR-3/middle', 'HOR-4/left']
    const t = spring({ hordeTop, players: { dragon: { honor: 5, shamed: { spearman: 1 } } } })
    // The first two are for the left and the middle, the third for the left again.
    t.has({
      hordeDiscard: ['HOR-1/left', 'HOR-3/middle'],
      'sections.middle.hordes.1.card': 'HOR-2/left',
      shamePool: 40 - 1 - 8,
      shameRemoved: 8,
      'players.dragon.honor': 5,
      'players.dragon.shamed.spearman': 1,
      'players.snake.shamed.spearman': 0,
    })
    assert.equal((t.words('sections.left.hordes') as unknown[]).length, 3)
    const three = spring({ hordeTop }, 3)
    three.has({ hordeDiscard: ['HOR-1/left', 'HOR-3/middle'], shamePool: 30 - 6, shameRemoved: 6 })
  },
)

rule(
  ['GW-RAID-02', 'GW-RAID-03', 'RUL-47'],
  'too few tokens: all of them, nobody loses Honor, and the game does not end now',
  () => {
    // TV-20
    const t = spring({
      shamePool: 3,
      hordeTop: ['HOR-1/left', 'HOR-2/left', 'HOR-3/middle', 'HOR-6/right'],
      players: { dragon: { honor: 7 }, snake: { honor: 2 } },
    })
    t.has({
      shamePool: 0,
      shameRemoved: 40,
      hordeDiscard: ['HOR-1/left'],
      'players.dragon.honor': 7,
      'players.snake.honor': 2,
      over: false,
      season: 'fall',
    })
    assert.equal(t.asked().split(', ')[0], 'dragon: command')
    // A second Raid on an empty pool changes nothing more.
    const again = spring({ shamePool: 3, hordeTop: ['HOR-1/left', 'HOR-2/left', 'HOR-3/left', 'HOR-4/left'] })
    again.has({ shamePool: 0, hordeDiscard: ['HOR-1/left', 'HOR-2/left', 'HOR-3/left'], over: false })
  },
)
