import { botsFor, usualBot } from '@wanli/bots'
import { EXIT, type ExitCode } from '../complaint.ts'
import { type Context, contextOf, printLines } from '../context.ts'
import { speaker } from '../format.ts'
import type { Player } from '../files.ts'
import { GAMES, type GameModule } from '../games/index.ts'
import { play } from '../play/index.ts'
import { usualPlayers } from '../play/people.ts'
import { unfinished } from '../play/saves.ts'
import { loadSession, newSession } from '../play/start.ts'
import { LANGUAGES } from '../text/index.ts'
import { wrap } from '../draw/width.ts'
import { seatsFor, usualSeats } from './flags.ts'

interface Item {
  readonly text: string
  /** Undefined leaves the menu. */
  readonly act: (context: Context) => Promise<Context | undefined>
}

/** `wanli` alone at a terminal: Enter, Enter, and a game runs. */
export async function menu(start: Context): Promise<ExitCode> {
  let context = start
  for (;;) {
    const next = await once(context)
    if (next === undefined) return EXIT.ok
    context = next
  }
}

async function once(context: Context): Promise<Context | undefined> {
  const { io, say } = context
  const list = items(context)
  printLines(io, ['', io.paint('bold', say('menu.title')), ...list.map(({ text }, i) => `  ${i + 1}  ${text}`)])
  const line = await io.ask(`${say('menu.choose')} `)
  if (line === undefined) return undefined
  const item = list[line.trim() === '' ? 0 : Number(line) - 1]
  if (item !== undefined) return item.act(context)
  printLines(io, [say('menu.noSuch', { count: list.length })])
  return context
}

function items(context: Context): Item[] {
  const { say, language, io } = context
  const saved = unfinished(io.folder)
  return [
    ...(saved.length === 0 ? [] : [{ text: say('menu.continue', { count: saved.length }), act: goOn }]),
    ...GAMES.map((module) => ({
      text: say('menu.play', { game: module.name(language) }),
      act: (now: Context) => newGame(now, module),
    })),
    { text: say('menu.rules'), act: readRules },
    { text: say('menu.language'), act: otherLanguage },
    { text: say('menu.quit'), act: () => Promise.resolve(undefined) },
  ]
}

/** Ask until the answer is one of the choices; Enter takes the first. */
async function choose(
  context: Context,
  question: string,
  choices: readonly { id: string; text: string }[],
): Promise<string | undefined> {
  const { io, say } = context
  for (;;) {
    printLines(io, ['', io.paint('bold', question), ...choices.map(({ text }, i) => `  ${i + 1}  ${text}`)])
    const line = await io.ask(`${say('menu.choose')} `)
    if (line === undefined) return undefined
    const choice = choices[line.trim() === '' ? 0 : Number(line) - 1]
    if (choice !== undefined) return choice.id
    printLines(io, [say('menu.noSuch', { count: choices.length })])
  }
}

interface Wish {
  mode: string | undefined
  seats: number
  boards: string | undefined
  variants: readonly string[]
  expansions: readonly string[]
  opponent: string
}

async function newGame(context: Context, module: GameModule): Promise<Context | undefined> {
  const { say, language } = context
  const usual = usualBot(module.game.id)
  const others = botsFor(module.game.id).flatMap(({ name }) => (name === usual ? [] : [name]))
  const bots = [usual, ...others.toReversed()]
  const { modes, boards, variants, expansions } = module.choices(language)
  const mode = module.modes === undefined ? undefined : modes[0]?.id
  const seats = usualSeats(module, mode)
  const wish: Wish = { mode, seats, boards: boards[0]?.id, variants: [], expansions: [], opponent: usual }
  for (;;) {
    const board = boards.find(({ id }) => id === wish.boards)?.name ?? ''
    const modeName = modes.find(({ id }) => id === wish.mode)?.name
    const named = variants.filter(({ id }) => wish.variants.includes(id)).map(({ name }) => name)
    const inBox = expansions.filter(({ id }) => wish.expansions.includes(id)).map(({ name }) => name)
    const next = await choose(context, say('menu.newGame', { game: module.name(language) }), [
      { id: 'start', text: say('menu.start') },
      ...(modeName === undefined ? [] : [{ id: 'mode', text: say('menu.mode', { mode: modeName }) }]),
      ...(seatsFor(module, wish.mode, wish.expansions).length === 1
        ? []
        : [{ id: 'seats', text: say('menu.seats', { seats: wish.seats }) }]),
      ...(boards.length === 0 ? [] : [{ id: 'boards', text: say('menu.boards', { board }) }]),
      ...(wish.seats === 1
        ? []
        : [{ id: 'opponents', text: say('menu.opponents', { opponent: opponentName(context, wish.opponent) }) }]),
      ...(variants.length === 0
        ? []
        : [{ id: 'variants', text: say('menu.variants', { variants: named.join(', ') || say('menu.none') }) }]),
      ...(expansions.length === 0
        ? []
        : [{ id: 'expansions', text: say('menu.expansions', { expansions: inBox.join(', ') || say('menu.none') }) }]),
      { id: 'back', text: say('menu.back') },
    ])
    if (next === undefined) return undefined
    if (next === 'back') return context
    if (next === 'start') break
    if ((await change(context, module, wish, next, bots)) === undefined) return undefined
  }
  const values = {
    ...(wish.mode === undefined ? {} : { mode: wish.mode }),
    ...(wish.boards === undefined ? {} : { boards: wish.boards }),
    ...(wish.variants.length === 0 ? {} : { variant: wish.variants }),
    ...(wish.expansions.length === 0 ? {} : { expansions: wish.expansions }),
  }
  const players: Player[] =
    wish.opponent === 'people' && wish.seats > 1
      ? Array.from({ length: wish.seats }, (_, seat) => ({
          kind: 'person',
          name: say('menu.person', { number: seat + 1 }),
        }))
      : usualPlayers(module.game.id, wish.seats, say).map((player) =>
          player.kind === 'bot' ? { ...player, name: wish.opponent } : player,
        )
  await play(
    newSession(context, { module, setup: module.setup(wish.seats, values, undefined), seed: undefined, players }),
    false,
  )
  return context
}

