import {
  type AnyTable,
  type Changed,
  changedSincePosition,
  isObject,
  openPosition,
  type Problem,
  readPosition,
} from '@wanli/kernel'
import type { Command } from 'commander'
import { Complaint } from '../complaint.ts'
import { type Context, printJson, printLines } from '../context.ts'
import { wrap } from '../draw/width.ts'
import { readJson } from '../files.ts'
import { tell } from '@wanli/text'
import { type GameModule, gameOf } from '../games/index.ts'
import { changedText } from '../play/other-rules.ts'
import { ROOM } from '../play/screen.ts'
import { problemText } from '../problem.ts'
import { common } from './flags.ts'

export function addPosition(program: Command, context: Context): void {
  const { say } = context
  const command = program
    .command('position')
    .description(say('position.about'))
    .argument(`<${say('arg.file')}>`, say('help.position'))
  common(command, context, ['wanli position puzzle.json', 'wanli position puzzle.json --json']).action(
    (file: string, options: { json?: true }) => {
      const { module, table, changed } = open(context, file)
      if (changed !== undefined)
        context.io.err(`${changedText(context, module, table.box, { changed }, 'load.otherPosition')}\n`)
      if (options.json === true) printJson(context.io, positionJson(module, table, changed))
      else printLines(context.io, positionLines(context, module, table))
    },
  )
}

interface OpenedFile {
  readonly module: GameModule
  readonly table: AnyTable
  /** It was written under other rules or data. */
  readonly changed: Changed | undefined
}

function open(context: Context, file: string): OpenedFile {
  const input = readJson(file)
  if (!isObject(input) || input['wanli'] !== 'position') throw new Complaint('error.notAPosition', { file })
  if (typeof input['game'] !== 'string') throw new Complaint('error.positionGame', { file })
  const module = gameOf(input['game'])
  const read = readPosition(input, module.game)
  const wrong = (error: Problem) => new Complaint('error.inFile', { file, text: problemText(context, module, error) })
  if (!read.ok) throw wrong(read.error)
  const opened = openPosition(module.game, read.value)
  if (!opened.ok) throw wrong(opened.error)
  return { module, table: opened.value, changed: changedSincePosition(opened.value, read.value) }
}

function positionLines({ io, language, say }: Context, module: GameModule, table: AnyTable): string[] {
  const texts = module.texts[language]
  const names = Array.from({ length: table.box.seats }, (_, seat) =>
    tell(texts, language, module.seat(table.box, seat)),
  )
  const question = table.open[0]
  const scene = {
    view: table.view(question?.seat),
    box: table.box,
    language,
    glyphs: io.glyphs,
    paint: io.paint,
    names,
    asked: table.open.map(({ seat }) => seat),
    question: undefined,
  }
  const asked = table.open.flatMap((open) => {
    const view = table.view(open.seat)
    const widest = Math.max(...open.options.map(({ key }) => key.length))
    return [
      '',
      io.paint('bold', `${names[open.seat]}: ${tell(texts, language, module.prompt(open, table.box, view))}`),
      ...open.options.flatMap((option) => {
        const text = tell(texts, language, module.option(option, table.box, view, open))
        return wrap(text, Math.max(40, ROOM - widest - 4)).map(
          (line, i) => `  ${(i === 0 ? option.key : '').padEnd(widest)}  ${io.paint('dim', line)}`,
        )
      }),
    ]
  })
  return [...module.draw(scene), ...(table.over ? ['', say('position.over')] : asked)]
}

function positionJson(module: GameModule, table: AnyTable, changed: Changed | undefined) {
  const names = module.game.seatNames(table.box)
  return {
    ok: true,
    ...(changed === undefined ? {} : { changed: { rules: changed.rules, rows: changed.rows } }),
    game: module.game.id,
    over: table.over,
    hash: table.hash(),
    scores: module.game.scores(table.state, table.box),
    asked: table.open.map(({ seat, prompt, options }) => ({
      seat,
      name: names[seat],
      prompt,
      options: options.map(({ key }) => key),
      refused: table.refusedFor(seat).map(({ option, rule }) => ({ key: option.key, rule })),
    })),
    table: module.game.writePosition(table.state, table.box, true),
  }
}
