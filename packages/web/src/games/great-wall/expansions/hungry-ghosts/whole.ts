import { hungryGhosts as rules } from '@wanli/great-wall/expansions/chronicles/hungry-ghosts'
import type { Whole } from '../load.ts'
import { hungryGhosts } from './index.ts'
import { hungryGhosts as look } from './look.ts'

export const whole: Whole = { rules, face: hungryGhosts, look }
