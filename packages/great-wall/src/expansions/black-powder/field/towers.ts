import { moment } from '../../../cards/moments.ts'
import { type Facts, freeFacts } from '../../../facts.ts'
import { addHonor } from '../../../honor.ts'
import { isHuman } from '../../../humans.ts'
import { sum } from '../../../pay.ts'
import { gainShame } from '../../../shame.ts'
import { NONE, type SectionId } from '../../../state.ts'
import type { G, R, Rule, Seat } from '../../../terms.ts'
import { towerOption, type TowerOption } from './options.ts'
import { TOWER, towersOf } from './rows.ts'
import { fieldState, isTowerNextTo, sectionsNextTo, SPEARMAN, towersNextTo } from './state.ts'

/* Section 6.2: Towers. */

/** BP-TOW-01, -04: a free Spearman of the pool; who replaces his own gets it back first (XRUL-33). */
const hasSpearman = (g: R, seat: Seat, tower: number): boolean =>
  g.state.players[seat]!.free[SPEARMAN]! > 0 || fieldState(g).towers[tower] === seat

/** Towers next to one of these sections, each time for one of them; `rule` is the one that lets a Spearman in. */
export const towerOptions = (
  g: G,
  seat: Seat,
  sections: readonly SectionId[],
  rule: 'BP-TOW-02' | 'BP-TOW-03',
): readonly TowerOption[] =>
  g.legal(
    [...new Set(sections)].flatMap((section) => fieldState(g).towers.map((_, tower) => towerOption(g, tower, section))),
    ({ tower, section }) => {
      if (sectionsNextTo(g, tower).length === 0) return 'BP-SET-06'
      if (!isTowerNextTo(g, tower, section)) return rule
      return hasSpearman(g, seat, tower) ? undefined : 'BP-TOW-01'
    },
    ({ tower, section }, why): Facts => {
      if (why === 'BP-SET-06') return { kind: 'towerClosed', tower }
      return why === rule ? { kind: 'towerNotNext', tower, section } : freeFacts(g, seat, SPEARMAN)
    },
  )

/** BP-TOW-04: whoever is in it goes to his pool; this is not a kill. */
export function* placeInTower(g: G, seat: Seat, tower: number): Rule {
  const { towers } = fieldState(g)
  const before = towers[tower]!
  if (before !== NONE) {
    g.state.players[before]!.free[SPEARMAN]!++
    g.say?.({ kind: 'towerLeft', seat: before, tower })
  }
  g.state.players[seat]!.free[SPEARMAN]!--
  towers[tower] = seat
  g.say?.({ kind: 'towerManned', seat, tower })
  yield* moment(g, { trigger: 'onTower', actors: [seat] })
}

/** BP-TOW-10: those next to a Breach go home at once. */
export function clearTowers(g: G, section: SectionId): void {
  const { towers } = fieldState(g)
  for (const tower of towersNextTo(g, section)) {
    const seat = towers[tower]!
    if (seat === NONE) continue
    towers[tower] = NONE
    g.state.players[seat]!.free[SPEARMAN]!++
    g.say?.({ kind: 'towerCleared', seat, tower, section })
  }
}

/** BP-TOW-08: how things stood when the Assault began. */
export function beginWatch(g: G): void {
  const field = fieldState(g)
  field.watch = field.towers.some((seat) => seat !== NONE) ? field.towers.slice() : []
  field.breached = []
}

/** XRUL-32: only who is still in a Tower is scored, for Honor alone. */
const onlySurvivors = (g: R): boolean => g.box.setup.options['bp.towerScoring'] === 'survivors'

/**
 * BP-TOW-08: what a Tower brings its owner: 2 Honor for each section next to it that held, 1 Shame for each that did not. Where only
 * survivors are scored a Breach beside it leaves nobody there (BP-TOW-10).
 */
export function towerWorth(
  g: R,
  tower: number,
  owner: Seat,
  isBreached: (section: SectionId) => boolean,
): { readonly honor: number; readonly shame: number } {
  const next = sectionsNextTo(g, tower)
  const lost = next.filter(isBreached).length
  const { honor, shame } = towersOf(g.box)
  if (onlySurvivors(g)) return { honor: lost > 0 ? 0 : next.length * honor, shame: 0 }
  // BP-MOD-01: Qin Jiushao ignores the Shame.
  const isSpared = owner !== NONE && !isHuman(g, owner)
  return { honor: (next.length - lost) * honor, shame: isSpared ? 0 : lost * shame }
}

/** BP-TOW-08, -09, XRUL-32: Honor first, then Shame, in Tea order. */
export function* scoreTowers(g: G): Rule {
  const field = fieldState(g)
  const manned = onlySurvivors(g) ? field.towers : field.watch
  const { breached } = field
  const worths = g.state.tea.map((seat) => {
    const towers = manned.flatMap((owner, tower) =>
      owner === seat ? [towerWorth(g, tower, seat, (section) => breached.includes(section))] : [],
    )
    return { seat, honor: sum(towers.map(({ honor }) => honor)), shame: sum(towers.map(({ shame }) => shame)) }
  })
  field.watch = []
  field.breached = []
  for (const { seat, honor } of worths) addHonor(g, seat, honor, 'towers')
  for (const { seat, shame } of worths) yield* gainShame(g, seat, shame, { card: TOWER.id })
}

/** BP-MOD-01: the first empty Tower next to the section, the left one first; he replaces nobody and never shoots. */
export function* automatonInTower(g: G, seat: Seat, section: SectionId): Rule {
  const { towers } = fieldState(g)
  const tower = towersNextTo(g, section).find((next) => towers[next] === NONE)
  if (tower === undefined) return g.say?.({ kind: 'reason', seat, reason: 'noEmptyTower', section })
  if (g.state.players[seat]!.free[SPEARMAN] === 0) return g.say?.({ kind: 'reason', seat, reason: 'noneLeft' })
  g.say?.({ kind: 'reason', seat, reason: 'firstEmptyTower', section })
  yield* placeInTower(g, seat, tower)
}
