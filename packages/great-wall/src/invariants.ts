import { isSoldier, mateOf, NONE, ownerOf, type Player, slot, type State, typeOf } from './state.ts'
import type { GwBox } from './terms.ts'

/** GW-INV-01 to -13, as far as they hold at every moment. */
export function invariants(s: State, box: GwBox): readonly string[] {
  const broken: string[] = []
  const must = (holds: boolean, what: string) => {
    if (!holds) broken.push(what)
  }
  s.players.forEach((player, seat) => ofPlayer(player, seat, s, box, must))
  ofShame(s, box, must)
  must(s.tea.length === s.players.length && new Set(s.tea).size === s.tea.length, 'GW-INV-04 tea order')
  ofSections(s, box, must)
  box.locations.forEach(({ id, spots }, location) => {
    let clerks = 0
    for (let seat = 0; seat < s.players.length; seat++) clerks += s.clerks[location * s.players.length + seat]!
    must(clerks <= spots, `GW-INV-08 ${id}`)
  })
  must(s.warehouse.every((n) => n >= 0) && s.warehouse.length === 3, 'GW-INV-09 warehouse')
  ofCards(s, box, must)
  return broken
}

type Must = (holds: boolean, what: string) => void

function ofPlayer(p: Player, seat: number, s: State, box: GwBox, must: Must): void {
  const clan = box.setup.clans[seat]
  box.soldiers.forEach(({ id, perPlayer }, type) => {
    let sum = p.free[type]! + p.shamed[type]!
    for (const overseer of p.overseerTypes) if (overseer === type) sum++
    for (const { firing, rest, hordes } of s.sections) {
      sum += firing[slot(seat, type)]! + rest[slot(seat, type)]!
      for (const { spots } of hordes)
        spots.forEach((code, spot) => {
          if (
            isSoldier(code) &&
            ownerOf(code) === seat &&
            typeOf(code) === type &&
            !(mateOf(code) >= 0 && mateOf(code) < spot)
          )
            sum++
        })
    }
    must(sum === perPlayer, `GW-INV-01 ${clan} ${id} ${sum}`)
  })
  let clerks = p.clerkPool + p.clerkSupply
  for (let location = 0; location < box.locations.length; location++)
    clerks += s.clerks[location * s.players.length + seat]!
  must(clerks === box.data.constants.clerks.total && p.clerkPool >= 0, `GW-INV-02 ${clan}`)
  must(p.honor >= 0 && p.resources.every((n) => n >= 0), `GW-INV-09 ${clan}`)
}

function ofShame(s: State, box: GwBox, must: Must): void {
  let sum = s.shamePool + s.shameRemoved
  for (const player of s.players) {
    for (const n of player.shamed) sum += n
    for (const n of player.claimedShame) sum += n
  }
  must(sum === box.shamePool, 'GW-INV-03 shame')
}

function ofSections(s: State, box: GwBox, must: Must): void {
  for (const { hordes, firing, wall, barricades } of s.sections) {
    must(hordes.length <= box.data.constants.hordeSlots, 'GW-INV-06 hordes')
    must(wall >= 0 && wall < box.walls.length && barricades <= box.data.constants.barricadeSpots, 'GW-INV-11 walls')
    let manned = 0
    for (const n of firing) manned += n
    must(manned <= (box.walls[wall]?.firing ?? 0), 'GW-INV-07 firing spots')
    box.soldiers.forEach(({ footprint }, type) => {
      if (footprint === 0) return
      for (let seat = 0; seat < s.players.length; seat++) must(firing[slot(seat, type)] === 0, 'GW-INV-07 only Archers')
    })
    for (const { card, spots } of hordes)
      spots.forEach((code, spot) => {
        if (!isSoldier(code) || mateOf(code) === NONE) return
        const mate = mateOf(code)
        must(mateOf(spots[mate]!) === spot && box.hordes[card]!.neighbours[spot]!.includes(mate), 'GW-INV-05 pairs')
      })
  }
}

/** Every card is in exactly one place. */
function ofCards(s: State, box: GwBox, must: Must): void {
  const peeked = (deck: string) => (s.peek?.deck === deck ? [...s.peek.cards, ...s.peek.top, ...s.peek.under] : [])
  const once = (cards: readonly number[], count: number) => cards.length === count && new Set(cards).size === count
  const hordes = [
    ...s.hordeDeck,
    ...s.hordeDiscard,
    ...peeked('horde'),
    ...s.sections.flatMap((x) => x.hordes.map((h) => h.card)),
    ...s.players.flatMap((p) => p.claimed),
  ]
  must(once(hordes, box.hordes.length), 'every Horde card is somewhere')
  const tactics = [
    ...s.tacticDeck,
    ...s.tacticDiscard,
    ...s.tacticsInPlay,
    ...peeked('tactic'),
    ...s.players.flatMap((p) => p.tactics),
  ]
  must(once(tactics, box.tactics.length), 'every Tactic card is somewhere')
  const advisors = [
    ...s.advisorDeck,
    ...s.advisorDiscard,
    ...peeked('advisor'),
    ...s.advisorDisplay.filter((card) => card !== NONE),
    ...s.players.flatMap((p) => [...p.active, ...p.supporting]),
  ]
  must(new Set(advisors).size === advisors.length, 'no Advisor card is in two places')
}
