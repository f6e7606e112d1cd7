import type { MoreEvents } from '../../../../events.ts'
import type { MoreFacts } from '../../../../facts.ts'
import type { SectionId } from '../../../../state.ts'
import { message, type Message } from '../../../../text/messages/message.ts'
import type { Says } from '../../../../text/messages/says.ts'
import { sectionName } from '../../../../text/messages/things.ts'
import type { ToFortressOption } from '../options.ts'
import { fortressOf, tables } from '../rows.ts'
import { FALLEN } from '../rules.ts'

/* How the Fortress becomes texts. */

/** Out of the pool there is no section to name. */
const origin = (from: string, section: SectionId | undefined): NonNullable<Message['params']> => ({
  from,
  section: section === undefined ? '' : sectionName(section),
})

export const says: Says = {
  options: {
    toFortress: ({ from, section }: ToFortressOption) => message('option.toFortress', origin(from, section)),
  },
  prompts: {
    fortressShot: ({ left }) => message('prompt.fortressShot', { left: Number(left) }),
    nightRest: ({ left }) => message('prompt.nightRest', { left: Number(left) }),
  },
  events: {
    fortressManned: ({ from, section }: MoreEvents['fortressManned']) => origin(from, section),
    fortressRaised: ({ defense }: MoreEvents['fortressRaised']) => ({ defense }),
    tokenBeside: ({ tokens }: MoreEvents['tokenBeside']) => ({ tokens }),
    night: ({ tokens, archers, loss, defense }: MoreEvents['night']) => ({ tokens, archers, loss, defense }),
  },
  facts: {
    noArcherThere: ({ from, section }: MoreFacts['noArcherThere']) => origin(from, section),
  },
  endings: { [FALLEN]: message('ending.fortress') },
  cardText: (id, box) =>
    id === tables.scenario.id
      ? [
          message('card.fortress'),
          message('card.fortress.prices', { archer: fortressOf(box).archerWood, raise: fortressOf(box).raiseCost }),
        ]
      : undefined,
}
