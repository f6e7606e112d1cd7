import { Dice, type Seat, type Table, type Terms } from '@wanli/kernel'
import { questionOf } from '../bot.ts'
import { analyse, type Analysis, type Candidate } from '../search/analyse.ts'
import type { Foresight } from '../search/sense.ts'
import type { Given } from '../search/world.ts'

/** What differs between two options, in points at the end: a term of the value, by its name. */
export interface Reason {
  readonly term: string
  readonly by: number
}

/** One of the best options, and what speaks for it. */
export interface HintOption {
  /** Its first answer; `steps`: all its answers, as far as they are known. */
  readonly key: string
  readonly steps: readonly Given[]
  /** What the seat is expected to have at the end, and how sure that is (standard error; null after one sample). */
  readonly expected: number
  readonly error: number | null
  /** How likely the seat is to win among players of one strength, from 0 to 1; null where nobody has measured that. */
  readonly chance: number | null
  /** How far it is behind the best, and in how many of the worlds in which both were tried the best did better. */
  readonly behind: number
  readonly beaten: number
  readonly worlds: number
  /** Against the best; of the best, against the second. The largest first. */
  readonly reasons: readonly Reason[]
  /** How it may go on, in the world that is nearest to the average: after its own answers. */
  readonly line: readonly Given[]
  /** How sure it is that it stands where it stands: clearly behind the best (of the best: clearly ahead of the second), or not. */
  readonly clear: boolean
}

export interface Hint {
  /** The best first, three at most. */
  readonly options: readonly HintOption[]
  /** Guessed worlds that were tried, and lines of play in them. */
  readonly worlds: number
  readonly lines: number
}

export interface HintBudget {
  readonly worlds?: number
  readonly isUp?: () => boolean
  /** Called after every world. */
  readonly after?: (soFar: () => Hint) => void
}

/** More than that is not told. */
const MOST = { options: 3, reasons: 3, steps: 8 } as const
/** Less than this is no reason. */
const WORTH_SAYING = 0.4
/** So many standard errors, and so many worlds, make it clear. */
const CLEARLY = 2
const ENOUGH = 4

/**
 * The best options of a question, from the view of the seat that is asked: it reads guesses alone, and its dice hang on nothing that the
 * seat can't see. It yields between pieces.
 */
export function* hint<T extends Terms>(
  table: Table<T>,
  seat: Seat,
  sense: Foresight<T>,
  { worlds, isUp, after }: HintBudget = {},
): Generator<void, Hint, void> {
  const question = questionOf(table, seat)
  const first = (option: number): string => question.options[option]!.key
  const analysis = yield* analyse(table, seat, sense, {
    dice: new Dice(`hint ${seat}`),
    patience: ENOUGH,
    ...(worlds === undefined ? {} : { worlds }),
    ...(isUp === undefined ? {} : { isUp }),
    ...(after === undefined ? {} : { after: (soFar) => after(() => toldAs(soFar(), first)) }),
  })
  return toldAs(analysis, first)
}

function toldAs({ candidates, worlds, lines }: Analysis, first: (option: number) => string): Hint {
  const [best, second] = candidates
  return {
    worlds,
    lines,
    options: candidates.slice(0, MOST.options).map((candidate, place) => {
      const other = place === 0 ? second : best
      return {
        key: first(candidate.option),
        steps: candidate.own,
        expected: candidate.mean - (candidate.terms['rivals'] ?? 0),
        error: Number.isFinite(candidate.error) ? candidate.error : null,
        chance: candidate.chance ?? null,
        behind: candidate.behind,
        beaten: candidate.beaten,
        worlds: candidate.worlds,
        reasons: other === undefined ? [] : reasonsOf(candidate, other),
        line: candidate.line.slice(Math.max(0, candidate.own.length - 1)).slice(0, MOST.steps),
        clear: isClear(place === 0 ? second : candidate),
      }
    }),
  }
}

/** It is behind the best beyond doubt. */
const isClear = (candidate: Candidate | undefined): boolean =>
  candidate !== undefined &&
  candidate.worlds >= ENOUGH &&
  candidate.behind > 0 &&
  candidate.behind > CLEARLY * candidate.doubt

function reasonsOf({ terms }: Candidate, other: Candidate): Reason[] {
  return Object.entries(terms)
    .map(([term, worth]) => ({ term, by: worth - (other.terms[term] ?? 0) }))
    .filter(({ by }) => Math.abs(by) >= WORTH_SAYING)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .slice(0, MOST.reasons)
}
