import { moment } from '../cards/moments.ts'
import { addHonor } from '../honor.ts'
import { DECLINE, type OutpostOption } from '../options.ts'
import { type Horde, NONE, pairOn, soldierCode, VACANT } from '../state.ts'
import type { G, Rule, Seat } from '../terms.ts'
import { unitWords } from './attack.ts'
import { figuresOn, leaveWounds } from './hordes.ts'

/**
 * GW-HOOK-04: whoever claims a Horde may attack a card or board beside the sections with one Soldier that survived on it. The
 * Soldier stays there.
 */
export function* attackOutpost(g: G, seat: Seat, horde: Horde): Rule {
  if (g.box.outposts.length === 0) return
  const survivors = figuresOn(horde, seat)
  const types = [...new Set(survivors.map(({ type }) => type))]
  const attacks = types.flatMap((type) => attacksOf(g, type))
  if (attacks.length === 0) return g.nevermind()
  const pick = yield* g.ask(seat, 'outpost', [...attacks, DECLINE])
  if (pick.kind === 'decline') return
  const { type, outpost, spot, mate } = pick
  // The card goes in a moment; until then its spots stay covered, as after a killing.
  leaveWounds(horde, survivors.find((figure) => figure.type === type)!.spot)
  const { spots } = g.state.outposts[outpost]!
  const covered = mate === NONE ? [spot] : [spot, mate]
  const code = soldierCode(seat, type, pairOn(spot, mate))
  for (const on of covered) spots[on] = code
  const { id, honor } = g.box.outposts[outpost]!
  g.say?.({ kind: 'outpostAttacked', seat, unit: g.box.soldiers[type]!.id, outpost: id, spots: covered })
  addHonor(g, seat, honor * covered.length, 'rewards')
  const units = g.box.soldiers.map((_, other) => (other === type ? 1 : 0))
  yield* moment(g, { trigger: 'onAttack', actors: [seat], words: unitWords(g, units), units })
}

/** A figure covers as many vacant spots side by side as on a Horde, or one if there is no such pair (GK-19). */
function attacksOf(g: G, type: number): OutpostOption[] {
  const { words, footprint } = g.box.soldiers[type]!
  return g.state.outposts.flatMap(({ spots }, outpost) => {
    const { units, neighbours } = g.box.outposts[outpost]!
    if (!units.some((unit) => words.includes(unit))) return []
    const free = spots.flatMap((code, spot) => (code === VACANT ? [spot] : []))
    const pairs = free.flatMap((spot) =>
      neighbours[spot]!.filter((mate) => mate > spot && free.includes(mate)).map((mate) => ({ spot, mate })),
    )
    const places = footprint > 1 && pairs.length > 0 ? pairs : free.map((spot) => ({ spot, mate: NONE }))
    return places.map(({ spot, mate }) => outpostOption(g, type, outpost, spot, mate))
  })
}

const outpostOption = (g: G, type: number, outpost: number, spot: number, mate: number): OutpostOption =>
  g.box.book.once(
    `attack ${g.box.soldiers[type]!.id} ${g.box.outposts[outpost]!.id} ${spot + 1}${mate === NONE ? '' : `+${mate + 1}`}`,
    (key) => ({ kind: 'outpost', key, type, outpost, spot, mate }),
  )
