import { isFor, type SetupField as Described, type SetupOffer, type TableKind } from '@wanli/game-kit'
import type { Message } from '../text/index.ts'
import type { Choice, ModeChoice, SetupField } from './face.ts'

const word = (key: string): Message => ({ key })

function choiceOf({ value, name, help }: Described['choices'][number]): readonly Choice[] {
  if (typeof value === 'boolean' || name === undefined) return []
  return [{ value, name: word(name), ...(help === undefined ? {} : { help: word(help) }) }]
}

/** A field as the page shows it. What chance answers if nobody does is not asked here. */
function shown(field: Described): readonly SetupField[] {
  const { path, kind, usual, label, help, choices, house } = field
  if (usual === undefined) return []
  const byDefault = choices[0]?.name
  return [
    {
      name: path.join('.'),
      path,
      kind,
      label: word(label),
      help: word(help),
      choices: choices.flatMap(choiceOf),
      usual,
      ...(house && byDefault !== undefined ? { house: word(byDefault) } : {}),
    },
  ]
}

/** What a table may agree on, by its mode and the number of its players; yes or no after what has several answers. */
export function fieldsFor({ fields }: SetupOffer): (table: TableKind) => readonly SetupField[] {
  const all = [...fields.filter(({ kind }) => kind !== 'yesNo'), ...fields.filter(({ kind }) => kind === 'yesNo')]
  const looks = all.flatMap((field) => shown(field).map((look) => ({ field, look })))
  return (table) => looks.filter(({ field }) => isFor(field, table)).map(({ look }) => look)
}

export const modesOf = ({ modes }: SetupOffer, text: (mode: string) => string): readonly ModeChoice[] =>
  Object.entries(modes).map(([id, seats]) => ({ id, name: word(text(id)), help: word(`${text(id)}.help`), seats }))
