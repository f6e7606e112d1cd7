import type { BotName } from '@wanli/bots'
import { type Level, LEVELS } from '@wanli/bots/skills'
import type { Saved } from '../store/saves.ts'

export { type Level, LEVELS, RATINGS, SKILLS } from '@wanli/bots/skills'

/** Whom a newcomer meets. */
export const USUAL_LEVEL: Level = 'easy'
/** Who plays on where a lesson ends: its examples were made with this one. */
export const LESSON_BOT: BotName = 'greedy'

/** A win is clear if the next best is so much behind, and so many of them in a row are enough for a step up. */
const CLEARLY = 1.1
const WINS = 2

/** After two clear wins against bots of one level: that level, and the next. Whoever has played a higher one needs no offer. */
export function stepUp(
  tables: readonly Saved[],
  game: string,
): { readonly from: Level; readonly to: Level } | undefined {
  const results = [...tables].sort((a, b) => b.at - a.at).flatMap((saved) => resultOf(saved, game) ?? [])
  const highest = Math.max(-1, ...results.map(({ level }) => level))
  const last = results.filter(({ level }) => level === highest).slice(0, WINS)
  const [from, to] = [LEVELS[highest], LEVELS[highest + 1]]
  if (from === undefined || to === undefined || last.length < WINS) return undefined
  return last.every(({ isClear }) => isClear) ? { from, to } : undefined
}

/** How one person fared in a finished game against bots of one level; undefined for all other tables. */
function resultOf({ plan, over, scores }: Saved, game: string): { level: number; isClear: boolean } | undefined {
  const person = plan.seats.findIndex(({ kind }) => kind === 'person')
  const bots = plan.seats.filter((_, seat) => seat !== person)
  const level = LEVELS.findIndex((name) => name === bots[0]?.bot)
  const alike = bots.every(({ kind, bot }) => kind === 'bot' && bot === bots[0]?.bot)
  if (plan.game !== game || !over || person < 0 || level < 0 || !alike || scores.length !== plan.seats.length)
    return undefined
  const rival = Math.max(...scores.filter((_, seat) => seat !== person))
  return { level, isClear: scores[person]! > 0 && scores[person]! >= CLEARLY * rival }
}
