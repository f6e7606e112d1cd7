import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { killed } from '../many/many.ts'
import { postgresHere } from './scratch.ts'

const { scratch, newDatabase } = await postgresHere()
after(() => scratch.stop())

/** So many seconds: a short while with all other tests, two minutes with `WANLI_MANY=120 npm test -- postgres/many`. */
const SECONDS = Number(process.env['WANLI_MANY'] ?? 25)
/** Milliseconds that a table may stand still. */
const STILL = 10_000

describe('three servers and two workers behind one address', () => {
  it(`killed at random for ${SECONDS} seconds of play: no acknowledged answer lost, no table stuck`, async (t) => {
    const { faults, ...found } = await killed(await newDatabase('many'), SECONDS, 'many')
    t.diagnostic(JSON.stringify(found))
    assert.deepEqual(faults, [])
    assert.equal(found.lost, 0)
    assert.ok(found.still < STILL, `a table stood still for ${found.still} ms`)
    assert.ok(found.kills >= SECONDS / 5, `${found.kills} kills only`)
    assert.ok(found.acknowledged > SECONDS && found.byBots > SECONDS, JSON.stringify(found))
  })
})
