import type { DataFile } from '@wanli/game-kit'
import { isObject } from '@wanli/kernel'
import { gameCard } from '../../games/index.ts'
import type { Face } from '../../games/face.ts'
import { fieldsOf } from '../../pages/new/setup.ts'
import type { RoomView, SeatWish } from '@wanli/server/protocol'
import { say } from '../../settings.svelte.ts'
import { hourHere, hourWords } from '../hours.ts'
import { tellOf } from '../../ui/words.ts'

/* A room's set-up in words, and as its host may change it. */

const listOf = (value: unknown): readonly string[] => (Array.isArray(value) ? (value as readonly string[]) : [])

/** The clan of each seat. */
export const clansOf = (
  { setup, seats }: Pick<RoomView, 'setup'> & { readonly seats: readonly unknown[] },
  face: Face,
): readonly string[] => {
  const named = listOf(setup['clans'])
  return seats.map((_, i) => named[i] ?? face.clans[i]?.value ?? '')
}

export interface Rule {
  readonly label: string
  readonly value: string
  readonly changed: boolean
}

/** What holds at this table: its mode, its boxes, and whatever is not as usual. */
export function rulesOf(room: RoomView, face: Face): readonly Rule[] {
  const { setup } = room
  const mode = face.modes.find(({ id }) => id === setup['mode']) ?? face.modes[0]!
  const expansions = listOf(setup['expansions'])
  const boxes = (face.expansions ?? []).filter(({ name }) => expansions.includes(name))
  const lay = { mode: mode.id, clans: clansOf(room, face), expansions }
  const changed = fieldsOf(face, lay).flatMap((field): readonly Rule[] => {
    const value = at(setup, field.path) ?? field.usual
    if (JSON.stringify(value) === JSON.stringify(field.usual)) return []
    const names = field.choices.filter(
      (choice) => value === choice.value || (Array.isArray(value) && value.includes(choice.value)),
    )
    const words =
      field.kind === 'yesNo'
        ? say(value === true ? 'online.yes' : 'online.not')
        : names.map(({ name }) => tellOf(face, name)).join(', ')
    return [{ label: tellOf(face, field.label), value: words || say('newTable.none'), changed: true }]
  })
  return [
    ...(face.modes.length > 1 ? [{ label: say('newTable.mode'), value: tellOf(face, mode.name), changed: false }] : []),
    ...(boxes.length > 0
      ? [
          {
            label: say('newTable.expansions'),
            value: boxes.map(({ label }) => tellOf(face, label)).join(', '),
            changed: false,
          },
        ]
      : []),
    ...changed,
  ]
}

const at = (setup: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined,
    setup,
  )

/** Rows of somebody's own box that this table is played with. */
export function ownBoxOf({ setup: { data } }: RoomView): DataFile | undefined {
  return isObject(data) && Object.keys(data).length > 0 ? data : undefined
}

/** What is on the table, for the host to change something of it. Rows of an own box are many, and stay by themselves. */
export function planOf({ game, setup: { data: _, ...setup } }: RoomView): Pick<RoomView, 'game' | 'setup'> {
  return { game, setup }
}

/** The seats as they are, as the host's wishes: to change one of them. */
export function wishesOf({ seats }: RoomView, me: string | undefined): readonly SeatWish[] {
  return seats.map(({ kind, name, person, bot }): SeatWish => {
    if (kind === 'bot') return { kind: 'bot', bot: bot ?? 'greedy' }
    if (kind === 'kept') return { kind: 'kept', for: name ?? '' }
    return kind === 'person' && person === me
      ? { kind: 'me', ...(name === undefined ? {} : { name }) }
      : { kind: 'open' }
  })
}

/** A table that nobody has named goes by the words of its link: western-heron-… is Western Heron. */
export function tableName({ title, table }: { readonly title: string; readonly table: string }): string {
  if (title !== '') return title
  const words = table.split('-').slice(0, -1)
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
}

export const gameName = (game: string): string => gameCard(game)?.name ?? game

/** How long one may think, in words. */
export function timeControlWords({ clock }: RoomView['options']): string {
  if (clock.kind === 'bank')
    return say('online.time.bank', { minutes: Math.round(clock.bank / 6) / 10, seconds: clock.increment })
  if (clock.kind === 'none') return say('online.time.none')
  const days = say('online.time.days', { days: clock.days })
  if (clock.rest === undefined) return days
  const [from, to] = [clock.rest.from, clock.rest.to].map((hour) => hourWords(hourHere(hour))) as [string, string]
  return `${days}, ${say('online.time.nights', { from, to })}`
}

/** Who may watch, in words. */
export function watchWords({ watch, delay }: RoomView['options']): string {
  if (!watch) return say('online.room.rules.watch.no')
  return delay === 0
    ? say('online.room.rules.watch.yes')
    : say('online.room.rules.watch.late', { minutes: Math.ceil(delay / 60) })
}
