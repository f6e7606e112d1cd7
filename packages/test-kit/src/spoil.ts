import { isObject, type Line } from '@wanli/kernel'

/** Another value of the same kind, which no game has. */
function otherThan(found: unknown): unknown {
  if (typeof found === 'number') return found + 1000
  if (typeof found === 'boolean') return !found
  if (Array.isArray(found)) return [...found, 'other']
  return 'other'
}

/** The same object with one leaf changed, for every leaf. */
function mutants(object: Readonly<Record<string, unknown>>): Record<string, unknown>[] {
  return Object.entries(object).flatMap(([key, child]) =>
    isObject(child)
      ? mutants(child).map((mutant) => ({ ...object, [key]: mutant }))
      : [{ ...object, [key]: otherThan(child) }],
  )
}

const wrongAnswer = (key: string): string => key.replace(/^(@\d )?.*$/, '$1sing')

/** Every way in which one line can be made wrong. Nobody at the table is called `nobody`. */
export function spoil(line: Line, nobody: string): Line[] {
  if (typeof line === 'string') return [wrongAnswer(line)]
  if ('answer' in line) return [{ ...line, answer: 'sing' }]
  if ('asks' in line) return [{ ...line, asks: nobody }, ...('prompt' in line ? [{ ...line, prompt: 'sing' }] : [])]
  if ('stopBefore' in line) return [{ stopBefore: 'sing' }]
  if ('offers' in line) return [{ ...line, offers: [...line.offers, 'sing'] }]
  if ('options' in line)
    return [
      { ...line, options: line.options.slice(1) },
      { ...line, options: [...line.options, 'sing'] },
    ]
  if ('refuses' in line)
    return mutants(line.refuses).map((refuses) => ({ ...line, refuses: refuses as Record<string, string> }))
  if ('expect' in line) return mutants(line.expect).map((expect) => ({ expect }))
  if ('tells' in line)
    return line.tells.flatMap((event, i) => mutants(event).map((mutant) => ({ tells: line.tells.with(i, mutant) })))
  return [
    { ...line, allowed: line.allowed === false },
    { ...line, undo: nobody },
  ]
}
