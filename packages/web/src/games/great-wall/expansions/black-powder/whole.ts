import { blackPowder as rules } from '@wanli/great-wall/expansions/black-powder'
import type { Whole } from '../load.ts'
import { blackPowder } from './index.ts'
import { blackPowder as look } from './look.ts'

export const whole: Whole = { rules, face: blackPowder, look }
