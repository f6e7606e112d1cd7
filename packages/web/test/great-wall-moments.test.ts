import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { greatWall } from '@wanli/great-wall'
import { momentOf } from '../src/games/great-wall/winter/moment.ts'
import { greatWall as en } from '../src/text/en/greatWall.ts'
import { greatWall as es } from '../src/text/es/greatWall.ts'
import { texts } from '@wanli/great-wall/text'
import { tell } from '../src/text/index.ts'

/* What happens at a table of The Great Wall and is worth a look: it has a picture, a place, and words in both languages. */

const checked = greatWall.checkSetup({ seats: 4 })
assert.ok(checked.ok)
const box = greatWall.open(checked.value)
const last = box.time.length
const horde = 'HOR-5'

const HAPPENS = [
  [{ kind: 'hordeDefeated', horde, section: 1, row: 0 }, 'section:1', /Brutes/],
  [{ kind: 'hordeClaimed', seat: 2, horde }, 'seat:2', /Brutes/],
  [{ kind: 'wallBuilt', seat: 0, section: 2, level: 3 }, 'section:2', /III/],
  [{ kind: 'upgraded', seat: 1, location: 'quarry', level: 2 }, 'location:quarry', /2/],
  [{ kind: 'teaMoved', seat: 3, order: [3, 0, 1, 2] }, 'tea', /order/],
  [{ kind: 'raid', horde, section: 0, removed: 2 }, 'section:0', /Raid by Brutes/],
  [{ kind: 'timeMoved', slot: last, lethality: 3 }, 'time', /last/],
] as const

describe('moments of The Great Wall', () => {
  const drawn = readFileSync(new URL('../src/games/great-wall/art.svg', import.meta.url), 'utf8')
  const icons = readFileSync(new URL('../src/icons/icons.svg', import.meta.url), 'utf8')
  for (const [event, place, words] of HAPPENS)
    it(`${event.kind}: a picture, a place, words`, () => {
      const moment = momentOf(event, box)
      assert.ok(moment !== undefined)
      assert.ok(moment.places.includes(place), moment.places.join())
      assert.ok(
        moment.art === undefined ? icons.includes(`id="${moment.icon}"`) : drawn.includes(`id="${moment.art}"`),
        moment.art ?? moment.icon,
      )
      assert.equal(moment.art === undefined, event.kind === 'timeMoved', 'only time has no face')
      assert.equal(moment.seat, 'seat' in event ? event.seat : undefined)
      assert.match(tell({ ...texts.en, ...en }, 'en', moment.words), words)
      assert.doesNotMatch(tell({ ...texts.es, ...es }, 'es', moment.words), /gw\.|[{}]/)
    })

  it('GW-END-01: only the last slot of the Time track is one; a Clerk that moves is none', () => {
    assert.equal(momentOf({ kind: 'timeMoved', slot: last - 1, lethality: 3 }, box), undefined)
    assert.equal(momentOf({ kind: 'clerkMoved', seat: 0 }, box), undefined)
  })
})
