import { field } from './field.en.ts'
import { siege } from './siege.en.ts'
import { soldiers } from './soldiers.en.ts'

export const en = { ...field, ...soldiers, ...siege } as const
