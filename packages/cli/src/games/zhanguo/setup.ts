import type { Language } from '../../text/index.ts'
import { checkData, describeError, zhanguo } from '@wanli/zhanguo'
import { texts } from '@wanli/zhanguo/text'
import type { Choices, DataFile, FlagValues, SetupFlag } from '../module.ts'
import { BOARD_CHOICES, BOARDS, CLANS, VARIANTS, type ZgBox } from './terms.ts'
import { word } from './text/index.ts'

/** The game's texts of a set-up: name and explanation. */
const text = (language: Language, key: keyof (typeof texts)['en']): string => texts[language][key]

export const FLAGS: readonly SetupFlag[] = [
  {
    flags: '--boards <side>',
    name: 'boards',
    choices: BOARD_CHOICES,
    about: (language) => text(language, 'setup.boards.help'),
  },
  {
    flags: '--variant <name>',
    name: 'variant',
    choices: VARIANTS,
    many: true,
    about: (language) => text(language, 'setup.variants.help'),
  },
  { flags: '--no-auto-claim', name: 'autoClaim', about: (language) => word(language, 'setup.autoClaim.about') },
  { flags: '--confirm-turns', name: 'confirmTurns', about: (language) => text(language, 'setup.confirmTurns.help') },
  {
    flags: '--leave-out <boards>',
    name: 'leaveOut',
    choices: BOARDS,
    many: true,
    about: (language) => text(language, 'setup.leaveOut.help'),
  },
  {
    flags: '--clans <colours>',
    name: 'clans',
    choices: CLANS,
    many: true,
    about: (language) => text(language, 'setup.clans.help'),
  },
  { flags: '--data <file>', name: 'data', about: (language) => text(language, 'setup.data.help') },
]

export const choices = (language: Language): Choices => ({
  modes: [{ id: 'standard', name: word(language, 'mode.standard'), about: word(language, 'mode.standard.about') }],
  boards: BOARD_CHOICES.map((id) => ({
    id,
    name: text(language, `boards.${id}`),
    about: text(language, `boards.${id}.help`),
  })),
  variants: VARIANTS.map((id) => ({
    id,
    name: text(language, `variant.${id}`),
    about: text(language, `variant.${id}.help`),
  })),
  options: [
    ...(['autoClaimTasks', 'confirmTurns', 'leaveOut'] as const).map((id, i) => ({
      id: ['--no-auto-claim', '--confirm-turns', '--leave-out'][i]!,
      name: text(language, `setup.${id}`),
      about: text(language, `setup.${id}.help`),
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

/** What the game's own check is to look at. */
export const setup = (seats: number, values: FlagValues, data: DataFile | undefined): Record<string, unknown> => ({
  seats,
  ...(values['clans'] === undefined ? {} : { clans: values['clans'] }),
  ...(values['boards'] === undefined ? {} : { boards: values['boards'] }),
  ...(values['variant'] === undefined ? {} : { variants: [...new Set(values['variant'] as readonly string[])] }),
  ...(values['autoClaim'] === false ? { autoClaimTasks: false } : {}),
  ...(values['confirmTurns'] === true ? { confirmTurns: true } : {}),
  ...(values['leaveOut'] === undefined ? {} : { leaveOut: values['leaveOut'] }),
  ...(data === undefined ? {} : { data: data.content }),
})
