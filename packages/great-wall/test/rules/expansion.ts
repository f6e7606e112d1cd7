import assert from 'node:assert/strict'
import { Dice, type Part } from '@wanli/kernel'
import { type CardRule, parseRules } from '../../src/data/index.ts'
import type { Contents, Extra } from '../../src/modes/index.ts'
import { greatWall } from '../../src/index.ts'
import type { GreatWall } from '../../src/terms.ts'
import { type SetupWords, type TestTable, value, withExpansion } from '../table.ts'

/** A set-up in which a small expansion of our own lies in the box: `position(words, expansion({ markers }))`. */
export const expansion = (
  adds: Partial<Contents> | ((box: Contents) => Partial<Contents>),
  setup: SetupWords = {},
): SetupWords =>
  withExpansion(
    {
      open(box) {
        const { parts = [], ...more } = typeof adds === 'function' ? adds(box) : adds
        return { ...more, parts: [...box.parts, ...parts] }
      },
    },
    setup,
  )

/** Rules that do nothing but hear of something, or step in. */
export const part = (name: string, ...on: NonNullable<Part<GreatWall>['on']>): Part<GreatWall> => ({ name, on })

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

/** How many different worlds thirty guesses of the first seat make of what an expansion keeps. */
export const guessed = ({ table: { state, box } }: TestTable, extra: string): number =>
  new Set(
    Array.from({ length: 30 }, (_, i) => {
      const world = greatWall.copy(state)
      greatWall.guess(world, 0, new Dice(`${i}`), box)
      return JSON.stringify(world.extras[extra])
    }),
  ).size

/** Written down and set up again, the table is the same, and nothing is wrong with it. */
export function isTheSameAgain({ table: { state, box, prompts } }: TestTable): void {
  assert.deepEqual(greatWall.invariants(state, box, prompts), [])
  const again = value(greatWall.readPosition(greatWall.writePosition(state, box, false), box))
  assert.deepEqual(greatWall.writePosition(again, box, true), greatWall.writePosition(state, box, true))
}
