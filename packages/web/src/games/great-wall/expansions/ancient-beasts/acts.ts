import type { Drawing, Spot, Stroke } from '../../../../frame/acted.ts'
import type { NewsLine } from '../../../../table/protocol.ts'
import { DUST } from '../fx.ts'
import { beastModel } from './cover.ts'
import { beastPlace, upgradePlace } from './places.ts'

/* A Beast moves, comes or grows: acted on the board. */

const tileOf = (beast: unknown): Drawing => ({ ...beastModel(String(beast)), w: 60, h: 60 })

/** AB-08: in one leap, to the area where it stands then. `area`: how an area is marked on the table. */
export function leapActs({ event: { beast, from, to } }: NewsLine, area: (name: unknown) => string): readonly Stroke[] {
  const [here, there]: readonly [Spot, Spot] = [[area(from)], [beastPlace(String(beast)), area(to)]]
  return [
    { kind: 'thread', between: [here, there], from: 0, to: 0.8 },
    { kind: 'flies', between: [here, there], drawing: tileOf(beast), arc: 54, from: 0, to: 0.66 },
    { kind: 'lands', at: [beastPlace(String(beast))], from: 0.6, to: 0.75 },
    { kind: 'bursts', at: there, drawing: { ...DUST, w: 80, h: 24 }, from: 0.6, to: 1 },
    { kind: 'frames', at: [there], round: true, from: 0.6, to: 1 },
  ]
}

/** AB-03: it stands there from now on. */
export const comesActs = ({ event: { beast } }: NewsLine): readonly Stroke[] => [
  { kind: 'lands', at: [beastPlace(String(beast))], from: 0, to: 0.4 },
  { kind: 'frames', at: [[beastPlace(String(beast))]], round: true, from: 0.2, to: 1 },
]

/** AB-10: it grows, where it stands and in the list. */
export const growsActs = ({ event: { beast } }: NewsLine): readonly Stroke[] =>
  [beastPlace(String(beast)), upgradePlace(String(beast))].flatMap((name): Stroke[] => [
    { kind: 'frames', at: [[name]], round: true, from: 0, to: 0.6 },
    { kind: 'frames', at: [[name]], round: true, from: 0.35, to: 1 },
  ])
