import { isStill, settings } from '../settings.svelte.ts'
import type { News, NewsLine } from '../table/protocol.ts'
import { type Act, actsOf, timeOf } from './acts.ts'
import type { Beat, Drama, Fullness } from './beats.ts'
import { type Deed, deedsOf, eventsOf, wordsOf } from './deeds.ts'
import type { Scene } from './scene.svelte.ts'
import { shared } from './share.ts'
import { sound } from './sound/index.ts'

/** More at once is a jump in time. */
const MANY = 200
/** Bots that are so fast leave time for the short way only. */
const FAST = 150

interface Waiting extends Act {
  readonly news: News
}

/** What is on the stage and what is still to come, put aside for a moment. */
export interface Pause {
  readonly act: Waiting | undefined
  readonly queue: readonly Waiting[]
}

/**
 * What others do, one deed after the other, and what a game shows in its own way, beat by beat. The table goes on without it:
 * whoever acts, or comes back to a hidden tab, sees the table as it is. While something is on the stage, the board shows the moment
 * of that deed.
 */
export class Stage {
  private readonly scene: Scene
  /** A lesson and a replay tell their own way. */
  off = false
  /** On the stage now, or last. */
  deed: Deed | undefined = $state.raw()
  /** The step of it that the board draws. */
  beat: Beat | undefined = $state.raw()
  /** The last beat, while what comes of it is still being decided. */
  rest: Beat | undefined = $state.raw()
  /** The card that it shows: what a close up of it is called. */
  card: string | undefined = $state.raw()
  /** The table as it was then. */
  news: News | undefined = $state.raw()
  /** What has just happened, for a moment's look at where it did; it grows by what is shown. */
  lately: readonly NewsLine[] = $state.raw([])
  private queue: readonly Waiting[] = $state.raw([])
  /** What is on stage was seen before. */
  private repeats: boolean = $state(false)
  /** What was told, up to what is on stage: log and recap run ahead of nothing that is still to be seen. */
  readonly told: readonly NewsLine[] = $derived.by(() => {
    const { told } = this.scene
    const { deed, beat, playing, off, repeats } = this
    if (!playing || off || repeats || deed === undefined) return told
    const until = beat?.told ?? Math.max(...eventsOf(deed).map(({ n }) => n))
    return told.slice(0, told.findLastIndex(({ n }) => n <= until) + 1)
  })
  /** What happened that is not on stage, until its turn. */
  private later: readonly NewsLine[] = []
  /** The beats of the last drama, to be seen again. */
  private kept: readonly Waiting[] = $state.raw([])
  private act: Waiting | undefined
  private timer: ReturnType<typeof setTimeout> | undefined
  /** Since when the deed is on the stage, and whether such a card was seen before. */
  private begun = 0
  private kind: 'first' | 'again' | undefined
  private acted = false
  /** For how long it is on the stage, in all. */
  lasts = 0
  private readonly kinds = new Set<string>()
  /** Beats that were on their way to the stage, by their names. */
  private seen: ReadonlySet<string> = new Set()
  /** What was cut short: of that scene, or of all scenes of a drama, nothing more is shown. */
  private skipped: string | undefined
  private left_: string | undefined

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
  /** There is something to be seen again. */
  get canRepeat(): boolean {
    return this.kept.length > 0 && !this.playing
  }

  private get fullness(): Fullness | 'auto' {
    if (isStill()) return 'still'
    return settings.winter === 'auto' && settings.pace >= 0 && settings.pace <= FAST ? 'short' : settings.winter
  }

