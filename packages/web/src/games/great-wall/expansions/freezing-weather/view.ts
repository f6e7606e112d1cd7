import type { ColdView } from '@wanli/great-wall/expansions/chronicles/freezing-weather'
import type { View } from '../../types.ts'

/** Production and deliveries; undefined at a table without Freezing Weather. */
export const coldOf = ({ extras }: View): ColdView | undefined => extras['freezingWeather'] as ColdView | undefined

/** "−1": as the card has it. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n))
