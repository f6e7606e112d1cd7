// A server in a process of its own, to be killed: `node serve.ts STORE [early]`. `early`: it says that something is kept, and keeps it later.
import { openStore, startServer, type Store } from '@wanli/server'

const [, , name = '', how] = process.argv
const kept = await openStore(name)

const LATER = 150
function early(entry: Parameters<Store['append']>[0]): Promise<boolean> {
  // What the room is stays in time: only answers are late.
  if (entry.row.state !== 'playing' || !entry.record.includes('"play"')) return kept.append(entry)
  setTimeout(() => void kept.append(entry), LATER)
  return Promise.resolve(true)
}
const store = new Proxy(kept, {
  get: (target, name: keyof Store) =>
    name === 'append' && how === 'early' ? early : (target[name] as () => unknown).bind(target),
})
const { url } = await startServer({ store, botPace: 0, version: 'test', limits: 1000 })
process.stdout.write(`${url}\n`)
// It does not outlive who started it.
process.stdin.resume().once('end', () => process.exit())
