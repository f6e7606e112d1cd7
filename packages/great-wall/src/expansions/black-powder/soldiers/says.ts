import { RESOURCES, type Resource } from '../../../state.ts'
import type { GwBox } from '../../../terms.ts'
import { listOf, message, type Message, named } from '../../../text/messages/message.ts'
import type { Says } from '../../../text/messages/says.ts'
import { resourceName, sectionName } from '../../../text/messages/things.ts'
import type { SnakeTokenOption } from './firing.ts'
import { type SpecialSoldier, specialSoldiersOf } from './rows.ts'

/** "2 Wood and 1 Chi" */
const priceOf = ({ cost }: SpecialSoldier): Message =>
  listOf(
    RESOURCES.flatMap((_, resource) =>
      cost[resource]! > 0
        ? [message('amount.resource', { n: cost[resource]!, resource: resourceName(resource as Resource) })]
        : [],
    ),
    'and',
  )

/** What is printed for a special soldier: whose it is and what it costs, then what it does. */
function textOf(soldier: SpecialSoldier, { data, setup }: GwBox): readonly Message[] {
  const { unit, clan, perPlayer } = soldier
  const row = data.clans.find(({ id }) => id === clan)
  return [
    message('special.price', {
      n: perPlayer,
      clan: row === undefined ? clan : named(row.name),
      price: priceOf(soldier),
    }),
    // BP-SOL-17: what the table has agreed on.
    message(`special.${unit}`, { mortal: String(setup.options['bp.snakeTokensDie'] === true) }),
  ]
}

export const says: Says = {
  options: {
    snakeToken: ({ section, row, spot }: SnakeTokenOption) =>
      message('option.snakeToken', { section: sectionName(section), row: row + 1, spot: spot + 1 }),
  },
  prompts: {
    bomberDrop: ({ section }) => message('prompt.bomberDrop', { section: sectionName(section as 0) }),
  },
  cardText(id, box) {
    const soldier = specialSoldiersOf(box).find((other) => other.id === id)
    return soldier === undefined ? undefined : textOf(soldier, box)
  },
}
