import { joined } from '@wanli/game-kit'
import { details } from './en/details.ts'
import { effects } from './en/effects.ts'
import { events } from './en/events.ts'
import { labels } from './en/labels.ts'
import { names } from './en/names.ts'
import { options } from './en/options.ts'
import { prompts } from './en/prompts.ts'
import { setup } from './en/setup.ts'
import { why } from './en/why.ts'

/** Every text of the game, as ICU messages. */
export const en = joined(names, effects, options, prompts, events, setup, labels, details, why)

export type TextKey = keyof typeof en
