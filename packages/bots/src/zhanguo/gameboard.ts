import type { Sight } from './sight.ts'
import { REGIONS, slotsOf, taskPoints } from './terms.ts'

/** Majorities as they will probably be scored. */
export function governorsWorth(v: Sight): number {
  let sum = 0
  for (const region of REGIONS) sum += v.majority(region, v.governorsOf(v.seat, region))
  return sum
}

/** The places of the tasks: three above, three below. */
const SECTIONS = [
  ['upper', 0],
  ['lower', 3],
] as const

/** Discs that lie count in full, tasks in sight by how likely they are (ZG-END-03: the sum of a section times its discs). */
export function tasksWorth(v: Sight): number {
  const { s, box, seat, turns, w } = v
  let worth = 0
  for (const [section, first] of SECTIONS) {
    const { discs, below, vp } = taskPoints(s, box, seat, section)
    let hopes = 0
    for (let place = first; place < first + 3; place++) {
      const task = s.tasks[place]!
      const slot = slotsOf(box, task.id)[task.discs.length]
      if (slot === undefined || task.discs.includes(seat)) continue
      const gain = below + slot * (discs + 1)
      const pieces = v.missing(place)
      const time = pieces === 0 ? 1 : Math.min(1, Math.max(0, turns - pieces) / (4 * pieces))
      hopes += gain * (w.task[pieces] ?? 0) * time
    }
    worth += vp + hopes
  }
  return worth
}

export function wallsWorth(v: Sight): number {
  const { wallSlots } = v.s
  let sum = 0
  for (let slot = 0; slot < wallSlots.length; slot++)
    if (wallSlots[slot] === v.seat) sum += v.wall(Math.floor(slot / 3), (slot % 3) + 1)
  return sum
}
