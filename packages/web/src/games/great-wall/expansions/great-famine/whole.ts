import { greatFamine as rules } from '@wanli/great-wall/expansions/chronicles/great-famine'
import type { Whole } from '../load.ts'
import { greatFamine } from './index.ts'
import { greatFamine as look } from './look.ts'

export const whole: Whole = { rules, face: greatFamine, look }