const opponentName = ({ say }: Context, opponent: string): string =>
  opponent === 'people' ? say('menu.people') : opponent

/** One wish changed; undefined if the input has ended. */
async function change(
  context: Context,
  module: GameModule,
  wish: Wish,
  what: string,
  bots: readonly string[],
): Promise<true | undefined> {
  const { say, language } = context
  const { modes, boards, variants, expansions } = module.choices(language)
  const asked = {
    mode: {
      question: say('menu.whichMode'),
      choices: modes.map(({ id, name, about }) => ({ id, text: `${name}. ${about}` })),
    },
    seats: {
      question: say('menu.howMany'),
      choices: seatsFor(module, wish.mode, wish.expansions)
        .toReversed()
        .map((n) => ({ id: String(n), text: String(n) })),
    },
    boards: {
      question: say('menu.whichBoards'),
      choices: boards.map(({ id, name, about }) => ({ id, text: `${name}. ${about}` })),
    },
    opponents: {
      question: say('menu.who'),
      choices: [...bots, 'people'].map((id) => ({ id, text: opponentName(context, id) })),
    },
    variants: {
      question: say('menu.whichVariant'),
      choices: variants.map(({ id, name, about }) => ({
        id,
        text: `${wish.variants.includes(id) ? '* ' : ''}${name}. ${about}`,
      })),
    },
    expansions: {
      question: say('menu.whichExpansion'),
      choices: expansions.map(({ id, name, about }) => ({
        id,
        text: `${wish.expansions.includes(id) ? '* ' : ''}${name}. ${about}`,
      })),
    },
  }[what as 'mode' | 'seats' | 'boards' | 'opponents' | 'variants' | 'expansions']
  const id = await choose(context, asked.question, asked.choices)
  if (id === undefined) return undefined
  if (what === 'mode') {
    wish.mode = id
    wish.seats = usualSeats(module, id)
  } else if (what === 'seats') wish.seats = Number(id)
  else if (what === 'boards') wish.boards = id
  else if (what === 'opponents') wish.opponent = id
  else if (what === 'variants') wish.variants = toggled(wish.variants, id)
  else {
    wish.expansions = toggled(wish.expansions, id)
    if (!seatsFor(module, wish.mode, wish.expansions).includes(wish.seats)) wish.seats = usualSeats(module, wish.mode)
  }
  return true
}

const toggled = (list: readonly string[], id: string): readonly string[] =>
  list.includes(id) ? list.filter((other) => other !== id) : [...list, id]

async function goOn(context: Context): Promise<Context | undefined> {
  const { say, io, language } = context
  const saved = unfinished(io.folder).slice(0, 9)
  const id = await choose(
    context,
    say('menu.which'),
    saved.map(({ file, game }) => {
      const when =
        game.saved === undefined
          ? ''
          : new Date(game.saved).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })
      return { id: file, text: `${game.game}  ${when}  ${(game.players ?? []).map(({ name }) => name).join(', ')}` }
    }),
  )
  if (id === undefined) return undefined
  await play(loadSession(context, id), false)
  return context
}

async function readRules(context: Context): Promise<Context | undefined> {
  const { say, language, io } = context
  const sections = GAMES.flatMap((module) => module.rules.sections.map((section) => ({ module, section })))
  const id = await choose(
    context,
    say('menu.whichSection'),
    sections.map(({ section }, i) => ({ id: String(i), text: section.title[language] })),
  )
  if (id === undefined) return undefined
  const { module, section } = sections[Number(id)]!
  for (const rule of section.rules)
    printLines(io, wrap(`${rule}  ${module.rules.text(rule, language) ?? ''}`, Math.min(io.columns, 110), 2))
  return context
}

/** The next of the languages. */
const otherLanguage = ({ language, io }: Context): Promise<Context> => {
  const next = LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length]!
  return Promise.resolve(contextOf(io, next, speaker(next)))
}
