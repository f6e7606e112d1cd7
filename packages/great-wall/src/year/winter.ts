import { automatonAt } from '../automata.ts'
import { archerTargets, boxOf, hasWord, shotTargets, usableSections } from '../battle/hordes.ts'
import { breach } from '../battle/breach.ts'
import { shootArrow, shootFrom } from '../battle/attack.ts'
import { defenseOf, EXTRA_SHOT, extraShots, powerOf } from '../battle/sums.ts'
import { moment } from '../cards/moments.ts'
import { isArcher, shootersOn } from '../cards/numbers.ts'
import { SECTIONS, type SectionId, slot } from '../state.ts'
import { tacticWindow } from '../tactics.ts'
import { humans } from '../humans.ts'
import { DECLINE, SHOOT_AGAIN } from '../options.ts'
import type { G, GwStep, Moment, PlainStep, Rule, Seat } from '../terms.ts'
import { beginSeason } from './season.ts'

/** A step that is about nothing in particular. */
export const plainStep = (step: PlainStep): GwStep => ({ step }) as GwStep

/** GW-WINTER-05: rules, then the window, once per Winter. */
export function* winterStart(g: G): Rule {
  beginSeason(g, 'winter')
  const about: Moment = { trigger: 'onWinter' }
  yield* moment(g, about)
  yield* tacticWindow(g, 'winterStart', about, humans(g))
  yield* g.raise('stepDone', { step: 'winterStart' })
  const sections = usableSections(g)
  g.next(
    ...sections.flatMap((section) =>
      g.state.tea
        .filter((seat) => shootersOn(g, seat, section) > 0)
        .map((seat): GwStep => ({ step: 'winter.shoot', section, seat })),
    ),
    { step: 'defeat' },
    ...sections.map((section): GwStep => ({ step: 'winter.assault', section })),
    { step: 'winter.end' },
    ...g.box.winterSteps.map(plainStep),
  )
}

/** GW-WINTER-01a: everyone on a Firing spot must shoot if there is something to hit. */
export function shoot(g: G, { section, seat }: { readonly section: SectionId; readonly seat: Seat }): Rule | void {
  const automaton = automatonAt(g, seat)
  return automaton === undefined ? shootAll(g, section, seat) : automaton.shoot(g, seat, section)
}

function* shootAll(g: G, section: SectionId, seat: Seat): Rule {
  const { firing } = g.state.sections[section]!
  const left = g.box.soldiers.map((_, type) => firing[slot(seat, type)]!)
  for (;;) {
    const ready = left.flatMap((n, type) => (n > 0 && shotTargets(g, section, type).length > 0 ? [type] : []))
    if (ready.length === 0) return
    const type = ready.length === 1 ? ready[0]! : yield* nextShooter(g, seat, section, ready)
    left[type]!--
    yield* shootFrom(g, seat, type, section, undefined)
    if (isArcher(g, type)) yield* shootAgain(g, seat, section)
  }
}

/** DP-24: the order among own Soldiers on Firing spots is free. Those of one type are alike. */
function* nextShooter(g: G, seat: Seat, section: SectionId, types: readonly number[]): Rule<number> {
  const options = types.map((type) => g.box.book.shoot(type, section))
  return (yield* g.ask(seat, 'shooter', options, { section })).type
}

/** GWC-VOC-147: an Archer may shoot a second time. */
function* shootAgain(g: G, seat: Seat, section: SectionId): Rule {
  if (extraShots(g, seat) <= 0 || archerTargets(g, section).length === 0) return
  const pick = yield* g.ask(seat, 'extraShot', [SHOOT_AGAIN, DECLINE], { section })
  if (pick.kind === 'decline') return
  g.state.players[seat]!.usedYear.push(EXTRA_SHOT)
  yield* shootArrow(g, seat, section)
}

/** GW-WINTER-02, -02c, -06: compare one section; a Breach is fully resolved before the next. */
export function* assault(g: G, { section }: { readonly section: SectionId }): Rule {
  // XP-TIM-17: the Assault phase begins with its first section, with Hordes or without.
  if (section === g.box.sections[0]) yield* g.raise('stepDone', { step: 'firing' })
  const { hordes } = g.state.sections[section]!
  if (hordes.length === 0) return
  const about = (word: string): Moment => ({
    trigger: 'onAssault',
    words: [word],
    sections: [section],
    hordes: hordes.slice(),
  })
  yield* moment(g, about('before'))
  yield* tacticWindow(g, 'assault', about('before'), humans(g))
  const defense = defenseOf(g, section)
  const power = powerOf(g, section)
  g.say?.({ kind: 'assault', section, defense, power, breach: defense < power })
  if (defense >= power) {
    yield* g.raise('held', { section })
    yield* moment(g, about('held'))
    return
  }
  yield* g.raise('breach', { section }, () => breach(g, section))
  yield* moment(g, about('breach'))
}

/** GW-WINTER-02f, -07: Barricades go, Hordes advance. */
export function* winterEnd(g: G): Rule {
  const s = g.state
  let gone = 0
  for (const section of s.sections) {
    gone += section.barricades
    section.barricades = 0
    section.bonus = 0
  }
  g.say?.({ kind: 'barricadesGone', n: gone })
  for (const section of SECTIONS) advance(g, section)
  yield* g.raise('stepDone', { step: 'assault' })
}

/** GW-WINTER-03, GW-END-01 to -04: read only here. */
export function* endCheck(g: G): Rule {
  const endings = g.value('endings', endingsOf(g), {})
  if (endings.length === 0) return
  g.say?.({ kind: 'gameEnds', because: endings })
  yield* g.raise('stepDone', { step: 'beforeScoring' })
  g.only({ step: 'scoring' })
}

/** GW-CORE-02: the next Year. */
export function yearEnd(g: G): void {
  const s = g.state
  s.year++
  for (const player of s.players) if (player.usedYear.length > 0) player.usedYear = []
  g.say?.({ kind: 'yearBegan', year: s.year })
  g.later({ step: 'spring' })
}

/** GWC-VOC-168: at most one swap per section, the one nearest to the Wall that can. */
function advance(g: G, section: SectionId): void {
  const { hordes } = g.state.sections[section]!
  for (let row = 1; row < hordes.length; row++) {
    const horde = hordes[row]!
    const front = hordes[row - 1]!
    if (horde.stays !== undefined || front.stays !== undefined) continue
    if (!hasWord(g, horde, 'advance') || hasWord(g, front, 'advance')) continue
    hordes[row - 1] = horde
    hordes[row] = front
    g.say?.({ kind: 'hordesSwapped', a: boxOf(g, horde).id, b: boxOf(g, front).id })
    return
  }
}

/** GW-END-01: read only here. */
function endingsOf(g: G): string[] {
  const s = g.state
  const top = g.box.walls.length - 1
  const endings: string[] = []
  if (g.box.wallsToEnd > 0 && s.sections.filter((section) => section.wall === top).length >= g.box.wallsToEnd)
    endings.push('walls')
  if (s.shamePool === 0) endings.push('shame')
  if (s.time === g.box.time.length - 1) endings.push('time')
  return endings
}
