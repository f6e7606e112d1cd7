import { after } from 'node:test'
import { openStore } from '@wanli/server'
import { notifySuite } from '../notify-suite.ts'
import { postgresHere } from './scratch.ts'

const { scratch, newDatabase } = await postgresHere()
after(() => scratch.stop())

notifySuite('PostgreSQL', async () => openStore(await newDatabase('notify')))
