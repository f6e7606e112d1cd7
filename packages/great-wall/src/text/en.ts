import { joined } from '@wanli/game-kit'
import { details } from './en/details.ts'
import { effects } from './en/effects.ts'
import { events } from './en/events.ts'
import { labels } from './en/labels.ts'
import { modifiers } from './en/modifiers.ts'
import { names } from './en/names.ts'
import { options } from './en/options.ts'
import { prompts } from './en/prompts.ts'
import { reasons } from './en/reasons.ts'
import { setup } from './en/setup.ts'
import { triggers } from './en/triggers.ts'
import { why } from './en/why.ts'
import type { MoreTexts } from './more.ts'

/** Every text of the game, as ICU messages. */
export const en = joined(
  names,
  effects,
  modifiers,
  triggers,
  options,
  prompts,
  reasons,
  events,
  setup,
  labels,
  details,
  why,
)

export type BaseTextKey = keyof typeof en
export type TextKey = BaseTextKey | keyof MoreTexts
