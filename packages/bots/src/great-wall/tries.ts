import type { Seat } from '@wanli/kernel'
import { glanceOf } from './expansions/index.ts'
import { habitOf } from './habits.ts'
import { buildingWorth } from './buildings.ts'
import { attackWorth, manWorth, type Now, nowOf, tokenWorth, woundWorth } from './moves.ts'
import { type Outlook, outlookOf } from './outlook.ts'
import { isThreatened } from './sections.ts'
import type { Asked, GwTable, Of, Option } from './terms.ts'
import type { Weights } from './weights.ts'

/** Which options deserve a look, the likeliest first. */
export function triesOf(table: GwTable, seat: Seat, question: Asked, w: Weights): readonly number[] {
  const habit = habitOf(table, seat, question, w)
  if (habit !== undefined) return [habit]
  const { options, prompt } = question
  const o = outlookOf(table, seat, w, question)
  switch (prompt) {
    case 'deploy':
      return field(o, options, 1)
    case 'attack':
      return field(o, options, 2)
    case 'bomberDrop':
      return field(o, options, 2)
    case 'wound':
      return wounds(o, options)
    case 'fortressShot':
    case 'shoot':
      // In Winter every arrow counts: it may need all of them, at any of the Hordes.
      return o.arrows === undefined ? field(o, options, 1) : bestOfEach(options, worthsOf(o, options), () => true)
    case 'build':
      return sites(o, options, Number(question.about?.['left'] ?? 1) > 2 ? 2 : 3)
    case 'upgrade':
      return soldiers(o, options)
    default:
      return all(options)
  }
}

const all = (options: readonly Option[]): number[] => options.map((_, index) => index)

/** The best few, and in each section that falls as things stand the best against each Horde: more may follow and hold it. */
function field(o: Outlook, options: readonly Option[], n: number): number[] {
  const worths = worthsOf(o, options)
  const tries = best(options, n, worths)
  const threatened = o.s.sections.map((_, section) => isThreatened(o, section))
  if (!threatened.includes(true)) return tries
  const saving = bestOfEach(options, worths, (section) => threatened[section] === true)
  return [...tries, ...saving.filter((index) => !tries.includes(index))]
}

/** One spot of a Horde is as good as another: the best two Hordes, and those of sections that fall as things stand. */
function wounds(o: Outlook, options: readonly Option[]): number[] {
  const worths = worthsOf(o, options)
  const each = bestOfEach(options, worths, () => true)
  each.sort((a, b) => worths[b]! - worths[a]!)
  const sectionOf = (index: number) => (options[index] as Of<'wound'>).section
  const tries = each.filter((index, place) => place < 2 || isThreatened(o, sectionOf(index)))
  options.forEach(({ kind }, index) => isEnd(kind) && tries.push(index))
  return tries
}

const isEnd = (kind: Option['kind']): boolean => kind === 'stop' || kind === 'decline'

/** The best few sites, and all in sections that fall as things stand: one more may follow and hold them. */
function sites(o: Outlook, options: readonly Option[], n: number): number[] {
  const now = nowOf(o)
  const worths = options.map((option) => siteWorth(o, now, option))
  const tries = best(options, n, worths)
  options.forEach((option, index) => {
    if (option.kind !== 'barricade' && option.kind !== 'wall') return
    if (!tries.includes(index) && isThreatened(o, option.section)) tries.push(index)
  })
  return tries
}

/** The best option against each Horde of some sections. */
function bestOfEach(
  options: readonly Option[],
  worths: readonly number[],
  isMeant: (section: number) => boolean,
): number[] {
  const found = new Map<number, number>()
  options.forEach((option, index) => {
    if (!('section' in option) || option.section === undefined || option.kind === 'rest') return
    if (!isMeant(option.section)) return
    const place = option.section + 3 * ('row' in option ? option.row : 0)
    const other = found.get(place)
    if (other === undefined || worths[index]! > worths[other]!) found.set(place, index)
  })
  return [...found.values()]
}

/** The best few by a quick look, and whatever ends the row. */
function best(options: readonly Option[], n: number, worths: readonly number[]): number[] {
  const main: number[] = []
  const ends: number[] = []
  options.forEach(({ kind }, index) => (isEnd(kind) ? ends : main).push(index))
  main.sort((a, b) => worths[b]! - worths[a]!)
  return [...main.slice(0, n), ...ends]
}

function worthsOf(o: Outlook, options: readonly Option[]): number[] {
  const now = nowOf(o)
  return options.map((option) => fieldWorth(o, now, option))
}

function fieldWorth(o: Outlook, now: Now, option: Option): number {
  switch (option.kind) {
    case 'attack':
      return attackWorth(o, now, option.section, option.row, option.type, spotsOf(option))
    case 'man':
      return manWorth(o, now, option.section, option.type)
    case 'wound':
      return woundWorth(o, now, option.section, option.row, option.spot)
    case 'snakeToken':
      return tokenWorth(o, now, option.section, option.row, option.spot)
    case 'shoot':
      return 1
    case 'rest':
      return 0.5 + 0.1 * o.s.sections[option.section]!.hordes.length
    default:
      return glanceOf(o, option.kind)
  }
}

const spotsOf = ({ spot, mate, more = [] }: Of<'attack'>): readonly number[] =>
  mate < 0 ? [spot] : [spot, mate, ...more]

/** A War Machine pays about as much as it costs, and shoots at once: it deserves a look. */
const MACHINE = 1

function siteWorth(o: Outlook, now: Now, option: Option): number {
  if (option.kind === 'machine') return MACHINE
  if (option.kind !== 'barricade' && option.kind !== 'wall') return glanceOf(o, option.kind)
  const found = buildingWorth(o, now, option.section, option.kind === 'wall')
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
