import { after, describe, it } from 'node:test'
import { crashes, KILLS, sound } from '../crash/crash.ts'
import { postgresHere } from './scratch.ts'

const { scratch, newDatabase } = await postgresHere()
after(() => scratch.stop())

describe('a server that is killed while people play', () => {
  it(`with PostgreSQL, ${KILLS} times: no answer that it said yes to is lost, every log verifies`, async (t) => {
    const found = await crashes(await newDatabase('crash'), KILLS, 'postgres')
    t.diagnostic(JSON.stringify(found))
    sound(found)
  })
})
