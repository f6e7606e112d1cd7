import { joined } from '@wanli/game-kit'
import type { TextKey } from './en.ts'
import { details } from './es/details.ts'
import { effects } from './es/effects.ts'
import { events } from './es/events.ts'
import { labels } from './es/labels.ts'
import { names } from './es/names.ts'
import { options } from './es/options.ts'
import { prompts } from './es/prompts.ts'
import { setup } from './es/setup.ts'
import { why } from './es/why.ts'

export const es: Readonly<Record<TextKey, string>> = joined(
  names,
  effects,
  options,
  prompts,
  events,
  setup,
  labels,
  details,
  why,
)
