import type { Drawing, Spot, Stroke } from '../../../../frame/acted.ts'
import type { NewsLine } from '../../../../table/protocol.ts'
import { place } from '../../place.ts'
import { CRACK, DUST, IMPACT } from '../fx.ts'
import { KHAN as MODEL } from './cover.ts'

/* The Khan rides, is attacked, loses a Skill, is Defeated: acted on the board. */

/** The standard that stands for him. */
const RIDER: Drawing = { ...MODEL, w: 2.2 * MODEL.w, h: 2.2 * MODEL.h }
const KHAN: Spot = ['khan']

/** GK-12: from Section to Section; who stays lets his horse rear. */
export function rideActs({ event: { from, section } }: NewsLine): readonly Stroke[] {
  const [here, there]: readonly [Spot, Spot] = [[`section:${String(from)}`], [`section:${String(section)}`]]
  const arrives: Stroke = { kind: 'bursts', at: there, drawing: DUST, from: 0.55, to: 1 }
  if (from === section)
    return [
      { kind: 'shakes', at: KHAN, from: 0, to: 0.4 },
      { kind: 'bursts', at: there, drawing: RIDER, from: 0, to: 0.9 },
      arrives,
    ]
  return [
    { kind: 'bursts', at: here, drawing: DUST, from: 0, to: 0.5 },
    { kind: 'thread', between: [here, there], from: 0, to: 0.9 },
    { kind: 'flies', between: [here, there], drawing: RIDER, arc: 22, from: 0, to: 0.8 },
    arrives,
  ]
}

const cardSpot = (card: unknown): Spot => [`card:${String(card)}`, ...KHAN]

/** GK-16 to -20: the Soldier himself travels to his spot; there he strikes, and the card is hit. */
export function attackActs({ event: { outpost, spots } }: NewsLine): readonly Stroke[] {
  const struck = ((spots ?? []) as readonly number[]).map((spot): Spot => [place.outpost(String(outpost), spot)])
  return [
    { kind: 'shakes', at: cardSpot(outpost), from: 0.35, to: 0.6 },
    { kind: 'frames', at: struck, from: 0.1, to: 1 },
    ...struck.map((at): Stroke => ({ kind: 'bursts', at, drawing: IMPACT, from: 0.3, to: 0.85 })),
  ]
}

/** GK-09: nothing of it holds any more. */
export const brokenActs = ({ event: { card } }: NewsLine): readonly Stroke[] => [
  { kind: 'shakes', at: cardSpot(card), from: 0, to: 0.25 },
  { kind: 'bursts', at: cardSpot(card), drawing: CRACK, from: 0, to: 1 },
]

/** GK-40 */
export const defeatedActs = (): readonly Stroke[] => [
  { kind: 'shakes', at: KHAN, from: 0, to: 0.3 },
  { kind: 'bursts', at: KHAN, drawing: CRACK, from: 0, to: 1 },
  { kind: 'bursts', at: KHAN, drawing: DUST, from: 0.25, to: 1 },
]
