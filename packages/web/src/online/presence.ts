import type { Seat } from '@wanli/kernel'
import { say } from '../settings.svelte.ts'
import type { Key } from '../text/index.ts'
import { LEVELS } from '../ui/levels.ts'
import { dayWords, lastDay } from './days.ts'
import type { OnlineTable } from './table.svelte.ts'

/** How somebody is there: a shape and a word, never a colour alone. */
export interface Sign {
  readonly how: 'here' | 'toAct' | 'away' | 'gone' | 'bot' | 'taken' | 'holiday'
  readonly icon: string
  readonly word: string
  /** What the word is short for. */
  readonly about?: string
}

const ICONS = {
  here: 'on-here',
  toAct: 'on-dots',
  away: 'on-away',
  gone: 'on-off',
  bot: 'zg-bot',
  taken: 'zg-bot',
  holiday: 'on-pause',
} as const

export function levelName(bot: string | undefined): string {
  const level = LEVELS.find((name) => name === bot)
  return level === undefined ? (bot ?? '') : say(`app.level.${level}` as Key)
}

export function signOf(table: OnlineTable, seat: Seat): Sign | undefined {
  const there = table.seatOf(seat)
  if (there === undefined || there.kind === 'open' || there.kind === 'kept') return undefined
  const holiday = there.presence === 'here' ? undefined : table.holidayOf(seat)
  const how =
    there.taken === true
      ? 'taken'
      : there.kind === 'bot'
        ? 'bot'
        : holiday !== undefined
          ? 'holiday'
          : there.presence === 'gone'
            ? 'gone'
            : table.room?.state === 'playing' && table.room.waiting.includes(seat)
              ? 'toAct'
              : there.presence === 'away'
                ? 'away'
                : 'here'
  const word =
    how === 'bot'
      ? say('online.bot', { level: levelName(there.bot) })
      : how === 'holiday'
        ? say('online.holiday', { day: dayWords(holiday!.to) })
        : say(`online.${how}`)
  const about = how === 'holiday' ? say('online.holiday.about', { day: lastDay(holiday!.to) }) : undefined
  return { how, icon: ICONS[how], word, ...(about === undefined ? {} : { about }) }
}
