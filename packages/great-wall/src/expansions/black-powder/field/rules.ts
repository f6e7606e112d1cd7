import type { Part } from '@wanli/kernel'
import { isHuman } from '../../../humans.ts'
import { notPossible } from '../../../not-possible.ts'
import { DECLINE, type GwOption } from '../../../options.ts'
import { SECTIONS, type SectionId } from '../../../state.ts'
import type { G, GreatWall, Rule, Seat } from '../../../terms.ts'
import { type Gun, shoot, shotOptions } from './shots.ts'
import { placeMachines, placeOverseers } from './start.ts'
import { fieldState, sectionsNextTo } from './state.ts'
import { automatonInTower, beginWatch, clearTowers, placeInTower, scoreTowers, towerOptions } from './towers.ts'

/* When Towers and machines come into play. */

/** BP-TOW-05, BP-WM-08: with one machine in a section next to the Tower. */
function* shotFromTower(g: G, seat: Seat, tower: number): Rule {
  const { machines } = fieldState(g)
  const guns = sectionsNextTo(g, tower).flatMap((section) =>
    machines[section]!.map((machine): Gun => ({ machine, section })),
  )
  if (guns.length === 0) return
  yield* useEntitlements(g, seat, { towers: [], shots: guns, by: 'BP-TOW-02', oneShot: true })
}

/** What somebody may still do because of what was built or claimed. */
interface Entitlements {
  /** A Spearman into a Tower next to each of these. */
  readonly towers: SectionId[]
  readonly by: 'BP-TOW-02' | 'BP-TOW-03'
  /** A Shot with each of these. */
  readonly shots: Gun[]
  /** Only one Shot, with any of them. */
  readonly oneShot: boolean
}

/** XDP-09, -10, -13, BP-WM-04: one by one in the order that the player chooses; each may be left. */
function* useEntitlements(g: G, seat: Seat, due: Entitlements): Rule {
  const { towers, shots } = due
  for (let done = 0; towers.length + shots.length > 0; done++) {
    const prompt = shots.length === 0 ? 'tower' : towers.length === 0 ? 'shot' : 'works'
    const weigh = (): readonly GwOption[] => [
      ...towerOptions(g, seat, towers, due.by),
      ...(shots.length === 0 ? [] : shotOptions(g, seat, shots)),
    ]
    const options = weigh()
    if (options.length === 0) return done === 0 ? notPossible(g, seat, prompt, weigh) : g.nevermind()
    const pick = yield* g.ask(seat, prompt, [...options, DECLINE], { towers: [...towers] })
    if (pick.kind === 'tower') {
      towers.splice(towers.indexOf(pick.section), 1)
      yield* placeInTower(g, seat, pick.tower)
      yield* shotFromTower(g, seat, pick.tower)
    } else if (pick.kind === 'shot') {
      shots.splice(
        due.oneShot
          ? 0
          : shots.findIndex(({ machine, section }) => machine === pick.machine && section === pick.section),
        due.oneShot ? shots.length : 1,
      )
      yield* shoot(g, seat, pick)
    } else return
  }
}

/** BP-TOW-02, BP-WM-02, -04: after the whole build, once per Wall level, and with each machine. */
function afterBuilding(g: G, seat: Seat, walls: readonly number[], works: readonly GwOption[]): Rule | void {
  const towers = SECTIONS.flatMap((section) => Array<SectionId>(walls[section]!).fill(section))
  const shots = works.flatMap((work) =>
    work.kind === 'machine' ? [{ machine: work.machine, section: work.section }] : [],
  )
  if (towers.length + shots.length === 0) return undefined
  if (!isHuman(g, seat)) return automatonInTower(g, seat, towers[0]!)
  return useEntitlements(g, seat, { towers, shots, by: 'BP-TOW-02', oneShot: false })
}

/** BP-TOW-03, XP-TIM-12 */
const afterClaim = (g: G, seat: Seat, section: SectionId): Rule =>
  isHuman(g, seat)
    ? useEntitlements(g, seat, { towers: [section], shots: [], by: 'BP-TOW-03', oneShot: false })
    : automatonInTower(g, seat, section)

export const fieldRules: Part<GreatWall> = {
  name: 'Black Powder: Towers and War Machines',
  on: [
    // XP-SET-09: Overseers, then machines, both before what other sets ask in the set-up.
    { to: 'stepDone', when: 'has', rank: 1, do: (g, { step }) => (step === 'setup' ? placeOverseers(g) : undefined) },
    { to: 'stepDone', when: 'has', rank: 2, do: (g, { step }) => (step === 'setup' ? placeMachines(g) : undefined) },
    { to: 'built', when: 'has', do: (g, { seat, walls, works }) => afterBuilding(g, seat, walls, works) },
    {
      to: 'defeated',
      when: 'has',
      do: (g, { claimer, section }) => (claimer === undefined ? undefined : afterClaim(g, claimer, section)),
    },
    {
      to: 'stepDone',
      when: 'has',
      // XP-TIM-17, -19
      do(g, { step }) {
        if (step === 'firing') beginWatch(g)
        return step === 'assault' ? scoreTowers(g) : undefined
      },
    },
    {
      to: 'breach',
      when: 'has',
      // XP-TIM-18: after all else that a Breach does.
      rank: 5,
      do(g, { section }) {
        fieldState(g).breached.push(section)
        clearTowers(g, section)
      },
    },
  ],
}
