/**
 * A view in which everything is open that anybody sees: what it leaves out is taken from the views of those who know it. What
 * two views tell differently stays as the first has it.
 */
export function opened(view: object, others: readonly object[]): object {
  return merged(view, others) as object
}

function merged(own: unknown, others: readonly unknown[]): unknown {
  if (own === undefined || own === null) return others.find((other) => other !== undefined && other !== null) ?? own
  if (typeof own !== 'object') return own
  const rest = others.filter((other) => typeof other === 'object' && other !== null)
  if (Array.isArray(own)) {
    const alike = rest.filter((other): other is unknown[] => Array.isArray(other) && other.length === own.length)
    return own.map((item, i) =>
      merged(
        item,
        alike.map((other) => other[i]),
      ),
    )
  }
  const names = new Set([own, ...rest].flatMap((each) => Object.keys(each)))
  const member = (each: unknown, name: string) => (each as Readonly<Record<string, unknown>>)[name]
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      merged(
        member(own, name),
        rest.map((other) => member(other, name)),
      ),
    ]),
  )
}
