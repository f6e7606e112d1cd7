import { totalOf as sumOf } from '@wanli/great-wall'
import { type PlayerView, sum } from './types.ts'

/** What a player would have if the game ended now, by where it comes from; where nothing is scored, or not yet, the Honor as it is. */
export function pointsOf({ honor, points }: PlayerView): { honor: number; hordes: number; artifacts: number } {
  return points === null
    ? { honor, hordes: 0, artifacts: 0 }
    : { honor: points.honor, hordes: points.hordes, artifacts: points.artifacts }
}

export const totalOf = (player: PlayerView): number => sumOf(pointsOf(player))

export const shameOf = ({ shamed, claimed }: PlayerView): number => sum(shamed) + sum(claimed.map(({ shame }) => shame))
