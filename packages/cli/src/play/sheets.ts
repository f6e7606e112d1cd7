import { fit, width } from '../draw/width.ts'
import type { Sheet } from '../games/index.ts'
import type { Session } from './session.ts'

/** What can be read beside the table is called by its word, or by how that begins: in either language. */
export function sheetCalled(session: Session, typed: string): Sheet | undefined {
  const word = typed.toLowerCase()
  if (word.length < SHORTEST) return undefined
  return sheetsOf(session).find(({ words }) => Object.values(words).some((known) => known.startsWith(word)))
}
const SHORTEST = 2

/** Those that this table has something for. */
const sheetsOf = ({ module, table }: Session): readonly Sheet[] =>
  module.sheets.filter((sheet) => sheet.fits?.(table.box) ?? true)

/** What is read before the first question. */
export const openingLines = (session: Session): string[] =>
  sheetsOf(session).flatMap((sheet) => (sheet.opens === true ? sheet.read(session.scene(undefined), '') : []))

/** The words, for the line below the options. */
export const sheetWords = (session: Session): string => {
  const { language } = session.context
  return sheetsOf(session)
    .map(({ words, more }) => [words[language], ...(more === undefined ? [] : [`[${more[language]}]`])].join(' '))
    .join('   ')
}

/** A line of help for each of these words, in the columns of the other lines. */
export const sheetHelp = (session: Session): string[] =>
  sheetsOf(session).map((sheet) => {
    const { language } = session.context
    const { words, more } = sheet
    const word = more === undefined ? words[language] : `${words[language]} [${more[language]}]`
    return `  ${fit(word, Math.max(HELP_COLUMN, width(word) + 1))}${sheet.about(language)}`
  })
const HELP_COLUMN = 14
