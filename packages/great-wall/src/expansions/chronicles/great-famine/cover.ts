import { scenarioCover } from '../cover.ts'
import { en, es } from './text/cover.ts'

declare module '../../../text/more.ts' {
  interface MoreTexts extends Record<keyof typeof en, true> {}
}

export const cover = scenarioCover({
  name: 'greatFamine',
  coop: false,
  ids: ['AC-GF-', 'SCN-2', 'XTV-33', 'XTV-34', 'XTV-35', 'XDP-20', 'XDP-21'],
  offered: { en, es },
})
