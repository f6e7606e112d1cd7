import { modifiersFor } from './cards/modifiers.ts'
import { num } from './cards/numbers.ts'
import { type Cut, cutBy, NO_CHANGE, type PriceChange, withCost } from './cards/prices.ts'
import { COST_ACTIONS, type CostAction } from './data/vocabulary/types.ts'
import { advisorPrice } from './locations/embassy.ts'
import type { GwOption } from './options.ts'
import type { Asked, R, Seat } from './terms.ts'

/** How a printed price is changed now (`priceNow`): by cards, and by the effect that asks (GWC-VOC-06). */
export interface Change extends PriceChange {
  readonly less: Cut
}

/** What things cost a seat now. */
export interface Prices {
  readonly changes: Readonly<Record<CostAction, Change>>
  /** Gold for the next Advisor: what is printed hangs on how many there are (GW-EMB-03). */
  readonly advisor: number
}

/** Of which options an effect speaks when it takes something off. */
const CUT: { readonly [A in CostAction]?: readonly GwOption['kind'][] } = {
  recruit: ['recruit'],
  buildBarricade: ['barricade'],
  buildWall: ['wall'],
  hireClerk: ['hireClerk'],
  hireAdvisor: ['hireAdvisor'],
  upgrade: ['upgrade', 'overseer'],
}

/** What may be changed in price at this table: by the base game, and by the expansions in the box; each type of Soldiers there is (GWXC-VOC-04). */
const actionsOf = ({ box }: R): readonly CostAction[] => [
  ...COST_ACTIONS,
  ...box.soldiers.map(({ id }) => `recruit:${id}` as CostAction),
  ...box.expansions.flatMap(({ words }) => (words?.costs ?? []) as readonly CostAction[]),
]

export function pricesFor(g: R, seat: Seat, asked: Asked): Prices {
  const changes = Object.fromEntries(
    actionsOf(g).map((action) => [action, { ...NO_CHANGE, less: lessOf(asked, action) }]),
  ) as Record<CostAction, Change>
  for (const { modifier, ctx } of modifiersFor(g, seat, 'cost')) {
    const { action } = modifier
    changes[action] = { ...changes[action], ...withCost(changes[action], modifier, num(g, ctx, modifier.n)) }
  }
  return { changes, advisor: cutBy(advisorPrice(g, seat, 0), changes.hireAdvisor.less) }
}

function lessOf(asked: Asked, action: CostAction): Cut {
  const cut = asked?.about?.['less']
  if (cut !== 'free' && typeof cut !== 'number') return 0
  return asked?.options.some(({ kind }) => CUT[action]?.includes(kind) === true) === true ? cut : 0
}
