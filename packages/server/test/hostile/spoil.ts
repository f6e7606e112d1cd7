import { Dice } from '@wanli/kernel'

/*
 * Messages and requests that were right once, and are damaged: in what they say, in how they are written, or both.
 */

const DEEP = 400
const VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  0.5,
  1e9,
  1e308,
  63,
  64,
  1_000_000,
  '',
  '0',
  'start',
  '__proto__',
  'constructor',
  'x'.repeat(3000),
  '\u0000\uD800',
  '\u202E<script>alert(1)</script>',
  "'; DROP TABLE log; --",
  '../../etc/passwd',
  '${jndi:ldap://x}',
  [],
  [[]],
  [0, 0, 0, 0, 0, 0, 0, 0, 0],
  {},
  { toString: 1 },
  { told: -1, back: 0, life: '' },
  { told: 1_000_000, back: 1_000_000, life: 'x' },
  { kind: 'undo', to: 0 },
  { length: 3 },
  JSON.parse(`${'['.repeat(DEEP)}${']'.repeat(DEEP)}`),
]
const NAMES = [
  'id',
  'call',
  'args',
  'do',
  'seat',
  'ping',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'what',
  '',
] as const

export class Spoiler {
  readonly dice: Dice

  constructor(seed: string) {
    this.dice = new Dice(seed)
  }

  one<T>(list: readonly T[]): T {
    return list[this.dice.below(list.length)]!
  }

  /** Something in it is another thing, is missing, or is too much. */
  value(value: unknown): unknown {
    const { dice } = this
    if (typeof value !== 'object' || value === null || dice.below(4) === 0) return this.one(VALUES)
    if (Array.isArray(value)) {
      const list = value.slice() as unknown[]
      const at = dice.below(list.length + 1)
      const how = dice.below(4)
      if (how === 0) list.splice(at, 1)
      else if (how === 1) list.splice(at, 0, this.one(VALUES))
      else if (at < list.length) list[at] = this.value(list[at])
      return list
    }
    const members = Object.entries(value)
    const at = dice.below(members.length + 1)
    const how = dice.below(5)
    if (how === 0 || at === members.length) members.push([this.one(NAMES), this.one(VALUES)])
    else if (how === 1) members.splice(at, 1)
    else members[at] = [how === 2 ? this.one(NAMES) : members[at]![0], this.value(members[at]![1])]
    return Object.fromEntries(members)
  }

  /** The same as text, and that text damaged, too, now and then. */
  text(value: unknown): string {
    const { dice } = this
    const text = JSON.stringify(value) ?? 'undefined'
    const at = dice.below(text.length + 1)
    switch (dice.below(12)) {
      case 0:
        return text.slice(0, at)
      case 1:
        return text.slice(at)
      case 2:
        return `${text}${text}`
      case 3:
        return `${text.slice(0, at)}${String.fromCharCode(dice.below(65_536))}${text.slice(at + dice.below(3))}`
      case 4:
        // A member of this name that JSON.parse makes its own.
        return text.replace('{', '{"__proto__":{"owns":true,"hosts":true,"seats":[0,1,2]},')
      case 5:
        return text.replace(/\d+/, () => this.one(['1e400', '-0', '9'.repeat(300), '0x10', 'NaN', '01']))
      default:
        return text
    }
  }

  /** One of these messages, damaged; now and then it is as it was. */
  message(originals: readonly object[]): string {
    const original = this.one(originals)
    return this.text(this.dice.below(8) === 0 ? original : this.value(original))
  }
}
