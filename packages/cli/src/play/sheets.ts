import { fit, width } from '../draw/width.ts'
import type { Sheet } from '../games/index.ts'
import type { Session } from './session.ts'

/** What can be read beside the table is called by its word, or by how that begins: in either language. */
export function sheetCalled({ module }: Session, typed: string): Sheet | undefined {
  const word = typed.toLowerCase()
  if (word.length < SHORTEST) return undefined
  return module.sheets.find(({ words }) => Object.values(words).some((known) => known.startsWith(word)))
}
const SHORTEST = 2

/** The words, for the line below the options. */
export const sheetWords = ({ module, context }: Session): string =>
  module.sheets
    .map(({ words, more }) =>
      [words[context.language], ...(more === undefined ? [] : [`[${more[context.language]}]`])].join(' '),
    )
    .join('   ')

/** A line of help for each of these words, in the columns of the other lines. */
export const sheetHelp = ({ module, context }: Session): string[] =>
  module.sheets.map((sheet) => {
    const { language } = context
    const { words, more } = sheet
    const word = more === undefined ? words[language] : `${words[language]} [${more[language]}]`
    return `  ${fit(word, Math.max(HELP_COLUMN, width(word) + 1))}${sheet.about(language)}`
  })
const HELP_COLUMN = 14
