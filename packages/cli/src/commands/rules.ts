import type { Command } from 'commander'
import { Complaint, NO_GUESS } from '../complaint.ts'
import { type Context, printJson, printLines } from '../context.ts'
import { table } from '../draw/layout.ts'
import { wrap } from '../draw/width.ts'
import { GAMES, gameIds, gameOf, type GameModule } from '../games/index.ts'
import { coverage, KINDS } from '../rules/coverage.ts'
import { nearest } from '../suggest.ts'
import { common } from './flags.ts'

interface RuleFlags {
  readonly game?: string
  readonly search?: string
  readonly json?: true
}

interface FoundRule {
  readonly game: string
  readonly id: string
  readonly text: string
}

export function addRules(program: Command, context: Context): void {
  const { say } = context
  const command = program.command('rules').enablePositionalOptions().description(say('rules.about'))
  command
    .argument(`[${say('arg.ids')}...]`, say('help.ruleIds'))
    .option('--game <game>', say('help.rulesGame'))
    .option('--search <words>', say('help.search'))
  common(command, context, [
    'wanli rules ZG-UNIFY-03',
    'wanli rules ZG-UNIFY',
    'wanli rules --search palace --lang es',
  ]).action((ids: readonly string[], options: RuleFlags) => {
    const modules = options.game === undefined ? GAMES : [gameOf(options.game)]
    if (ids.length === 0 && options.search === undefined) return sections(modules, options, context)
    const rules =
      options.search === undefined ? byId(modules, ids, context) : bySearch(modules, ids, options.search, context)
    if (options.json === true) printJson(context.io, { rules })
    else
      printLines(
        context.io,
        rules.flatMap(({ id, text }) => ruleLines(id, text, context)),
      )
  })
  addCoverage(command, context)
}

const idsOf = (module: GameModule): string[] => module.rules.sections.flatMap(({ rules }) => rules)

const rulesOf = (module: GameModule, { language }: Context): FoundRule[] =>
  idsOf(module).map((id) => ({ game: module.game.id, id, text: module.rules.text(id, language) ?? '' }))

/** Rules by their ID, or by how their IDs begin. */
function byId(modules: readonly GameModule[], ids: readonly string[], context: Context): FoundRule[] {
  const all = modules.flatMap((module) => rulesOf(module, context))
  return ids.flatMap((typed) => {
    const wanted = typed.toUpperCase()
    const exact = all.filter(({ id }) => id === wanted)
    if (exact.length > 0) return exact
    const begun = all.filter(({ id }) => id.startsWith(wanted.endsWith('-') ? wanted : `${wanted}-`))
    if (begun.length > 0) return begun
    const guesses = nearest(
      wanted,
      all.map(({ id }) => id),
      3,
    )
    throw new Complaint('error.rule', { id: typed, guesses: guesses.join(', ') || NO_GUESS })
  })
}

const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

/** Rules that hold all the words; accents and capitals don't count. */
function bySearch(
  modules: readonly GameModule[],
  ids: readonly string[],
  search: string,
  context: Context,
): FoundRule[] {
  const words = bare(search).split(/\s+/).filter(Boolean)
  const among = ids.length === 0 ? modules.flatMap((module) => rulesOf(module, context)) : byId(modules, ids, context)
  const found = among.filter(({ id, text }) => words.every((word) => bare(`${id} ${text}`).includes(word)))
  if (found.length === 0) throw new Complaint('error.search', { search })
  return found
}

function ruleLines(id: string, text: string, { io }: Context): string[] {
  const [first = '', ...rest] = wrap(`${id}  ${text}`, Math.min(io.columns, 110), 2)
  return [first.replace(id, io.paint('bold', id)), ...rest]
}

function sections(modules: readonly GameModule[], options: RuleFlags, context: Context): void {
  const { language, say, io } = context
  const list = modules.flatMap((module) =>
    module.rules.sections.map(({ title, rules }) => ({ game: module.game.id, title: title[language], rules })),
  )
  if (options.json === true) return printJson(io, { sections: list })
  printLines(io, [
    ...table(list.map(({ title, rules }) => [io.paint('bold', title), rangeOf(rules)])),
    '',
    say('rules.hint', { id: list[0]?.rules[0] ?? '' }),
  ])
}

/** `ZG-UNIFY-01..07, ZG-UNREST-01..09` */
function rangeOf(ids: readonly string[]): string {
  const groups = new Map<string, string[]>()
  for (const id of ids) {
    const [, stem = id, number = ''] = /^(.*)-(\d+)$/.exec(id) ?? []
    groups.set(stem, [...(groups.get(stem) ?? []), number])
  }
  return [...groups]
    .map(([stem, numbers]) =>
      numbers.length === 1 ? `${stem}-${numbers[0]}` : `${stem}-${numbers[0]}..${numbers.at(-1)}`,
    )
    .join(', ')
}

function addCoverage(rules: Command, context: Context): void {
  const { say, io } = context
  const command = rules.command('coverage').description(say('coverage.about')).option('--list', say('help.list'))
  common(command, context, ['wanli rules coverage', 'wanli rules coverage --json']).action(
    (options: { json?: true; list?: true }) => {
      const games = coverage(gameIds())
      if (options.json === true) return printJson(io, games)
      for (const [game, { byKind }] of Object.entries(games)) {
        const header = [io.paint('bold', game), say('coverage.total'), say('coverage.cited'), say('coverage.uncited')]
        const rows = KINDS.map((kind) => {
          const { total, cited, uncited } = byKind[kind]
          return [say(`coverage.${kind}`), String(total), String(cited), String(uncited.length)]
        })
        printLines(io, table([header, ...rows], [1, 2, 3]))
        if (options.list === true)
          printLines(
            io,
            KINDS.flatMap((kind) => byKind[kind].uncited.map((id) => `  ${id}`)),
          )
      }
    },
  )
}
