/** Where a text stops being JSON. The engine's own message tells that only sometimes. */
export function placeOfError(text: string): number {
  const scanner = new Scanner(text)
  try {
    scanner.value()
    scanner.end()
  } catch (error) {
    if (error instanceof Stop) return error.place
    throw error
  }
  return text.length
}

class Stop extends Error {
  readonly place: number
  constructor(place: number) {
    super('not JSON')
    this.place = place
  }
}

const DEEPEST = 1000
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y // oxlint-disable-line no-control-regex
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const WORD = /true|false|null/y
const SPACE = /[ \t\r\n]*/y

class Scanner {
  private readonly text: string
  private place = 0
  private depth = 0

  constructor(text: string) {
    this.text = text
  }

  value(): void {
    this.space()
    const first = this.text[this.place]
    if (++this.depth > DEEPEST) throw new Stop(this.place)
    if (first === '{') this.list('}', () => this.member())
    else if (first === '[') this.list(']', () => this.value())
    else if (first === '"') this.take(STRING)
    else if (!this.matches(WORD)) this.take(NUMBER)
    this.depth--
    this.space()
  }

  end(): void {
    if (this.place < this.text.length) throw new Stop(this.place)
  }

  private list(close: string, item: () => void): void {
    this.place++
    this.space()
    if (this.text[this.place] === close) {
      this.place++
      return
    }
    for (;;) {
      item()
      const next = this.text[this.place]
      if (next !== close && next !== ',') throw new Stop(this.place)
      this.place++
      if (next === close) return
    }
  }

  private member(): void {
    this.space()
    this.take(STRING)
    this.space()
    if (this.text[this.place] !== ':') throw new Stop(this.place)
    this.place++
    this.value()
  }

  private space(): void {
    this.matches(SPACE)
  }

  private take(pattern: RegExp): void {
    if (!this.matches(pattern)) throw new Stop(this.place)
  }

  private matches(pattern: RegExp): boolean {
    pattern.lastIndex = this.place
    const found = pattern.exec(this.text)
    if (found === null) return false
    this.place += found[0].length
    return true
  }
}
