import { en as game } from '@wanli/great-wall/text/en'
import { greatWall as page } from '../../../text/en/greatWall.ts'
import { cards as gists } from '../../../text/en/greatWallCards.ts'
import { what } from '../../../text/en/greatWallWhat.ts'
import type { Words } from './words.ts'

export const words: Words = { page, board: { ...game, ...page, ...what }, gists }
