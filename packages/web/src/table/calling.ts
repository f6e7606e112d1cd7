import type { CallName, Calls } from './protocol.ts'

/** Every call of the protocol, answered later. */
export type AnsweredCalls = {
  readonly [C in CallName]: (...args: Parameters<Calls[C]>) => Promise<ReturnType<Calls[C]>>
}

/** Every call of the protocol, once. */
const CALLS: Readonly<Record<CallName, true>> = {
  plan: true,
  look: true,
  answer: true,
  answerAll: true,
  undo: true,
  steps: true,
  undoTurn: true,
  endTurn: true,
  holds: true,
  rewind: true,
  stand: true,
  refused: true,
  preview: true,
  final: true,
  hint: true,
  unhint: true,
  at: true,
  timeline: true,
  log: true,
  pace: true,
  step: true,
  spare: true,
}

/** The calls of a table as functions; `send` brings them there, wherever the table is. */
export function callsBy(send: (call: CallName, args: readonly unknown[]) => Promise<unknown>): AnsweredCalls {
  const call =
    (name: CallName) =>
    (...given: readonly unknown[]) =>
      // What is left out at the end is not sent: JSON has no word for it.
      send(name, given.slice(0, given.findLastIndex((arg) => arg !== undefined) + 1))
  const names = Object.keys(CALLS) as readonly CallName[]
  return Object.fromEntries(names.map((name) => [name, call(name)])) as unknown as AnsweredCalls
}

/** Listeners, and how to add one: what it returns takes it away again. */
export function listening<T>() {
  const all = new Set<(value: T) => void>()
  return {
    tell: (value: T) => all.forEach((listener) => listener(value)),
    add(listener: (value: T) => void) {
      all.add(listener)
      return () => void all.delete(listener)
    },
  }
}
