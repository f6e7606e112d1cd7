import { DONE } from '@wanli/kernel'
import { moment } from './cards/moments.ts'
import type { ShameCause } from './events.ts'
import { type Facts, freeFacts } from './facts.ts'
import { addHonor } from './honor.ts'
import type { ClaimedOption, GwOption, ShamePlace, SoldierOption } from './options.ts'
import type { G, GwWindows, Rule, Seat, ShamedThing } from './terms.ts'

/** GW-SHAME-02 to -05, -11: tokens come one after another, each is placed at once. */
export const gainShame = (g: G, seat: Seat, n: number, why: ShameCause): Rule =>
  n > 0 ? gainTokens(g, seat, n, why) : DONE

function* gainTokens(g: G, seat: Seat, n: number, why: ShameCause): Rule {
  let taken = 0
  for (let i = 0; i < n; i++) {
    const token: GwWindows['shame'] = { seat, place: undefined, why }
    yield* g.raise('shame', token, () => takeInto(g, token))
    if (token.place !== undefined) taken++
  }
  if (taken > 0) yield* moment(g, { trigger: 'onShameGained', actors: [seat], n: taken })
}

/**
 * Notes where the token lies now, if it came to the player. A function of its own: a generator that is written in place is a new class of
 * generators each time, ten times as slow.
 */
function* takeInto(g: G, token: GwWindows['shame']): Rule {
  const s = g.state
  const { seat, why } = token
  const { noPool, noSpot } = g.box.data.constants.shamePenalty
  if (s.shamePool === 0) {
    g.say?.({ kind: 'shameUnplaceable', seat, pool: false, why })
    addHonor(g, seat, -noPool, 'shame')
    return
  }
  const places = shamePlaces(g, seat)
  if (places.length === 0) {
    s.shamePool--
    s.shameRemoved++
    g.say?.({ kind: 'shameUnplaceable', seat, pool: true, why })
    addHonor(g, seat, -noSpot, 'shame')
    return
  }
  const place = yield* g.ask(seat, 'shame', places, why)
  s.shamePool--
  placeToken(g, seat, place, why)
  token.place = place
}

/** GW-SHAME-03, -05: under a free Soldier of the pool, or on a vacant spot of an own claimed Horde. */
function shamePlaces(g: G, seat: Seat): ShamePlace[] {
  const me = g.state.players[seat]!
  const { shameSpots } = g.box.data.constants
  const soldiers = g.box.typesOf[seat]!.map((type) => soldierOption(g, 'shameSoldier', 'shame', type))
  const hordes = me.claimed.map((_, index) => claimedOption(g, seat, 'shameHorde', 'shame', index))
  return [
    ...g.legal(
      soldiers,
      ({ type }) => (me.free[type]! > 0 ? undefined : 'GW-SHAME-05'),
      ({ type }) => freeFacts(g, seat, type),
    ),
    ...g.legal(
      hordes,
      ({ index }) => (me.claimedShame[index]! < shameSpots ? undefined : 'GW-SHAME-05'),
      (): Facts => ({ kind: 'hordeShamed', n: shameSpots }),
    ),
  ]
}

/** What a token lies under or on, by name. */
const thingUnder = (g: G, place: ShamePlace): ShamedThing =>
  'index' in place ? { horde: place.horde } : { unit: g.box.soldiers[place.type]!.id }

function placeToken(g: G, seat: Seat, place: ShamePlace, why: ShameCause): void {
  const me = g.state.players[seat]!
  if ('index' in place) me.claimedShame[place.index]!++
  else {
    const { type } = place
    me.free[type]!--
    me.shamed[type]!++
  }
  g.say?.({ kind: 'shamed', seat, where: thingUnder(g, place), why })
}

export const hasShame = (g: G, seat: Seat): boolean => {
  const me = g.state.players[seat]!
  return me.shamed.some((count) => count > 0) || me.claimedShame.some((count) => count > 0)
}

/** GW-SHAME-09, -10, -12: up to n own tokens back to the pool. */
export function* discardShame(g: G, seat: Seat, n: number, mayStop: readonly GwOption[]): Rule<number> {
  let done = 0
  while (done < n && hasShame(g, seat)) {
    const pick = yield* g.ask(seat, 'unshame', [...shameTokens(g, seat), ...mayStop])
    if (pick.kind !== 'unshameSoldier' && pick.kind !== 'unshameHorde') break
    removeToken(g, seat, pick)
    done++
  }
  return done
}

function shameTokens(g: G, seat: Seat): ShamePlace[] {
  const me = g.state.players[seat]!
  return [
    ...g.box.soldiers.flatMap((_, type) => (me.shamed[type]! > 0 ? [tokenUnder(g, type)] : [])),
    ...me.claimedShame.flatMap((count, index) => (count > 0 ? [tokenOn(g, seat, index)] : [])),
  ]
}

const tokenUnder = (g: G, type: number): SoldierOption => soldierOption(g, 'unshameSoldier', 'unshame', type)
const tokenOn = (g: G, seat: Seat, index: number): ClaimedOption =>
  claimedOption(g, seat, 'unshameHorde', 'unshame', index)

/** The token that was just put there, and no other. */
export const discardToken = (g: G, seat: Seat, place: ShamePlace): void =>
  removeToken(g, seat, 'index' in place ? tokenOn(g, seat, place.index) : tokenUnder(g, place.type))

/** GW-SHAME-10, -12: back to the pool; the Soldier is free again. */
function removeToken(g: G, seat: Seat, token: ShamePlace): void {
  const me = g.state.players[seat]!
  if ('index' in token) me.claimedShame[token.index]!--
  else {
    const { type } = token
    me.shamed[type]!--
    me.free[type]!++
  }
  g.state.shamePool++
  g.say?.({ kind: 'unshamed', seat, where: thingUnder(g, token) })
}

/** A Soldier by its type: `recruit archer`; `tail` tells kinds that begin with the same word apart. */
export const soldierOption = (
  g: G,
  kind: SoldierOption['kind'],
  word: string,
  type: number,
  tail = '',
): SoldierOption =>
  g.box.book.inRow(kind, type, () => ({ kind, key: `${word} ${g.box.soldiers[type]!.id}${tail}`, type }))

const claimedOption = (g: G, seat: Seat, kind: ClaimedOption['kind'], word: string, index: number): ClaimedOption => {
  const horde = g.box.hordes[g.state.players[seat]!.claimed[index]!]!.id
  return { kind, key: `${word} ${horde}`, index, horde }
}
