import { type Deed, deedsOf, underHeadings, wordsOf } from './deeds.ts'
import type { Scene } from './scene.svelte.ts'

/** So many deeds of others open the recap by themselves. */
const MANY = 3
/** Who has not acted for long reads the log. */
const MOST = 40

/** What others did since the person who looks has last done something, to step through. It holds nobody up. */
export class Recap {
  private readonly scene: Scene
  /** A replay has its own way to step through. */
  off = false
  /** Boards that show it themselves; if none does, the frame does. */
  homes: number = $state(0)
  /** What was told before the table was opened is no news. */
  first = Infinity
  /** Up to this event it was seen, or was there when the table was opened: it does not open for that again. */
  private seen: number = $state(Infinity)
  /** It was opened by hand: it stays until it is closed. */
  asked: boolean = $state(false)
  /** The deed that is looked at, by its number; undefined = now. */
  private looked: number | undefined = $state()

  private readonly lines = $derived.by(() => {
    if (this.off) return []
    const { since, face, box, seat, stage } = this.scene
    const { told } = stage
    const news = told.slice(told.findLastIndex(({ move }) => move < since) + 1)
    const part = (event: (typeof told)[number]['event']) => face.part(event)
    const others = deedsOf(news, part).filter((deed) => deed.seat !== seat && wordsOf(deed, face, box) !== undefined)
    return underHeadings(others, part).slice(-MOST)
  })
  readonly deeds: readonly Deed[] = $derived.by(() => this.lines.map(({ deed }) => deed))
  /** The rounds or seasons that began meanwhile, by the number of the first deed in them. */
  readonly headings: ReadonlyMap<number, Deed> = $derived.by(
    () =>
      new Map(this.lines.flatMap(({ deed, heading }) => (heading === undefined ? [] : [[deed.id, heading] as const]))),
  )

  constructor(scene: Scene) {
    this.scene = scene
  }

  /** Which of the deeds is looked at; the last one, if it is now. */
  get at(): number {
    const found = this.deeds.findIndex(({ id }) => id === this.looked)
    return found < 0 || this.scene.past === undefined ? this.deeds.length - 1 : found
  }

  /** There is enough of it, and it is news. It waits until somebody is to act: before, it would grow as one reads. */
  get open(): boolean {
    const { deeds, scene } = this
    if (deeds.length === 0 || scene.stage.playing) return false
    if (this.asked) return true
    return scene.news?.question !== undefined && deeds.filter(({ id }) => id >= this.seen).length >= MANY
  }

  /** What is there when a table is opened is no news; what comes from now on is. */
  begin(told: number): void {
    if (this.first < Infinity) return
    this.first = told
    this.seen = told
  }

  /** Show the table as it was after this deed. */
  goTo(index: number): void {
    const deed = this.deeds[index]
    const last = index >= this.deeds.length - 1
    this.looked = last ? undefined : deed?.id
    this.asked = true
    void this.scene.lookAt(last ? undefined : deed?.move)
  }

  close(): void {
    this.asked = false
    this.looked = undefined
    this.seen = this.scene.told.length
    if (this.scene.past !== undefined) void this.scene.lookAt(undefined)
  }
}
