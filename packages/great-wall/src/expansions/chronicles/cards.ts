import { cardsOf } from '../rows.ts'
import tables from './data.json' with { type: 'json' }

/* AC-04, -06 to -08: the cards that all scenarios share. They use words of the base vocabulary alone. */

export const CARDS = cardsOf(tables)
export { tables }
