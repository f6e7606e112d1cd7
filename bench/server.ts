// The server over real sockets, and its peer: node bench/server.ts [--only=noughts|wall|idle] [--assert]
import { Targets } from './measure.ts'
import { idle } from './server/idle.ts'
import { noughts } from './server/noughts.ts'
import { wall } from './server/wall.ts'

const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length)
const parts = { noughts, wall, idle }
const targets = new Targets()
for (const [name, part] of Object.entries(parts)) if (only === undefined || only === name) await part(targets)
targets.finish()
