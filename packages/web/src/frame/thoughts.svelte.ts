import type { Asked, Step } from '../table/protocol.ts'
import type { Scene } from './scene.svelte.ts'

export type { Step }

/** What was answered here, as far as it can be thought over. */
export class SecondThoughts {
  private readonly scene: Scene
  /** The last answer first. */
  private trail: readonly Step[] = $state.raw([])
  /** Something was done since a turn was last given over: to decline is nothing to think over. */
  private weighty = false

  constructor(scene: Scene) {
    this.scene = scene
  }

  /** The answers of who looks that could be taken back, the last one first. */
  get steps(): readonly Step[] {
    const { news, seat } = this.scene
    if (news === undefined) return []
    return this.trail.filter(
      ({ question, move }) => question.seat === seat && move < news.move && news.move - move <= news.back,
    )
  }

  /** An answer is given. True: the turn is given over with it, as it says so itself or nothing but declining lies behind it. */
  note(question: Asked, key: string): boolean {
    const { face, news } = this.scene
    const move = news?.move ?? 0
    this.trail = [{ question, key, move }, ...this.trail.filter((step) => step.move < move)]
    const option = question.options.find((candidate) => candidate.key === key)
    if (option === undefined) return false
    if (face.declines?.(option) !== true) this.weighty = true
    const over = !this.weighty || face.endsTurn?.(option) === true
    if (over) this.given()
    return over
  }

  /** What was answered before the page was opened anew can be thought over as well: the table knows it. */
  recall(steps: readonly Step[]): void {
    const { face } = this.scene
    const known = new Set(this.trail.map(({ move }) => move))
    const all = [...this.trail, ...steps.filter(({ move }) => !known.has(move))]
    this.trail = all.sort((a, b) => b.move - a.move)
    const isDeed = ({ question, key }: Step) => {
      const option = question.options.find((candidate) => candidate.key === key)
      return option !== undefined && face.declines?.(option) !== true
    }
    if (steps.some(isDeed)) this.weighty = true
  }

  /** The turn is given over. */
  given(): void {
    this.weighty = false
  }
}
