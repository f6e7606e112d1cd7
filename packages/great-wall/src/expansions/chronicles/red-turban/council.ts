import type { Option } from '@wanli/kernel'
import type { Facts } from '../../../facts.ts'
import { lackFacts } from '../../../facts.ts'
import { humans } from '../../../humans.ts'
import { shareOption } from '../../../modes/coop/events.ts'
import { AGREE, REFUSE } from '../../../options.ts'
import { pay } from '../../../resources.ts'
import { GOLD } from '../../../state.ts'
import type { G, R, Rule, Seat } from '../../../terms.ts'
import { comingHordes } from '../../../year/spring.ts'
import { hireAll } from './clerks.ts'
import { goldPerHorde, hordesLeft } from './rows.ts'
import { turbanState } from './state.ts'

/* AC-RT-09 to -14: each Spring the players choose Peace or War together. */

/** The top player proposes War. */
export interface WarOption extends Option {
  readonly kind: 'war'
}
/** He proposes Peace, with so many Hordes less. */
export interface PeaceOption extends Option {
  readonly kind: 'peace'
  readonly fewer: number
}

declare module '../../../options.ts' {
  interface MoreOptions {
    war: WarOption
    peace: PeaceOption
  }
}
declare module '../../../facts.ts' {
  interface MoreFacts {
    hordesRemain: { readonly kind: 'hordesRemain'; readonly n: number }
  }
}
declare module '../../../terms.ts' {
  interface MorePrompts {
    /** XDP-31: what is proposed */
    turbanState: true
    /** XDP-31: and with which split */
    turbanShare: true
    /** XDP-32 */
    turbanConfirm: true
  }
}
declare module '../../../events.ts' {
  interface MoreEvents {
    /** By seat what each is to pay. */
    peaceProposed: { kind: 'peaceProposed'; seat: Seat; fewer: number; shares: readonly number[] }
    shareRefused: { kind: 'shareRefused'; seat: Seat; n: number }
    peace: { kind: 'peace'; fewer: number; left: number }
    /** Why there was no choice: the team could not have paid for Peace, or no Horde more than those that come anyway was due. */
    war: { kind: 'war'; without: 'gold' | 'hordes' | 'nothing' }
  }
}

const WAR: WarOption = { kind: 'war', key: 'war' }

/** AC-RT-10: as many as would come now; the one more of co-op is among them. */
const hordesDue = (g: R): number => comingHordes(g, g.box.time[g.state.time]!.hordes)

const goldOf = (g: R, seat: Seat): number => g.state.players[seat]!.resources[GOLD]!

/** AC-RT-10, -14: what it takes for Peace: a Horde more than come anyway, and together Gold for one. */
function lacking(g: R): 'gold' | 'hordes' | 'nothing' {
  if (hordesDue(g) <= hordesLeft(g.box)) return 'hordes'
  const gold = humans(g).reduce((sum, seat) => sum + goldOf(g, seat), 0)
  return gold >= goldPerHorde(g.box) ? 'nothing' : 'gold'
}

/** AC-RT-09, -14: the top player proposes until all who are to pay have agreed, or it is War. */
export function* council(g: G): Rule {
  const turban = turbanState(g)
  turban.state = 'none'
  turban.fewer = 0
  turban.refused = 0
  const without = lacking(g)
  if (without !== 'nothing') return yield* goToWar(g, without)
  for (;;) {
    const [top] = humans(g)
    const pick = yield* g.ask(top!, 'turbanState', proposals(g), { hordes: hordesDue(g) })
    if (pick.kind === 'war') return yield* goToWar(g, 'nothing')
    const shares = yield* split(g, top!, pick.fewer)
    g.say?.({ kind: 'peaceProposed', seat: top!, fewer: pick.fewer, shares })
    if (yield* allAgree(g, top!, pick.fewer, shares)) return makePeace(g, pick.fewer, shares)
    turbanState(g).refused++
  }
}

/** War always; Peace for every number of Hordes that leaves one. Whether the Gold is there is behind the Screens: its owners know. */
function proposals(g: G): (WarOption | PeaceOption)[] {
  const due = hordesDue(g)
  const peaces = Array.from({ length: due }, (_, i) => peaceOption(g, i + 1))
  return [
    ...g.legal(
      peaces,
      ({ fewer }) => (due - fewer < hordesLeft(g.box) ? 'AC-RT-10' : undefined),
      (): Facts => ({ kind: 'hordesRemain', n: hordesLeft(g.box) }),
    ),
    WAR,
  ]
}

const peaceOption = (g: G, fewer: number): PeaceOption =>
  g.box.book.inRow('peace', fewer, () => ({ kind: 'peace', key: `peace ${fewer}`, fewer }))

/** The proposer says what each is to pay, in Tea order; the last of them what is left. Of himself he knows what he has. */
function* split(g: G, top: Seat, fewer: number): Rule<readonly number[]> {
  const seats = humans(g)
  const shares = g.state.players.map(() => 0)
  let left = fewer * goldPerHorde(g.box)
  for (const [i, seat] of seats.entries()) {
    if (i === seats.length - 1) shares[seat] = left
    else if (left > 0) {
      const most = seat === top ? Math.min(left, goldOf(g, seat)) : left
      const options = Array.from({ length: most + 1 }, (_, n) => shareOption(g, most - n))
      const { n } =
        options.length === 1 ? options[0]! : yield* g.ask(top, 'turbanShare', options, { player: seat, left, fewer })
      shares[seat] = n
      left -= n
    }
  }
  return shares
}

/** AC-RT-11, -14: whoever is to pay agrees, or the proposal is off. The proposer has said so already. */
function* allAgree(g: G, top: Seat, fewer: number, shares: readonly number[]): Rule<boolean> {
  for (const seat of humans(g)) {
    const n = shares[seat]!
    if (n === 0 || seat === top) continue
    const agree = g.legal(
      [AGREE],
      () => (goldOf(g, seat) >= n ? undefined : 'GW-CORE-05'),
      (): Facts => lackFacts(g, seat, GOLD, n),
    )
    const pick = yield* g.ask(seat, 'turbanConfirm', [...agree, REFUSE], { n, fewer, shares: [...shares] })
    if (pick.kind === 'agree') continue
    g.say?.({ kind: 'shareRefused', seat, n })
    return false
  }
  return true
}

/** AC-RT-10, -11: several pay one price. */
function makePeace(g: G, fewer: number, shares: readonly number[]): void {
  const left = hordesDue(g) - fewer
  for (const seat of humans(g)) if (shares[seat]! > 0) pay(g, seat, GOLD, shares[seat]!)
  const turban = turbanState(g)
  turban.state = 'peace'
  turban.fewer = fewer
  g.say?.({ kind: 'peace', fewer, left })
}

/** AC-RT-12 */
function* goToWar(g: G, without: ReturnType<typeof lacking>): Rule {
  turbanState(g).state = 'war'
  g.say?.({ kind: 'war', without })
  yield* hireAll(g)
}
