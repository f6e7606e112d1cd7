import { join, resolve } from 'node:path'
import { type ArenaFigures, figuresOf } from '../arena/figures.ts'
import type { ArenaOptions } from '../arena/index.ts'
import { Numbers } from '../arena/numbers.ts'
import { arenaPage, leadOf, meetingName, remarksOf } from '../arena/page.ts'
import type { Run } from '../arena/run-file.ts'
import { Complaint, EXIT } from '../complaint.ts'
import { type Context, printJson, printLines } from '../context.ts'
import { table } from '../draw/layout.ts'
import { writeWhole } from '../files.ts'
import type { GameModule } from '../games/index.ts'

interface Wanted {
  readonly anchor?: string
  readonly out: string
  readonly json?: true
}

/** Writes the report of a run, and tells it. */
export function tellArena(
  context: Context,
  module: GameModule,
  run: Run,
  questions: ArenaOptions['questions'],
  { anchor, out, json }: Wanted,
  ended: { readonly state: 'whole' | 'stopped'; readonly file: string },
): void {
  const { io, say, language } = context
  const figures = figuresOf(run, questions, anchorOf(run.head.bots, anchor))
  const files = ['arena.html', 'arena.json'].map((name) => join(out, name))
  writeWhole(resolve(io.folder, files[0]!), arenaPage(figures, module.name(language), say, language))
  writeWhole(resolve(io.folder, files[1]!), `${JSON.stringify(figures, null, 1)}\n`)
  if (json === true) printJson(io, figures)
  else {
    const stopped = ended.state === 'stopped' ? [io.paint('bold', say('arena.stopped')), ''] : []
    const written = [say('arena.run', { file: ended.file }), say('arena.written', { files: files.join(', ') })]
    printLines(io, [...stopped, ...arenaLines(figures, context), ...written])
  }
  context.exit = figures.failed > 0 ? EXIT.failed : EXIT.ok
}

/** The number of the bot that gets 1500. */
export function anchorOf(bots: readonly string[], name: string | undefined): number {
  if (name === undefined) return Math.max(0, bots.indexOf('greedy'))
  const found = bots.indexOf(name)
  if (found < 0) throw new Complaint('error.anchor', { bot: name, bots: bots.join(', ') })
  return found
}

function arenaLines(figures: ArenaFigures, { say, language, io }: Context): string[] {
  const numbers = new Numbers(language)
  const { questions, together, anchor } = figures
  const lead = leadOf(figures, say)
  const entrants = figures.entrants.toSorted((a, b) => (b.rating ?? b.wins) - (a.rating ?? a.wins))
  const bots = [
    [
      say('arena.bot'),
      ...(together ? [] : [say('arena.rating')]),
      say('arena.games'),
      say('arena.wins'),
      say('arena.points'),
      say('arena.msAnAnswer'),
      say('arena.msLongest'),
      say('arena.msAGame'),
    ],
    ...entrants.map(({ bot, rating, reach = 0, games, wins, points, msAnAnswer, msLongest, msAGame }) => [
      bot,
      ...(together ? [] : [ratingText(rating, bot === anchor ? undefined : reach, say('arena.unrated'), numbers)]),
      numbers.count(games),
      numbers.share(wins),
      numbers.number(points),
      numbers.ms(msAnAnswer),
      numbers.ms(msLongest),
      numbers.number(msAGame / 1000, 2),
    ]),
  ]
  const meetings = [
    [say('arena.meetings'), say('arena.games'), say('arena.wins'), say('arena.interval'), say('arena.par')],
    ...figures.meetings.map((meeting) => [
      meetingName(meeting, say),
      numbers.count(meeting.games),
      numbers.share(meeting.wins.share),
      numbers.range(meeting.wins),
      meeting.par === undefined ? '' : numbers.share(meeting.par),
    ]),
  ]
  const asked = [
    [say('arena.question'), say('arena.verdict'), say('arena.wins'), say('arena.interval'), say('arena.deals')],
    ...questions.map(({ question, verdict, wins, deals }) => [
      question,
      say(`arena.verdict.${verdict}`),
      numbers.share(wins.share),
      numbers.range(wins),
      numbers.count(deals),
    ]),
  ]
  const isDecided = questions.length > 0 && questions.every(({ verdict }) => verdict !== 'open')
  return [
    lead,
    ...(isDecided ? [say('arena.decided')] : []),
    ...remarksOf(figures, say, numbers),
    '',
    ...table(bots, [1, 2, 3, 4, 5, 6, 7]),
    '',
    ...table(meetings, [1, 2, 4]),
    '',
    ...(questions.length > 0 ? [...table(asked, [2, 4]), ''] : []),
    ...figures.failures.map((failure) => io.paint('red', say('arena.failure', { failure }))),
  ]
}

const ratingText = (
  rating: number | undefined,
  reach: number | undefined,
  unrated: string,
  numbers: Numbers,
): string => {
  if (rating === undefined) return unrated
  return reach === undefined ? numbers.count(rating) : `${numbers.count(rating)} ± ${numbers.count(reach)}`
}
