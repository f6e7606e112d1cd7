import type { Seat } from '@wanli/kernel'
import { habitOf } from './habits.ts'
import { attackWorth, buildingWorth, manWorth, woundWorth } from './moves.ts'
import { type Outlook, outlookOf } from './outlook.ts'
import type { Asked, GwTable, Option } from './terms.ts'
import type { Weights } from './weights.ts'

/** Which options deserve a look, the likeliest first. */
export function triesOf(table: GwTable, seat: Seat, question: Asked, w: Weights): readonly number[] {
  const habit = habitOf(table, seat, question, w)
  if (habit !== undefined) return [habit]
  const { options, prompt } = question
  const o = outlookOf(table.state, table.box, seat, w)
  switch (prompt) {
    case 'deploy':
      return best(options, 1, (option) => fieldWorth(o, option))
    case 'attack':
      return best(options, 2, (option) => fieldWorth(o, option))
    case 'shoot':
    case 'wound':
      return best(options, 2, (option) => fieldWorth(o, option))
    case 'build':
      return best(options, Number(question.about?.['left'] ?? 1) > 2 ? 2 : 3, (option) => siteWorth(o, option))
    case 'upgrade':
      return soldiers(o, options)
    default:
      return all(options)
  }
}

const all = (options: readonly Option[]): number[] => options.map((_, index) => index)

/** The best few by a quick look, and whatever ends the row. */
function best(options: readonly Option[], n: number, worth: (option: Option) => number): number[] {
  const main: { index: number; value: number }[] = []
  const ends: number[] = []
  options.forEach((option, index) => {
    if (option.kind === 'stop' || option.kind === 'decline') ends.push(index)
    else main.push({ index, value: worth(option) })
  })
  main.sort((a, b) => b.value - a.value)
  return [...main.slice(0, n).map(({ index }) => index), ...ends]
}

function fieldWorth(o: Outlook, option: Option): number {
  switch (option.kind) {
    case 'attack':
      return attackWorth(o, option.section, option.row, option.type, option.spot, option.mate)
    case 'man':
      return manWorth(o, option.section, option.type)
    case 'wound':
      return woundWorth(o, option.section, option.row, option.spot)
    case 'shoot':
      return 1
    case 'rest':
      return 0.5 + 0.1 * o.s.sections[option.section]!.hordes.length
    default:
      return 0
  }
}

function siteWorth(o: Outlook, option: Option): number {
  if (option.kind !== 'barricade' && option.kind !== 'wall') return 0
  const found = buildingWorth(o, option.section, option.kind === 'wall')
  return found === undefined ? 0 : found.worth - 0.8 * found.price
}

/** As a new Overseer the Soldier of whom there are most. */
function soldiers(o: Outlook, options: readonly Option[]): number[] {
  const { free } = o.s.players[o.seat]!
  const most = free.indexOf(Math.max(...free))
  const kept = all(options).filter((index) => {
    const option = options[index]!
    return option.kind !== 'overseer' || option.type === most
  })
  return kept.length > 0 ? kept : all(options)
}
