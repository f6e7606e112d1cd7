import { shareOf, type Share, tidy } from '../report/share.ts'
import { type Deal, winsByEntrant, wholeDeals } from './deals.ts'
import type { GameLine, Head } from './options.ts'
import { openRun } from './play.ts'
import { meetingFor, type Question, trialOf } from './question.ts'
import type { Run } from './run-file.ts'
import type { Schedule } from './schedule.ts'
import { ELO, type Record as Games, strengths } from './stats/luce.ts'
import type { Hypotheses, Verdict } from './stats/sprt.ts'

export interface EntrantFigures {
  readonly bot: string
  /** Elo's number beside the anchor's, and how far it may be off (95%); not there if nobody has met both. */
  readonly rating?: number
  readonly reach?: number
  /** Its share of all games that it took part in. */
  readonly games: number
  readonly points: number
  readonly wins: number
  /** Milliseconds: of an answer on average, of the longest, of a game. */
  readonly msAnAnswer: number
  readonly msLongest: number
  readonly msAGame: number
}

export interface MeetingFigures {
  /** The first place, and who has the others: several names in a mixed table, none in a team of one kind. */
  readonly bot: string
  readonly others: readonly string[]
  readonly games: number
  readonly deals: number
  /** What it wins by chance, if all are equally strong; not there against the game. */
  readonly par?: number
  readonly wins: Share
  readonly points: number
  readonly pointsOfOthers?: number
  /** Mean share by seat: what the place is worth. */
  readonly bySeat: readonly number[]
}

export interface QuestionFigures {
  readonly question: string
  readonly low: number
  readonly high: number
  readonly risk: number
  readonly verdict: Verdict
  readonly deals: number
  readonly ratio: number
  readonly bound: number
  readonly wins: Share
}

export interface ArenaFigures {
  readonly wanli: 'arena-report'
  readonly format: 1
  readonly head: Head
  readonly together: boolean
  readonly seats: number
  readonly games: number
  readonly deals: number
  readonly failed: number
  /** Games of deals that are not whole, or came after all was decided: they are in the file, and not counted. */
  readonly left: number
  /** Share of games that nobody won. */
  readonly lost: number
  readonly anchor: string
  readonly entrants: readonly EntrantFigures[]
  readonly meetings: readonly MeetingFigures[]
  readonly questions: readonly QuestionFigures[]
  readonly failures: readonly string[]
}

const ANCHOR = 1500
const Z = 1.96
const FEW = 10

/** All figures of a run. They hang on its games alone, not on the order in which these were played. */
export function figuresOf(
  { head, lines }: Run,
  questions: readonly { readonly question: Question; readonly hypotheses: Hypotheses }[],
  anchor: number,
): ArenaFigures {
  const { schedule, together, box } = openRun(head)
  const whole = wholeDeals(lines, schedule, together)
  const trials = questions.map(({ question, hypotheses }) => ({
    question,
    trial: trialOf(question, schedule, whole, hypotheses),
  }))
  const deals = counted(
    whole,
    trials.map(({ trial }) => trial),
  )
  const games = deals.flatMap((deal) => deal.lines)
  const good = games.filter(({ failure }) => failure === undefined)
  const failed = games.filter(({ failure }) => failure !== undefined)
  const stronger = together ? [] : strengths(head.bots.length, recordsOf(good), anchor)
  const meetings = schedule.meetings.map((_, meeting) => meetingFigures(head, schedule, deals, meeting, together))
  return {
    wanli: 'arena-report',
    format: 1,
    head,
    together,
    seats: box.seats,
    games: good.length,
    deals: deals.length,
    failed: failed.length,
    left: lines.length - games.length,
    lost: tidy(good.length === 0 ? 0 : good.filter(({ winners }) => winners.length === 0).length / good.length),
    anchor: head.bots[anchor]!,
    entrants: head.bots.map((bot, who) => ({
      bot,
      ...ratingOf(stronger[who]),
      ...entrantFigures(good, who, together),
    })),
    meetings,
    questions: trials.map(({ question, trial }) => ({
      question: question.text,
      ...trial.hypotheses,
      verdict: trial.verdict,
      deals: trial.deals,
      ratio: tidy(trial.ratio),
      bound: tidy(trial.bound),
      wins: sharesOver(
        deals
          .slice(0, trial.deals)
          .flatMap((deal) => deal.shares[meetingFor(question, schedule)]?.get(question.who) ?? []),
        schedule.meetings[meetingFor(question, schedule)]!.rotations,
      ),
    })),
    failures: failed.slice(0, FEW).map(({ game, failure = '' }) => `${head.seed}/${schedule.dealOf(game)}: ${failure}`),
  }
}

