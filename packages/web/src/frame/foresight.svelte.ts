import type { LedgerLine, Note } from '../games/face.ts'
import type { Scene } from './scene.svelte.ts'

/** The preview of an option: what would change. */
export interface Ledger {
  readonly key: string
  readonly lines: readonly LedgerLine[]
  /** What it brings later. */
  readonly notes: readonly Note[]
  readonly chance: boolean
  readonly view: object
}

/** Nobody means both clicks of a double click. */
const DOUBLE_CLICK = 350

/** Milliseconds that one must stay on an option before its preview is asked for. */
const REST = 60

/** What an option would change, shown while somebody points at it, or when it asks once more. */
export class Foresight {
  ledger: Ledger | undefined = $state.raw()
  /** The option that can't be taken back, and waits for a second word. */
  aimed: string | undefined = $state()
  private aimedAt = 0
  private hovering: string | undefined
  private readonly scene: Scene

  constructor(scene: Scene) {
    this.scene = scene
  }

  /** Show what an option would change; undefined = nothing. */
  async hover(key: string | undefined): Promise<void> {
    // An option that asks once more keeps its sheet, wherever one points meanwhile.
    if (this.aimed !== undefined && key !== this.aimed) return
    this.hovering = key
    if (key === undefined) {
      this.ledger = undefined
      return
    }
    const { question, news, touch } = this.scene
    if (question === undefined || news === undefined || this.ledger?.key === key) return
    // A mouse that only passes, or clicks at once, wants no preview: the table has better things to do.
    if (!touch) await new Promise((resolve) => setTimeout(resolve, REST))
    if (this.hovering === key && this.scene.news === news) await this.foresee(key)
  }

  private async foresee(key: string): Promise<void> {
    const { question, news, client, open, face, box } = this.scene
    if (question === undefined || news === undefined) return
    this.hovering = key
    const preview = await client.preview(question.seat, key, open).catch(() => null)
    if (this.hovering !== key || preview === null || this.scene.news !== news) return
    const option = question.options.find((candidate) => candidate.key === key)
    const lines = face.ledger(news.view, preview.view, box, option)
    const notes = option === undefined ? [] : (face.foretold?.(option, box, news.view, question) ?? [])
    this.ledger = { key, lines, notes, chance: preview.chance, view: preview.view }
  }

  /** Show what it would change, as far as that can be known, and ask once more. */
  async aim(key: string): Promise<void> {
    this.unaim()
    const { question } = this.scene
    this.aimed = key
    this.aimedAt = performance.now()
    await this.foresee(key)
    if (this.scene.question !== question) this.unaim()
  }

  /** It asks once more since a moment ago: this click is the other half of the one that made it ask. */
  isAsking(key: string): boolean {
    return this.aimed === key && performance.now() - this.aimedAt < DOUBLE_CLICK
  }

  unaim(): void {
    this.aimed = undefined
    this.hovering = undefined
    this.ledger = undefined
  }
}
