import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { killed } from '../many/many.ts'
import { postgresHere } from './scratch.ts'

const { scratch, newDatabase } = await postgresHere()
after(() => scratch.stop())

/** So many seconds: a short while with all other tests, two minutes with `WANLI_MANY=120 npm test -- postgres/many`. */
const SECONDS = Number(process.env['WANLI_MANY'] ?? 25)
/** Milliseconds that a table may stand still, where five processes start within so many; longer on a machine that is busy with other things. */
const STILL = 10_000
const START = 8000

describe('three servers and two workers behind one address', () => {
  it(`killed at random for ${SECONDS} seconds of play: no acknowledged answer lost, no table stuck`, async (t) => {
    const { faults, ...found } = await killed(await newDatabase('many'), SECONDS, 'many')
    t.diagnostic(JSON.stringify(found))
    assert.deepEqual(faults, [])
    assert.equal(found.lost, 0)
    const may = STILL * Math.max(1, found.start / START)
    assert.ok(found.still < may, `a table stood still for ${found.still} ms, and ${may} are much`)
    assert.ok(found.kills >= 3 && found.acknowledged > 20 && found.byBots > 5, JSON.stringify(found))
  })
})
