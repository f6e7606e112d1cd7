import { es as game } from '@wanli/great-wall/text/es'
import { greatWall as page } from '../../../text/es/greatWall.ts'
import { cards as gists } from '../../../text/es/greatWallCards.ts'
import { what } from '../../../text/es/greatWallWhat.ts'
import type { Words } from './words.ts'

export const words: Words = { page, board: { ...game, ...page, ...what }, gists }
