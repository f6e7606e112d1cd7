import type { Box, Terms } from './game.ts'
import type { AboutOf, ValueOf } from './ruleset.ts'

/**
 * A table that is only read: what lies on it, and the numbers that cards may change. Nothing can be asked, drawn or done here. Sums
 * that rules, views and bots share are written for it, so that all of them ask the same function; every table is one.
 */
export class Reading<T extends Terms> {
  readonly box: T['box'] & Box<T>
  state: T['state']

  constructor(box: T['box'] & Box<T>, state: T['state']) {
    this.box = box
    this.state = state
  }

  /** A number (or list) that cards, variants and modes may change, as it is now. */
  value<K extends keyof T['values'] & string>(name: K, base: ValueOf<T, K>, about: AboutOf<T, K>): ValueOf<T, K> {
    const modifiers = this.box.rules.modifiers[name]
    if (modifiers === undefined) return base
    let value: unknown = base
    for (const modify of modifiers) value = modify(value, about, this)
    return value as ValueOf<T, K>
  }
}
