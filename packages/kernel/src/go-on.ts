import { giveAnswer } from './answers.ts'
import type { Box, Game, Terms } from './game.ts'
import { sameData } from './json.ts'
import { checkOf, type Kept, type Log, replay } from './log.ts'
import { openPosition, type Position, writePosition } from './position.ts'
import { bad, good, type Result } from './result.ts'
import { stillSeen } from './seen.ts'
import { isStandingName } from './standing.ts'
import type { Table } from './table.ts'
import { type Changed, changedSince, versionOf } from './version.ts'

/*
 * A game that was begun goes on after every change of rules and data, or says why not (docs/decisions/006). Nothing here throws a
 * log away: what no longer leads anywhere is kept whole beside what goes on.
 */

/** How a log goes on under the rules of today. */
export type Going =
  /** Its answers lead where they led. */
  | { readonly how: 'same' }
  /** They don't: it goes on from the position that was kept. The log that goes on has the earlier one in it. */
  | {
      readonly how: 'kept'
      readonly log: Log
      readonly changed: Changed
      /** After so many answers it was kept; so many could not be given again; so many lead where they led. */
      readonly at: number
      readonly lost: number
      readonly differs: number
    }
  /** Nor can that be opened: it can be watched up to `at` answers. */
  | { readonly how: 'watch'; readonly changed: Changed; readonly at: number }

/** Does it lead where it led? If not, from where does it go on? A set-up that is no longer possible is a problem. */
export function goOn<T extends Terms>(game: Game<T>, log: Log): Result<Going> {
  const setup = game.checkSetup(log.setup)
  if (!setup.ok) return setup
  const box = game.open(setup.value)
  const speaks = checksSpeak(game, log)
  const at = differsAt(game, log, speaks)
  if (log.checks !== '' && log.rules === versionOf(game, box) && (speaks || at !== undefined)) {
    // Neither rules nor data have changed: a log that leads elsewhere is damaged.
    const checked = replay(game, log, { verify: true })
    return checked.ok ? good({ how: 'same' }) : checked
  }
  if (at === undefined) return good({ how: 'same' })
  const changed = changedSince(game, box, log.rules, log.marks)
  if (log.kept !== undefined) {
    const opened = openKept(game, box, log, log.kept)
    if (opened !== undefined) return good({ how: 'kept', changed, at: log.kept.at, differs: at, ...opened })
  }
  return good({ how: 'watch', changed, at })
}

/** How many answers lead where they led, if not all do. */
function differsAt<T extends Terms>(game: Game<T>, log: Log, checksSay: boolean): number | undefined {
  const { kept } = log
  let there: boolean | undefined
  const compare = (table: Table<T>, count: number) => {
    if (kept?.at === count) there = isThere(table, kept)
  }
  const played = replay(game, log, { record: true, begin: (table) => compare(table, 0), each: compare })
  if (!played.ok) return played.error.code === 'entry-differs' ? Number(played.error.detail['entry']) - 1 : 0
  if (there !== undefined) return there ? undefined : differsFrom(game, log)
  if (log.ends !== undefined && !endsThere(played.value, log.ends)) return log.answers.length
  return checksSay ? differsFrom(game, log, true) : undefined
}

/** The table of a kept position, as it can be read: how a state is built inside may change with every build. */
function isThere<T extends Terms>(table: Table<T>, kept: Kept): boolean {
  const now = writePosition(table)
  return (
    sameData(plain(now.table), kept.table) &&
    sameData(now.chance, kept.chance ?? {}) &&
    sameData(now.answers ?? [], kept.answers ?? [])
  )
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const endsThere = <T extends Terms>(table: Table<T>, { scores, waiting }: NonNullable<Log['ends']>): boolean =>
  sameData(table.game.scores(table.state, table.box), scores) &&
  sameData(
    table.open.map(({ seat }) => seat),
    waiting,
  )

/** Where the checks leave the game; with `only`, nothing if they don't. */
function differsFrom<T extends Terms>(game: Game<T>, log: Log, only = false): number | undefined {
  const checked = replay(game, log, { verify: true })
  if (!checked.ok && checked.error.code === 'entry-differs') return Number(checked.error.detail['entry']) - 1
  return only ? undefined : log.answers.length
}

/**
 * Checks are made of the state as it was built inside. If hardly any is right it is built in another way now, and the checks say
 * nothing of the game. One in 64 is right by chance.
 */
function checksSpeak<T extends Terms>(game: Game<T>, log: Log): boolean {
  let right = 0
  if (log.checks !== '')
    replay(game, log, { each: (table, count) => void (checkOf(table) === log.checks[count - 1] && right++) })
  return right > log.answers.length / FEW
}
const FEW = 8

/** The kept position, and as many of the answers since its step began as are still possible. */
function openKept<T extends Terms>(
  game: Game<T>,
  box: T['box'] & Box<T>,
  log: Log,
  { at, answers = [], standing, seen, ...kept }: Kept,
): { readonly log: Log; readonly lost: number } | undefined {
  const stands = Object.entries(standing ?? {}).filter(([name]) => isStandingName(name, box))
  const lies = game.readPosition(kept.table, box)
  if (!lies.ok) return undefined
  const known = stillSeen(game, lies.value, box, seen)
  const start: Position = {
    wanli: 'position',
    format: 1,
    game: game.id,
    rules: versionOf(game, box),
    setup: log.setup,
    seed: log.seed,
    seeding: log.seeding ?? 'lanes',
    ...kept,
    ...(stands.length === 0 ? {} : { standing: Object.fromEntries(stands) }),
    ...(known.length === 0 ? {} : { seen: known }),
  }
  const opened = openPosition(game, start)
  if (!opened.ok) return undefined
  const table = opened.value
  let given = 0
  while (given < answers.length && giveAnswer(table, answers[given]!).ok) given++
  const { kept: _kept, marks: _marks, ends: _ends, ...earlier } = log
  const { rules, setup, seed, seeding } = start
  return {
    lost: answers.length - given + log.answers.length - at,
    log: {
      wanli: 'log',
      format: 1,
      game: game.id,
      rules: rules!,
      setup: setup!,
      seed: seed!,
      seeding: seeding!,
      start,
      answers: answers.slice(0, given),
      checks: '',
      earlier,
    },
  }
}

/** Why a log can only be watched. */
export const onlyWatched = (log: Log, at: number): Result<never> =>
  bad('rules-version', { found: log.rules, entry: at + 1, answers: log.answers.length })
