import type { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'

/** Longer than anybody types: a line without end would fill the memory. */
const LONGEST = 1 << 20

/** Lines of a stream, read only as far as they are asked for: it may hold more than memory does, or never end. */
export class StreamLines {
  private readonly stream: Readable
  private readonly chunks: AsyncIterator<string>
  private text = ''
  private place = 0
  private ended = false

  constructor(stream: Readable) {
    this.stream = stream
    this.chunks = stream.setEncoding('utf8')[Symbol.asyncIterator]() as AsyncIterator<string>
  }

  /** The next line without its end; undefined when there is no more, or when a line is too long to be one. */
  async next(): Promise<string | undefined> {
    // Signals and other work have their turn, however fast the lines come.
    await setImmediate()
    let searched = this.place
    for (;;) {
      const end = this.text.indexOf('\n', searched)
      if (end >= 0) return this.cut(end, end + 1)
      if (this.ended) return this.place < this.text.length ? this.cut(this.text.length, this.text.length) : undefined
      this.text = this.text.slice(this.place)
      this.place = 0
      searched = this.text.length
      if (searched > LONGEST) {
        this.text = ''
        this.ended = true
        return undefined
      }
      const chunk = await this.chunks.next()
      if (chunk.done === true) this.ended = true
      else this.text += chunk.value
    }
  }

  private cut(end: number, next: number): string {
    const line = this.text.slice(this.place, end)
    this.place = next
    return line.endsWith('\r') ? line.slice(0, -1) : line
  }

  close(): void {
    this.stream.destroy()
  }
}
