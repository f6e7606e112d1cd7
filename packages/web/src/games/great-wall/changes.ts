import { boxes } from '@wanli/great-wall'
import { unitName } from '@wanli/great-wall/text'
import type { Message } from '../../text/index.ts'
import type { Change } from '../face.ts'
import { changesIn } from './expansions/index.ts'
import type { Box } from './types.ts'

/* What lies on a table with expansions that a usual one has not: counted in the two boxes, not told by anybody. */

function boxOf(setup: Readonly<Record<string, unknown>>): Box | undefined {
  const checked = boxes.checkSetup(setup)
  return checked.ok ? boxes.open(checked.value) : undefined
}

const word = (key: string, params: Message['params'] = {}): Message => ({ key: `gw.change.${key}`, params })

/** XP-SET-02: the deck, without what is left out of it by lot. */
function hordesOf({ hordes, hordesOut }: Box): number {
  const out = hordesOut === null || hordesOut === undefined ? 0 : hordesOut.n * (hordesOut.of[0]?.length ?? 0)
  return hordes.length - out
}

export function changesOf(setup: Readonly<Record<string, unknown>>): readonly Change[] {
  const box = boxOf(setup)
  // Five seats need their set; what it changes is counted as of four.
  const base = boxOf({ mode: setup['mode'], seats: Math.min(Number(setup['seats']), 4) })
  if (box === undefined || base === undefined) return []
  const more = <T extends { readonly id: string }>(of: (one: Box) => readonly T[]): readonly T[] =>
    of(box).filter(({ id }) => !of(base).some((known) => known.id === id))
  const hordes = more((one) => one.hordes)
  const cards = {
    advisors: more((one) => one.advisors).length,
    tactics: more((one) => one.tactics).length,
    artifacts: box.team ? 0 : more((one) => one.artifacts).length,
  }
  const soldiers = more((one) => one.soldiers).filter(({ clan }) => clan === undefined || box.clans.includes(clan))
  return [
    ...(hordes.length === 0
      ? []
      : [
          {
            icon: 'horde',
            title: word('hordes', { n: hordesOf(box) }),
            text: word('hordes.new', { n: hordes.length, usual: hordesOf(base) }),
          },
        ]),
    ...(soldiers.length === 0
      ? []
      : [
          {
            icon: 'spearman',
            title: word('soldiers', { n: soldiers.length }),
            text: word('list', { list: soldiers.map(({ id }) => unitName(id, 1, box)) }),
          },
        ]),
    ...(cards.advisors + cards.tactics + cards.artifacts === 0
      ? []
      : [{ icon: 'advisor', title: word('cards'), text: word('cards.more', cards) }]),
    ...changesIn(box),
  ]
}
