import { scenarioCover } from '../cover.ts'
import { en, es } from './text/cover.ts'

declare module '../../../text/more.ts' {
  interface MoreTexts extends Record<keyof typeof en, true> {}
}

export const cover = scenarioCover({
  name: 'hungryGhosts',
  coop: false,
  offered: { en, es },
})
