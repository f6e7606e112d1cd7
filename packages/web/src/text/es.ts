import type { PageKey } from './en.ts'
import { app } from './es/app.ts'
import { home } from './es/home.ts'
import { newTable } from './es/newTable.ts'
import { settings } from './es/settings.ts'
import { rules } from './es/rules.ts'
import { frame } from './es/frame.ts'
import { log } from './es/log.ts'
import { story } from './es/story.ts'
import { after } from './es/after.ts'
import { replay } from './es/replay.ts'
import { store } from './es/store.ts'
import { lessons } from './es/lessons.ts'
import { offline } from './es/offline.ts'

/** Lo que dice la propia página, en español. */
export const es: Readonly<Record<PageKey, string>> = {
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
}
