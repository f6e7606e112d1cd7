import { field } from './field.es.ts'
import { siege } from './siege.es.ts'
import { soldiers } from './soldiers.es.ts'

export const es = { ...field, ...soldiers, ...siege }
