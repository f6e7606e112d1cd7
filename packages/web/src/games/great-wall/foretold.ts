import { eventMessage, locationName } from '@wanli/great-wall/text'
import type { Asked } from '../../table/protocol.ts'
import type { Note } from '../face.ts'
import { moverOf } from './places.ts'
import { type Box, NONE, type Option, type OptionOf, type Prompt, sum, type View } from './types.ts'

/* What an answer will bring, though nothing of it is to be seen yet. */

export function foretold(option: Asked['options'][number], box: Box, view: View, question: Asked): readonly Note[] {
  const one = option as unknown as Option
  if (one.kind === 'clerk') return clerkComes(one, box, view, moverOf({ prompt: question.prompt as Prompt, view }))
  if (one.kind === 'recruit') return recruits(one.type, box, question)
  return []
}

/** GW-ACT-01, GW-ACT-07: a Location that is full or takes any number will activate; who is alone there may pay with Shame. */
function clerkComes({ to, from }: OptionOf<'clerk'>, box: Box, view: View, mover: number): readonly Note[] {
  const { id, spots, clerks: now } = view.locations[to]!
  if (from === to) return []
  const clerks = now.map((n, seat) => (seat === mover ? n + 1 : n))
  const there = clerks.flatMap((n, seat) => (n > 0 ? [seat] : []))
  // GW-REED-06: the Reed Clan alone starts nothing at a Special Location.
  const settled = spots === null && there.every((seat) => view.players[seat]!.clan === 'reed')
  if (settled || (spots !== null && sum(clerks) < spots)) return []
  const activates: Note = {
    message: { key: 'gw.note.activates', params: { location: locationName(id, box) } },
    good: null,
  }
  const alone = there.length === 1 && there[0] === view.seat && box.locations[to]!.shameIcon && !isShameless(view, box)
  return alone ? [activates, { message: { key: 'gw.note.alone' }, good: false }] : [activates]
}

/** `noShame(alone)`: a card of mine takes that Shame away. */
function isShameless(view: View, box: Box): boolean {
  const me = view.seat === null ? undefined : view.players[view.seat]
  const cards = [
    ...box.generals.filter(({ id }) => id === me?.general),
    ...box.advisors.filter(({ id }) => me?.active.includes(id) === true),
  ]
  return cards.some(({ mods }) => mods.some(({ rule }) => rule.modifier.mod === 'noShame'))
}

/** GW-BARRACKS-02: all are chosen before any is paid: those who were, and this one. */
function recruits(type: number, box: Box, { seat, about }: Asked): readonly Note[] {
  if (type === NONE) return []
  const chosen = about?.['chosen']
  const units = box.soldiers.map((_, i) => (Array.isArray(chosen) ? Number(chosen[i]) : 0) + (i === type ? 1 : 0))
  return [{ message: eventMessage({ kind: 'recruited', seat, units }, box), good: true }]
}
