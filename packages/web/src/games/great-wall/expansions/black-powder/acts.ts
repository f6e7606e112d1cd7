import type { Drawing, Spot, Stroke } from '../../../../frame/acted.ts'
import type { NewsLine } from '../../../../table/protocol.ts'
import { place } from '../../place.ts'
import type { Box } from '../../types.ts'
import { CRACK, DUST, IMPACT, STONES } from '../fx.ts'
import { machinePlace, towerPlace } from './places.ts'
import type { Cell } from './view.ts'

/* Shots, siege engines, and what they leave of Towers and machines, acted on the board. */

type Telling = NewsLine['event']

const SMOKE: Drawing = { ...DUST, w: 60, h: 18 }
const missile = (id: string): Drawing => ({ id, w: 46, h: 46 })
const BALL = missile('shot-cannonball')
/** What each machine shoots. */
const MISSILES: Readonly<Record<string, Drawing>> = {
  'BPM-1': missile('shot-ballista-bolt'),
  'BPM-2': BALL,
  'BPM-3': missile('shot-rocket'),
}
/** They are drawn on their way up and to the right. */
const POINTS = -Math.PI / 4
/** The one siege engine that throws (BP-HOR-12). */
const TREBUCHET = 'BPH-2'
const RAM: Drawing = { id: 'horde-battering-ram', w: 72, h: 72 }

/** The Shot that a pattern belongs to: the last one that was told before it. */
const shotOf = (n: number, told: readonly NewsLine[]): Telling | undefined =>
  told.findLast((line) => line.n < n && line.event.kind === 'shot')?.event

/** BP-WM-09 to -12: from the machine to the Horde; then the pattern with its Wounds, and who fell by it. */
export function shotActs({ n, event }: NewsLine, told: readonly NewsLine[], box: Box): readonly Stroke[] | undefined {
  const shot = shotOf(n, told)
  if (shot === undefined) return undefined
  const [section, row, horde, id] = [
    Number(shot['section']),
    Number(shot['row']),
    String(shot['horde']),
    String(shot['machine']),
  ]
  const spots = box.data.hordeCards[horde]?.type.spots ?? []
  const marked = ((event['cells'] ?? []) as readonly Cell[]).flatMap((cell): Spot[] => {
    const spot = spots.findIndex((one) => one.row === cell.row && one.column === cell.column)
    return spot < 0 ? [] : [[place.vital(section, row, spot)]]
  })
  const machine: Spot = [machinePlace(section, id)]
  const target: Spot = [...(marked[Math.floor(marked.length / 2)] ?? []), `horde:${horde}`, `section:${section}`]
  return [
    { kind: 'shakes', at: machine, from: 0, to: 0.2 },
    { kind: 'bursts', at: machine, drawing: SMOKE, from: 0, to: 0.4 },
    { kind: 'thread', between: [machine, target], from: 0, to: 0.7 },
    { kind: 'flies', between: [machine, target], drawing: MISSILES[id] ?? BALL, points: POINTS, from: 0.06, to: 0.46 },
    { kind: 'frames', at: marked, from: 0.38, to: 1 },
    ...marked.flatMap((at): Stroke[] => [
      { kind: 'bursts', at, drawing: { ...IMPACT, w: 40, h: 40 }, from: 0.42, to: 0.85 },
      { kind: 'lands', at, from: 0.42, to: 0.6 },
      { kind: 'falls', at, from: 0.44, to: 1 },
    ]),
  ]
}

/** BP-TOW-07: who stood in the Tower falls from it. */
export function towerActs({ event }: NewsLine): readonly Stroke[] {
  const at: Spot = [towerPlace(Number(event['tower']))]
  return [
    { kind: 'shakes', at, from: 0, to: 0.3 },
    { kind: 'bursts', at, drawing: { ...STONES, w: 96, h: 32 }, from: 0.1, to: 1 },
    { kind: 'falls', at, from: 0.1, to: 1 },
  ]
}

/** BP-HOR-14: machines break where they stood. */
export function machinesLostActs({ event }: NewsLine): readonly Stroke[] {
  const section = Number(event['section'])
  const machines = ((event['machines'] ?? []) as readonly string[]).map((id): Spot => [machinePlace(section, id)])
  return [
    { kind: 'bursts', at: [wallGround(section)], drawing: STONES, from: 0.1, to: 1 },
    ...machines.map((at): Stroke => ({ kind: 'falls', at, from: 0, to: 0.9 })),
  ]
}

const wallGround = (section: number): string => `wall:${section}`

/** BP-HOR-12, -16, -17: a Ram runs against the Wall, a Trebuchet throws at it; a level breaks. */
export function siegeActs({ event }: NewsLine, box: Box): readonly Stroke[] {
  const section = Number(event['section'])
  const horde: Spot = [`horde:${String(event['horde'])}`]
  const wall: Spot = [wallGround(section)]
  const throws = box.data.hordeCards[String(event['horde'])]?.type.id === TREBUCHET
  return [
    { kind: 'thread', between: [horde, wall], from: 0, to: 0.6 },
    throws
      ? { kind: 'flies', between: [horde, wall], drawing: BALL, points: POINTS, arc: 60, from: 0, to: 0.5 }
      : { kind: 'flies', between: [horde, wall], drawing: RAM, from: 0, to: 0.5 },
    { kind: 'shakes', at: wall, from: 0.45, to: 0.7 },
    { kind: 'bursts', at: wall, drawing: STONES, from: 0.45, to: 1 },
    { kind: 'bursts', at: wall, drawing: CRACK, from: 0.45, to: 1 },
  ]
}
/** BP-HOR-02: a Ram pushes forward; the Hordes themselves travel. */
export const ramActs = ({ event }: NewsLine): readonly Stroke[] => [
  { kind: 'bursts', at: [`horde:${String(event['a'])}`], drawing: DUST, from: 0, to: 1 },
]
