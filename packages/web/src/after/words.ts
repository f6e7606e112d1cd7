import type { Seat } from '@wanli/kernel'
import type { Scene } from '../frame/scene.svelte.ts'
import { winnersOf } from '../frame/winners.ts'
import type { Ranking } from '../games/face.ts'
import { say } from '../settings.svelte.ts'

/** Those at the table have won or lost together: nobody of them is first or last. */
export const isTeam = ({ face, told, box, plan }: Scene): boolean =>
  plan.seats.length > 1 && face.verdict?.(told, box) !== undefined

/** Who won, by how much. */
export function headline(scene: Scene, { rows }: Ranking): string {
  const verdict = scene.face.verdict?.(scene.told, scene.box)
  if (verdict !== undefined) {
    const [best, second] = rows
    const by = verdict.scored && !isTeam(scene) ? (best?.total ?? 0) - (second?.total ?? 0) : 0
    return by > 0 ? say('after.wins', { name: scene.nameOf(best!.seat), by }) : scene.tell(verdict.title)
  }
  const [first] = scene.news?.winners ?? []
  if (first === undefined) return say('after.lost')
  const { count, you, others: names } = winnersOf(scene)
  if (count > 1) return say(you ? 'after.youShare' : 'after.shared', { names })
  const others = rows.filter(({ seat }) => seat !== first).map(({ total }) => total)
  const by = (rows.find(({ seat }) => seat === first)?.total ?? 0) - Math.max(0, ...others)
  if (you) return by > 0 ? say('after.youWin', { by }) : say('after.youWinTie')
  return by > 0 ? say('after.wins', { name: names, by }) : say('after.winsTie', { name: names })
}

/** The two best, and what set them apart. */
export function summary(scene: Scene, { rows, sources }: Ranking): string {
  const verdict = scene.face.verdict?.(scene.told, scene.box)
  // Where it was decided by points, these say it plainly.
  if (verdict !== undefined && !verdict.scored) return scene.tell(verdict.text)
  const [best, second] = rows
  if (best === undefined || second === undefined) return ''
  const nameOf = (seat: Seat): string => {
    const name = scene.nameOf(seat)
    return scene.persons.length === 1 && scene.persons[0] === seat ? say('after.you', { name }) : name
  }
  const names = { name: nameOf(best.seat), other: nameOf(second.seat) }
  const result = say('after.summary', { points: best.total, others: second.total, ...names })
  const ahead = best.points.map((points, i) => points - second.points[i]!)
  const by = Math.max(...ahead)
  if (by <= 0) return result
  const source = scene.tell(sources[ahead.indexOf(by)]!)
  return `${result} ${say('after.difference', { source, by: `+${by}` })}`
}

/** The game came to its final scoring: the last answer brought it. */
export const isScored = ({ face, told, box }: Scene): boolean => face.verdict?.(told, box)?.scored ?? true
