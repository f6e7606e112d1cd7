import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'

/*
 * Passwords that were broken elsewhere, as Have I Been Pwned gives them out: SHA-1 in hexadecimal, one a line, sorted, with or without a count behind a
 * colon. There are many gigabytes of them, so they stay on the disk, and a look is some thirty short reads.
 */

const HASH = /^[0-9A-Fa-f]{40}(?::\d+)?\r?$/
/** No line is longer. */
const LINE = 96

export interface Breached {
  has(password: string): Promise<boolean>
  close(): Promise<void>
}

/** The first whole line that begins at `at` or behind it; undefined behind the last one. */
async function lineAt(
  file: FileHandle,
  at: number,
): Promise<{ readonly hash: string; readonly end: number } | undefined> {
  // One before: if that is the end of a line, the next one begins right here.
  const from = Math.max(0, at - 1)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(2 * LINE), 0, 2 * LINE, from)
  const text = buffer.toString('latin1', 0, bytesRead)
  const begin = at === 0 ? 0 : text.indexOf('\n') + 1
  if (at > 0 && begin === 0) return undefined
  const line = text.slice(begin).split('\n', 1)[0]!
  return line === '' ? undefined : { hash: line.slice(0, 40).toUpperCase(), end: from + begin + line.length + 1 }
}

/** Throws a `RangeError` if the file is no such list. */
export async function openBreached(name: string): Promise<Breached> {
  const file = await open(name)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(LINE), 0, LINE, 0)
  if (!HASH.test(buffer.toString('latin1', 0, bytesRead).split('\n', 1)[0]!)) {
    await file.close()
    throw new RangeError(`${name}: no list of SHA-1, one a line`)
  }
  const { size } = await file.stat()
  return {
    async has(password) {
      const wanted = createHash('sha1').update(password).digest('hex').toUpperCase()
      // The line that is looked for begins at `low` or behind it, and before `high`.
      let [low, high] = [0, size]
      while (low < high) {
        const middle = Math.floor((low + high) / 2)
        const line = await lineAt(file, middle)
        if (line === undefined || line.hash > wanted) high = middle
        else if (line.hash === wanted) return true
        else low = line.end
      }
      return false
    },
    close: () => file.close(),
  }
}
