import type { Dice, Terms } from '@wanli/kernel'
import type { Bot, BotKind } from './bot.ts'
import { type Character, CHARACTER_TASTES, CHARACTERS } from './characters.ts'
import { type Level, LEVELS, SKILLS } from './skills.ts'
import { type Foresight, greedy, searcher, stronger, type Tastes, together, withTastes } from './search/index.ts'

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
  /** How many commands are tried at a level, where it is not as many as usual: a turn of one game offers more that is worth a trial than one of the other. */
  readonly commands?: Readonly<Partial<Record<Level, number>>>
  readonly weak: Readonly<Partial<Record<Level, Weakness<T>>>>
}

/** The five levels of a game. */
export const levelsOf = <T extends Terms>(game: Levelled<T>): readonly BotKind<T>[] =>
  LEVELS.map((level) => levelOf(game, level))

function levelOf<T extends Terms>({ game, sense, pace, commands: wider, weak }: Levelled<T>, level: Level): BotKind<T> {
  const skill = SKILLS[level]
  const weakness = weak[level] ?? { sense, tastes: {} }
  const kinds = new Map<Character, BotKind<T>>()
  const kindOf = (character: Character): BotKind<T> => {
    const known = kinds.get(character)
    if (known !== undefined) return known
    const tastes = together(stronger(CHARACTER_TASTES[game]?.[character] ?? {}, skill.tastes), weakness.tastes)
    const own = withTastes(weakness.sense, tastes)
    const commands = wider?.[level] ?? skill.commands
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
