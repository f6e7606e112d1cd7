import type { Face } from '../games/face.ts'
import { say, settings } from '../settings.svelte.ts'
import type { OtherRules, TablePlan } from '../table/protocol.ts'
import { tell } from '../text/index.ts'

/** As many as are named; who wants to know all reads the rules. */
const NAMED = 6

/** What has changed since the game was begun, by name, and where it goes on. */
export function otherRulesText(face: Face, { setup }: TablePlan, what: OtherRules): { title: string; text: string } {
  const { language } = settings
  const { rows, rules } = what.changed
  const box = face.open(setup)
  const names = [...new Set(rows.map((row) => tell(face.texts[language], language, face.row(row, box))))]
  const list = new Intl.ListFormat(language).format([
    ...names.slice(0, NAMED),
    ...(names.length > NAMED ? [say('store.otherRules.more', { count: names.length - NAMED })] : []),
  ])
  const changed = names.length > 0 ? say('store.otherRules.changed', { names: list }) : ''
  const told = changed !== '' || !rules ? changed : say('store.otherRules.rules')
  if (what.how === 'position') {
    const text = [told, say('store.otherPosition.goesOn')].filter(Boolean).join(' ')
    return { title: say('store.otherPosition'), text }
  }
  const goesOn =
    what.how === 'kept'
      ? say('store.otherRules.kept', { lost: what.lost })
      : say('store.otherRules.watch', { at: what.at, answers: what.answers })
  return { title: say('store.otherRules'), text: [told, goesOn].filter(Boolean).join(' ') }
}
