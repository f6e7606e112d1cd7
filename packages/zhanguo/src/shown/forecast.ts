import { Reading, type Seat } from '@wanli/kernel'
import { ABILITY_RULES } from '../abilities/boards.ts'
import { BONUS_RULES } from '../abilities/bonuses.ts'
import { boardOf, isCapped } from '../areas.ts'
import { canPayGovernor } from '../court/governor.ts'
import { freeMoveWouldAllowHireIn, unrestRise, whyNotHireIn, workersHired } from '../court/hire.ts'
import { COURT_RULES } from '../court/index.ts'
import { whyNotBuyIn } from '../court/palace.ts'
import { whyNotWallAt } from '../court/wall.ts'
import { type Ability, type CourtAction, OFFICIAL_COLOURS, REGIONS, type Region } from '../data/types.ts'
import { WALL } from '../options.ts'
import { at, NOBODY, OFFICIALS, type Player, squareAt } from '../state.ts'
import type { R, ZhanGuo } from '../terms.ts'

/* What an action at the Court sets off, before it is done (ZG-ACT-01 to -08): what can fire depends on how the board looks after it. */

export interface Fires {
  readonly card: number
  readonly region: Region
  /** `fires`: after some way to do it. `sleeps`: the unrest of its region is at the cap (ZG-ACT-07). `useless`: RUL-43. */
  readonly how: 'fires' | 'sleeps' | 'useless'
}

export interface CourtOutlook {
  readonly action: CourtAction
  /** It can be done in full now (ZG-COURT-02); free moves count as made. */
  readonly possible: boolean
  /** The own cards with its trigger; they need a number that fits besides. */
  readonly cards: readonly Fires[]
  /** Of the board: after it, or at work in it. */
  readonly abilities: readonly Ability[]
}

export function courtOutlook(g: R, seat: Seat, action: CourtAction): CourtOutlook {
  const why = COURT_RULES[action].whyNot(g, seat)
  const after = waysOf(g, seat, action)
  const ways = after.length === 0 ? [g] : after
  const me = g.state.players[seat]!
  const cards: Fires[] = []
  for (const region of REGIONS)
    for (let place = 0; place < 3; place++) {
      const card = me.cards[at(region, place)]!
      if (card === 0 || g.box.data.cards[card]!.trigger !== action) continue
      const awake = ways.filter((then) => !isCapped(then, seat, region))
      const { useful } = BONUS_RULES[g.box.data.cards[card]!.bonus]
      const fires = awake.some((then) => useful(then, seat, region))
      cards.push({ card, region, how: fires ? 'fires' : awake.length === 0 ? 'sleeps' : 'useless' })
    }
  return {
    action,
    possible: why === undefined || why === 'ZG-COURT-03',
    cards,
    abilities: (boardOf(g, seat)?.abilities ?? []).filter((ability) => abilityAfter(ability).includes(action)),
  }
}

/** The table after the action, once for every way to do it that makes a difference to what fires. */
function waysOf(g: R, seat: Seat, action: CourtAction): R[] {
  switch (action) {
    case 'recruit':
      return OFFICIALS.flatMap((official) =>
        g.state.players[seat]!.officials[official]! > 0 ? [brought(g, seat, official)] : [],
      )
    case 'hire': {
      const now = REGIONS.filter((region) => whyNotHireIn(g, seat, region) === undefined)
      const soon = now.length > 0 ? now : REGIONS.filter((region) => freeMoveWouldAllowHireIn(g, seat, region))
      return soon.map((region) => hiredIn(g, seat, region))
    }
    case 'governor':
      return REGIONS.flatMap((region) => (canPayGovernor(g, seat, region) ? installedIn(g, seat, region) : []))
    case 'palace':
      return REGIONS.flatMap((region) => builtIn(g, seat, region))
    case 'wall':
      return walled(g, seat)
    case 'reassign':
      return []
  }
}

/** The table with a seat's board as `change` leaves it. */
function after(g: R, seat: Seat, change: (me: Player) => void): R {
  const me = g.state.players[seat]!
  const then: Player = {
    ...me,
    officials: me.officials.slice(),
    governorsArea: me.governorsArea.slice(),
    workers: me.workers.slice(),
    unrest: me.unrest.slice(),
  }
  change(then)
  return new Reading<ZhanGuo>(g.box, { ...g.state, players: g.state.players.with(seat, then) })
}

/** ZG-COURT-RECRUIT-01: where to does not matter. */
const brought = (g: R, seat: Seat, official: number): R =>
  after(g, seat, (me) => {
    me.officials[official]!--
    me.governorsArea[at(1, official)]!++
  })

/** ZG-COURT-HIRE-02, -04: where a free move must come first, it brings one official. */
function hiredIn(g: R, seat: Seat, region: Region): R {
  const now = whyNotHireIn(g, seat, region) === undefined
  const workers = now ? workersHired(g, seat, region) : g.value('hired', 1, { seat, region })
  return after(g, seat, (me) => {
    me.workers[region]! += workers
    me.unrest[region]! += unrestRise(g, workers)
  })
}

/** ZG-COURT-GOV-02 to -08: the officials go home, the region is calm; a square may bring one of them back. */
function installedIn(g: R, seat: Seat, region: Region): R[] {
  const { governorCost } = g.box.data.constants
  const plain = after(g, seat, (me) => {
    for (const o of OFFICIALS) {
      me.governorsArea[at(region, o)]! -= governorCost[OFFICIAL_COLOURS[o]]
      me.officials[o]! += governorCost[OFFICIAL_COLOURS[o]]
    }
    me.unrest[region] = 0
  })
  const free = g.box.data.squares[region]!.some(
    (bonus, square) => bonus === 'OFFICIAL_ANY' && g.state.squares[squareAt(region, square)] === NOBODY,
  )
  return free ? [plain, ...OFFICIALS.map((o) => brought(plain, seat, o))] : [plain]
}

/** ZG-COURT-PALACE-01 */
function builtIn(g: R, seat: Seat, region: Region): R[] {
  if (whyNotBuyIn(g, seat, region) !== undefined) return []
  const { here, elsewhere } = g.box.data.constants.palaceCost
  return REGIONS.flatMap((from) =>
    from === region || g.state.players[seat]!.workers[from]! < elsewhere
      ? []
      : [
          after(g, seat, (me) => {
            me.workers[region]! -= here
            me.workers[from]! -= elsewhere
          }),
        ],
  )
}

/** ZG-COURT-WALL-03: the fewest rods leave the most workers; of which regions does not matter. */
function walled(g: R, seat: Seat): R[] {
  const payers = REGIONS.filter((region) => g.state.players[seat]!.workers[region]! > 0)
  const open = WALL.filter((slot) => slot.rods <= payers.length && whyNotWallAt(g, seat, slot) === undefined)
  if (open.length === 0) return []
  const rods = Math.min(...open.map((slot) => slot.rods))
  return [
    after(g, seat, (me) => {
      for (const region of payers.slice(0, rods)) me.workers[region]!--
    }),
  ]
}

/** ZG-BABIL-02 to -08: the actions after which a board's ability may be used, or in which it is at work. */
export const abilityAfter = (ability: Ability): readonly CourtAction[] =>
  ability === 'extraWorker' ? ['hire'] : ABILITY_RULES[ability].after
