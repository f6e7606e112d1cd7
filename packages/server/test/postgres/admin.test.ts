import { after } from 'node:test'
import { adminSuite } from '../admin-suite.ts'
import { postgresHere } from './scratch.ts'

const { scratch, newDatabase } = await postgresHere()
after(() => scratch.stop())
adminSuite('PostgreSQL', (n) => newDatabase(`admin${n}`))
