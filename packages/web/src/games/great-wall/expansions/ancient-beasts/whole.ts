import { ancientBeasts as rules } from '@wanli/great-wall/expansions/ancient-beasts'
import type { Whole } from '../load.ts'
import { ancientBeasts } from './index.ts'
import { ancientBeasts as look } from './look.ts'

export const whole: Whole = { rules, face: ancientBeasts, look }
