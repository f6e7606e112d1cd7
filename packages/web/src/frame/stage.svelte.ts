import { settings } from '../settings.svelte.ts'
import type { News, NewsLine } from '../table/protocol.ts'
import { type Act, actsOf, timeOf } from './acts.ts'
import { type Deed, deedsOf, wordsOf } from './deeds.ts'
import type { Scene } from './scene.svelte.ts'
import { shared } from './share.ts'

/** More at once is a jump in time. */
const MANY = 200

interface Waiting extends Act {
  readonly news: News
}

/**
 * What others do, one deed after the other. The table goes on without it: whoever acts, or comes back to a hidden tab, sees the
 * table as it is. While something is on the stage, the board shows the moment of that deed.
 */
export class Stage {
  private readonly scene: Scene
  /** A lesson and a replay tell their own way. */
  off = false
  /** On the stage now, or last. */
  deed: Deed | undefined = $state.raw()
  /** The card that it shows: what a close up of it is called. */
  card: string | undefined = $state.raw()
  /** The table as it was then. */
  news: News | undefined = $state.raw()
  private queue: readonly Waiting[] = $state.raw([])
  private timer: ReturnType<typeof setTimeout> | undefined
  /** Since when the deed is on the stage, and whether such a card was seen before. */
  private begun = 0
  private kind: 'first' | 'again' | undefined
  private readonly kinds = new Set<string>()

  constructor(scene: Scene) {
    this.scene = scene
  }

  /** Something is shown that is over already. */
  get playing(): boolean {
    return this.news !== undefined
  }
  /** Deeds that are still to come. */
  get left(): number {
    return this.queue.length
  }
  get next(): Deed | undefined {
    return this.queue[0]?.deed
  }

  /** Something new was told. `before`: what the board shows until then. */
  hear(fresh: readonly NewsLine[], before: News | undefined, news: News): void {
    const { face, box, seat } = this.scene
    const wanted = fresh.length > 0 && fresh.length <= MANY && before !== undefined && !this.off
    if (!wanted) return
    const deeds = deedsOf(fresh, (event) => face.part(event)).filter((deed) => wordsOf(deed, face, box) !== undefined)
    const acts = actsOf(deeds, news.between, seat)
    const last = acts.at(-1)
    if (last === undefined) return this.playing ? this.hurry() : undefined
    if (settings.pace === 0 || document.hidden || this.scene.covered || this.scene.past !== undefined) {
      this.end()
      this.deed = last.deed
      return
    }
    this.queue = [...this.queue, ...acts.map((act) => ({ ...act, news }))]
    if (this.playing) this.hurry()
    else this.forward()
  }

  /** To the next deed, or to now. */
  forward(): void {
    clearTimeout(this.timer)
    const [act, ...queue] = this.queue
    this.queue = queue
    if (act === undefined) return this.end()
    const { deed, view, news } = act
    const { event } = deed.main
    this.news = view === undefined ? news : { ...news, view: shared(this.scene.view, view) }
    this.deed = deed
    this.card = this.scene.face.shows?.(event)
    this.begun = performance.now()
    this.kind = this.card === undefined ? undefined : this.kinds.has(event.kind) ? 'again' : 'first'
    if (this.card !== undefined) this.kinds.add(event.kind)
    this.hurry()
  }

  /** How long it still lasts: less, the more is waiting. Who goes step by step says himself when. */
  private hurry(): void {
    clearTimeout(this.timer)
    const { deed, kind: card, left: queue } = this
    const { pace } = settings
    if (deed === undefined || pace < 0) return
    const asked = this.scene.news?.question !== undefined
    const time = timeOf(deed, { pace, card, queue, asked }) - (performance.now() - this.begun)
    this.timer = setTimeout(() => this.forward(), Math.max(0, time))
  }

  /** To the end of this turn: what the same player still does is not shown. */
  skip(): void {
    const seat = this.deed?.seat
    const other = this.queue.findIndex(({ deed }) => deed.seat !== seat)
    this.queue = other < 0 ? [] : this.queue.slice(other)
    this.forward()
  }

  /** The table as it is now. */
  end(): void {
    clearTimeout(this.timer)
    this.deed = this.queue.at(-1)?.deed ?? this.deed
    this.queue = []
    this.news = undefined
    this.card = undefined
  }

  /** Whoever looks has acted: what others did before is no longer news. */
  clear(): void {
    this.end()
    this.deed = undefined
  }
}
