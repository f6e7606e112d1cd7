import type { Box, Game, Seat, Terms } from './game.ts'
import { bad, good, type Result } from './result.ts'
import { copyOf } from './standing.ts'

/** One answer of the log. */
export interface Entry {
  readonly seat: Seat
  readonly key: string
  /** Its place among the options at that time: lets a copy run without looking keys up. */
  readonly pick: number
  /** Given while several seats were asked. */
  readonly several: boolean
  /** After this answer something was drawn or shown: it can't be taken back. */
  barrier: boolean
}

interface Mark<T extends Terms> {
  /** How many answers had been given when the step began. */
  readonly at: number
  readonly state: T['state']
}

/** What a recording table remembers: its answers, and the checkpoints that undo may still need. */
export class History<T extends Terms> {
  entries: Entry[] = []
  private marks: Mark<T>[] = []
  private readonly game: Game<T>
  private knownBefore: readonly number[] = []
  private drawsBefore = 0
  /** Where the open simultaneous choice began. */
  private sealedFrom = 0

  constructor(game: Game<T>) {
    this.game = game
  }

  get last(): Mark<T> {
    return this.marks[this.marks.length - 1]!
  }

  /** A step begins: keep the state as it is. */
  mark(state: T['state']): void {
    const mark = { at: this.entries.length, state: copyOf(this.game, state) }
    if (this.marks.length > 0 && this.last.at === mark.at) this.marks[this.marks.length - 1] = mark
    else this.marks.push(mark)
  }

  before(state: T['state'], draws: number, box: T['box'] & Box<T>): void {
    this.knownBefore = this.game.known(state, box)
    this.drawsBefore = draws
  }

  add(entry: Entry): void {
    const previous = this.entries[this.entries.length - 1]
    if (previous !== undefined && previous.seat !== entry.seat && !entry.several) this.forget()
    this.entries.push(entry)
  }

  /** Undo is computed: the answer is a barrier if it led to a draw, to something shown, or opened sealed answers. */
  after(state: T['state'], draws: number, box: T['box'] & Box<T>, opened: boolean): void {
    const barrier = opened || draws !== this.drawsBefore || shows(this.knownBefore, this.game.known(state, box))
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

  /** Which answer this seat could take back. */
  undoable(seat: Seat, sealed: boolean): Result<number> {
    const { entries } = this
    if (sealed) {
      for (let i = entries.length - 1; i >= this.sealedFrom; i--) if (entries[i]!.seat === seat) return good(i)
      if (entries.length > this.sealedFrom) return bad('undo-barrier', { seat })
    }
    const last = entries.length - 1
    if (last < 0) return bad('nothing-to-undo', { seat })
    if (entries[last]!.seat !== seat || entries[last]!.barrier || last < this.marks[0]!.at)
      return bad('undo-barrier', { seat })
    return good(last)
  }

  /** Forget one answer; what must be answered again from the checkpoint on is returned. */
  rewind(index: number): readonly Entry[] {
    while (this.last.at > index) this.marks.pop()
    const rest = this.entries.slice(this.last.at)
    rest.splice(index - this.last.at, 1)
    this.entries.length = this.last.at
    return rest
  }

  /** Become the record of a copy, which has just run the answers since the last checkpoint. */
  inherit(from: History<T>): void {
    this.entries = from.entries.map((entry) => ({ ...entry }))
    this.marks = from.marks.slice()
    this.sealedFrom = from.sealedFrom
  }
}

const shows = (before: readonly number[], after: readonly number[]): boolean => {
  for (let i = 0; i < after.length; i++) if ((after[i]! & ~before[i]!) !== 0) return true
  return false
}
