import type { Language } from '../../text/index.ts'
import { checkData, describeError, SETUP, zhanguo } from '@wanli/zhanguo'
import { type TextKey, texts } from '@wanli/zhanguo/text'
import type { Choices, DataFile, FlagValues, SetupFlag } from '../module.ts'
import { listOf, placed, type SetupField } from '../setup-fields.ts'
import type { ZgBox } from './terms.ts'
import { word } from './text/index.ts'

/** The game's texts of a set-up: name and explanation. */
const text = (language: Language, key: string): string => texts[language][key as TextKey]

/** What the terminal calls each field of a set-up; yes or no is the flag that changes what is usual. */
const CALLED: Readonly<Record<string, { flags: string; name: string; about?: Parameters<typeof word>[1] }>> = {
  boards: { flags: '--boards <side>', name: 'boards' },
  variants: { flags: '--variant <name>', name: 'variant' },
  autoClaimTasks: { flags: '--no-auto-claim', name: 'autoClaim', about: 'setup.autoClaim.about' },
  confirmTurns: { flags: '--confirm-turns', name: 'confirmTurns' },
  leaveOut: { flags: '--leave-out <boards>', name: 'leaveOut' },
}
const FIELDS = SETUP.fields.map((field) => {
  const called = CALLED[field.name]
  if (called === undefined) throw new Error(`The terminal has no flag for ${field.name}`)
  return { field, ...called, id: called.flags.split(' ')[0]! }
})

export const FLAGS: readonly SetupFlag[] = [
  ...FIELDS.map(({ field, flags, name, about }) => ({
    flags,
    name,
    ...(field.kind === 'yesNo' ? {} : { choices: field.choices.map(({ value }) => String(value)) }),
    ...(field.kind === 'many' ? { many: true } : {}),
    about: (language: Language) => (about === undefined ? text(language, field.help) : word(language, about)),
  })),
  {
    flags: '--clans <colours>',
    name: 'clans',
    choices: SETUP.clans,
    many: true,
    about: (language) => text(language, 'setup.clans.help'),
  },
  { flags: '--data <file>', name: 'data', about: (language) => text(language, 'setup.data.help') },
]

/** The values of a field that are explained one by one. */
const valuesOf = (name: string, language: Language) =>
  FIELDS.find(({ field }) => field.name === name)!.field.choices.map((choice) => ({
    id: String(choice.value),
    name: text(language, choice.name!),
    about: text(language, choice.help!),
  }))

export const choices = (language: Language): Choices => ({
  modes: [{ id: 'standard', name: word(language, 'mode.standard'), about: word(language, 'mode.standard.about') }],
  boards: valuesOf('boards', language),
  variants: valuesOf('variants', language),
  expansions: [],
  options: [
    ...FIELDS.filter(({ field }) => field.choices.every(({ help }) => help === undefined)).map(({ field, id }) => ({
      id,
      name: text(language, field.label),
      about: text(language, field.help),
    })),
    { id: '--clans', name: text(language, 'setup.clans'), about: text(language, 'setup.clans.help') },
    { id: '--data', name: text(language, 'setup.data'), about: text(language, 'setup.data.help') },
  ],
})

/** ZG-AUCT-02, RUL-05: only an auction leaves boards out, and how many depends on the seats. */
export function conflict(seats: number, values: FlagValues, language: Language): string | undefined {
  const { boards, leaveOut, clans } = values
  if (Array.isArray(clans) && (clans.length !== seats || new Set(clans).size !== seats))
    return word(language, 'conflict.clans', { seats, clans: clans.join(', ') })
  if (!Array.isArray(leaveOut)) return undefined
  if (boards !== 'auction') return word(language, 'conflict.noAuction')
  const count = standardBox(seats).data.constants.boardsDiscarded[seats as 2 | 3 | 4]
  return new Set(leaveOut).size === count && leaveOut.length === count
    ? undefined
    : word(language, 'conflict.leaveOut', { seats, count })
}

function standardBox(seats: number): ZgBox {
  const checked = zhanguo.checkSetup({ seats })
  if (!checked.ok) throw new Error(`ZhanGuo has no game for ${seats}`)
  return zhanguo.open(checked.value)
}

export function wrongData({ name, content }: DataFile, language: Language): string | undefined {
  const checked = checkData(content, name)
  return checked.ok ? undefined : describeError(checked.errors[0]!, language)
}

/** What a flag says of its field, if it was given. */
function answerOf(field: SetupField, value: FlagValues[string]): unknown {
  if (field.kind === 'yesNo') return value === !field.usual ? value : undefined
  return field.kind === 'many' && value !== undefined && field.usual !== undefined ? [...new Set(listOf(value))] : value
}

/** What the game's own check is to look at. */
export const setup = (seats: number, values: FlagValues, data: DataFile | undefined): Record<string, unknown> => ({
  seats,
  ...(values['clans'] === undefined ? {} : { clans: values['clans'] }),
  ...placed(
    FIELDS.map(({ field, name }) => ({ path: field.path, value: answerOf(field, values[name]) })).filter(
      ({ value }) => value !== undefined,
    ),
  ),
  ...(data === undefined ? {} : { data: data.content }),
})
