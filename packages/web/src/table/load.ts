import { isObject, type Problem } from '@wanli/kernel'
import type { Face } from '../games/face.ts'
import { gameCard } from '../games/index.ts'
import { recordOf, type Saved, savedTable } from '../store/saves.ts'
import { localTable, type TableClient } from './client.ts'
import type { OtherRules, TablePlan } from './protocol.ts'
import { planned, type Planned } from './start.ts'

/** Why a table can't be opened, and what there is of it. */
export type NotOpened =
  | { readonly why: 'gone' | 'locked' }
  | { readonly why: 'record'; readonly record: unknown }
  | { readonly why: 'unknownGame'; readonly known: Planned }
  | { readonly why: 'problem'; readonly known: Planned; readonly face: Face; readonly problem: Problem }
  | { readonly why: 'crashed'; readonly known: Planned; readonly message: string }

export interface Loaded {
  /** Rules or data are not those of its beginning, and it makes a difference. */
  readonly otherRules?: OtherRules | undefined
  readonly plan: TablePlan
  readonly log: unknown
  readonly face: Face
  readonly client: TableClient
}
type Found = { readonly ok: true; readonly known: Planned } | { readonly ok: false; readonly not: NotOpened }
export type Loading = { readonly ok: true; readonly loaded: Loaded } | { readonly ok: false; readonly not: NotOpened }

/** What the browser's store has is newer than what the page remembers from its first laying. */
async function find(id: string): Promise<Found> {
  const here = planned(id)
  try {
    const saved = await savedTable(id)
    if (saved !== undefined) return { ok: true, known: saved }
    if (here !== undefined) return { ok: true, known: here }
    const record = await recordOf(id)
    return { ok: false, not: record === undefined ? { why: 'gone' } : { why: 'record', record } }
  } catch {
    return here === undefined ? { ok: false, not: { why: 'locked' } } : { ok: true, known: here }
  }
}

/** The first builds kept no position beside a log; what the store knew of its last moment tells whether it still leads there. */
function withEnd(known: Planned | Saved): unknown {
  const { log } = known
  if (!isObject(log) || log['wanli'] !== 'log' || log['kept'] !== undefined || !('scores' in known)) return log
  return { ...log, ends: { scores: known.scores, waiting: known.waiting } }
}

/** A table by its name, laid in a worker of its own. `holds`: whether others wait there until a turn is given over. */
export async function loadTable(id: string, watched: boolean, holds?: (plan: TablePlan) => boolean): Promise<Loading> {
  const found = await find(id)
  if (!found.ok) return found
  const { known } = found
  const { plan, log } = known
  const card = gameCard(plan.game)
  if (card === undefined) return { ok: false, not: { why: 'unknownGame', known } }
  const client = localTable()
  try {
    const [face, outcome] = await Promise.all([
      card.load(plan.setup),
      client.open(plan, withEnd(known), watched, holds?.(plan)),
    ])
    if (outcome.ok) return { ok: true, loaded: { plan, log, face, client, otherRules: outcome.otherRules } }
    client.close()
    return { ok: false, not: { why: 'problem', known, face, problem: outcome.problem } }
  } catch (error) {
    client.close()
    return {
      ok: false,
      not: { why: 'crashed', known, message: error instanceof Error ? error.message : String(error) },
    }
  }
}
