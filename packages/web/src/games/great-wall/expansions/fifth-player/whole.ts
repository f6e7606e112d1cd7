import { fifthPlayer as rules } from '@wanli/great-wall/expansions/fifth-player'
import type { Whole } from '../load.ts'
import { fifthPlayer } from './index.ts'
import { fifthPlayer as look } from './look.ts'

export const whole: Whole = { rules, face: fifthPlayer, look }