  /** Something new was told. `before`: what the board shows until then. */
  hear(fresh: readonly NewsLine[], before: News | undefined, news: News): void {
    const { face, box, seat } = this.scene
    if (fresh.length === 0) return
    if (fresh.length > MANY || before === undefined || this.off) return this.forget()
    const { drama } = this
    const beats = this.beatsOf(drama, before, news)
    const all = deedsOf(fresh, (event) => face.part(event))
    const deeds = all.filter(
      (deed) => wordsOf(deed, face, box) !== undefined && drama?.covered.has(deed.main.n) !== true,
    )
    const acts = inOrder([...actsOf(deeds, news.between, seat).map((act) => ({ ...act, news })), ...beats])
    const silent = all.filter(
      ({ id, main }) => !acts.some(({ deed }) => deed.id === id) && !(drama?.covered.has(main.n) ?? false),
    )
    this.later = [...this.later, ...silent.flatMap(eventsOf)]
    if (acts.length === 0 && !this.playing) this.catchUp()
    const last = acts.at(-1)
    if (last === undefined) return this.playing ? this.hurry() : undefined
    if (settings.pace === 0 || document.hidden || this.scene.covered || this.scene.past !== undefined) {
      this.later = [...this.later, ...acts.flatMap(({ beat, deed }) => (beat === undefined ? eventsOf(deed) : []))]
      this.end()
      this.deed = last.deed
      return
    }
    this.queue = [...this.queue, ...acts.filter(({ beat }) => beat === undefined || !this.isCut(beat))]
    if (this.playing) this.hurry()
    else if (this.queue.length > 0) this.forward()
  }

  /** What the game shows in its own way of all that was told. */
  private get drama(): Drama | undefined {
    const { face, told, box } = this.scene
    return face.drama?.(told, box, this.fullness)
  }

  /** The table was opened, or something was taken back: what is there already is no news. */
  forget(): void {
    this.clear()
    this.seen = new Set(this.drama?.beats.map(({ id }) => id))
    this.kept = []
    this.rest = undefined
  }

  /** A replay goes one answer on: what the game shows in its own way of it. Any other way it goes, nothing is shown. */
  follow(fresh: readonly NewsLine[], before: News | undefined, news: News): void {
    this.end()
    const [first] = fresh
    const { drama } = this
    if (first === undefined || before === undefined || drama === undefined) return
    this.seen = new Set(drama.beats.flatMap(({ id, at }) => (at < first.n ? [id] : [])))
    this.queue = this.beatsOf(drama, before, news)
    if (this.queue.length > 0) this.forward()
  }

  private beatsOf(drama: Drama | undefined, before: News, news: News): readonly Waiting[] {
    const fresh = drama?.beats.filter(({ id }) => !this.seen.has(id)) ?? []
    if (drama === undefined || fresh.length === 0) return []
    this.seen = new Set(drama.beats.map(({ id }) => id))
    let view = this.queue.at(-1)?.view ?? before.view
    const acts = fresh.map((beat): Waiting => {
      const main = this.scene.told.find(({ n }) => n === beat.at) ?? this.scene.told.at(-1)!
      view = news.between.find(({ n }) => n === beat.look)?.view ?? view
      return { deed: { id: main.n, move: main.move, seat: undefined, why: [], main, rest: [] }, view, beat, news }
    })
    const begins = drama.beats[0] === fresh[0]
    this.kept = begins ? acts : [...this.kept, ...acts]
    return acts
  }

  private isCut({ scene }: Beat): boolean {
    return scene === this.skipped || (this.left_ !== undefined && dramaOf(scene) === this.left_)
  }

  /** To the next deed, or to now. */
  forward(): void {
    clearTimeout(this.timer)
    const [act, ...queue] = this.queue
    this.queue = queue
    if (act === undefined) return this.rests()
    const { beat, deed } = act
    const due = this.due(orderOf(act))
    this.perform(act)
    this.happen(beat === undefined ? [...due, ...eventsOf(deed)] : due)
    if (beat?.sound !== undefined) sound(beat.sound)
  }

  private perform(act: Waiting): void {
    const { deed, view, news, beat } = act
    const { event } = deed.main
    this.act = act
    this.news = view === undefined ? news : { ...news, view: shared(this.scene.view, view) }
    this.deed = deed
    this.beat = beat
    this.rest = undefined
    this.card = beat === undefined ? this.scene.face.shows?.(event) : undefined
    this.begun = performance.now()
    this.kind = this.card === undefined ? undefined : this.kinds.has(event.kind) ? 'again' : 'first'
    if (this.card !== undefined) this.kinds.add(event.kind)
    const { face, told, box } = this.scene
    this.acted = beat === undefined && eventsOf(deed).some((line) => face.acts?.(line, told, box) !== undefined)
    this.hurry()
  }

