import type { Message } from '../text/index.ts'
import type { Scene } from './scene.svelte.ts'

/** The standing answers of this sitting in words of the game: question and answer, by topic. */
export class Standings {
  private known: ReadonlyMap<string, readonly Message[]> = $state.raw(new Map())
  private readonly scene: Scene

  constructor(scene: Scene) {
    this.scene = scene
  }

  /** The question that is asked is answered so from now on. */
  note(topic: string, key: string | null): void {
    const { question, view, face, box } = this.scene
    const option = question?.options.find((candidate) => candidate.key === key)
    if (question === undefined || view === undefined || option === undefined) return
    const words = [face.prompt(question, box, view), face.option(option, box, view, question)]
    this.known = new Map(this.known).set(topic, words)
  }

  /** A standing answer in words; undefined if it was given at an earlier sitting. */
  words(topic: string): string | undefined {
    return this.known
      .get(topic)
      ?.map((words) => this.scene.tell(words))
      .join(' ')
  }
}
