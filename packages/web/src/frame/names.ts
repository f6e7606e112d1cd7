import type { Seat } from '@wanli/kernel'
import type { TablePlan } from '../table/protocol.ts'
import type { Message, Param } from '../text/index.ts'

/** What tells a message from all others: its text, and what stands in the gaps. */
export const tagOf = ({ key, params }: Message): string =>
  params === undefined ? key : `${key} ${JSON.stringify(params)}`

/**
 * Games call their players by colour or clan; where somebody has a name, it stands there instead. `names`: by the tag of what the
 * game calls them.
 */
export function withNames(message: Message, names: ReadonlyMap<string, string>): Message {
  if (names.size === 0 || message.params === undefined) return message
  const params: Record<string, Param> = {}
  for (const [name, param] of Object.entries(message.params)) params[name] = named(param, names)
  return { key: message.key, params }
}

function named(param: Param, names: ReadonlyMap<string, string>): Param {
  if (typeof param !== 'object') return param
  if (!isMessage(param)) return param.map((item) => named(item, names))
  return names.get(tagOf(param)) ?? withNames(param, names)
}

const isMessage = (param: Message | readonly Param[]): param is Message => 'key' in param

/** What those who sit here are called, by the names that the game has for them. */
export const namesAt = ({ seats }: TablePlan, nameOf: (seat: Seat) => Message): ReadonlyMap<string, string> =>
  new Map(seats.flatMap(({ name }, seat) => (name === '' ? [] : [[tagOf(nameOf(seat)), name] as const])))
