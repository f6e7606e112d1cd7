import type { Expansion } from '../expansion.ts'
import { cover } from './cover.ts'
import { field } from './field/index.ts'
import { ownTables } from '../own-data.ts'
import { joined } from './piece.ts'
import { requests } from './requests.ts'
import { siege } from './siege/index.ts'
import { soldiers } from './soldiers/index.ts'
import type { en as offered } from './text/cover.ts'
import { en } from './text/en.ts'
import { es } from './text/es.ts'

export type { FieldView, TowerView } from './field/extra.ts'
export type { FieldState } from './field/state.ts'
export { type Cell, GRID, MACHINES, moved, TOWERS } from './field/rows.ts'

declare module '../../text/more.ts' {
  interface MoreTexts extends Record<keyof typeof en | keyof typeof offered, true> {}
}

const pieces = joined([field, soldiers, siege, requests])

/** Section 6 of the expansions' rules. */
export const blackPowder: Expansion = {
  ...pieces,
  own: [ownTables(cover.name, pieces.tables, pieces.words)],
  ...cover,
  texts: { en, es },
}
