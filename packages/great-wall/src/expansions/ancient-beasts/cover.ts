import type { Cover } from '../expansion.ts'
import { en, es } from './text/cover.ts'

export const cover: Cover = {
  name: 'ancientBeasts',
  offered: { en, es },
}
