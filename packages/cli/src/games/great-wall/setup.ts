import { isFor } from '@wanli/game-kit'
import { checkData, describeError, SETUP } from '@wanli/great-wall'
import { type TextKey, texts } from '@wanli/great-wall/text'
import type { Language } from '../../text/index.ts'
import type { Choices, DataFile, FlagValues, SetupFlag } from '../module.ts'
import { answersTo, listOf, placed, type SetupField } from '../setup-fields.ts'
import { MODES, SEATS, usualMode } from './terms.ts'
import { word } from './text/index.ts'

/** The game's texts of a set-up: name and explanation. */
const text = (language: Language, key: string): string => texts[language][key as TextKey]

const { fields: FIELDS, expansions: EXPANSIONS = [] } = SETUP
const CLANS = [...SETUP.clans, ...EXPANSIONS.flatMap(({ clans }) => clans)]
/** `raid.playerCount=withAutomata`: every answer to every open question. */
const ANSWERS = FIELDS.flatMap((field) => answersTo(field).map((answer) => ({ field, ...answer })))

/** `1 solo, 2 two ...` */
const USUAL = SEATS.map((seats) => `${seats} ${usualMode(seats)}`).join(', ')

export const FLAGS: readonly SetupFlag[] = [
  {
    flags: '--mode <mode>',
    name: 'mode',
    choices: MODES,
    about: (language) => `${text(language, 'setup.mode.help')} ${word(language, 'setup.mode.about', { modes: USUAL })}`,
  },
  {
    flags: '--option <name=value>',
    name: 'option',
    choices: ANSWERS.map((answer) => answer.word),
    many: true,
    about: (language) => word(language, 'setup.option.about'),
  },
  {
    flags: '--clans <clans>',
    name: 'clans',
    choices: CLANS,
    many: true,
    about: (language) => text(language, 'setup.clans.help'),
  },
  {
    flags: '--expansions <names>',
    name: 'expansions',
    choices: EXPANSIONS.map(({ name }) => name),
    many: true,
    about: (language) => text(language, 'setup.expansions.help'),
  },
  { flags: '--data <file>', name: 'data', about: (language) => text(language, 'setup.data.help') },
]

/** The tables that have an option; nothing if all have it. */
const where = ({ only }: SetupField, language: Language): string =>
  only === undefined ? '' : text(language, only.text)

/** The mode that is named, or the one that goes without saying. */
const modeOf = (seats: number, { mode }: FlagValues): string | undefined =>
  typeof mode === 'string' ? mode : usualMode(seats)

const expansionsIn = (language: Language) =>
  EXPANSIONS.map(({ name, label, help }) => ({ id: name, name: text(language, label), about: text(language, help) }))

export const choices = (language: Language): Choices => ({
  modes: MODES.map((id) => ({
    id,
    name: text(language, `mode.${id}`),
    about: `${text(language, `mode.${id}.help`)} ${word(language, 'setup.mode.seats', { seats: SETUP.modes[id]!.join(', ') })}`,
  })),
  boards: [],
  variants: [],
  expansions: expansionsIn(language),
  options: [
    ...ANSWERS.filter(({ field, value }) => value !== field.usual).map(({ field, name, word: flag }) => ({
      id: `--option ${flag}`,
      name: `${text(language, field.label)}: ${text(language, name!)}`,
      about: [text(language, field.help), where(field, language)].join(' ').trim(),
    })),
    ...expansionsIn(language).map((choice) => ({ ...choice, id: `--expansions ${choice.id}` })),
    { id: '--clans', name: text(language, 'setup.clans'), about: text(language, 'setup.clans.help') },
    { id: '--data', name: text(language, 'setup.data'), about: text(language, 'setup.data.help') },
  ],
})

/** The answers that were given, by question. */
const given = (values: FlagValues) => ANSWERS.filter((answer) => listOf(values['option']).includes(answer.word))

export function conflict(seats: number, values: FlagValues, language: Language): string | undefined {
  const fields = given(values).map(({ field }) => field)
  const twice = fields.find((field, i) => fields.indexOf(field) !== i)
  if (twice !== undefined) return word(language, 'conflict.option', { name: twice.name })
  const mode = modeOf(seats, values) ?? ''
  const odd = fields.find((field) => !isFor(field, { mode, seats, expansions: listOf(values['expansions']) }))
  if (odd !== undefined)
    return word(language, 'conflict.mode', { name: odd.name, mode, seats, where: where(odd, language) })
  const clans = listOf(values['clans'])
  const right = clans.length === 0 || (clans.length === seats && new Set(clans).size === seats)
  return right ? undefined : word(language, 'conflict.clans', { seats })
}

export function wrongData({ name, content }: DataFile, language: Language): string | undefined {
  const checked = checkData(content, name)
  return checked.ok ? undefined : describeError(checked.errors[0]!, language)
}

/** What the game's own check is to look at. */
export const setup = (seats: number, values: FlagValues, data: DataFile | undefined): Record<string, unknown> => ({
  seats,
  mode: modeOf(seats, values),
  ...(listOf(values['clans']).length === 0 ? {} : { clans: values['clans'] }),
  ...(listOf(values['expansions']).length === 0 ? {} : { expansions: values['expansions'] }),
  ...placed(given(values).map(({ field, value }) => ({ path: field.path, value }))),
  ...(data === undefined ? {} : { data: data.content }),
})
