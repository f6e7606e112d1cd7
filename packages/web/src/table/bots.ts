import {
  type Minds,
  MindsElsewhere,
  MindsHere,
  type Task,
  Thinker,
  type Thought,
  type ThinkMessage,
} from '@wanli/table'
import { engineOf } from './games.ts'

/*
 * The bots of a table and the worker in which they think, from both sides. The page has made a channel between the two workers.
 */

let minds: MindsElsewhere | undefined

/** Where the bots of this worker's table think; undefined: here, as the table has it. */
export const mindsOf = (): Minds | undefined => minds

/** A table without a second worker lets its bots think where it is. */
const here = async (task: Task): Promise<string> => new MindsHere((await engineOf(task.plan)).bots).choose(task)

/** From now on the bots think at the other end of this. */
export function botsAt(port: MessagePort): void {
  const there = new MindsElsewhere((message: ThinkMessage) => port.postMessage(message), here)
  minds = there
  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => there.receive(data))
  port.start()
}

/** The worker in which they thought broke. */
export const botsGone = (): void => minds?.lost()

/** This worker is where they think. */
export function thinkFor(port: MessagePort): void {
  const thinker = new Thinker(
    (log, { seats }) => engineOf({ ...log, seats }),
    (thought: Thought) => port.postMessage(thought),
  )
  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => void thinker.receive(data))
  port.start()
}
