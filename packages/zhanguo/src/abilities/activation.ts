import { freeMove, freeMoves, isCapped } from '../areas.ts'
import { type Ability, type Bonus, type CourtAction, type Region, REGIONS } from '../data/types.ts'
import { type Facts, unrestFacts } from '../facts.ts'
import { ABILITY, type AbilityOption, ACTIVATE, type ActivateOption, FINISH } from '../options.ts'
import { at } from '../state.ts'
import type { G, Rule, Seat } from '../terms.ts'
import { numberFits } from '../turn.ts'
import { ABILITY_RULES } from './boards.ts'
import { BONUS_RULES } from './bonuses.ts'

interface Activation {
  readonly seat: Seat
  readonly action: CourtAction
  /** Cards and board abilities used already. */
  readonly used: readonly (number | Ability)[]
}

/** ZG-ACT-01, -06, -08: one of the cards and board abilities that the action has triggered, or finish. */
export function* activation(g: G, step: Activation): Rule {
  const { seat, action, used } = step
  for (;;) {
    const cards = activatable(g, step)
    const abilities = usable(g, step)
    if (cards.length + abilities.length === 0) return
    const pick = yield* g.ask(seat, 'activate', [...cards, ...abilities, FINISH, ...freeMoves(g, seat)])
    if (pick.kind === 'finish') return
    if (pick.kind === 'free') {
      freeMove(g, seat, pick)
      continue
    }
    g.next({ step: 'activation', seat, action, used: [...used, pick.kind === 'activate' ? pick.card : pick.ability] })
    return yield* pick.kind === 'activate' ? activate(g, seat, pick) : useAbility(g, seat, pick)
  }
}

function* activate(g: G, seat: Seat, { card, region }: ActivateOption): Rule {
  g.say?.({ kind: 'activated', seat, card, region })
  const body = BONUS_RULES[g.box.data.cards[card]!.bonus].take(g, seat, region)
  if (body) yield* body
}

function* useAbility(g: G, seat: Seat, { ability }: AbilityOption): Rule {
  g.say?.({ kind: 'usedBoard', seat, ability })
  yield* ABILITY_RULES[ability].use(g, seat)
}

/** ZG-ACT-01 to -07, ZG-COURT-REASSIGN-09: no card is ever triggered by a re-assignment. */
function activatable(g: G, { seat, action, used }: Activation): ActivateOption[] {
  const me = g.state.players[seat]!
  const options: ActivateOption[] = []
  const fits = numberFits(g.state.pile, action)
  if (!fits && g.refuse === undefined) return options
  for (const region of REGIONS) {
    const capped = isCapped(g, seat, region)
    for (let place = 0; place < 3; place++) {
      const card = me.cards[at(region, place)]!
      if (card === 0) break
      const { trigger, bonus } = g.box.data.cards[card]!
      const option = ACTIVATE[card]![region]!
      if (trigger !== action) g.refuse?.(option, 'ZG-ACT-01', otherTrigger(card, trigger, action))
      else if (!fits) g.refuse?.(option, goesDown(action) ? 'ZG-ACT-03' : 'ZG-ACT-02', numberFacts(g, action))
      else if (used.includes(card)) g.refuse?.(option, 'ZG-ACT-06', usedCard(card))
      else if (capped) g.refuse?.(option, 'ZG-ACT-07', unrestFacts(g, seat, region))
      else if (!BONUS_RULES[bonus].useful(g, seat, region)) g.refuse?.(option, 'RUL-43', useless(bonus, region))
      else options.push(option)
    }
  }
  return options
}

const goesDown = (action: CourtAction): boolean => action === 'recruit' || action === 'governor'

const otherTrigger = (card: number, trigger: CourtAction, action: CourtAction): Facts => ({
  kind: 'otherTrigger',
  card,
  trigger,
  action,
})
const usedCard = (card: number): Facts => ({ kind: 'usedCard', card })
const useless = (bonus: Bonus, region: Region): Facts => ({ kind: 'uselessBonus', bonus, region })
function numberFacts(g: G, action: CourtAction): Facts {
  const [below, played] = g.state.pile.slice(-2)
  return { kind: goesDown(action) ? 'numberTooHigh' : 'numberTooLow', played: played!, below: below!, action }
}

/** ZG-ACT-08: board abilities heed neither number nor unrest. */
function usable(g: G, { seat, action, used }: Activation): AbilityOption[] {
  const pool = g.value('abilities', NO_ABILITIES, { seat, action })
  if (pool.length === 0) return []
  return g.legal(
    pool.map((ability) => ABILITY[ability]),
    ({ ability }) => {
      if (used.includes(ability)) return 'ZG-ACT-06'
      return ABILITY_RULES[ability].useful(g, seat) ? undefined : 'RUL-43'
    },
    ({ ability }, rule): Facts => ({ kind: rule === 'RUL-43' ? 'uselessAbility' : 'usedAbility', ability }),
  )
}
const NO_ABILITIES: readonly Ability[] = []
