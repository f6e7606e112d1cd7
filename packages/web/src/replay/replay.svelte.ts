import type { Seat } from '@wanli/kernel'
import { Scene } from '../frame/scene.svelte.ts'
import type { Face } from '../games/face.ts'
import type { TableClient } from '../table/client.ts'
import type { News, SeatPlan, TablePlan, NewsLine } from '../table/protocol.ts'
import { planTable } from '../table/start.ts'
import { say } from '../settings.svelte.ts'
import { capital } from '../ui/words.ts'
import { choicesOf, type Eyes, seatOfAll } from './eyes.ts'
import { type Mark, markAt, marksOf } from './marks.ts'
import { opened } from './open-hands.ts'

/** Milliseconds from answer to answer, at single speed. */
const BEAT = 1100
export const SPEEDS = [1, 2, 4] as const
export type Speed = (typeof SPEEDS)[number]

/** The table of a replay: seen as any other, but nobody is asked, and looking at a moment is going there. */
class ReplayScene extends Scene {
  private readonly goTo: (move: number | undefined) => void

  constructor(client: TableClient, plan: TablePlan, face: Face, goTo: (move: number | undefined) => void) {
    super(client, plan, face)
    // Nobody sits here whose cards would have to be covered.
    this.covered = false
    this.recap.off = true
    this.stage.off = true
    this.goTo = goTo
  }

  override lookAt(move: number | undefined): Promise<void> {
    this.goTo(move)
    return Promise.resolve()
  }

  // A watched table changes only by going to another moment.
  override refresh(): Promise<void> {
    return Promise.resolve()
  }
}

/** A game that was played, moment by moment. */
export class Replay {
  readonly scene: Scene
  readonly plan: TablePlan
  readonly seats: number
  total = 0
  marks: readonly Mark[] = $state.raw([])
  move = $state(0)
  eyes: Eyes = $state('spectator')
  playing = $state(false)
  speed: Speed = $state(1)
  /** The game is over: nothing of it needs to stay hidden. */
  over = false
  private readonly client: TableClient
  private readonly told = new Map<Eyes, readonly NewsLine[]>()
  private timer: ReturnType<typeof setTimeout> | undefined
  private asked = 0

  constructor(client: TableClient, plan: TablePlan, face: Face) {
    this.client = client
    this.plan = plan
    this.scene = new ReplayScene(client, plan, face, (move) => void this.goTo(move ?? this.total))
    this.seats = plan.seats.length
  }

  async begin(move: number): Promise<void> {
    const end = await this.client.look(null, 'start')
    this.total = end.move
    this.over = end.over
    this.told.set('spectator', end.told)
    this.eyes = this.choices[0]!
    await this.goTo(Math.min(move, this.total))
    this.marks = await marksOf(this.scene, end.told)
  }

  get choices(): readonly Eyes[] {
    return choicesOf(this.plan.seats, this.over)
  }

  async look(eyes: Eyes): Promise<void> {
    this.eyes = eyes
    await this.goTo(this.move)
  }

  /** Show the table as it was after so many answers. Of many in a row, as a scrubber asks for them, the last one counts. */
  async goTo(move: number): Promise<void> {
    const wanted = ++this.asked
    const to = Math.max(0, Math.min(this.total, move))
    this.move = to
    const { eyes } = this
    const [news, told] = await Promise.all([this.newsAt(to, eyes), this.toldTo(eyes)])
    if (wanted !== this.asked || news === null) return
    const before = this.scene.news
    this.scene.seat = news.seat
    this.scene.told = told.filter((one) => one.move <= to)
    this.scene.show(news)
    const isStep = before?.move === to - 1
    this.scene.stage.follow(isStep ? this.scene.told.filter((one) => one.move === to) : [], before, this.scene.news!)
  }

  private async newsAt(move: number, eyes: Eyes): Promise<News | null> {
    if (eyes !== 'all' && eyes !== 'acting') return this.client.at(move, eyes === 'spectator' ? null : eyes)
    const looks = await Promise.all(this.plan.seats.map((_, seat) => this.client.at(move, seat)))
    const seen = seatOfAll(eyes, this.plan.seats, looks[0]?.waiting ?? [], this.scene.seat)
    const news = looks[seen] ?? looks[0] ?? null
    if (news === null) return null
    return {
      ...news,
      view: opened(
        news.view,
        looks.flatMap((look) => (look === null ? [] : [look.view])),
      ),
    }
  }

  /** What was told, with what these eyes could know of it. */
  private async toldTo(eyes: Eyes): Promise<readonly NewsLine[]> {
    const known = this.told.get(eyes)
    if (known !== undefined) return known
    const ears = typeof eyes === 'number' ? [eyes] : this.plan.seats.map((_, seat) => seat)
    const heard = await Promise.all(ears.map(async (seat) => (await this.client.look(seat, 'start')).told))
    const told = heard[0]!.map((one, n) => ({
      ...one,
      event: Object.assign({}, ...heard.map((each) => each[n]!.event)) as NewsLine['event'],
    }))
    this.told.set(eyes, told)
    return told
  }

  /** Which moment this is, in words: the round, and the answer of how many. */
  get where(): string {
    const place = say('replay.place', { move: this.move, total: this.total })
    const mark = markAt(this.marks, this.move)
    return mark === undefined ? place : `${capital(this.scene.tell(mark.label))}, ${place}`
  }

  /** What happened last, as the log tells it: all that one answer brought. */
  get happened(): readonly string[] {
    const { face, box, told } = this.scene
    const lines: string[] = []
    let last: number | undefined
    for (const { event, move } of told.toReversed()) {
      if (last !== undefined && move !== last) break
      const message = face.event(event, box)
      if (message === undefined) continue
      last = move
      lines.unshift(this.scene.tell(message))
    }
    return lines
  }

  // --- moving on by itself -----------------------------------------------------------------------------------------

  toggle(): void {
    if (this.playing) this.pause()
    else this.play()
  }

  private play(): void {
    this.playing = true
    if (this.move === this.total) void this.goTo(0)
    this.beat()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.timer)
  }

  private beat(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => {
      // What is on stage is seen to its end.
      if (this.scene.stage.playing) return this.beat()
      void this.goTo(this.move + 1)
      if (this.move >= this.total) this.pause()
      else this.beat()
    }, BEAT / this.speed)
  }

  /** The beginning of the round before or after this moment. */
  roundFrom(forward: boolean): number {
    const found = forward
      ? this.marks.find(({ move }) => move > this.move)
      : this.marks.findLast(({ move }) => move < this.move)
    return found?.move ?? (forward ? this.total : 0)
  }

  // --- leaving it ------------------------------------------------------------------------------------------------------

  /** A new table that begins at this moment: one seat is the person's, bots play the others. */
  async playOn(seat: Seat, name: string): Promise<TablePlan> {
    const { game, title, setup, seed, seats } = this.plan
    const log = (await this.client.log()) as { readonly answers: readonly string[]; readonly checks: string }
    const cut = { ...log, answers: log.answers.slice(0, this.move), checks: log.checks.slice(0, this.move) }
    const people = seats.map((plan, i): SeatPlan =>
      i === seat ? { name: plan.name || name, kind: 'person' } : botOf(plan),
    )
    return planTable(game, title, setup, people, seed, cut)
  }

  close(): void {
    this.pause()
    this.scene.close()
  }
}

const botOf = (plan: SeatPlan): SeatPlan => (plan.kind === 'bot' ? plan : { ...plan, kind: 'bot', bot: 'greedy' })
