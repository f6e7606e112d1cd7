import type { Seat } from '@wanli/kernel'
import { showSprites } from '../art/sprites.ts'
import type { Face } from '../games/face.ts'
import { settings } from '../settings.svelte.ts'
import type { TableClient } from '../table/client.ts'
import type { Asked, News, Outcome, Refused, Since, TablePlan, NewsLine } from '../table/protocol.ts'
import { type Message, tell } from '../text/index.ts'
import type { Away, Company } from './company.ts'
import { whatLiesAt, type WhyNot, whyNot } from './explain.ts'
import { Foresight, type Ledger } from './foresight.svelte.ts'
import { isAskedAnew, nextPerson } from './hand-on.ts'
import { namesAt, withNames } from './names.ts'
import { merged, sameMoment } from './news.ts'
import { OwnDeeds } from './own-deeds.ts'
import { Recap } from './recap.svelte.ts'
import { shared } from './share.ts'
import { Stage } from './stage.svelte.ts'
import { Standings } from './standings.svelte.ts'
import { SecondThoughts, type Step } from './thoughts.svelte.ts'

/** A table on the screen: what is seen, what is asked, and what the person does about it. */
export class Scene {
  readonly client: TableClient
  readonly plan: TablePlan
  readonly face: Face
  readonly box: object
  readonly persons: readonly Seat[]
  /** The others, if they are elsewhere. */
  readonly company: Company | undefined
  /** Through whose eyes. */
  seat: Seat | null = $state(null)
  news: News | undefined = $state.raw()
  told: readonly NewsLine[] = $state.raw([])
  refused: readonly Refused[] = $state.raw([])
  /** The screen is covered: it is handed to another person. */
  covered: boolean = $state(false)
  /** Several people look at the screen: it shows what everybody may see, and asks what everybody may hear. */
  open: boolean = $state(false)
  /** Who handed the screen over and may still take the last answer back. */
  giver: Seat | undefined = $state()
  /** An earlier moment that is looked at; undefined = now. */
  past: News | undefined = $state.raw()
  busy: boolean = $state(false)
  /** A finger, not a mouse: nothing hovers. */
  touch: boolean = $state(false)
  notSaved: string | undefined = $state()
  /** Read aloud beside prompts and events: the words of a lesson. */
  spoken: string | undefined = $state()
  /** The table does not answer any more, and what it said last. */
  broken: string | undefined = $state()
  /** What others did since the last turn of who looks. */
  readonly recap: Recap = new Recap(this)
  /** What others do, one after the other. */
  readonly stage: Stage = new Stage(this)
  /** What an option would change. */
  private readonly foresight: Foresight = new Foresight(this)
  private readonly deeds: OwnDeeds = new OwnDeeds(this)
  private readonly standings: Standings = new Standings(this)
  /** How far `told` goes. */
  private heard: Since = 'start'
  private readonly thoughts: SecondThoughts = new SecondThoughts(this)
  /** Those whose answers of an earlier sitting were asked for. */
  private readonly recalled = new Set<Seat>()
  private problem: Message | undefined = $state.raw()
  /** The answer that is being given. */
  private underWay = Promise.resolve()
  private acting = this.underWay
  private looking: Promise<void> | undefined
  private lookAgain = false
  private closed = false
  private lookedAt = 0
  private readonly names: ReadonlyMap<string, string>
  private readonly stop: () => void

  constructor(client: TableClient, plan: TablePlan, face: Face, away?: Away) {
    this.client = client
    this.plan = plan
    this.face = face
    this.box = face.open(plan.setup)
    showSprites(face.sprites?.(this.box) ?? [])
    this.company = away?.company
    this.persons = away?.seats ?? plan.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
    this.seat = this.persons[0] ?? null
    // A table of several people that is opened again shows nobody's cards before somebody says who sits here.
    this.covered = this.persons.length > 1
    this.stage.off = plan.unkept === true
    this.names = namesAt(plan, (seat) => face.seat(this.box, seat).name)
    this.stop = client.onChange((notSaved) => {
      this.notSaved = notSaved
      void this.refresh()
    })
  }

