import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import {
  compared,
  fit,
  glanceNames,
  type Head as ModelHead,
  learnerOf,
  type Model,
  tableKindOf,
  traitNames,
} from '@wanli/bots/learned'
import { share } from '../simulate/threads.ts'
import type { TrainFolder } from './folder.ts'
import type { Head, Task, Verdict } from './options.ts'
import { parOf, TrainPlayer } from './play.ts'

export interface TrainOptions {
  readonly head: Head
  readonly folder: TrainFolder
  /** Only every so many files of samples, from this one on: what one machine of several plays. */
  readonly portion: { readonly first: number; readonly of: number }
  readonly cores?: number
}

export interface TrainIo {
  readonly progress?: (done: number, total: number) => void
  /** A round begins to play, to learn or to be tried; or it has ended. */
  readonly say?: (what: 'samples' | 'fit' | 'trial', round: number) => void
  readonly ended?: (verdict: Verdict) => void
  readonly signal?: AbortSignal
}

/** How a run stands: what is best so far, and whether it is whole, stopped, or waits for other machines' samples. */
export interface Training {
  readonly state: 'whole' | 'stopped' | 'waiting'
  readonly best: Model | undefined
  readonly verdicts: readonly Verdict[]
}

/**
 * Rounds of play and learning: players who judge by what was learned so far play, a network is taught by what came of it, and on fresh deals
 * it meets what was best before. Only who wins more there is taken: how well it fits decides nothing.
 */
export async function runTrain(options: TrainOptions, io: TrainIo = {}): Promise<Training> {
  const { head, folder, portion } = options
  const player = new TrainPlayer(head)
  const verdicts: Verdict[] = []
  let best: Model | undefined
  const ended = (state: Training['state']): Training => ({ state, best, verdicts })
  for (let round = 1; round <= head.rounds; round++) {
    const missing = numbers(folder.chunks).filter((chunk) => !folder.hasSamples(round, chunk))
    const mine = missing.filter((chunk) => chunk % portion.of === portion.first)
    if (mine.length > 0) {
      io.say?.('samples', round)
      await play<Float32Array[]>(
        options,
        player,
        { do: 'samples', round, model: best },
        mine,
        io,
        ({ number, result }) => folder.writeSamples(round, number, result),
      )
    }
    if (io.signal?.aborted === true) return ended('stopped')
    if (!numbers(folder.chunks).every((chunk) => folder.hasSamples(round, chunk))) return ended('waiting')
    const verdict = folder.verdict(round) ?? (await learn(options, player, round, best, io))
    if (verdict === undefined) return ended('stopped')
    verdicts.push(verdict)
    io.ended?.(verdict)
    if (verdict.taken) best = folder.model(round)
  }
  return ended('whole')
}

const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i)

/** Teach a network by all samples so far, and try it; undefined if it was stopped. */
async function learn(
  options: TrainOptions,
  player: TrainPlayer,
  round: number,
  best: Model | undefined,
  io: TrainIo,
): Promise<Verdict | undefined> {
  const { head, folder } = options
  io.say?.('fit', round)
  const { model, ...fitted } = taught(head, folder, player, round)
  folder.writeModel(round, model)
  io.say?.('trial', round)
  const games = numbers(player.trials)
  let won = 0
  let played = 0
  await play<number>(options, player, { do: 'trial', round, model, rival: best }, games, io, ({ result }) => {
    won += result
    played++
  })
  if (played < games.length) return undefined
  const verdict = { round, ...fitted, won, games: played, taken: won > parOf(player) * played }
  folder.writeVerdict(verdict)
  return verdict
}

function taught(head: Head, folder: TrainFolder, player: TrainPlayer, round: number) {
  const { sense, counts, plans } = learnerOf(head.game)!
  const { lessons } = head
  const traits = lessons.from === 'search' ? glanceNames(sense, plans) : traitNames(sense, counts)
  const games = numbers(round).flatMap((before) =>
    numbers(folder.chunks).flatMap((chunk) => folder.readSamples(before + 1, chunk)),
  )
  const { rows, before, after, ...learned } =
    lessons.from === 'search'
      ? compared(games, traits.length, { ridge: lessons.ridge })
      : fit(games, traits.length, { word: `${head.seed}/${round}/fit`, epochs: lessons.epochs })
  const { from, ...how } = lessons
  const record = {
    rules: head.rules,
    lessons: from,
    ...how,
    seed: head.seed,
    rounds: round,
    games: round * head.games,
    rows,
  }
  const own: ModelHead = {
    judges: from === 'search' ? 'commands' : 'tables',
    table: tableKindOf(player.box, sense),
    seats: player.seats,
    traits,
    ...learned,
    record,
  }
  const model: Model = { format: 1, game: head.game, heads: [own] }
  return { model, rows, before, after }
}

interface Done<R> {
  readonly number: number
  readonly result: R
}

async function play<R>(
  { head, cores = availableParallelism() }: TrainOptions,
  player: TrainPlayer,
  task: Task,
  numbers: readonly number[],
  { progress, signal }: TrainIo,
  keep: (done: Done<R>) => void,
): Promise<void> {
  let count = 0
  const report = (all: readonly Done<R>[]) => {
    for (const done of all) keep(done)
    progress?.((count += all.length), numbers.length)
  }
  if (Math.min(cores, numbers.length) <= 1) {
    for (const number of numbers) {
      if (signal?.aborted === true) return
      const result = task.do === 'samples' ? player.samples(number, task) : player.trial(number, task)
      report([{ number, result: result as R }])
      // Ctrl-C has a word between two games.
      await setImmediate()
    }
    return
  }
  let failure: string | undefined
  await share<Done<R>>(
    {
      file: new URL('worker.ts', import.meta.url),
      data: { head, task, numbers },
      cores: Math.min(cores, numbers.length),
      from: 0,
      to: numbers.length,
      size: 1,
      report,
      lost: (_, reason) => {
        failure = reason
        return []
      },
    },
    signal,
  )
  if (failure !== undefined) throw new Error(failure)
}
