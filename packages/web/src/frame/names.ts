import type { Message, Param } from '../text/index.ts'

/** Games call their players by colour or clan; where somebody has a name, it stands there instead. */
export function withNames(message: Message, names: ReadonlyMap<string, string>): Message {
  if (names.size === 0 || message.params === undefined) return message
  const params: Record<string, Param> = {}
  for (const [name, param] of Object.entries(message.params)) params[name] = named(param, names)
  return { key: message.key, params }
}

function named(param: Param, names: ReadonlyMap<string, string>): Param {
  if (typeof param !== 'object') return param
  if (!isMessage(param)) return param.map((item) => named(item, names))
  return names.get(param.key) ?? withNames(param, names)
}

const isMessage = (param: Message | readonly Param[]): param is Message => 'key' in param
