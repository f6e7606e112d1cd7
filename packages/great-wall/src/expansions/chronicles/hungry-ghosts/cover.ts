import { scenarioCover } from '../cover.ts'
import { en, es } from './text/cover.ts'

declare module '../../../text/more.ts' {
  interface MoreTexts extends Record<keyof typeof en, true> {}
}

export const cover = scenarioCover({
  name: 'hungryGhosts',
  coop: false,
  ids: ['AC-HG-', 'SCN-4', 'XTV-38', 'XTV-39', 'XDP-24', 'XDP-25', 'XP-TIM-11', 'XP-INV-03'],
  offered: { en, es },
})
