import { emperorsVisit as rules } from '@wanli/great-wall/expansions/chronicles/emperors-visit'
import type { Whole } from '../load.ts'
import { emperorsVisit } from './index.ts'
import { emperorsVisit as look } from './look.ts'

export const whole: Whole = { rules, face: emperorsVisit, look }
