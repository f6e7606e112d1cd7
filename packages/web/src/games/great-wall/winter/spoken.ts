import type { Seat } from '@wanli/kernel'
import type { NewsLine } from '../../../table/protocol.ts'
import type { Message } from '../../../text/index.ts'
import type { Spoken } from '../../face.ts'
import { SECTION_KEYS } from '../types.ts'
import { type Assault, type Soldier, winterScenes } from './plan.ts'

/** A Section in one breath: whether it held, by how much, and what it cost whom, me first. */
function sentences(
  { section, defense, power, breach, shame, fallen, saved }: Assault,
  me: Seat | null,
  name: (seat: Seat) => string,
): readonly Message[] {
  const each = (key: string, counts: readonly { readonly seat: Seat; readonly n: number }[]): Message[] =>
    counts
      .toSorted((a, b) => Number(b.seat === me) - Number(a.seat === me))
      .map(({ seat, n }) => ({ key: seat === me ? `${key}.me` : key, params: { n, name: name(seat) } }))
  return [
    {
      key: breach ? 'gw.said.breached' : 'gw.said.held',
      params: { section: { key: `label.section.${SECTION_KEYS[section] ?? 'left'}` }, defense, power },
    },
    ...each('gw.said.shame', shame),
    ...each('gw.said.fell', countsOf(fallen)),
    ...each('gw.said.saved', countsOf(saved)),
  ]
}

const countsOf = (soldiers: readonly Soldier[]) =>
  [...Map.groupBy(soldiers, ({ seat }) => seat)].map(([seat, all]) => ({ seat, n: all.length }))

/** What is said of a Winter: one breath for each Section that is done, instead of its events one by one. */
export function spokenOf(told: readonly NewsLine[], me: Seat | null, name: (seat: Seat) => string): Spoken {
  const said = new Map<number, readonly Message[]>()
  const instead = new Set<number>()
  for (const { assault, covered, done } of winterScenes(told)) {
    for (const n of covered) instead.add(n)
    if (done !== undefined) said.set(done, sentences(assault, me, name))
  }
  return { instead, said }
}
