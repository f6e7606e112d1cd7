import { freezingWeather as rules } from '@wanli/great-wall/expansions/chronicles/freezing-weather'
import type { Whole } from '../load.ts'
import { freezingWeather } from './index.ts'
import { freezingWeather as look } from './look.ts'

export const whole: Whole = { rules, face: freezingWeather, look }
