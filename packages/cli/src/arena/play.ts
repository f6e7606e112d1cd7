import { type Bot, botNamed, type BotKind } from '@wanli/bots'
import { type AnyGame, type AnyTable, Dice, Table, type Terms } from '@wanli/kernel'
import { thinkAtOnce } from '@wanli/table'
import { SIMULATED } from '../simulate/games.ts'
import { ENDLESS, textOf } from '../simulate/play.ts'
import { type Entrant, entrantOf } from './entrants.ts'
import type { GameLine, Head } from './options.ts'
import { meetingsOf, Schedule } from './schedule.ts'

interface Player {
  readonly entrant: Entrant
  readonly kind: BotKind
}

/** The game, the box and the schedule of a run. A head that can't be played throws: whoever makes heads has checked them. */
export function openRun(head: Head): {
  readonly game: AnyGame
  readonly box: Terms['box'] & { readonly seats: number; readonly setup: object }
  readonly together: boolean
  readonly schedule: Schedule
} {
  const simulated = SIMULATED[head.game]!
  const { game } = simulated
  const checked = game.checkSetup(head.setup)
  if (!checked.ok) throw new Error(`${checked.error.code} ${JSON.stringify(checked.error.detail)}`)
  const box = game.open(checked.value)
  const together = box.seats === 1 || simulated.together?.(box) === true
  const meetings = meetingsOf(head.bots.length, box.seats, head.pairing, together)
  if (typeof meetings === 'string') throw new Error(`no meetings: ${meetings}`)
  return { game, box, together, schedule: new Schedule(meetings) }
}

/** Plays the games of a run, each by its number. */
export class ArenaPlayer {
  private readonly head: Head
  private readonly run: ReturnType<typeof openRun>
  private readonly players: readonly Player[]

  constructor(head: Head) {
    this.head = head
    this.run = openRun(head)
    this.players = head.bots.map((name) => {
      const entrant = entrantOf(name)
      const kind = entrant === undefined ? undefined : botNamed(head.game, entrant.bot)
      if (entrant === undefined || kind?.ok !== true) throw new Error(`there is no bot ${name}`)
      return { entrant, kind: kind.value }
    })
  }

  play(number: number): GameLine {
    const { game, box, schedule } = this.run
    const { deal, who } = schedule.fixture(number)
    const seed = `${this.head.seed}/${deal}`
    const none = who.map(() => 0)
    const counts = { answers: [...none], ms: [...none], longest: [...none] }
    const result = { game: number, who, ...counts }
    try {
      const table = Table.start(game, box.setup, seed, { record: true }, box as never)
      // Dice of their own for every seating: else copies of one bot would play the same deal alike wherever they sit.
      const bots = who.map((one, seat) => this.players[one]!.kind.make(new Dice(`${seed}/${who.join('-')}/${seat}`)))
      this.playOut(table, bots, who, counts)
      const { state } = table
      return { ...result, scores: game.scores(state, box), winners: game.winners(state, box) }
    } catch (error) {
      return { ...result, scores: [], winners: [], failure: textOf(error) }
    }
  }

  private playOut(
    table: AnyTable,
    bots: readonly Bot[],
    who: readonly number[],
    { answers, ms, longest }: { answers: number[]; ms: number[]; longest: number[] },
  ): void {
    let given = 0
    while (!table.over) {
      const question = table.open[0]!
      const { seat } = question
      const began = performance.now()
      const choice = thinkAtOnce(bots[seat]!, table, seat, this.players[who[seat]!]!.entrant.budget)
      const took = performance.now() - began
      if (question.options[choice] === undefined)
        throw new Error(`seat ${seat}: ${bots[seat]!.name} chose ${choice}, which is no option`)
      answers[seat]!++
      ms[seat]! += took
      longest[seat] = Math.max(longest[seat]!, took)
      table.pick(0, choice)
      if (++given > ENDLESS) throw new Error(`the game has not ended after ${ENDLESS} answers`)
    }
  }
}
