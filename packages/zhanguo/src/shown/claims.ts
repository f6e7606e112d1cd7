import type { Claim, Claims, Seat, Trial, Tried } from '@wanli/kernel'
import type { CourtAction } from '../data/types.ts'
import type { ZgOption } from '../options.ts'
import { pointsAtEnd } from '../score.ts'
import { vpOf } from '../state.ts'
import type { ZgBox, ZhanGuo } from '../terms.ts'
import { numberFits } from '../turn.ts'
import type { View } from '../view.ts'

/* What the views of ZhanGuo say of what is to come, each with how to look whether it comes so. */

type Said = Claim<ZhanGuo>

/** ZG-END-01 to -04: as if the last round ended now. */
const ofTable = (view: View, _seat: Seat, box: ZgBox): readonly Said[] =>
  view.players.map(({ seat, vp, end }) => ({
    about: `points of seat ${seat} now`,
    says: pointsAtEnd({ vp, end }),
    comes: ({ stage }) => {
      const { table } = stage((state) => {
        state.round = box.data.constants.rounds
        state.agenda = [{ step: 'roundEnd' }]
      })
      return table.over ? vpOf(table.state.players[seat]!) : undefined
    },
  }))

function ofOption(option: ZgOption, question: { readonly seat: Seat; readonly about: unknown }, view: View): Said[] {
  const card = (question.about as { card?: number } | undefined)?.card
  if (option.kind === 'unify' && view.unify !== null) return [unifying(option.region, view, option.key)]
  if (option.kind === 'court' && card !== undefined) return [setOff(option.action, option.key, card, view)]
  return []
}

/** ZG-UNIFY-03 to -05 */
const unifying = (region: number, view: View, key: string): Said => ({
  about: 'unification',
  says: view.unify![region - 1]!,
  comes: ({ fork, seat }) => {
    const { table, told } = fork()
    table.answer(seat, key)
    const event = told.find((one) => one.event.kind === 'unified')?.event
    return event?.kind === 'unified' ? { markers: event.markers, vp: event.vp, unrest: event.unrest } : undefined
  },
})

/** The own cards that fire after some way to do an action, if the number of the card fits. */
export function cardsThatFire(view: View, seat: Seat, card: number, action: CourtAction): readonly number[] {
  const outlook = view.players[seat]!.court?.find((one) => one.action === action)
  if (outlook === undefined || action === 'reassign' || !numberFits([...view.pile, card], action)) return []
  return outlook.cards.flatMap(({ card: laid, how }) => (how === 'fires' ? [laid] : []))
}

const setOff = (action: CourtAction, key: string, card: number, view: View): Said => {
  const says = [...cardsThatFire(view, view.seat!, card, action)].sort((a, b) => a - b)
  return { about: `cards that fire after ${action}`, says, comes: (trial) => fired(trial, key, says) }
}

/** More ways to do an action than this are not gone through. */
const MOST_WAYS = 300

/** Which cards are offered after the action, over all ways to do it but free moves; as said, if there are too many ways. */
function fired({ fork, seat }: Trial<ZhanGuo>, key: string, says: readonly number[]): number[] {
  const found = new Set<number>()
  const ways: (readonly string[])[] = [[key]]
  for (let tries = 0; ways.length > 0; tries++) {
    if (tries > MOST_WAYS) for (const card of says) found.add(card)
    if (tries > MOST_WAYS) break
    const keys = ways.pop()!
    const asked = after(fork(), seat, keys)
    if (asked === undefined) continue
    if (asked.prompt !== 'activate') {
      const more = asked.options.filter(({ kind }) => kind !== 'free')
      ways.push(...more.map((option) => [...keys, option.key]))
    } else for (const option of asked.options) if (option.kind === 'activate') found.add(option.card)
  }
  return [...found].sort((a, b) => a - b)
}

/** What the seat is asked after these answers, as long as its action lasts. */
function after({ table, told }: Tried<ZhanGuo>, seat: Seat, keys: readonly string[]) {
  for (const key of keys) table.answer(seat, key)
  const asked = table.questionFor(seat)
  const over = asked === undefined || asked.prompt === 'endTurn' || told.some(({ event }) => event.kind === 'turnBegan')
  return over || asked.prompt === 'card' ? undefined : asked
}

export const claims: Claims<ZhanGuo> = { table: ofTable, option: ofOption }
