import type { Chance, Part } from '@wanli/kernel'
import {
  commandBoxes,
  commonBox,
  compileRules,
  countOf,
  generalBoxes,
  hordeBoxes,
  numbersFor,
  tacticBoxes,
} from '../../box.ts'
import { changedPrice, noteChanges } from '../../cards/modifiers.ts'
import type { GameData } from '../../data/index.ts'
import { addHonor } from '../../honor.ts'
import { PAY_SHAME, type ShamePlace, STOP } from '../../options.ts'
import { discardShame, discardToken, hasShame } from '../../shame.ts'
import type { State } from '../../state.ts'
import type { G, GreatWall, GwBox, R, Rule, Seat } from '../../terms.ts'
import type { Mode } from '../index.ts'
import { REED_WORDS, reedClan, reedRules } from '../reed/index.ts'
import { commandsWithReed, usableCards } from '../two.ts'
import { eventRules, eventStep } from './events.ts'
import { coopExtra } from './extra.ts'
import { requestStep, shameAndRefill } from './requests.ts'
import { COOP, type CoopState, coopState, requestNumbers } from './state.ts'
import { teamOrder } from './team.ts'
import { COOP_WORDS, reclaim } from './words.ts'

declare module '../../terms.ts' {
  interface GwSteps {
    'coop.requests': object
    'coop.shame': object
    'coop.event': object
  }
}

/** GW-COOP-03, -09: Requests and Events are shuffled, the first Requests lie open. */
function begin(s: State, box: GwBox, chance: Chance): void {
  const coop = s.extras[COOP] as CoopState
  const requests = chance.shuffle('setup', [...coop.requests, ...coop.requestDeck])
  coop.requests = requests.splice(0, requestNumbers(box).active)
  coop.requestDeck = requests
  coop.eventDeck = chance.shuffle('setup', coop.eventDeck)
}

const winners = (s: State, box: GwBox): readonly Seat[] =>
  (s.extras[COOP] as CoopState).result === 'won' ? box.setup.clans.map((_, seat) => seat) : []

/** GW-COOP-24: a token that cannot be taken loses the game for all, at once. */
function* loseWithoutTokens(g: G): Rule {
  if (g.state.shamePool > 0) return
  endGame(g, 'lost', 'shame')
  yield* g.finish()
}

function endGame(g: G, result: 'won' | 'lost', because: string): void {
  const coop = coopState(g)
  coop.result = result
  const done = coop.done.length
  g.say?.(result === 'won' ? { kind: 'teamWon', done } : { kind: 'teamLost', because, done })
}

/** GW-COOP-17, RUL-10: the price is 10 Honor, the whole of it. True if it was paid. */
function* payHonor(g: G, seat: Seat): Rule<boolean> {
  const price = changedPrice(g, seat, 'shameHonor', g.box.data.constants.shameHonor)
  if (g.state.players[seat]!.honor < price) return false
  const pick = yield* g.ask(seat, 'payShame', [PAY_SHAME, STOP], { price, with: 'honor' })
  if (pick.kind === 'stop') return false
  addHonor(g, seat, -price, 'shame')
  noteChanges(g, seat, 'shameHonor')
  return true
}

/** DP-04: in Summer for any own tokens. */
function* payInSummer(g: G, { seat }: { readonly seat: Seat }): Rule {
  while (hasShame(g, seat) && (yield* payHonor(g, seat))) yield* discardShame(g, seat, 1, [])
}

/** DP-44: for the token that has just come. */
function* payAtOnce(g: G, seat: Seat, place: ShamePlace): Rule {
  if (yield* payHonor(g, seat)) discardToken(g, seat, place)
}

