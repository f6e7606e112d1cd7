import { genghisKhan as rules } from '@wanli/great-wall/expansions/genghis-khan'
import type { Whole } from '../load.ts'
import { genghisKhan } from './index.ts'
import { genghisKhan as look } from './look.ts'

export const whole: Whole = { rules, face: genghisKhan, look }
