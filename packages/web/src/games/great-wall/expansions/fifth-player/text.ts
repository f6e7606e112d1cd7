import { gistsOf } from '../gists.ts'
import rows from './gists.json' with { type: 'json' }

/** Generals: what the ability is worth with n of it. Tactic cards: when, the normal and the boosted box. Numbers are those of the full text. */
export const gists = gistsOf(rows)
