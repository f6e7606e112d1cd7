import { rat as rules } from '@wanli/great-wall/expansions/rat'
import type { Whole } from '../load.ts'
import { rat } from './index.ts'
import { rat as look } from './look.ts'

export const whole: Whole = { rules, face: rat, look }
