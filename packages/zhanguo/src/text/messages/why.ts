import type { JsonObject } from '@wanli/kernel'
import { OPEN_AREA } from '../../options.ts'
import type { FactKind, Facts } from '../../facts.ts'
import type { ZgBox } from '../../terms.ts'
import { listOf, type Message, message, type MessageParam } from './message.ts'
import { colourName, numbers, officialName, playerMessage, sectionName, squareLetter } from './things.ts'

type Of<K extends FactKind> = Extract<Facts, { kind: K }>
type Maker = (value: never, box: ZgBox) => MessageParam

/** How each fact is named; those that are not here are numbers and words that the text takes as they are. */
const NAMES: Readonly<Record<string, Maker>> = {
  official: (official: Of<'officialsOut'>['official']) => officialName(official),
  colour: (colour: Of<'markersOut'>['colour']) => colourName(colour),
  section: (section: Of<'ownWallHere'>['section']) => sectionName(section),
  by: (by: number | string, box) => (typeof by === 'number' ? playerMessage(by, box) : by),
  board: (board: Of<'boardGone'>['board']) => message(`board.${board}`),
  trigger: (trigger: Of<'otherTrigger'>['trigger']) => message(`court.${trigger}`),
  action: (action: Of<'otherTrigger'>['action']) => message(`court.${action}`),
  square: (square: number) => (square === OPEN_AREA ? 'open' : squareLetter(square)),
  near: (near: readonly number[]) => listOf(numbers(near), 'or'),
  missing: (missing: Of<'governorOfficials'>['missing']) =>
    listOf(
      missing.map((official) => message('lack.official', { official: officialName(official) })),
      'and',
    ),
}

/** Several places, and how many: "regions 1 and 2". */
function places(regions: readonly number[], kind: FactKind): Message['params'] {
  const last = kind === 'hireAfterFreeMove' || kind === 'rewardRegions' ? 'or' : 'and'
  return { count: regions.length, regions: regions.length === 0 ? '' : listOf(numbers(regions), last) }
}

/** What is missing here, before the rule is told. Undefined if nothing was measured. */
export function whyMessage(facts: JsonObject | undefined, box: ZgBox): Message | undefined {
  if (facts === undefined) return undefined
  const { kind, regions, ...rest } = facts as Facts & { readonly regions?: readonly number[] }
  const params = Object.entries(rest).map(([name, value]): [string, MessageParam] => [
    name,
    name in NAMES ? NAMES[name]!(value as never, box) : typeof value === 'boolean' ? String(value) : (value as number),
  ])
  return message(`why.${kind}`, {
    ...Object.fromEntries(params),
    ...(regions === undefined ? {} : places(regions, kind)),
  })
}
