import type { Seat } from '@wanli/kernel'
import { Board } from '../../frame/board.svelte.ts'
import type { Way } from '../../frame/clicks.ts'
import type { Scene } from '../../frame/scene.svelte.ts'
import type { Step } from '../../frame/thoughts.svelte.ts'
import type { Asked } from '@wanli/table'
import { isStill } from '../../settings.svelte.ts'
import { CLAN_LOOKS } from '../../ui/clans.ts'
import { underWay } from './counts.ts'
import { type AtCourt, firing, isPossible, outlook, type Outlook } from './forecast.ts'
import { PieceBook, type Pieces } from './pieces.ts'
import { manners, wayTo } from './places.ts'
import {
  type Aspect,
  type Box,
  COURT_ACTIONS,
  type CourtAction,
  type Option,
  type PlayerView,
  type Prompt,
  type RegionView,
  type View,
} from './types.ts'

/** What was answered there. */
const chosenIn = ({ question, key }: Step): Option | undefined =>
  (question.options as readonly Option[]).find((option) => option.key === key)

/** ZhanGuo's table on the screen: what lies where, and what a click there does. */
export class ZhanGuoTable extends Board<Option> {
  readonly box: Box
  private readonly book = new PieceBook()
  /** The table has been drawn once: what comes to lie on it from now on arrives, for whoever wants to see it move. */
  private drawn = false
  /** The card in my hand that is pointed at. */
  pointed: number | undefined = $state()

  readonly view: View = $derived.by(() => this.scene.view as View)
  readonly seat: Seat = $derived.by(() => this.view.seat ?? this.scene.seat ?? 0)
  readonly me: PlayerView = $derived.by(() => this.view.players[this.seat]!)
  readonly others: readonly PlayerView[] = $derived.by(() => {
    const { length } = this.view.players
    return Array.from({ length: length - 1 }, (_, i) => this.view.players[(this.seat + i + 1) % length]!)
  })
  readonly pieces: Pieces = $derived.by(() => this.book.read(this.view))
  readonly prompt: Prompt | undefined = $derived.by(() => this.scene.question?.prompt as Prompt | undefined)
  /** The card that is being played: chosen, but still in the hand. */
  readonly playing: number | undefined = $derived.by(() => {
    const { question } = this.scene
    if (question === undefined || question.prompt === 'card') return undefined
    const card = (question.about?.['card'] as number | undefined) ?? this.chosen('card')?.card
    return card !== undefined && this.me.hand?.includes(card) === true ? card : undefined
  })
  readonly action: CourtAction | undefined = $derived.by(() =>
    this.prompt === 'action' || this.playing === undefined
      ? underWay(this.scene.told, this.prompt, this.seat)
      : this.chosen('court')?.action,
  )
  /** The card that is looked at: what is being played goes before what is pointed at. */
  readonly looked: number | undefined = $derived.by(() => this.playing ?? this.pointed)
  /** My regions as they would be after the option that is pointed at. */
  readonly foreseen: readonly RegionView[] | undefined = $derived.by(
    () => (this.scene.ledger?.view as View | undefined)?.players[this.seat]?.regions,
  )
  /*
   * What cards would set off is shown in dozens of places. It hangs on little, most of which stays as it is from question to
   * question: as long as these say the same, nothing of it is counted or drawn again.
   */
  private readonly court: PlayerView['court'] = $derived.by(() => this.me.court)
  private readonly top: number | undefined = $derived.by(() => this.view.pile.at(-1))
  private readonly atCourt: AtCourt = $derived.by(() => ({ court: this.court, top: this.top }))
  /** The names of the actions, in one word: asked about the action, what is offered; before that, what the view says. */
  private readonly possibleNow: string = $derived.by(() => {
    if (this.prompt === 'action')
      return this.options.flatMap((option) => (option.kind === 'court' ? [option.action] : [])).join()
    return COURT_ACTIONS.filter((action) => isPossible(this.atCourt, action)).join()
  })
  private readonly possible: ReadonlySet<string> = $derived.by(() => new Set(this.possibleNow.split(',')))

  constructor(scene: Scene) {
    super(scene)
    this.box = scene.box as Box
  }

  protected override readonly manners = manners
  protected override waysTo(option: Option, { prompt, options, about }: Asked, past: boolean): readonly Way[] {
    const way = wayTo(option, {
      prompt: prompt as Prompt,
      moving: past || options.some(({ kind }) => kind === 'move'),
      aspect: past ? undefined : (about?.['aspect'] as Aspect | undefined),
    })
    return way === undefined ? [] : [way]
  }
  /** All that was chosen since the card that is being played, and the card itself. */
  protected override rethinkable(steps: readonly Step[]): readonly Step[] {
    const card = steps.findIndex((step) => {
      const option = chosenIn(step)
      return option?.kind === 'card' && option.card === this.playing
    })
    return steps.slice(0, card + 1 || 1)
  }

  begin(): void {
    this.drawn = true
  }
  /** What is drawn now has just come. */
  get arrives(): boolean {
    return this.drawn && !isStill()
  }

  clan(seat: Seat): { readonly colour: string; readonly seal: string } {
    return CLAN_LOOKS[this.view.players[seat]!.clan]!
  }

  override rethink(place: string): void {
    this.pointed = undefined
    super.rethink(place)
  }

  /** The last choice of this kind that could still be thought over: the table's own record, not the page's. */
  private chosen<K extends Option['kind']>(kind: K): Extract<Option, { kind: K }> | undefined {
    for (const step of this.scene.steps) {
      const option = chosenIn(step)
      if (option?.kind === kind) return option as Extract<Option, { kind: K }>
    }
    return undefined
  }

  /** What the card would set off, action by action. */
  outlook(card: number, action: CourtAction): Outlook {
    return outlook(this.atCourt, card, action)
  }
  fires(card: number, action: CourtAction): number {
    return firing(this.outlook(card, action))
  }

  /** Of the cards only: what depends on the number. */
  firesCards(card: number, action: CourtAction): number {
    return firing({ ...this.outlook(card, action), abilities: [] })
  }

  isPossible(action: CourtAction): boolean {
    return this.possible.has(action)
  }

  unifiable(): readonly number[] | undefined {
    if (this.prompt !== 'action') return undefined
    return this.options.flatMap((option) => (option.kind === 'unify' ? [option.region] : []))
  }
}