  close(): void {
    this.closed = true
    this.stage.end()
    this.stop()
    this.client.close()
  }

  /** What lies on the table: now, at the moment that is looked at, or while somebody does something that is still shown. */
  get shown(): News | undefined {
    return this.past ?? this.stage.news ?? this.news
  }

  get view(): object | undefined {
    return this.shown?.view
  }

  get question(): Asked | undefined {
    return this.past === undefined && !this.covered && !this.stage.playing ? this.news?.question : undefined
  }

  /** The answer by which who looks has last done something; what came with it and after it is news. */
  get since(): number {
    return this.deeds.since
  }

  /** What went wrong last, in the language of the moment. */
  get trouble(): string | undefined {
    return this.problem === undefined ? undefined : this.tell(this.problem)
  }

  forgetTrouble(): void {
    this.problem = undefined
  }

  // --- looking -----------------------------------------------------------------------------------------------------

  /** Look again. Several changes in a row are one look: the last one counts. */
  refresh(): Promise<void> {
    this.lookAgain = true
    this.looking ??= this.lookUntilQuiet().finally(() => (this.looking = undefined))
    return this.looking
  }

  private async lookUntilQuiet(): Promise<void> {
    try {
      while (this.lookAgain && !this.closed) {
        this.lookAgain = false
        await this.look()
      }
    } catch (error) {
      this.isBroken(error)
    }
  }

  private async look(): Promise<void> {
    const had = this.told
    const { seat, open } = this
    const [news, refused] = await this.lookAs(seat, had.length === 0 ? 'start' : this.heard, open)
    const next = nextPerson(this, news)
    if (next !== undefined) await this.handTo(next, news.canUndo && seat !== null ? seat : undefined)
    else if (this.persons.length > 1 && seat !== null && isAskedAnew(this, news)) await this.handTo(seat, undefined)
    else this.take(news, merged(had, news), refused)
    if (news.over) this.covered = false
  }

  /** What is asked and what is refused come together: the board is drawn once for both. */
  private lookAs(seat: Seat | null, since: Since, openly: boolean): Promise<[News, readonly Refused[]]> {
    return Promise.all([this.client.look(seat, since, openly), seat === null ? [] : this.client.refused(seat, openly)])
  }

  /** Hot-seat: what everybody may hear is asked on the open board; for the rest the screen is covered and handed on. */
  private async handTo(seat: Seat, giver: Seat | undefined): Promise<void> {
    let [news, refused] = await this.lookAs(seat, 'start', true)
    this.open = news.question !== undefined
    this.covered = !this.open
    if (this.covered) [news, refused] = await this.lookAs(seat, 'start', false)
    this.giver = giver
    this.seat = seat
    this.past = undefined
    this.stage.clear()
    this.take(news, news.told, refused)
  }

  /** Who is asked on the open board looks at his own cards. */
  async lookCloser(): Promise<void> {
    const { seat } = this
    if (!this.open || seat === null) return
    const [news, refused] = await this.lookAs(seat, 'start', false)
    if (seat !== this.seat) return
    this.open = false
    this.take(news, news.told, refused)
  }

  private take(news: News, told: readonly NewsLine[], refused: readonly Refused[]): void {
    if (this.news !== undefined && sameMoment(this.news, news)) return
    const goesOn = told.length >= this.told.length && news.seat === this.news?.seat && news.takenBack === undefined
    const fresh = goesOn ? told.slice(this.told.length) : []
    const before = this.news
    this.told = told
    if (!goesOn) this.stage.forget()
    this.heard = news.cursor
    this.recap.begin(told.length)
    this.show(news)
    this.stage.hear(fresh, before, this.news!)
    this.refused = refused
    this.unaim()
    if (this.past !== undefined && this.past.move >= news.move) this.past = undefined
    if (news.seat !== null && !this.open && !this.recalled.has(news.seat)) void this.recall(news.seat, news.back)
  }

