import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { zhanguo } from '@wanli/zhanguo'
import { tell } from '../src/text/index.ts'
import { momentOf } from '../src/games/zhanguo/moment.ts'
import { zhanguo as en } from '../src/text/en/zhanguo.ts'
import { zhanguo as es } from '../src/text/es/zhanguo.ts'

/* What happens at a table of ZhanGuo and is worth a look: it has a face, a place, and words in both languages. */

const checked = zhanguo.checkSetup({ seats: 3 })
assert.ok(checked.ok)
const box = zhanguo.open(checked.value)
const task = Object.keys(box.taskRows)[0]!

const HAPPENS = [
  { kind: 'unified', seat: 1, card: 104, region: 4, markers: 2, vp: 0, unrest: 1 },
  { kind: 'rewardTaken', seat: 0, aspect: 'laws', reward: 'WALL', markers: 4 },
  { kind: 'claimed', seat: 2, task, slot: 0 },
  { kind: 'walled', seat: 1, section: 'G2', rods: 2, from: [1, 3] },
  { kind: 'built', seat: 1, region: 2, from: 0, vp: 3 },
  { kind: 'installed', seat: 1, region: 5, square: 0, paid: true },
  { kind: 'shifted', seat: 1, from: 2, to: 3 },
] as const

describe('moments of ZhanGuo', () => {
  const drawn = readFileSync(new URL('../src/games/zhanguo/art.svg', import.meta.url), 'utf8')
  for (const event of HAPPENS)
    it(`${event.kind}: a face, a place, words`, () => {
      const moment = momentOf(event, box)
      assert.ok(moment !== undefined)
      assert.ok(moment.places.length > 0)
      assert.ok(drawn.includes(`id="${moment.art}"`), moment.art)
      assert.equal(moment.seat, event.seat)
      for (const [language, table] of [
        ['en', en],
        ['es', es],
      ] as const) {
        const words = tell(table, language, moment.words)
        assert.match(words, /\p{L}/u)
        assert.doesNotMatch(words, /zhanguo\.|[{}]/)
      }
    })

  it('a turn that begins is none', () => assert.equal(momentOf({ kind: 'turnBegan', seat: 0 }, box), undefined))
})
