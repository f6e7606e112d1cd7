import { type AnyTable, type Going, goOn, type Log, onlyWatched } from '@wanli/kernel'
import { tell } from '@wanli/text'
import { Complaint } from '../complaint.ts'
import type { Context } from '../context.ts'
import type { GameModule } from '../games/index.ts'
import { problemText } from '../problem.ts'

/* Saved games of earlier versions: they go on, or say why not. */

/** As many as are named. */
const NAMED = 6

type Differs = Exclude<Going, { how: 'same' }>

/** What has changed since the game was begun, by name. */
export function changedText(
  { language, say }: Context,
  module: GameModule,
  box: AnyTable['box'],
  { changed: { rows } }: Pick<Differs, 'changed'>,
  key: 'load.otherRules' | 'load.otherPosition' = 'load.otherRules',
): string {
  const names = [...new Set(rows.map((row) => tell(module.texts[language], language, module.row(row, box))))]
  const more = names.length - NAMED
  const named = more > 0 ? [...names.slice(0, NAMED), say('load.more', { count: more })] : names
  const list = new Intl.ListFormat(language).format(named)
  return say(key, { names: list, count: names.length })
}

/** The log that goes on: the file's own, or one that begins with the position that was kept. What has changed is said. */
export function goesOnWith(context: Context, module: GameModule, file: string, log: Log): Log {
  const going = goOn(module.game, log)
  if (!going.ok) throw new Complaint('error.inFile', { file, text: problemText(context, module, going.error) })
  const found = going.value
  if (found.how === 'same') return log
  const setup = module.game.checkSetup(log.setup)
  const changed = setup.ok ? changedText(context, module, module.game.open(setup.value), found) : ''
  if (found.how === 'watch') {
    const why = onlyWatched(log, found.at)
    throw new Complaint('error.inFile', {
      file,
      text: why.ok ? '' : `${problemText(context, module, why.error)} ${changed}`,
    })
  }
  context.io.err(`${changed} ${context.say('load.kept', { lost: found.lost })}\n`)
  return found.log
}
