import type { Option } from '@wanli/kernel'

/**
 * All that can be answered in a game, numbered: a list of the keys of options. Keys are made of an option's meaning and stand in saved games,
 * so they last; the list is only ever added to at its end, so that a number once given stays what it is. What a list does not have yet (a
 * card of one's own box) gets one of the spare numbers before it, in the order of the question.
 */
export class ActionSpace {
  /** The first numbers: for options that the list does not have. */
  static readonly SPARE = 32
  readonly size: number
  private readonly keys: readonly string[]
  private readonly numbers: ReadonlyMap<string, number>

  constructor(keys: readonly string[]) {
    this.keys = keys
    this.numbers = new Map(keys.map((key, i) => [key, ActionSpace.SPARE + i]))
    if (this.numbers.size !== keys.length) throw new Error('a key stands twice in the list of actions')
    this.size = ActionSpace.SPARE + keys.length
  }

  /** The numbers of these options, in their order. */
  numbersOf(options: readonly Option[]): number[] {
    let spare = 0
    return options.map(({ key }) => {
      const known = this.numbers.get(key)
      if (known !== undefined) return known
      if (spare >= ActionSpace.SPARE)
        throw new Error(
          `more than ${ActionSpace.SPARE} options of a question are not in the list of actions, such as "${key}"`,
        )
      return spare++
    })
  }

  /** What a number means; undefined for the spare ones, which mean something else at every question. */
  keyOf(action: number): string | undefined {
    return this.keys[action - ActionSpace.SPARE]
  }
}
