import type { MoreEvents } from '../../../../events.ts'
import { listOf, message } from '../../../../text/messages/message.ts'
import type { Says } from '../../../../text/messages/says.ts'
import { locationIn, playerMessage } from '../../../../text/messages/things.ts'
import type { GwBox } from '../../../../terms.ts'
import type { PeaceOption } from '../council.ts'
import { barredAt, cardAt, clerkHonor, goldPerHorde, hordesLeft } from '../rows.ts'

type Event<K extends keyof MoreEvents> = MoreEvents[K]

const shareOf = (seat: number, n: number, box: GwBox) =>
  message('event.peaceShare', { who: playerMessage(seat, box), n })

export const says: Says = {
  endings: { breach: message('ending.breach') },
  options: {
    peace: ({ fewer }: PeaceOption, box) => message('option.peace', { fewer, gold: fewer * goldPerHorde(box) }),
    honorHire: (_, box) => message('option.honorHire', { honor: clerkHonor(box) }),
  },
  prompts: {
    turbanState: ({ hordes }) => message('prompt.turbanState', { hordes: Number(hordes) }),
    turbanShare: ({ player, left, fewer }, box) =>
      message('prompt.turbanShare', {
        who: playerMessage(Number(player), box),
        left: Number(left),
        gold: Number(fewer) * goldPerHorde(box),
      }),
    turbanConfirm: ({ n, fewer }) => message('prompt.turbanConfirm', { n: Number(n), fewer: Number(fewer) }),
    honorHire: ({ honor }) => message('prompt.honorHire', { honor: Number(honor) }),
  },
  events: {
    peaceProposed: ({ fewer, shares }: Event<'peaceProposed'>, box) => ({
      fewer,
      shares: listOf(
        shares.flatMap((n, seat) => (n > 0 ? [shareOf(seat, n, box)] : [])),
        'semicolon',
        'semicolon',
      ),
    }),
    shareRefused: ({ n }: Event<'shareRefused'>) => ({ n }),
    peace: ({ fewer, left }: Event<'peace'>) => ({ fewer, left }),
    war: ({ without }: Event<'war'>, box) => ({ without, n: hordesLeft(box) }),
    clerkSent: ({ because }: Event<'clerkSent'>, box) => ({
      raid: String(because === 'raid'),
      location: because === 'raid' ? '' : locationIn(because, 'at', box),
    }),
  },
  facts: { hordesRemain: ({ n }: { readonly n: number }) => ({ n }) },
  cardText: (id, box) =>
    id === cardAt(box).id
      ? [
          message('card.turban', { gold: goldPerHorde(box), left: hordesLeft(box) }),
          message('card.turban.clerks', { honor: clerkHonor(box), mine: locationIn(barredAt(box), 'at', box) }),
        ]
      : undefined,
}
