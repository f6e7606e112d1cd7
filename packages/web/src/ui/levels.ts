import type { BotName } from '@wanli/bots'

/** The bots under the names that people know them by (`app.level.*`), the weakest first. */
export const LEVELS = ['random', 'greedy'] as const satisfies readonly BotName[]
export type Level = (typeof LEVELS)[number]
export const USUAL_LEVEL: Level = 'greedy'
