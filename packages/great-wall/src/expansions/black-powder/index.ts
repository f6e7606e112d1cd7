import type { Expansion } from '../expansion.ts'
import { cover } from './cover.ts'
import { field } from './field/index.ts'
import { rows as fieldRows } from './field/rows.ts'
import { ownTables } from '../own-data.ts'
import { joined } from './piece.ts'
import { requests, rows as requestRows } from './requests.ts'
import { rows as siegeRows } from './siege/cards.ts'
import { siege } from './siege/index.ts'
import { soldiers } from './soldiers/index.ts'
import { rows as soldierRows } from './soldiers/rows.ts'
import type { en as offered } from './text/cover.ts'
import { en } from './text/en.ts'
import { es } from './text/es.ts'

export type { FieldView, TowerView } from './field/extra.ts'
export type { FieldState } from './field/state.ts'
export { type Cell, GRID, MACHINE_IDS, moved, TOWER } from './field/rows.ts'

declare module '../../text/more.ts' {
  interface MoreTexts extends Record<keyof typeof en | keyof typeof offered, true> {}
}

const pieces = joined([field, soldiers, siege, requests])

/** Section 6 of the expansions' rules. */
export const blackPowder: Expansion = {
  ...pieces,
  own: [ownTables(cover.name, pieces.tables, pieces.words), fieldRows, soldierRows, siegeRows, requestRows],
  ...cover,
  texts: { en, es },
}
