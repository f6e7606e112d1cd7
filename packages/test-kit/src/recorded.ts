import {
  answerText,
  giveAnswer,
  hashOf,
  type AnyGame,
  type AnyTable,
  type Seeding,
  Table,
  versionOf,
} from '@wanli/kernel'
import { value } from './value.ts'

/*
 * Recorded games: whole games as text, one answer a line, so that a change can be read where it is reviewed. Before each answer stands
 * a sign of the table after it, made of its readable position: a change of how states are built inside leaves it as it is.
 */

export interface Recorded {
  readonly setup: object
  readonly seed: string
  readonly seeding: Seeding
  /** Each with its sign. */
  readonly answers: readonly { readonly sign: string; readonly text: string }[]
  readonly scores: readonly number[]
  readonly winners: readonly number[]
}

/** Whoever gives the answers. */
type Player = (table: AnyTable) => void

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** What lies on the table, how much chance was drawn, and what is asked. */
function signOf({ game, state, box, open }: AnyTable): string {
  const lies = game.writePosition(state, box, false)
  const asked = open.map(({ seat, prompt, options }) => [seat, prompt, options.map(({ key }) => key)])
  return SIGNS[Number.parseInt(hashOf([lies, state.chance, asked]).slice(-2), 16) & 63]!
}

const startOf = (game: AnyGame, { setup, seed, seeding }: Pick<Recorded, 'setup' | 'seed' | 'seeding'>): AnyTable =>
  Table.start(game, value(game.checkSetup(setup)), seed, { record: true, seeding })

const endOf = ({ game, state, box }: AnyTable): Pick<Recorded, 'scores' | 'winners'> => ({
  scores: game.scores(state, box),
  winners: game.winners(state, box),
})

/** Play a game and write it down. */
export function record(game: AnyGame, about: Pick<Recorded, 'setup' | 'seed' | 'seeding'>, answer: Player): Recorded {
  const table = startOf(game, about)
  while (!table.over) answer(table)
  // The order of the log: sealed answers are put into that of the seats once all are in.
  const texts = table.entries.map(answerText)
  const again = startOf(game, about)
  const answers = texts.map((text) => {
    value(giveAnswer(again, text))
    return { sign: signOf(again), text }
  })
  return { ...about, answers, ...endOf(table) }
}

/** What happens otherwise than it is written down, in words; undefined if nothing does. */
export function whatDiffers(game: AnyGame, recorded: Recorded): string | undefined {
  const table = startOf(game, recorded)
  for (const [i, { sign, text }] of recorded.answers.entries()) {
    const given = giveAnswer(table, text)
    if (!given.ok) return `answer ${i + 1}, "${text}", is ${given.error.code}`
    if (signOf(table) !== sign) return `after answer ${i + 1}, "${text}", the table is another`
  }
  if (!table.over) return 'the game is not over after its last answer'
  const { scores, winners } = endOf(table)
  const same = `${scores.join()} ${winners.join()}` === `${recorded.scores.join()} ${recorded.winners.join()}`
  return same ? undefined : `the scores are ${scores.join(', ')}`
}

/** The version under which such a table is played. */
export const versionAt = (game: AnyGame, { setup }: Pick<Recorded, 'setup'>): string =>
  versionOf(game, game.open(value(game.checkSetup(setup))))

// --- as text -----------------------------------------------------------------------------------------------------------

export const writeRecorded = ({ setup, seed, seeding, answers, scores, winners }: Recorded): string =>
  [
    `setup    ${JSON.stringify(setup)}`,
    `seed     ${seed}`,
    `seeding  ${seeding}`,
    `scores   ${scores.join(' ')}`,
    `winners  ${winners.join(' ')}`,
    '',
    ...answers.map(({ sign, text }) => `${sign} ${text}`),
    '',
  ].join('\n')

export function readRecorded(text: string): Recorded {
  const [head = '', lines = ''] = text.split('\n\n')
  const fields = new Map(head.split('\n').map((line) => [line.slice(0, line.indexOf(' ')), line.slice(9)]))
  const field = (name: string): string => fields.get(name) ?? ''
  const numbers = (name: string) => field(name).split(' ').filter(Boolean).map(Number)
  return {
    setup: JSON.parse(field('setup')) as object,
    seed: field('seed'),
    seeding: field('seeding') as Seeding,
    scores: numbers('scores'),
    winners: numbers('winners'),
    answers: lines
      .trimEnd()
      .split('\n')
      .map((line) => ({ sign: line[0]!, text: line.slice(2) })),
  }
}
