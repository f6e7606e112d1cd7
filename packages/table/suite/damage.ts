import { Dice } from '@wanli/kernel'
import type { Cursor } from '@wanli/table'

/** Names that an object has, or that look like ours. */
export const NOT_CALLS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '__defineGetter__',
  'do',
  'host',
  'rights',
  'open',
  'record',
  'seed',
  'state',
  'Look',
  '',
] as const

const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e9,
  1e308,
  64,
  '',
  '0',
  'start ',
  'x'.repeat(5000),
  '\u0000\uD800',
  [],
  [[]],
  {},
  { __proto__: null, told: 0 },
  { told: -1, back: 0, life: '' },
  { told: 0, back: 0, life: '', more: 1 },
  { length: 3 },
]

/** Calls that change nothing even when they come through, spoilt in one place or more; and things that are no calls at all. */
export function* damaged(cursor: Cursor, count: number): Generator {
  const dice = new Dice('damage')
  const some = <T>(list: readonly T[]): T => list[dice.below(list.length)]!
  const calls: readonly (readonly [string, readonly unknown[]])[] = [
    ['look', [0, cursor, false]],
    ['look', [null, 'start']],
    ['at', [0, 0]],
    ['preview', [0, 'key', true]],
    ['refused', [0]],
    ['final', [0, 'key']],
    ['answer', [0, 'no such key', 0, false]],
    ['answerAll', [0, ['no such key'], 0]],
    ['plan', []],
    ['timeline', []],
  ]
  for (let id = 0; id < count; id++) {
    const [call, args] = some(calls)
    const message: Record<string, unknown> = { id, call, args: [...args] }
    switch (dice.below(7)) {
      case 0:
        yield some(VALUES)
        break
      case 1:
        yield { ...message, [some(['id', 'call', 'args'])]: some(VALUES) }
        break
      case 2:
        yield { ...message, [some(['more', 'seat', 'constructor'])]: some(VALUES) }
        break
      case 3:
        delete message[some(['id', 'call', 'args'])]
        yield message
        break
      case 4:
        yield { ...message, args: [...args, some(VALUES), some(VALUES)] }
        break
      case 5:
        yield JSON.stringify(message).slice(0, dice.below(40))
        break
      default: {
        const spoilt = args.length === 0 ? [some(VALUES)] : [...args]
        spoilt[dice.below(spoilt.length)] = some(VALUES)
        yield { ...message, args: spoilt }
      }
    }
  }
}
