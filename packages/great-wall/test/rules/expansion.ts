import { type CardRule, parseRules } from '../../src/data/index.ts'
import { competitive } from '../../src/modes/competitive.ts'
import { type Contents, type Extra, type Mode, MODES } from '../../src/modes/index.ts'
import type { SetupWords } from '../table.ts'

/** A mode that only these tests know. */
export function ownMode(mode: Mode): SetupWords {
  const name = `test ${Object.keys(MODES).length}`
  ;(MODES as Record<string, Mode>)[name] = mode
  return { mode: name, seats: mode.seats[mode.seats.length - 1]! }
}

/** A set-up in which a small expansion of our own lies in the box of a mode: `position(words, expansion({ markers }))`. */
export function expansion(
  adds: Partial<Contents> | ((box: Contents) => Partial<Contents>),
  of: Mode = competitive,
): SetupWords {
  const open: Mode['open'] = (setup, data) => {
    const box = of.open(setup, data)
    const { parts = [], ...more } = typeof adds === 'function' ? adds(box) : adds
    return { ...box, ...more, parts: [...box.parts, ...parts] }
  }
  return ownMode({ ...of, open })
}

/** Something that lies open beside the board, and is in words what it is on the table. */
export const openExtra = (name: string, fresh: unknown): Extra => ({
  name,
  fresh: () => structuredClone(fresh),
  read: (words) => structuredClone(words),
  write: (data) => structuredClone(data),
  view: (data) => structuredClone(data),
  broken: () => [],
  guess: () => {},
  hidden: () => [],
})

/** The rules of a card, as a data file writes them. */
export function cardRules(text: string): readonly CardRule[] {
  const parsed = parseRules(text)
  if (!parsed.ok) throw new Error(`${text}: ${JSON.stringify(parsed.error)}`)
  return parsed.value
}