/** GW-COOP-11 to -30: what is different while the game is played. */
const coopRules: Part<GreatWall> = {
  name: 'co-op',
  topics: ['order'],
  steps: {
    'coop.requests': requestStep,
    'coop.shame': shameAndRefill,
    'coop.event': eventStep,
  },
  instead: {
    'summer.shame': () => payInSummer,
    // GW-COOP-18: the step does not exist.
    'summer.reclaim': () => () => {},
    // GW-COOP-27: no final scoring.
    scoring: () => (g) => {
      endGame(g, hasWon(g) ? 'won' : 'lost', endsByEmptyPool(g) ? 'shame' : 'time')
      g.state.over = true
    },
    'year.end': (earlier) => (g, step) => {
      const coop = coopState(g)
      coop.defeated = 0
      coop.breached = []
      coop.eased = coop.eased.map(() => 0)
      return earlier(g, step)
    },
  },
  on: [
    { to: 'shame', when: 'would', do: loseWithoutTokens },
    {
      to: 'shame',
      when: 'has',
      do: (g, { seat, place }) => (place === undefined ? undefined : payAtOnce(g, seat, place)),
    },
    {
      to: 'claim',
      when: 'would',
      // GW-COOP-20, RUL-62: Honor at once, the card to the discard pile, the number on record.
      do(g, event) {
        const { seat, horde } = event
        event.prevented = true
        const { id, honor } = g.box.hordes[horde.card]!
        g.say?.({ kind: 'hordeClaimed', seat, horde: id })
        addHonor(g, seat, honor, 'hordes')
        g.state.hordeDiscard.push(horde.card)
        coopState(g).claimed[seat]!++
      },
    },
    { to: 'defeated', when: 'has', do: (g) => void coopState(g).defeated++ },
    { to: 'breach', when: 'has', do: (g, { section }) => void coopState(g).breached.push(section) },
    {
      to: 'moment',
      when: 'has',
      rank: 5,
      // GW-COOP-19: one Command card for each level, before anything reacts to the Wall.
      do(g, { trigger, actors, n }) {
        return trigger === 'onWallBuilt' ? takeBack(g, actors![0]!, n ?? 1) : undefined
      },
    },
  ],
  modify: {
    // GW-COOP-25, -26: winning first; finished Walls and an empty pool end nothing.
    endings(endings, _about, g) {
      if (hasDone(g)) return ['requests']
      return endings.filter((ending) => ending === 'time' || (ending === 'shame' && endsByEmptyPool(g)))
    },
  },
}

/** GW-COOP-25: enough Requests are fulfilled. */
const hasDone = (g: R): boolean => g.box.requests.length > 0 && coopState(g).done.length >= requestNumbers(g.box).goal

/** GW-COOP-25; AC-11: where the box has no Requests, the team has won that is there at the end of the last Year. */
const hasWon = (g: R): boolean => (g.box.requests.length > 0 ? hasDone(g) : isLastYear(g))

const isLastYear = (g: R): boolean => g.state.time === g.box.time.length - 1

/** RUL-25 */
const endsByEmptyPool = (g: R): boolean => g.box.setup.options['coop.emptyPoolEndsGame'] && g.state.shamePool === 0

function* takeBack(g: G, seat: Seat, levels: number): Rule {
  const { coopReclaimPerWall } = g.box.data.constants
  yield* reclaim(
    g,
    { seat, moment: { trigger: 'onWallBuilt' }, card: '', filter: [], clerksThere: 0 },
    levels * coopReclaimPerWall,
  )
}

const requestBoxes = (data: GameData, players: 2 | 3 | 4 | 5): GwBox['requests'] =>
  Object.values(data.requests).flatMap(({ id, needs }) => {
    const asked = needs[players]
    return asked === null ? [] : [{ id, needs: asked }]
  })

const eventBoxes = (data: GameData): GwBox['events'] =>
  Object.values(data.events).map(({ id, immediate, passive }) => ({
    id,
    now: compileRules(id, immediate),
    passive: compileRules(id, passive),
  }))

/** Section 14: together, for 2 (with the Reed Clan), 3 and 4. */
export const coop: Mode = {
  seats: [2, 3, 4],
  open(setup, data) {
    const { seats } = setup
    const { hordesAtSetup, reed } = countOf(data, seats)
    const common = commonBox(data, { ...numbersFor(data, seats), wallsToEnd: 0 })
    const { commands, humanCommands, reedCard } = commandsWithReed(data)
    return {
      ...common,
      hordes: hordeBoxes(usableCards(data.hordes.coop, common.sections), seats),
      hordesToPlace: hordesAtSetup.coop ?? 0,
      moreHordes: data.constants.coopExtraHordes,
      generals: generalBoxes(data, ['base', 'coop']),
      tactics: tacticBoxes(data, ['base', 'coop']),
      artifacts: [],
      artifactsAct: false,
      commands: reed ? commands : commandBoxes(Object.values(data.commands.player)),
      humanCommands,
      automata: reed ? [reedClan(data, reedCard)] : [],
      requests: requestBoxes(data, seats as 2 | 3 | 4 | 5),
      events: eventBoxes(data),
      extras: [coopExtra],
      effects: { ...common.effects, ...(reed ? REED_WORDS : {}), ...COOP_WORDS },
      winterSteps: ['coop.requests', 'winter.check', 'coop.shame', 'coop.event', 'year.end'],
      teamOrder,
      begin,
      winners,
      team: true,
      canBeLost: true,
      tellLoss: (g, because) => endGame(g, 'lost', because),
      parts: [...(reed ? [reedRules] : []), coopRules, eventRules],
    }
  },
}
