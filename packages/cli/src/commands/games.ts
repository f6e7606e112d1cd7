import { botsFor } from '@wanli/bots'
import type { Command } from 'commander'
import { type Context, printJson, printLines } from '../context.ts'
import { wrap } from '../draw/width.ts'
import { type Choice, GAMES } from '../games/index.ts'
import { common } from './flags.ts'

export function addGames(program: Command, context: Context): void {
  common(program.command('games').description(context.say('games.about')), context, [
    'wanli games',
    'wanli games --json',
  ]).action((options: { json?: true }) => {
    if (options.json === true) printJson(context.io, { games: GAMES.map((module) => gameJson(module, context)) })
    else
      printLines(
        context.io,
        GAMES.flatMap((module) => gameLines(module, context)),
      )
  })
}

type Module = (typeof GAMES)[number]

const gameJson = (module: Module, { language }: Context) => ({
  id: module.game.id,
  rules: module.game.version,
  name: module.name(language),
  about: module.about(language),
  seats: module.seats,
  ...module.choices(language),
  bots: botsFor(module.game.id).map(({ name }) => name),
})

function gameLines(module: Module, { language, say, io }: Context): string[] {
  const { modes, boards, variants, options } = module.choices(language)
  const group = (title: string, flag: string, choices: readonly Choice[]) =>
    choices.length === 0
      ? []
      : ['', `${io.paint('bold', title)}${flag === '' ? '' : io.paint('dim', `  ${flag}`)}`, ...choiceLines(choices)]
  return [
    `${io.paint('bold', module.name(language))} (${module.game.id}): ${module.about(language)}`,
    say('games.seats', { seats: module.seats.join(', ') }) + io.paint('dim', '  --seats'),
    say('games.bots', {
      bots: botsFor(module.game.id)
        .map(({ name }) => name)
        .join(', '),
    }),
    ...group(say('games.modes'), '', modes),
    ...group(say('games.boards'), '--boards', boards),
    ...group(say('games.variants'), '--variant', variants),
    ...group(say('games.options'), '', options),
  ]
}

function choiceLines(choices: readonly Choice[]): string[] {
  const widest = Math.max(...choices.map(({ id }) => id.length))
  return choices.flatMap(({ id, name, about }) => {
    const [first = '', ...rest] = wrap(`${name}. ${about}`, 116 - widest)
    return [`  ${id.padEnd(widest)}  ${first}`, ...rest.map((line) => ' '.repeat(widest + 4) + line)]
  })
}
