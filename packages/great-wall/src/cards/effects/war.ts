import { type AttackTerms, wound, woundOptions } from '../../battle/attack.ts'
import { boxOf, isWoundable, usableSections } from '../../battle/hordes.ts'
import { aboutSaving, saveOne, saveOptions } from '../../battle/kill.ts'
import { type HordeOption, STOP, type WoundOption } from '../../options.ts'
import { rowAt } from '../../rows.ts'
import { SECTION_NAMES, SECTIONS, type SectionId } from '../../state.ts'
import type { G, Rule, Seat } from '../../terms.ts'
import type { Ctx } from '../numbers.ts'
import { type Of, pieces } from './word.ts'

export const attackTerms = (g: G, ctx: Ctx, effect: Of<'attack'>): AttackTerms => ({
  unit: effect.unit,
  n: pieces(g, ctx, effect.n),
  where: effect.where,
  commit: effect.commit,
  sections: ctx.moment.sections ?? [],
  ...(ctx.within === undefined ? undefined : { within: ctx.within }),
})

/** Hordes that `wound` may hit first: GWC-VOC-115. */
export function woundPlaces(g: G, ctx: Ctx, where: Of<'wound'>['where']): { section: SectionId; row: number }[] {
  const places: { section: SectionId; row: number }[] = []
  for (const section of usableSections(g))
    g.state.sections[section]!.hordes.forEach((horde, index, hordes) => {
      const row = rowAt(hordes, index)
      if (!isWoundable(g, horde)) return
      if ((where === 'row1' || where === 'eachRow1') && row > 0) return
      if (where === 'same' && ctx.moment.sections?.includes(section) !== true) return
      if (where === 'target' && ctx.moment.hordes?.includes(horde) !== true) return
      places.push({ section, row })
    })
  return places
}

/** GWC-VOC-115, -13, -14: up to n; `one`, `row1` and `target` mean one Horde, `same` one section. */
export function* placeWounds(g: G, ctx: Ctx, n: number, where: Of<'wound'>['where']): Rule {
  if (where === 'eachRow1') {
    for (const { section } of woundPlaces(g, ctx, where))
      yield* woundIn(g, ctx, n, where, ({ section: s }) => s === section)
    return
  }
  yield* woundIn(g, ctx, n, where, () => true)
}

function* woundIn(
  g: G,
  ctx: Ctx,
  n: number,
  where: Of<'wound'>['where'],
  allowed: (place: { section: SectionId; row: number }) => boolean,
): Rule {
  let first: WoundOption | undefined
  for (let i = 0; i < n; i++) {
    const places = woundPlaces(g, ctx, where).filter(
      (place) =>
        allowed(place) &&
        (first === undefined ||
          where === 'any' ||
          (place.section === first.section && (where === 'same' || place.row === first.row))),
    )
    const options = places.flatMap(({ section, row }) => woundOptions(g, section, [row]))
    if (options.length === 0) return
    const pick = yield* g.ask(ctx.seat, 'wound', ctx.must === true ? options : [...options, STOP], {
      left: n - i,
      card: ctx.card,
    })
    if (pick.kind === 'stop') return
    first ??= pick
    yield* wound(g, ctx.seat, pick)
  }
}

/** GWC-VOC-116: without Chi; `one` = all of one player. */
export function* saveSoldiers(g: G, ctx: Ctx, n: number, who: Of<'save'>['who']): Rule {
  const { killing } = ctx.moment
  if (killing === undefined) return
  let player: Seat | undefined
  for (let i = 0; i < n; i++) {
    const options = saveOptions(g, killing, (victim) => {
      if (who === 'own') return victim.seat === ctx.seat
      return who === 'any' || player === undefined || victim.seat === player
    })
    if (options.length === 0) return
    const pick = yield* g.ask(ctx.seat, 'save', [...options, STOP], aboutSaving(killing, 0))
    if (pick.kind === 'stop') return
    player ??= pick.seat
    saveOne(g, killing, pick, 0)
  }
}

/** Hordes that can change places; one that stays doesn't (BP-HOR-08). */
const swappable = (g: G): HordeOption[] =>
  SECTIONS.flatMap((section) =>
    g.state.sections[section]!.hordes.flatMap(({ stays }, row) =>
      stays !== undefined
        ? []
        : g.box.book.once(`swap ${SECTION_NAMES[section]} ${row + 1}`, (key): HordeOption => ({
            kind: 'swap',
            key,
            section,
            row,
          })),
    ),
  )
const swapPartners = (all: readonly HordeOption[], a: HordeOption, where: Of<'swap'>['where']): HordeOption[] =>
  all.filter((b) => b !== a && (where === 'board' || b.section === a.section))

export function canSwap(g: G, where: Of<'swap'>['where']): boolean {
  const all = swappable(g)
  return all.some((a) => swapPartners(all, a, where).length > 0)
}

/** GWC-VOC-126: with everything on them. */
export function* swapHordes(g: G, { seat }: Ctx, where: Of<'swap'>['where']): Rule {
  const all = swappable(g)
  const firsts = all.filter((a) => swapPartners(all, a, where).length > 0)
  if (firsts.length === 0) return
  const a = yield* g.ask(seat, 'swap', [...firsts, STOP])
  if (a.kind === 'stop') return
  const b = yield* g.ask(seat, 'swap', swapPartners(all, a, where))
  const hordesA = g.state.sections[a.section]!.hordes
  const hordesB = g.state.sections[b.section]!.hordes
  const first = hordesA[a.row]!
  const second = hordesB[b.row]!
  hordesA[a.row] = second
  hordesB[b.row] = first
  g.say?.({ kind: 'hordesSwapped', a: boxOf(g, first).id, b: boxOf(g, second).id })
}
