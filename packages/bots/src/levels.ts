import type { Dice, Terms } from '@wanli/kernel'
import type { Bot, BotKind } from './bot.ts'
import { type Character, CHARACTER_TASTES, CHARACTERS } from './characters.ts'
import { type Foresight, greedy, searcher, stronger, type Tastes, together, withTastes } from './search/index.ts'

/** The levels that people choose from, the weakest first. */
export const LEVELS = ['novice', 'easy', 'normal', 'hard', 'master'] as const
export type Level = (typeof LEVELS)[number]

/** How a level plays. */
interface Skill {
  /** Guessed worlds in which it tries its commands; 0: it looks one command ahead, and judges the table right after it. */
  readonly worlds: number
  /** Commands that it tries. */
  readonly commands: number
  /** Milliseconds a command, where there is a clock: then the best so far is chosen. */
  readonly ms: number
  /** How strong its tastes are. */
  readonly tastes: number
  /** It doesn't remember what it has once seen of piles that lie face down. */
  readonly forgets: boolean
}

export const SKILLS: Readonly<Record<Level, Skill>> = {
  novice: { worlds: 0, commands: 0, ms: 50, tastes: 3, forgets: true },
  easy: { worlds: 0, commands: 0, ms: 50, tastes: 2, forgets: true },
  normal: { worlds: 4, commands: 6, ms: 100, tastes: 1, forgets: false },
  hard: { worlds: 32, commands: 8, ms: 1000, tastes: 1, forgets: false },
  master: { worlds: 128, commands: 10, ms: 5000, tastes: 0.5, forgets: false },
}

/** What a game's weaker players don't see: tastes that are mistakes, and a sense that is. */
export interface Weakness<T extends Terms> {
  readonly sense: Foresight<T>
  readonly tastes: Tastes
}

/** What a game has for its levels. */
export interface Levelled<T extends Terms> {
  readonly game: string
  readonly sense: Foresight<T>
  /** How many worlds of this game are looked at in the time of one: a Year is longer than a round. */
  readonly pace: number
  readonly weak: Readonly<Partial<Record<Level, Weakness<T>>>>
}

/** The five levels of a game. */
export const levelsOf = <T extends Terms>(game: Levelled<T>): readonly BotKind<T>[] =>
  LEVELS.map((level) => levelOf(game, level))

function levelOf<T extends Terms>({ game, sense, pace, weak }: Levelled<T>, level: Level): BotKind<T> {
  const skill = SKILLS[level]
  const weakness = weak[level] ?? { sense, tastes: {} }
  const kinds = new Map<Character, BotKind<T>>()
  const kindOf = (character: Character): BotKind<T> => {
    const known = kinds.get(character)
    if (known !== undefined) return known
    const tastes = together(stronger(CHARACTER_TASTES[game]?.[character] ?? {}, skill.tastes), weakness.tastes)
    const own = withTastes(weakness.sense, tastes)
    const { commands } = skill
    const worlds = Math.ceil(pace * skill.worlds)
    const kind =
      worlds === 0
        ? greedy(own, { name: level, forgets: skill.forgets })
        : searcher(own, { name: level, worlds, commands })
    kinds.set(character, kind)
    return kind
  }
  return {
    name: level,
    searches: true,
    make: (dice: Dice, character = CHARACTERS[dice.below(CHARACTERS.length)]!): Bot<T> => {
      const bot = kindOf(character).make(dice)
      return { ...bot, character, ms: skill.ms }
    },
  }
}
