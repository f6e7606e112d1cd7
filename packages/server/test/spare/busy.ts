// A process that has been busy and needs less now: it says how large it was then, and, as long as it is listened to, how large it is.
import { SparePages } from '../../src/spare.ts'

const broke = (error: unknown): never => {
  throw error instanceof Error ? error : new Error(String(error))
}
const spare = new SparePages(broke, undefined, 4000)
// While it is small.
spare.look()
const kept: string[][] = []
for (let i = 0; i < 60_000; i++) kept.push(Array.from({ length: 40 }, (_, j) => `${i} ${j}`))
const most = process.memoryUsage.rss()
kept.length = 0
let last: readonly string[] = []
const little = setInterval(() => (last = Array.from({ length: 2000 }, (_, i) => `${last.length} ${i}`)), 10)
const says = setInterval(() => process.send!({ most, now: process.memoryUsage.rss() }), 200)
process.once('disconnect', () => {
  clearInterval(little)
  clearInterval(says)
  void spare.end()
})
