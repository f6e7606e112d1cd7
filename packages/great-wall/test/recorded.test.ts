import { fewSetups } from '@wanli/game-kit'
import { type AnyGame, Dice, type JsonObject } from '@wanli/kernel'
import { answerAtRandom } from '@wanli/kernel/laws'
import { greatWall, SETUP } from '@wanli/great-wall'
import { recordedTests } from '@wanli/test-kit'
import { EXPANSIONS } from '../src/expansions/index.ts'

interface Named {
  readonly name: string
  readonly setup: JsonObject
}

/** Each expansion by itself, competitive and as a team, with the usual answers to its options and with the others. */
const alone: readonly Named[] = EXPANSIONS.flatMap(({ name, seats, options = {} }) =>
  ['competitive', 'coop'].flatMap((mode) => {
    const count = Math.max(1, ...Object.values(options).map(({ values }) => values.length))
    return Array.from({ length: count }, (_, n): Named => {
      const answers = Object.entries(options).map(([option, { values }]) => [option, values[n % values.length]!])
      const table = { mode, seats: seats?.of[mode]?.[0] ?? 3, expansions: [name] }
      return { name: `${name}-${mode}-${n + 1}`, setup: { ...table, options: Object.fromEntries(answers) } }
    })
  }),
)
const all: Named = {
  name: 'all-expansions-4-1',
  setup: { mode: 'competitive', seats: 4, expansions: EXPANSIONS.map(({ name }) => name) },
}

/** Random games of every kind of table, with every answer to every field of the set-up, and of every expansion. */
recordedTests(
  new URL('recorded/', import.meta.url),
  [...fewSetups(SETUP), ...alone, ...(EXPANSIONS.length > 1 ? [all] : [])].map(({ name, setup }) => ({
    name,
    game: greatWall as AnyGame,
    about: { setup, seed: name, seeding: 'sha256' },
    player: () => {
      const dice = new Dice(name)
      return (table) => void answerAtRandom(table, dice)
    },
  })),
)
