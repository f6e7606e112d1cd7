import type { Box, Game, Seat, Terms } from './game.ts'
import { bad, good, type Result } from './result.ts'
import { copyOf, isStandingOrder } from './standing.ts'

/** One answer of the log. */
export interface Entry {
  readonly seat: Seat
  readonly key: string
  /** Its place among the options at that time: lets a copy run without looking keys up. */
  readonly pick: number
  /** Given while several seats were asked. */
  readonly several: boolean
  /** It answered an offer with the last option, which does nothing or what is usual: nobody has second thoughts about it. */
  readonly passing?: true
  /** After this answer something was drawn, or shown that its seat did not know: it can't be taken back. */
  barrier: boolean
}

interface Mark<T extends Terms> {
  /** How many answers had been given when the step began. */
  readonly at: number
  /** As JSON once the table has rested. */
  readonly state: T['state'] | string
}

const NOTHING: readonly number[] = []

/** What a recording table remembers: its answers, and the checkpoints that undo may still need. */
export class History<T extends Terms> {
  entries: Entry[] = []
  private marks: Mark<T>[] = []
  private readonly game: Game<T>
  private knownBefore: readonly number[] = NOTHING
  private drawsBefore = 0
  /** Where the open simultaneous choice began. */
  private sealedFrom = 0

  /** Only what copies need is kept, nothing for undo: a search has no second thoughts. */
  private readonly forCopies: boolean

  constructor(game: Game<T>, forCopies = false) {
    this.game = game
    this.forCopies = forCopies
  }

  private get last(): Mark<T> {
    return this.marks[this.marks.length - 1]!
  }

  /** How many answers had been given when the current step began. */
  get lastAt(): number {
    return this.last.at
  }

  /** The state as it was then: a copy. */
  lastState(): T['state'] {
    const { state } = this.last
    return copyOf(this.game, typeof state === 'string' ? (JSON.parse(state) as T['state']) : state)
  }

  /** Nobody is expected for a while: as text the checkpoints take a fifth of the memory, and whoever wants one reads it again. */
  rest(): void {
    this.marks = this.marks.map(({ at, state }) => ({
      at,
      state: typeof state === 'string' ? state : JSON.stringify(state),
    }))
  }

  /** A step has begun since this record was: from it a copy can be made. */
  get hasMark(): boolean {
    return this.marks.length > 0
  }

  /** A step begins: keep the state as it is. */
  mark(state: T['state']): void {
    const mark = { at: this.entries.length, state: copyOf(this.game, state) }
    if (this.forCopies) this.marks = [mark]
    else if (this.marks.length > 0 && this.last.at === mark.at) this.marks[this.marks.length - 1] = mark
    else this.marks.push(mark)
  }

  before(state: T['state'], draws: number, box: T['box'] & Box<T>): void {
    if (this.forCopies) return
    this.knownBefore = this.game.known(state, box)
    this.drawsBefore = draws
  }

  add(entry: Entry): void {
    if (this.forCopies) return void this.entries.push(entry)
    const previous = this.entries.findLast(({ key }) => !isStandingOrder(key))
    if (previous !== undefined && previous.seat !== entry.seat && !entry.several) this.forget()
    this.entries.push(entry)
  }

  /**
   * Undo is computed: the answer is a barrier if it led to a draw, showed anybody what its own seat did not know, or opened
   * sealed answers.
   */
  after(state: T['state'], draws: number, box: T['box'] & Box<T>, seat: Seat, opened: boolean): void {
    if (this.forCopies) return
    const barrier =
      opened || draws !== this.drawsBefore || uncovers(this.knownBefore, this.game.known(state, box), seat)
    this.knownBefore = NOTHING
    if (!barrier) return
    this.entries[this.entries.length - 1]!.barrier = true
    this.forget()
  }

  /** No undo can reach behind the current step's checkpoint any more. */
  private forget(): void {
    if (this.marks.length > 1) this.marks = [this.last]
  }

  /** A simultaneous choice begins. */
  unseal(): void {
    this.sealedFrom = this.entries.length
  }

  /** A simultaneous choice is complete: the order of arrival is forgotten. */
  seal(): void {
    const sealed = this.entries.splice(this.sealedFrom)
    sealed.sort((a, b) => a.seat - b.seat)
    this.entries.push(...sealed)
  }

  /**
   * The answers that this seat could take back one after the other, the last one first. What others have said once for all
   * (standing answers) is no answer and stands in nobody's way.
   */
  undoable(seat: Seat, sealed: boolean): Result<readonly number[]> {
    const { entries } = this
    if (this.forCopies) return bad('undo-barrier', { seat })
    const from = sealed ? this.sealedFrom : entries.length
    const found: number[] = []
    for (let i = entries.length - 1; i >= from; i--) if (entries[i]!.seat === seat) found.push(i)
    const others = entries.slice(from).some((entry) => entry.seat !== seat && !isStandingOrder(entry.key))
    const first = others ? from : this.marks[0]!.at
    for (let i = from - 1; i >= first; i--) {
      const entry = entries[i]!
      if (entry.seat === seat && !entry.barrier) found.push(i)
      else if (entry.seat === seat || !isStandingOrder(entry.key)) break
    }
    if (found.length > 0) return good(found)
    return bad(entries.length === 0 ? 'nothing-to-undo' : 'undo-barrier', { seat })
  }

  /** Forget these answers, the last one first; what must be answered again from the checkpoint on is returned. */
  rewind(indices: readonly number[]): readonly Entry[] {
    while (this.last.at > indices[indices.length - 1]!) this.marks.pop()
    const { at } = this.last
    const rest = this.entries.filter((_, i) => i >= at && !indices.includes(i))
    this.entries.length = at
    return rest
  }

  /** Become the record of a copy, which has just run the answers since the last checkpoint. */
  inherit(from: History<T>): void {
    this.entries = from.entries.map((entry) => ({ ...entry }))
    this.marks = from.marks.slice()
    this.sealedFrom = from.sealedFrom
  }
}

/**
 * Was something drawn or shown, to anybody, that this seat did not know? To show others what one knows oneself (one's own card)
 * is one's own risk, and uncovers nothing.
 */
export function uncovers(before: readonly number[], after: readonly number[], seat: Seat): boolean {
  const own = 1 << seat
  for (let i = 0; i < after.length; i++) {
    const had = before[i] ?? 0
    if ((after[i]! & ~had) !== 0 && (had & own) === 0) return true
  }
  return false
}
