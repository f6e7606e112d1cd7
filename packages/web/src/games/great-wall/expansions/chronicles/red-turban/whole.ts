import { redTurban as rules } from '@wanli/great-wall/expansions/chronicles/red-turban'
import type { Whole } from '../../load.ts'
import { redTurban } from './index.ts'
import { redTurban as look } from './look.ts'

export const whole: Whole = { rules, face: redTurban, look }
