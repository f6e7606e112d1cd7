// npm run record: play the recorded games anew and write them down. What happens may change only with the version (docs/testing.md).
import { join } from 'node:path'
import { ensureInstalled, root, runNode } from './setup.mjs'

ensureInstalled()
process.env.RECORD = '1'
const tests = ['great-wall/test/recorded', 'zhanguo/test/recorded', 'bots/test/golden']
process.exitCode = await runNode(['--test', ...tests.map((name) => join(root, 'packages', `${name}.test.ts`))])
