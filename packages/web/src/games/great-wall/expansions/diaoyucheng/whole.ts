import { diaoyucheng as rules } from '@wanli/great-wall/expansions/chronicles/diaoyucheng'
import type { Whole } from '../load.ts'
import { diaoyucheng } from './index.ts'
import { diaoyucheng as look } from './look.ts'

export const whole: Whole = { rules, face: diaoyucheng, look }