  /** What was answered before the page was opened can be thought over as what is answered now. */
  private async recall(seat: Seat, back: number): Promise<void> {
    this.recalled.add(seat)
    if (back === 0) return
    try {
      this.thoughts.recall(await this.client.steps(seat))
    } catch (error) {
      this.isBroken(error)
    }
  }

  /** The table as it is now. */
  show(news: News): void {
    this.news = { ...news, view: shared(this.news?.view, news.view) }
  }

  private isBroken(error: unknown): void {
    if (!this.closed) this.broken = error instanceof Error ? error.message : String(error)
  }

  uncover(): void {
    this.covered = false
    this.giver = undefined
  }

  async lookAt(move: number | undefined): Promise<void> {
    const wanted = ++this.lookedAt
    const now = this.news?.move ?? 0
    if (move === undefined || move >= now) return void (this.past = undefined)
    const { seat } = this
    const past = (await this.client.at(Math.max(0, move), this.open ? null : seat)) ?? undefined
    // The screen may have been handed on, or another moment asked for, meanwhile.
    if (wanted === this.lookedAt && seat === this.seat && !this.covered)
      this.past = past && { ...past, view: shared(this.view, past.view) }
  }

  // --- acting ------------------------------------------------------------------------------------------------------

  /** Answer. What can't be taken back asks once more, on every device; all else is done at once. `sure`: it has asked. */
  pick(key: string, sure = false): Promise<void> {
    return (this.underWay = this.picked(key, sure))
  }

  private async picked(key: string, sure: boolean): Promise<void> {
    const { question } = this
    if (question === undefined || (this.busy && !(await this.isFree(question)))) return
    if (!sure && this.foresight.isAsking(key)) return
    if (!sure && this.aimed !== key && (await this.isFinal(question, key))) return this.foresight.aim(key)
    if (this.question !== question) return
    this.unaim()
    this.deeds.note(question, key)
    this.giver = undefined
    this.stage.clear()
    const over = this.thoughts.note(question, key)
    await this.act(() => this.client.answer(question.seat, key, question.at, over))
  }

  get steps(): readonly Step[] {
    return this.past === undefined && !this.covered ? this.thoughts.steps : []
  }

  /** Think an answer over: it, and all that came after it, is taken back, and another given. The same again: none. */
  async rethink(step: Step, key: string): Promise<void> {
    const { seat, news } = this
    if (seat === null || news === undefined || !this.steps.includes(step)) return
    await this.act(() => this.client.undo(seat, step.move))
    if (key !== step.key && this.question?.prompt === step.question.prompt) await this.pick(key)
  }

  /** A question with one answer leaves nothing to regret. */
  private async isFinal({ seat, options }: Asked, key: string): Promise<boolean> {
    return options.length > 1 && (await this.client.final(seat, key).catch(() => false))
  }

  /** The turn is over, but others wait until it is given over. */
  get held(): News['held'] {
    const { past, covered, news, seat } = this
    return past === undefined && !covered && seat !== null && news?.held?.seat === seat ? news.held : undefined
  }

  async endTurn(): Promise<void> {
    const { seat, held } = this
    if (seat === null || held === undefined) return
    this.thoughts.given()
    await this.act(() => this.client.endTurn(seat))
  }

  /** Several answers that are one choice. */
  async pickAll(keys: readonly string[]): Promise<void> {
    const { question } = this
    if (question === undefined || (this.busy && !(await this.isFree(question)))) return
    this.unaim()
    this.deeds.note(question, question.options.find(({ key }) => keys.includes(key))?.key ?? '')
    this.giver = undefined
    await this.act(() => this.client.answerAll(question.seat, keys, question.at))
  }

