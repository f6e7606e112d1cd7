import { scenarioCover } from '../cover.ts'
import { en, es } from './text/cover.ts'

declare module '../../../text/more.ts' {
  interface MoreTexts extends Record<keyof typeof en, true> {}
}

export const cover = scenarioCover({
  name: 'diaoyucheng',
  coop: true,
  ids: ['AC-SD-', 'SCN-5', 'XTV-40', 'XTV-41', ...['26', '27', '28', '29', '30'].map((n) => `XDP-${n}`), 'XP-TIM-16'],
  offered: { en, es },
})
