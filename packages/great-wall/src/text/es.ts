import { joined } from '@wanli/game-kit'
import type { BaseTextKey } from './en.ts'
import { details } from './es/details.ts'
import { effects } from './es/effects.ts'
import { events } from './es/events.ts'
import { labels } from './es/labels.ts'
import { modifiers } from './es/modifiers.ts'
import { names } from './es/names.ts'
import { options } from './es/options.ts'
import { prompts } from './es/prompts.ts'
import { reasons } from './es/reasons.ts'
import { setup } from './es/setup.ts'
import { triggers } from './es/triggers.ts'
import { why } from './es/why.ts'

export const es: Readonly<Record<BaseTextKey, string>> = joined(
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
