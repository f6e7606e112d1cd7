import { shown } from '@wanli/kernel'
import { z } from 'zod'
import type { Extra } from '../../modes/index.ts'
import { Wrong } from '../../position/wrong.ts'
import { isSoldier, NONE, SECTION_NAMES, SECTIONS, type SectionId, type State, typeOf, VACANT } from '../../state.ts'
import type { GwBox, R } from '../../terms.ts'
import { AWARD_IDS, KHAN_CARD, outpostOf, rows, SKILL_IDS, SPOT_CARD_IDS, spotCardsOf } from './cards.ts'
import { priceHere } from './price.ts'

declare module '../../details.ts' {
  interface MoreDetails {
    khan: true
    khanSkills: true
    khanSpots: true
    award: true
  }
}

/** What the Khan keeps on the table; Skills and the Award are numbers of SKILL_IDS and AWARD_IDS. */
export interface KhanState {
  /** Where the miniature stands; NONE once he is Defeated (GK-40). */
  section: number
  /** Those that lie beside his card, from the left (GK-04). */
  skills: number[]
  award: number
}
export const GENGHIS_KHAN = 'genghisKhan'

type KhanReading = Pick<R, 'state' | 'box'>

export const khanState = (g: Pick<R, 'state'>): KhanState => g.state.extras[GENGHIS_KHAN] as KhanState

/** The outposts that lie on the table: his card, the left Skill, the right one (GK-04, -45). */
export const cardsInPlay = (g: Pick<R, 'state'>): readonly number[] => [
  KHAN_CARD,
  ...khanState(g).skills.map(outpostOf),
]

/** GK-08, XRUL-29: with so many humans this spot counts. */
export const isActive = ({ box }: Pick<R, 'box'>, outpost: number, spot: number): boolean =>
  spotCardsOf(box)[outpost]!.spots[spot]!.humans <= box.setup.seats

export const activeSpots = (g: Pick<R, 'box'>, outpost: number): number[] =>
  spotCardsOf(g.box)[outpost]!.spots.flatMap((_, spot) => (isActive(g, outpost, spot) ? [spot] : []))

/** Active spots of a card that nobody covers yet. */
export function uncovered(g: KhanReading, outpost: number): number {
  const { spots } = g.state.outposts[outpost]!
  let n = 0
  for (let spot = 0; spot < spots.length; spot++) if (spots[spot] === VACANT && isActive(g, outpost, spot)) n++
  return n
}

/** Active spots on all his cards that nobody covers yet. */
const freeSpots = (g: KhanReading): number => cardsInPlay(g).reduce((sum, outpost) => sum + uncovered(g, outpost), 0)

/** GK-39 */
export const isDefeated = (g: KhanReading): boolean => freeSpots(g) === 0

/** What everyone sees. */
export interface KhanView {
  /** Where the miniature stands; null: the Khan is Defeated. */
  readonly section: SectionId | null
  readonly defeated: boolean
  /** By card the spots that count at this table (GK-08). */
  readonly active: Readonly<Record<string, readonly number[]>>
  /** His card, the left Skill, the right one. */
  readonly cards: readonly KhanCardView[]
  /** Active spots that are left on all three, and of how many. */
  readonly left: number
  readonly of: number
  /** Chi for an Attack on him after the Defeat of a Horde in his section (GK-27). */
  readonly price: number
  readonly award: string
}
export interface KhanCardView {
  readonly card: string
  readonly left: number
  readonly of: number
  /** Where its spots are on the card. */
  readonly cells: readonly { readonly row: number; readonly column: number }[]
  /** A Skill that holds in his section now (GK-09); his own card has no rule. */
  readonly inForce: boolean
  /** All its active spots are covered: it is out of force for good (GK-10). */
  readonly broken: boolean
}

function view(data: KhanState, g: R): KhanView {
  const cards = cardsInPlay(g).map((outpost): KhanCardView => {
    const { id: card, spots } = spotCardsOf(g.box)[outpost]!
    const cells = spots.map(({ row, column }) => ({ row, column }))
    const left = uncovered(g, outpost)
    const inForce = outpost !== KHAN_CARD && left > 0 && data.section !== NONE
    return { card, cells, left, of: activeSpots(g, outpost).length, inForce, broken: left === 0 }
  })
  return {
    section: data.section === NONE ? null : (data.section as SectionId),
    defeated: isDefeated(g),
    active: Object.fromEntries(cardsInPlay(g).map((outpost) => [SPOT_CARD_IDS[outpost]!, activeSpots(g, outpost)])),
    cards,
    left: cards.reduce((sum, { left }) => sum + left, 0),
    of: cards.reduce((sum, { of }) => sum + of, 0),
    price: data.section === NONE ? 0 : priceHere(g, data.section as SectionId),
    award: AWARD_IDS[data.award]!,
  }
}