  /** How long it still lasts: less, the more is waiting. Who goes step by step says himself when. */
  private hurry(): void {
    clearTimeout(this.timer)
    const { deed, beat, kind: card, acted, left: queue } = this
    const { pace } = settings
    if (deed === undefined) return
    // Step by step, a scene is one step.
    if (pace < 0 && !this.off && (beat === undefined || this.queue[0]?.beat?.scene !== beat.scene)) return
    const asked = this.scene.news?.question !== undefined
    const whole = beat?.time ?? timeOf(deed, { pace, card, acted, queue, asked })
    this.lasts = whole
    this.timer = setTimeout(() => this.forward(), Math.max(0, whole - (performance.now() - this.begun)))
  }

  /** To the end of this turn or scene: what the same player still does, or what still comes of it, is not shown. */
  skip(): void {
    const scene = this.beat?.scene
    const seat = this.deed?.seat
    this.skipped = scene
    const other = this.queue.findIndex(({ deed, beat }) =>
      scene === undefined ? beat !== undefined || deed.seat !== seat : beat?.scene !== scene,
    )
    this.queue = other < 0 ? [] : this.queue.slice(other)
    this.forward()
    this.rest = undefined
  }

  /** To the end of all of it: no more of this drama is shown, though it goes on. */
  leave(): void {
    this.left_ = this.beat === undefined ? undefined : dramaOf(this.beat.scene)
    this.end()
  }

  /** The table as it is now; the last picture stays until it is decided what comes of it. */
  private rests(): void {
    const { beat } = this
    this.end()
    this.rest = beat
  }

  /** The table as it is now. */
  end(): void {
    clearTimeout(this.timer)
    this.catchUp()
    this.deed = this.queue.at(-1)?.deed ?? this.deed
    this.queue = []
    this.act = undefined
    this.news = undefined
    this.card = undefined
    this.beat = undefined
    this.rest = undefined
    this.repeats = false
  }

  /** Whoever looks has acted: what others did before is no longer news. */
  clear(): void {
    const { rest } = this
    this.end()
    this.deed = undefined
    // Who answers what it costs him has not seen the end of it.
    this.rest = rest
    this.skipped = undefined
  }

  /** Put it aside to see whether a click means the table as it is now. */
  pause(): Pause {
    return { act: this.act, queue: this.queue }
  }

  resume({ act, queue }: Pause): void {
    this.queue = queue
    if (act !== undefined) this.perform(act)
  }

  /** The last drama once more. */
  again(): void {
    if (!this.canRepeat) return
    this.skipped = undefined
    this.left_ = undefined
    this.queue = this.kept
    this.repeats = true
    this.forward()
  }

  /** What is not on stage happens in its order all the same. */
  private catchUp(): void {
    this.happen(this.due(Infinity))
  }

  /** What is not on stage and has its turn before this. */
  private due(before: number): readonly NewsLine[] {
    const due = this.later.filter(({ n }) => n < before)
    this.later = this.later.filter(({ n }) => n >= before)
    return due
  }

  /** Something happened that is worth a moment, and one sound: the steps of one move share it. */
  private happen(lines: readonly NewsLine[]): void {
    const { face, box } = this.scene
    if (lines.length === 0 || document.hidden) return
    this.lately = lines
    const heard = lines.map(({ event }) => face.sound?.(event, box)).find((one) => one !== undefined)
    if (heard !== undefined) sound(heard)
  }
}

/** The drama that a scene belongs to: the Winter of that Year. */
const dramaOf = (scene: string): string => scene.slice(0, scene.indexOf(':'))

/** By what was told first; a beat comes after its event. */
const inOrder = (acts: readonly Waiting[]): readonly Waiting[] => acts.toSorted((a, b) => orderOf(a) - orderOf(b))
const orderOf = ({ beat, deed }: Waiting): number => (beat === undefined ? deed.main.n : beat.at + 0.5)
