import { app } from './en/app.ts'
import { home } from './en/home.ts'
import { newTable } from './en/newTable.ts'
import { settings } from './en/settings.ts'
import { rules } from './en/rules.ts'
import { frame } from './en/frame.ts'
import { log } from './en/log.ts'
import { story } from './en/story.ts'
import { after } from './en/after.ts'
import { replay } from './en/replay.ts'
import { store } from './en/store.ts'
import { lessons } from './en/lessons.ts'
import { offline } from './en/offline.ts'
import type { box } from './en/box.ts'
import type { zhanguo } from './en/zhanguo.ts'
import type { greatWall } from './en/greatWall.ts'
import type { online } from './en/online.ts'
import type { people } from './en/people.ts'

/**
 * What the page itself says, in English; each part of the page has its own table. What it says of a game comes with the game; texts of
 * the games are in their packages.
 */
export const en = {
  ...app,
  ...home,
  ...newTable,
  ...settings,
  ...rules,
  ...frame,
  ...log,
  ...story,
  ...after,
  ...replay,
  ...store,
  ...lessons,
  ...offline,
} as const

export type PageKey = keyof typeof en
export type Key =
  | PageKey
  | keyof typeof box
  | keyof typeof zhanguo
  | keyof typeof greatWall
  | keyof typeof online
  | keyof typeof people
