import { explained } from '@wanli/game-kit'
import type { DetailParams, Problem } from '@wanli/kernel'
import { LOCATIONS, type SectionName, standardData, type UnitPick, UNITS } from '../../data/index.ts'
import type { Expected } from '../../data/vocabulary/tokens.ts'
import { isOwnDetail } from '../../details.ts'
import type { Remark } from '../../expansions/expansion.ts'
import { EXPANSIONS } from '../../expansions/shelf.ts'
import type { TextKey } from '../en.ts'
import { listOf, type Message, message, type MessageParam, named } from './message.ts'

export const problemMessage = (problem: Problem): Message =>
  explained(problem, isDetail, (name, value) =>
    name === 'codes' ? remarksMessage(String(value).split(' '), problem.detail) : translated(name, value),
  )

/** What else can be wrong with a table, with the expansions that are there. */
const moreDetails = (): readonly string[] =>
  EXPANSIONS.flatMap(({ texts }) => Object.keys(texts?.en ?? {})).flatMap((name) =>
    name.startsWith('detail.') ? [name.slice('detail.'.length)] : [],
  )
const isDetail = (problem: unknown) => isOwnDetail(problem, moreDetails())

/** All refusals of a table, one sentence each (XP-CFG-02). */
const remarksMessage = (codes: readonly string[], params: DetailParams): Message =>
  listOf(
    codes.map((code) => remarkMessage({ code, params })),
    'space',
    'space',
  )

/** Why there can't be such a table, or what is worth knowing of it. */
export const remarkMessage = ({ code, params = {} }: Pick<Remark, 'code' | 'params'>): Message =>
  message(
    `remark.${code}` as TextKey,
    Object.fromEntries(Object.entries(params).map(([name, value]) => [name, translated(name, value)])),
  )

/** Those of the base game, and those that expansions add (GWXC-VOC-04). */
const allUnits = (): readonly UnitPick[] => [
  ...UNITS,
  ...EXPANSIONS.flatMap(({ words }) => (words?.units ?? []) as readonly UnitPick[]),
]

/** Things of the game by their names in the reader's language. */
function translated(name: string, value: string | number): MessageParam {
  switch (name) {
    case 'clan': {
      const clan = standardData.clans.find(({ id }) => id === value)
      return clan === undefined ? value : named(clan.name)
    }
    case 'unit': {
      const unit = allUnits().find((id) => id === value)
      return unit === undefined ? value : message(`unit.${unit}`, { n: 2 })
    }
    case 'location': {
      const location = LOCATIONS.find((id) => id === value)
      return location === undefined ? value : named(standardData.sides.side3.locations[location].name)
    }
    case 'section':
      return message(`section.${value as SectionName}`)
    case 'sets':
      return listOf(
        String(value)
          .split(' ')
          .map((set) => message(`expansion.${set}` as TextKey)),
        'and',
      )
    case 'mode':
      return message(`mode.${value as 'competitive'}`)
    case 'what':
      return message(`expected.${value as Expected}`)
    default:
      return value
  }
}
