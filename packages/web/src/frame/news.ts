import type { News, NewsLine } from '../table/protocol.ts'

/** What was told so far: without what was taken back, with what is new. */
export function merged(had: readonly NewsLine[], news: News): readonly NewsLine[] {
  const kept = news.takenBack === undefined ? had : had.slice(0, news.takenBack)
  return news.told.length === 0 ? kept : [...kept, ...news.told]
}

/** Nothing has happened between the two looks. */
export const sameMoment = (before: News, after: News): boolean =>
  after.takenBack === undefined &&
  after.told.length === 0 &&
  before.seat === after.seat &&
  before.move === after.move &&
  before.question?.at === after.question?.at &&
  before.question?.openly === after.question?.openly &&
  before.canUndo === after.canUndo &&
  before.canUndoTurn === after.canUndoTurn &&
  before.back === after.back &&
  JSON.stringify([before.waiting, before.standing, before.held]) ===
    JSON.stringify([after.waiting, after.standing, after.held])
