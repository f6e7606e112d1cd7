import { checkData, describeError, MODE_SEATS } from '@wanli/great-wall'
import { type TextKey, texts } from '@wanli/great-wall/text'
import type { Language } from '../../text/index.ts'
import type { Choices, DataFile, FlagValues, SetupFlag } from '../module.ts'
import { CLANS, groupOf, isFor, MODES, SEATS, SETTING_NAMES, SETTINGS, type SettingName, usualMode } from './terms.ts'
import { word } from './text/index.ts'

/** The game's texts of a set-up: name and explanation. */
const text = (language: Language, key: TextKey): string => texts[language][key]

/** `raid.playerCount=withAutomata`: every answer to every open question. */
const ANSWERS = SETTING_NAMES.flatMap((name) =>
  SETTINGS[name].map((value) => ({ name, value, word: `${name}=${value}` })),
)

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
  { flags: '--data <file>', name: 'data', about: (language) => text(language, 'setup.data.help') },
]

/** The tables that have an option; nothing if all have it. */
function where(name: SettingName, language: Language): string {
  const group = groupOf(name)
  return group === undefined ? '' : word(language, `setup.only.${group}`)
}

/** The mode that is named, or the one that goes without saying. */
const modeOf = (seats: number, { mode }: FlagValues): string | undefined =>
  typeof mode === 'string' ? mode : usualMode(seats)

export const choices = (language: Language): Choices => ({
  modes: MODES.map((id) => ({
    id,
    name: text(language, `mode.${id}` as TextKey),
    about: `${text(language, `mode.${id}.help` as TextKey)} ${word(language, 'setup.mode.seats', { seats: MODE_SEATS[id]!.join(', ') })}`,
  })),
  boards: [],
  variants: [],
  options: [
    ...SETTING_NAMES.flatMap((name) =>
      SETTINGS[name].slice(1).map((value) => ({
        id: `--option ${name}=${value}`,
        name: `${text(language, `setting.${name}`)}: ${text(language, `setting.${name}.${value}` as TextKey)}`,
        about: [text(language, `setting.${name}.help`), where(name, language)].join(' ').trim(),
      })),
    ),
    { id: '--clans', name: text(language, 'setup.clans'), about: text(language, 'setup.clans.help') },
    { id: '--data', name: text(language, 'setup.data'), about: text(language, 'setup.data.help') },
  ],
})

const list = (value: FlagValues[string]): readonly string[] => (Array.isArray(value) ? (value as string[]) : [])

/** The answers that were given, by question. */
const given = (values: FlagValues) => ANSWERS.filter((answer) => list(values['option']).includes(answer.word))

export function conflict(seats: number, values: FlagValues, language: Language): string | undefined {
  const names = given(values).map(({ name }) => name)
  const twice = names.find((name, i) => names.indexOf(name) !== i)
  if (twice !== undefined) return word(language, 'conflict.option', { name: twice })
  const mode = modeOf(seats, values) ?? ''
  const odd = names.find((name) => !isFor(name, mode, seats))
  if (odd !== undefined) return word(language, 'conflict.mode', { name: odd, mode, seats, where: where(odd, language) })
  const clans = list(values['clans'])
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
  ...(list(values['clans']).length === 0 ? {} : { clans: values['clans'] }),
  ...(given(values).length === 0
    ? {}
    : { options: Object.fromEntries(given(values).map(({ name, value }) => [name, value])) }),
  ...(data === undefined ? {} : { data: data.content }),
})
