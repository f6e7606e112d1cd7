import { checkData, describeError } from '@wanli/great-wall'
import { texts } from '@wanli/great-wall/text'
import type { Language } from '../../text/index.ts'
import type { Choices, DataFile, FlagValues, SetupFlag } from '../module.ts'
import { CLANS, MODES, SETTING_NAMES, SETTINGS } from './terms.ts'
import { word } from './text/index.ts'

/** The game's texts of a set-up: name and explanation. */
const text = (language: Language, key: keyof (typeof texts)['en']): string => texts[language][key]

/** `raid.playerCount=withAutomata`: every answer to every open question. */
const ANSWERS = SETTING_NAMES.flatMap((name) =>
  SETTINGS[name].map((value) => ({ name, value, word: `${name}=${value}` })),
)

export const FLAGS: readonly SetupFlag[] = [
  { flags: '--mode <mode>', name: 'mode', choices: MODES, about: (language) => text(language, 'setup.mode.help') },
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

export const choices = (language: Language): Choices => ({
  modes: MODES.map((id) => ({
    id,
    name: text(language, `mode.${id}`),
    about: text(language, `mode.${id}.help`),
  })),
  boards: [],
  variants: [],
  options: [
    ...SETTING_NAMES.flatMap((name) =>
      SETTINGS[name].slice(1).map((value) => ({
        id: `--option ${name}=${value}`,
        name: `${text(language, `setting.${name}`)}: ${text(language, `setting.${name}.${value}` as never)}`,
        about: text(language, `setting.${name}.help`),
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
  ...(values['mode'] === undefined ? {} : { mode: values['mode'] }),
  ...(list(values['clans']).length === 0 ? {} : { clans: values['clans'] }),
  ...(given(values).length === 0
    ? {}
    : { options: Object.fromEntries(given(values).map(({ name, value }) => [name, value])) }),
  ...(data === undefined ? {} : { data: data.content }),
})
