import { texts } from '@wanli/great-wall/text'
import type { GreatWall } from '@wanli/great-wall'
import { unasked } from '@wanli/kernel'
import type { Saved } from '../../src/store/saves.ts'
import { play, savedOf, usualPlan, type Wish } from './stage.ts'

type State = GreatWall['state']

/** The tables of The Great Wall: every mode, and for how many. */
export const WALL_TABLES = [
  { mode: 'solo', seats: 1 },
  { mode: 'two', seats: 2 },
  { mode: 'coop', seats: 2 },
  { mode: 'coop', seats: 3 },
  { mode: 'coop', seats: 4 },
  { mode: 'competitive', seats: 3 },
  { mode: 'competitive', seats: 4 },
] as const

/** Questions that are never a choice with the cards of the box: what is forced, or what nobody would decline, is done and not asked. */
const UNASKED: ReadonlySet<string> = new Set(['gather', 'outpost', 'recall', 'surplus'])

/** All others, by the texts that ask them. */
export const WALL_PROMPTS: readonly string[] = Object.keys(texts.en).flatMap((key) => {
  const prompt = key.match(/^prompt\.(\w+)$/)?.[1]
  return prompt === undefined || UNASKED.has(prompt) ? [] : [prompt]
})

/** In Spring hardly anybody is asked anything: it is looked for, too. */
const wanted: readonly string[] = [...WALL_PROMPTS, 'in spring']

const found = new Map<string, Saved>()
const search = tablesAsked()

/**
 * A table of The Great Wall with that kind of question, or one in Spring, with a real choice; whoever is asked is a person. The
 * search goes on only until it is found.
 */
export function wallQuestion(name: string): Saved {
  while (!found.has(name)) if (search.next().done === true) throw new Error(`bots never ask for ${name}`)
  return found.get(name)!
}

/** Where questions are looked for: expansions ask their own, too. */
const SEARCHED: readonly { readonly seats: number; readonly setup: Readonly<Record<string, unknown>> }[] = [
  ...WALL_TABLES.map(({ mode, seats }) => ({ seats, setup: { mode } })),
  { seats: 5, setup: { mode: 'competitive', expansions: ['fifthPlayer', 'rat'] } },
]

/** Game after game, what is asked there for the first time. */
function* tablesAsked(): Generator<void> {
  // Games of chance are short and get everywhere; a full hand of Tactic cards needs players who want them.
  for (let n = 0; n < 40; n++)
    for (const { seats, setup } of SEARCHED) {
      const played = n % 5 === 4 ? 'greedy' : 'random'
      const wish: Wish<'great-wall'> = { seats, setup, seed: `asks ${String(setup['mode'])} ${seats} ${n}` }
      play(usualPlan('great-wall', wish), played, (table) => {
        for (const question of table.open) {
          const { prompt, seat, options } = question
          if (unasked(table, question, true) !== undefined) continue
          for (const name of [prompt, `in ${(table.state as State).season}`]) {
            if (found.has(name) || !wanted.includes(name) || options.length < 2) continue
            const plan = usualPlan('great-wall', { ...wish, persons: [seat] })
            found.set(name, savedOf({ ...plan, id: `stage-asks-${name}` }, table))
          }
        }
        return found.size < wanted.length
      })
      yield
    }
}
