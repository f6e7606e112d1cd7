import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { share } from '../simulate/threads.ts'
import { wholeDeals } from './deals.ts'
import type { GameLine, Head } from './options.ts'
import { ArenaPlayer, openRun } from './play.ts'
import { type Question, trialOf } from './question.ts'
import { RunFile, type Run } from './run-file.ts'
import type { Hypotheses } from './stats/sprt.ts'

export interface ArenaOptions {
  readonly head: Head
  /** Deals that are played, as far as no question ends it before. */
  readonly deals: number
  /** Only every so many deals, from this one on: what one machine of several plays. */
  readonly portion: { readonly first: number; readonly of: number }
  readonly cores?: number
  readonly file: string
  readonly questions: readonly { readonly question: Question; readonly hypotheses: Hypotheses }[]
}

interface ArenaIo {
  readonly progress?: (done: number, total: number) => void
  readonly signal?: AbortSignal
}

/**
 * Play what the run's file does not hold yet, and write it there game by game. It ends when all games are played, when all questions are
 * decided, or when `signal` says so; returns the run as the file holds it.
 */
export async function runArena(options: ArenaOptions, before: Run | undefined, io: ArenaIo = {}): Promise<Run> {
  const { head, portion, questions } = options
  const { schedule, together } = openRun(head)
  const file = new RunFile(options.file, head, before)
  const lines: GameLine[] = [...(before?.lines ?? [])]
  const played = new Set(lines.map(({ game }) => game))
  const wanted = numbers(options.deals * schedule.gamesADeal).filter(
    (game) => schedule.dealOf(game) % portion.of === portion.first,
  )
  const games = wanted.filter((game) => !played.has(game))
  const enough = new AbortController()
  const decided = () =>
    questions.length > 0 &&
    questions.every(({ question, hypotheses }) => {
      const deals = wholeDeals(lines, schedule, together)
      return trialOf(question, schedule, inOrder(deals, wanted, schedule), hypotheses).verdict !== 'open'
    })
  let checked = lines.length
  const report = (results: readonly GameLine[]) => {
    file.add(results)
    lines.push(...results)
    io.progress?.(wanted.length - games.length + lines.length - (before?.lines.length ?? 0), wanted.length)
    if (lines.length - checked < schedule.gamesADeal) return
    checked = lines.length
    if (decided()) enough.abort()
  }
  const signal = AbortSignal.any([enough.signal, ...(io.signal === undefined ? [] : [io.signal])])
  if (!decided() && games.length > 0) await play(options, games, report, signal)
  return { head, lines: lines.sort((a, b) => a.game - b.game) }
}

const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i)

/** The deals up to the first that is still being played: what is decided must not depend on who was quicker. */
function inOrder<D extends { readonly deal: number }>(
  deals: readonly D[],
  wanted: readonly number[],
  schedule: { dealOf(game: number): number },
): D[] {
  const whole = new Map(deals.map((deal) => [deal.deal, deal]))
  const found: D[] = []
  for (const number of new Set(wanted.map((game) => schedule.dealOf(game)))) {
    const deal = whole.get(number)
    if (deal === undefined) break
    found.push(deal)
  }
  return found
}

async function play(
  { head, cores = availableParallelism() }: ArenaOptions,
  games: readonly number[],
  report: (lines: readonly GameLine[]) => void,
  signal: AbortSignal,
): Promise<void> {
  if (Math.min(cores, games.length) <= 1) return playHere(head, games, report, signal)
  await share<GameLine>(
    {
      file: new URL('worker.ts', import.meta.url),
      data: { head, games },
      cores: Math.min(cores, games.length),
      from: 0,
      to: games.length,
      size: 1,
      report,
      lost: ({ from, to }, failure) => games.slice(from, to).map((game) => lostGame(head, game, failure)),
    },
    signal,
  )
}

const lostGame = (head: Head, game: number, failure: string): GameLine => {
  const { who } = openRun(head).schedule.fixture(game)
  const none = who.map(() => 0)
  return { game, who, scores: [], winners: [], answers: none, ms: none, longest: none, failure }
}

async function playHere(
  head: Head,
  games: readonly number[],
  report: (lines: readonly GameLine[]) => void,
  signal: AbortSignal,
): Promise<void> {
  const player = new ArenaPlayer(head)
  for (const game of games) {
    if (signal.aborted) return
    report([player.play(game)])
    // Ctrl-C has a word between two games.
    await setImmediate()
  }
}
