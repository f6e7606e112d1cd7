import type { Seat } from '@wanli/kernel'
import type { Asked } from '@wanli/table'
import type { Scene } from './scene.svelte.ts'

/** The answers by which somebody here did something, by seat: to decline is to do nothing. */
export class OwnDeeds {
  private readonly moves = new Map<Seat, readonly number[]>()
  private readonly scene: Scene

  constructor(scene: Scene) {
    this.scene = scene
  }

  note({ seat, options }: Asked, key: string): void {
    const { news, face } = this.scene
    const option = options.find((candidate) => candidate.key === key)
    const move = (news?.move ?? 0) + 1
    const before = (this.moves.get(seat) ?? [news?.answered ?? 0]).filter((one) => one < move)
    const declines = option === undefined || face.declines?.(option) === true
    this.moves.set(seat, declines ? before : [...before, move])
  }

  /** The answer by which who looks has last done something; what came with it and after it is news. */
  get since(): number {
    const { seat, news } = this.scene
    if (seat === null || news === undefined) return Infinity
    return this.moves.get(seat)?.findLast((move) => move <= news.move) ?? news.answered
  }
}