/** If every question is decided, the deals up to the last decision: later ones hang on who was quicker. */
function counted(
  deals: readonly Deal[],
  trials: readonly { readonly verdict: Verdict; readonly deals: number }[],
): readonly Deal[] {
  if (trials.length === 0 || trials.some(({ verdict }) => verdict === 'open')) return deals
  return deals.slice(0, Math.max(...trials.map((trial) => trial.deals)))
}

function recordsOf(lines: readonly GameLine[]): Games[] {
  const found = new Map<string, { seats: Map<number, number>; wins: Map<number, number> }>()
  for (const line of lines) {
    if (line.winners.length === 0) continue
    const who = line.who.toSorted((a, b) => a - b)
    const record = found.get(who.join()) ?? { seats: new Map(), wins: new Map() }
    if (!found.has(who.join())) for (const one of who) record.seats.set(one, (record.seats.get(one) ?? 0) + 1)
    found.set(who.join(), record)
    for (const [one, wins] of winsByEntrant(line, false)) record.wins.set(one, (record.wins.get(one) ?? 0) + wins)
  }
  return [...found.values()].filter(({ seats }) => seats.size > 1)
}

const ratingOf = (strength: { readonly theta: number; readonly error: number } | undefined) =>
  strength === undefined
    ? {}
    : { rating: Math.round(ANCHOR + ELO * strength.theta), reach: Math.round(Z * ELO * strength.error) }

function entrantFigures(lines: readonly GameLine[], who: number, together: boolean): Omit<EntrantFigures, 'bot'> {
  const mine = lines.filter((line) => line.who.includes(who))
  let [seats, points, wins, answers, ms, longest] = [0, 0, 0, 0, 0, 0]
  for (const line of mine) {
    wins += winsByEntrant(line, together).get(who)!
    line.who.forEach((one, seat) => {
      if (one !== who) return
      seats++
      points += line.scores[seat]!
      answers += line.answers[seat]!
      ms += line.ms[seat]!
      longest = Math.max(longest, line.longest[seat]!)
    })
  }
  const by = (sum: number, n: number) => tidy(n === 0 ? 0 : sum / n)
  return {
    games: mine.length,
    points: by(points, seats),
    wins: by(wins, mine.length),
    msAnAnswer: by(ms, answers),
    msLongest: tidy(longest),
    msAGame: by(ms, seats),
  }
}

function meetingFigures(
  head: Head,
  schedule: Schedule,
  deals: readonly Deal[],
  meeting: number,
  together: boolean,
): MeetingFigures {
  const { places, rotations } = schedule.meetings[meeting]!
  const hero = places[0]!
  const shares = deals.flatMap((deal) => deal.shares[meeting]?.get(hero) ?? [])
  const lines = deals
    .flatMap((deal) => deal.lines)
    .filter(({ game, failure }) => failure === undefined && schedule.fixture(game).meeting === meeting)
  const points = mean(lines.flatMap(({ who, scores }) => scores.filter((_, seat) => who[seat] === hero)))
  const others = together ? [] : [...new Set(places.slice(1))]
  const theirs = lines.flatMap(({ who, scores }) => scores.filter((_, seat) => who[seat] !== hero))
  return {
    bot: head.bots[hero]!,
    others: others.map((who) => head.bots[who]!),
    games: lines.length,
    deals: shares.length,
    ...(together ? {} : { par: tidy(1 / places.length), pointsOfOthers: tidy(mean(theirs)) }),
    wins: sharesOver(shares, rotations),
    points: tidy(points),
    bySeat: together
      ? []
      : places.map((_, seat) =>
          tidy(
            mean(lines.filter(({ who }) => who[seat] === hero).map((line) => winsByEntrant(line, false).get(hero)!)),
          ),
        ),
  }
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * A share over deals, with its interval: Wilson's, for as many games as the deals are worth. Games of one deal may be alike; then the
 * shares of deals lie further apart than those of as many games that have nothing to do with each other, and count for fewer.
 */
export function sharesOver(deals: readonly number[], rotations: number): Share {
  const games = deals.length * rotations
  const share = mean(deals)
  const alone = share * (1 - share)
  if (deals.length < 2 || alone === 0) return shareOf(share * games, games)
  const variance = deals.reduce((sum, deal) => sum + (deal - share) ** 2, 0) / (deals.length - 1)
  const worth = games / Math.max(1, (variance * rotations) / alone)
  return { ...shareOf(share * worth, worth), n: games }
}
