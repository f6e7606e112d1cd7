import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { adminSuite } from './admin-suite.ts'

const folder = mkdtempSync(join(tmpdir(), 'wanli-stores-'))
after(() => rmSync(folder, { recursive: true }))
adminSuite('SQLite', (n) => Promise.resolve(join(folder, `store-${n}.db`)))