  /** Whose last answer can be taken back: on the open board also that of who answered before. */
  get undoer(): Seat | undefined {
    if (this.past !== undefined || this.covered || this.seat === null) return undefined
    return this.news?.canUndo === true ? this.seat : this.open ? this.giver : undefined
  }

  readonly undo = (): Promise<void> => this.unanswer((undoer) => this.client.undo(undoer))
  readonly undoTurn = (): Promise<void> => this.unanswer((undoer) => this.client.undoTurn(undoer))
  /** Whoever clicks and takes it back in the same breath means that click: it is done first. */
  private async unanswer(how: (undoer: Seat) => Promise<Outcome>): Promise<void> {
    await this.underWay
    const { undoer } = this
    if (undoer !== undefined) await this.act(() => how(undoer))
  }

  /** The one who handed the screen over takes the last answer back, and gets the screen again. */
  async takeBack(): Promise<void> {
    const { giver } = this
    if (giver !== undefined) await this.act(() => this.client.undo(giver))
  }

  /** The same answer to every question on this topic, or (null) ask again. */
  async stand(topic: string, key: string | null): Promise<void> {
    const { seat } = this
    if (seat === null) return
    this.standings.note(topic, key)
    await this.act(() => this.client.stand(seat, topic, key))
  }

  /** A standing answer in words; undefined if it was given at an earlier sitting. */
  standingWords(topic: string): string | undefined {
    return this.standings.words(topic)
  }

  /** One thing at a time: until the table shows what came of it, nothing else is taken. */
  private readonly act = (what: () => Promise<Outcome>): Promise<void> =>
    this.busy ? Promise.resolve() : (this.acting = this.done(what))
  /** What is shown can be clicked, though the table is not done with what led there: it counts, if that is still asked then. */
  private async isFree({ at }: Asked): Promise<boolean> {
    await this.acting
    return !this.busy && this.question?.at === at
  }
  private async done(what: () => Promise<Outcome>): Promise<void> {
    this.busy = true
    this.problem = undefined
    try {
      // The look is asked for in the same breath, so that no bot's thinking gets between.
      const [outcome] = await Promise.all([what(), this.refresh()])
      if (!outcome.ok) this.problem = this.face.problem(outcome.problem)
    } catch (error) {
      this.isBroken(error)
    } finally {
      this.busy = false
    }
  }

  // --- what would be, and why not ------------------------------------------------------------------------------------

  get ledger(): Ledger | undefined {
    return this.foresight.ledger
  }
  /** The option that can't be taken back, and waits for a second word. */
  get aimed(): string | undefined {
    return this.foresight.aimed
  }
  /** Show what an option would change; undefined = nothing. */
  hover(key: string | undefined): Promise<void> {
    return this.foresight.hover(key)
  }
  unaim(): void {
    this.foresight.unaim()
  }
  /** Why there is no such option now. */
  why(key: string): WhyNot | undefined {
    return whyNot(this, key)
  }
  /** What lies at a place of the table, in words; undefined: nothing to tell. */
  what(place: string): ReturnType<typeof whatLiesAt> {
    return whatLiesAt(this, place)
  }

  // --- words ---------------------------------------------------------------------------------------------------------

  /** A message of the game, in the language of the moment, with the names of those who sit here. */
  tell(message: Message): string {
    return tell(this.face.texts[settings.language], settings.language, withNames(message, this.names))
  }

  /** Who sits there. */
  nameOf(seat: Seat): string {
    const plan = this.plan.seats[seat]
    return plan === undefined || plan.name === '' ? this.tell(this.face.seat(this.box, seat).name) : plan.name
  }
  readonly isBot = (seat: Seat): boolean => this.plan.seats[seat]?.kind === 'bot'

  /** What the option of this question is called. */
  optionText(option: Asked['options'][number], question: Asked): string {
    return this.view === undefined ? '' : this.tell(this.face.option(option, this.box, this.view, question))
  }
}
