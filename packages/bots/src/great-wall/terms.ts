import type { Seat, Table } from '@wanli/kernel'
import { GOLD, type GreatWall, isSoldier, ownerOf as ownerOfSoldier, slot, sum as sumOf } from '@wanli/great-wall'

export type { GreatWall }
export type GwTable = Table<GreatWall>
export type State = GreatWall['state']
export type Section = State['sections'][number]
export type Horde = Section['hordes'][number]
export type Box = GreatWall['box']
export type Option = GreatWall['option']
export type Asked = NonNullable<ReturnType<GwTable['questionFor']>>
type Mod = Box['advisors'][number]['mods'][number]['rule']['modifier']
export type Num = Extract<Mod, { mod: 'cost' }>['n']
export type CostAction = Extract<Mod, { mod: 'cost' }>['action']
export type ModWord = Mod['mod']
/** The option of a kind, also where several kinds share a shape. */
export type Of<K extends Option['kind'], O = Option> = O extends { readonly kind: infer D }
  ? K extends D
    ? O
    : never
  : never

export const RESOURCES = [0, 1, 2, 3] as const

/** Who covers a Vital spot with a Soldier; -1 = nobody. */
export const ownerOf = (code: number): Seat => (isSoldier(code) ? ownerOfSoldier(code) : -1)

export {
  CHI,
  GOLD,
  isSecondSpot as isSecond,
  slot,
  soldierCode,
  sum as sumOf,
  typeOf,
  VACANT,
  WOUND,
} from '@wanli/great-wall'

export const clerksAt = (s: State, location: number, seat: Seat): number =>
  s.clerks[location * s.players.length + seat]!

/** All Clerks of a Location, whoever's. */
export function clerksIn(s: State, location: number): number {
  let sum = 0
  for (let seat = 0; seat < s.players.length; seat++) sum += clerksAt(s, location, seat)
  return sum
}

/** Own Archers on the Firing spots of a section. */
export function archersOf(section: Section, box: Box, seat: Seat): number {
  let sum = 0
  for (let type = 0; type < box.soldiers.length; type++) sum += section.firing[slot(seat, type)]!
  return sum
}

// --- cards ---------------------------------------------------------------------------------------------------------------

/** A number of a card, as far as it can be read from the table. */
export function num(s: State, box: Box, seat: Seat, n: Num): number {
  if (typeof n === 'number') return n
  if ('count' in n) return count(s, box, seat, n.count)
  const a = num(s, box, seat, n.a)
  const b = num(s, box, seat, n.b)
  if (n.op === 'max') return Math.max(a, b)
  if (n.op === '/') return Math.floor(a / b)
  return n.op === '+' ? a + b : n.op === '-' ? a - b : a * b
}

function count(s: State, box: Box, seat: Seat, key: string): number {
  const me = s.players[seat]!
  switch (key) {
    case 'SA':
      return me.supporting.length
    case 'levels':
      return sumOf(me.overseers)
    case 'advisors':
      return me.active.length + me.supporting.length
    case 'clerksOwned':
      return box.data.constants.clerks.total - me.clerkSupply
    case 'gold':
      return me.resources[GOLD]!
    case 'secAr':
      // By section, each for itself.
      return 1
    case 'archersTop':
      return archersTop(s, box, seat)
    default:
      return 0
  }
}

/** Archers on the highest built Walls. */
function archersTop(s: State, box: Box, seat: Seat): number {
  const highest = Math.max(...s.sections.map((section) => section.wall))
  if (highest === 0) return 0
  let sum = 0
  for (const section of s.sections) if (section.wall === highest) sum += archersOf(section, box, seat)
  return sum
}

/** Modifiers of one kind on the General and the Active Advisors of a seat, handed to `use`. */
export function eachMod(s: State, box: Box, seat: Seat, word: ModWord, use: (mod: Mod) => void): void {
  const me = s.players[seat]!
  const general = box.generals[me.general]
  if (general !== undefined) for (const { rule } of general.mods) if (rule.modifier.mod === word) use(rule.modifier)
  for (const card of me.active)
    for (const { rule } of box.advisors[card]!.mods) if (rule.modifier.mod === word) use(rule.modifier)
}

export function hasMod(s: State, box: Box, seat: Seat, word: ModWord): boolean {
  let found = false
  eachMod(s, box, seat, word, () => (found = true))
  return found
}

/** A price as the seat's own cards change it. */
export function priceFor(s: State, box: Box, seat: Seat, action: CostAction, price: number): number {
  let change = 0
  let least = 0
  eachMod(s, box, seat, 'cost', (mod) => {
    if (mod.mod !== 'cost' || mod.action !== action) return
    change += num(s, box, seat, mod.n)
    least = Math.max(least, mod.min)
  })
  return change === 0 ? price : Math.max(Math.min(least, price), price + change)
}

export const isUnit = (box: Box, type: number, unit: string): boolean => box.soldiers[type]!.words.includes(unit)

export const hordeHas = (box: Box, horde: Horde, word: ModWord): boolean => {
  for (const { rule } of box.hordes[horde.card]!.mods) if (rule.modifier.mod === word) return true
  return false
}
