import { moment } from './cards/moments.ts'
import { addHonor } from './honor.ts'
import type { ClaimedOption, GwOption, SoldierOption } from './options.ts'
import type { G, Rule, Seat } from './terms.ts'

/** GW-SHAME-02 to -05, -11: tokens come one after another, each is placed at once. */
export function* gainShame(g: G, seat: Seat, n: number): Rule {
  let taken = 0
  for (let i = 0; i < n; i++)
    yield* g.raise('shame', { seat }, function* () {
      if (yield* takeToken(g, seat)) taken++
    })
  if (taken > 0) yield* moment(g, { trigger: 'onShameGained', actors: [seat], n: taken })
}

/** True if a token came to the player. */
function* takeToken(g: G, seat: Seat): Rule<boolean> {
  const s = g.state
  const { noPool, noSpot } = g.box.data.constants.shamePenalty
  if (s.shamePool === 0) {
    g.say?.({ kind: 'shameUnplaceable', seat, pool: false })
    addHonor(g, seat, -noPool, 'shame')
    return false
  }
  const places = shamePlaces(g, seat)
  if (places.length === 0) {
    s.shamePool--
    s.shameRemoved++
    g.say?.({ kind: 'shameUnplaceable', seat, pool: true })
    addHonor(g, seat, -noSpot, 'shame')
    return false
  }
  const place = yield* g.ask(seat, 'shame', places)
  s.shamePool--
  placeToken(g, seat, place)
  return true
}

/** GW-SHAME-03, -05: under a free Soldier of the pool, or on a vacant spot of an own claimed Horde. */
function shamePlaces(g: G, seat: Seat): (SoldierOption | ClaimedOption)[] {
  const me = g.state.players[seat]!
  const { shameSpots } = g.box.data.constants
  const soldiers = g.box.soldiers.map((soldier, type) => soldierOption(g, 'shameSoldier', `shame ${soldier.id}`, type))
  const hordes = me.claimed.map((_, index) => claimedOption(g, seat, 'shameHorde', 'shame', index))
  return [
    ...g.legal(soldiers, ({ type }) => (me.free[type]! > 0 ? undefined : 'GW-SHAME-05')),
    ...g.legal(hordes, ({ index }) => (me.claimedShame[index]! < shameSpots ? undefined : 'GW-SHAME-05')),
  ]
}

function placeToken(g: G, seat: Seat, place: SoldierOption | ClaimedOption): void {
  const me = g.state.players[seat]!
  if ('index' in place) me.claimedShame[place.index]!++
  else {
    const { type } = place
    me.free[type]!--
    me.shamed[type]!++
  }
  g.say?.({ kind: 'shamed', seat, where: place.key })
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

function shameTokens(g: G, seat: Seat): (SoldierOption | ClaimedOption)[] {
  const me = g.state.players[seat]!
  const tokens: (SoldierOption | ClaimedOption)[] = []
  g.box.soldiers.forEach((soldier, type) => {
    if (me.shamed[type]! > 0) tokens.push(soldierOption(g, 'unshameSoldier', `unshame ${soldier.id}`, type))
  })
  me.claimedShame.forEach((count, index) => {
    if (count > 0) tokens.push(claimedOption(g, seat, 'unshameHorde', 'unshame', index))
  })
  return tokens
}

function removeToken(g: G, seat: Seat, token: SoldierOption | ClaimedOption): void {
  const me = g.state.players[seat]!
  if ('index' in token) me.claimedShame[token.index]!--
  else {
    const { type } = token
    me.shamed[type]!--
    me.free[type]!++
  }
  g.state.shamePool++
  g.say?.({ kind: 'unshamed', seat, where: token.key })
}

export const soldierOption = (g: G, kind: SoldierOption['kind'], key: string, type: number): SoldierOption =>
  g.box.book.once(key, () => ({ kind, key, type }))

const claimedOption = (g: G, seat: Seat, kind: ClaimedOption['kind'], word: string, index: number): ClaimedOption => {
  const key = `${word} ${g.box.hordes[g.state.players[seat]!.claimed[index]!]!.id}`
  return { kind, key, index }
}