// --- positions -----------------------------------------------------------------------------------------------------------

const words = z.strictObject({
  section: z.enum(SECTION_NAMES).nullable().optional(),
  skills: z.array(z.string().max(60)).max(SKILL_IDS.length).optional(),
  award: z.string().max(60).optional(),
})

const fresh = (box: GwBox): KhanState => ({
  section: box.sections[0]!,
  skills: SKILL_IDS.map((_, skill) => skill).slice(0, rows.at(box).inPlay.skills),
  award: 0,
})

function numberOf(cards: readonly string[], name: string): number {
  const card = cards.indexOf(name)
  if (card < 0) throw new Wrong(`extras.${GENGHIS_KHAN}`, 'noCard', { name: shown(name) })
  return card
}

function read(input: unknown, box: GwBox): KhanState {
  const parsed = words.safeParse(input)
  if (!parsed.success) throw new Wrong(`extras.${GENGHIS_KHAN}`, 'khanSkills', { name: shown(input) })
  const { section, skills, award } = parsed.data
  const usual = fresh(box)
  return {
    section: section === undefined ? usual.section : section === null ? NONE : SECTION_NAMES.indexOf(section),
    skills: skills?.map((name) => numberOf(SKILL_IDS, name)) ?? usual.skills,
    award: award === undefined ? usual.award : numberOf(AWARD_IDS, award),
  }
}

/** GK-08, -15: nobody is on cards that are out of play or on inactive spots, and on the others only who may attack him. */
function areSpotsRight(state: State, box: GwBox): boolean {
  const inPlay = cardsInPlay({ state })
  return state.outposts.every(({ spots }, outpost) => {
    if (SPOT_CARD_IDS[outpost] === undefined) return true
    const { units } = box.outposts[outpost]!
    return spots.every((code, spot) => {
      if (code === VACANT) return true
      if (!inPlay.includes(outpost) || !isActive({ box }, outpost, spot) || !isSoldier(code)) return false
      return box.soldiers[typeOf(code)]!.words.some((word) => units.includes(word))
    })
  })
}

/** XP-INV-10: he stands in a section in use until he is Defeated. */
function isInPlace({ section }: KhanState, state: State, box: GwBox): boolean {
  if (isDefeated({ state, box })) return section === NONE
  return SECTIONS.some((usable) => usable === section) && state.sections[section]!.usable
}

/** GK-32, -44, -46: only the Award in play is held, by somebody who could have built. */
const isHeldRightly = ({ award }: KhanState, { holders }: State, box: GwBox): boolean =>
  AWARD_IDS.every((id, index) => {
    const holder = holders[box.publicCards.findIndex((card) => card.id === id)] ?? NONE
    if (holder === NONE) return true
    return index === award && (holder < box.setup.seats || box.automata[holder - box.setup.seats]!.honor)
  })

/** GK-04: so many, and none of them twice. */
const areDifferent = (skills: readonly number[], n: number): boolean =>
  skills.length === n && new Set(skills).size === n

function broken(data: KhanState, box: GwBox, state: State) {
  const { skills } = data
  return [
    ...(areDifferent(skills, rows.at(box).inPlay.skills) ? [] : [{ rule: 'GK-04', problem: 'khanSkills' } as const]),
    ...(areSpotsRight(state, box) ? [] : [{ rule: 'GK-08', problem: 'khanSpots' } as const]),
    ...(isInPlace(data, state, box) ? [] : [{ rule: 'XP-INV-10', problem: 'khan' } as const]),
    ...(isHeldRightly(data, state, box) ? [] : [{ rule: 'GK-32', problem: 'award' } as const]),
  ]
}

export const khanExtra: Extra = {
  name: GENGHIS_KHAN,
  fresh,
  read,
  write: ({ section, skills, award }: KhanState) => ({
    section: section === NONE ? null : SECTION_NAMES[section],
    skills: skills.map((skill) => SKILL_IDS[skill]!),
    award: AWARD_IDS[award]!,
  }),
  view,
  broken,
  // All of it lies open.
  guess: () => {},
  hidden: () => [],
}
