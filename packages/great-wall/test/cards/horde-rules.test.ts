import assert from 'node:assert/strict'
import { rule } from '../table.ts'
import { by } from './figures.ts'
import { hordesSay } from './own-rules.ts'
import { STRONG, winter } from './stage.ts'

/* No Horde of the base box has a rule with a trigger: these tests give them one, as another set of cards would. */

const RICH = { wood: 3, stone: 0, gold: 0, chi: 0 }
const woodOf = (t: ReturnType<typeof winter>, clan: string) => t.words(`players.${clan}.resources.wood`)

rule('GWC-VOC-167', 'a rule of a Horde concerns every player it names, and fires once for each card in play', () => {
  const data = hordesSay({ 'HOR-2': 'must onWinter => all{lose(wood,1)}' })
  const sections = {
    left: { ...STRONG, hordes: ['HOR-2/left'] },
    right: { ...STRONG, hordes: ['HOR-4/right', 'HOR-2/right'] },
  }
  const players = { snake: { resources: RICH }, monkey: { resources: { ...RICH, wood: 1 } } }
  const t = winter(sections, { resources: RICH }, { players }, data)
  assert.equal(woodOf(t, 'dragon'), 1)
  assert.equal(woodOf(t, 'snake'), 1)
  assert.equal(woodOf(t, 'monkey'), 0)
})

rule('GWC-VOC-167', 'who has a Soldier on the card is spared if it says so; without the Horde nothing happens', () => {
  const data = hordesSay({ 'HOR-2': 'must onWinter => all[absent]{lose(wood,1)}' })
  const on = { ...STRONG, hordes: [{ card: 'HOR-2/left', spots: { 1: by('dragon') } }] }
  const players = { snake: { resources: RICH }, monkey: { resources: RICH } }
  const t = winter({ left: on }, { resources: RICH }, { players }, data)
  assert.equal(woodOf(t, 'dragon'), 3)
  assert.equal(woodOf(t, 'snake'), 2)
  const none = winter({ left: { ...STRONG, hordes: ['HOR-4/left'] } }, { resources: RICH }, { players }, data)
  assert.equal(woodOf(none, 'snake'), 3)
})

rule('GWC-VOC-167', 'a condition is read for that card: only in row 1', () => {
  const data = hordesSay({ 'HOR-2': 'must onWinter if row1 => all{lose(wood,1)}' })
  const sections = { left: { ...STRONG, hordes: ['HOR-4/left', 'HOR-2/left'] } }
  assert.equal(woodOf(winter(sections, { resources: RICH }, {}, data), 'dragon'), 3)
  const front = { left: { ...STRONG, hordes: ['HOR-2/left', 'HOR-4/left'] } }
  assert.equal(woodOf(winter(front, { resources: RICH }, {}, data), 'dragon'), 2)
})
