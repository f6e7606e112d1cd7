import type { Seat } from '@wanli/kernel'
import type { Scene } from '../../frame/scene.svelte.ts'
import { CLAN_LOOKS } from '../../ui/clans.ts'
import { underWay } from './counts.ts'
import { firing, isPossible, outlook, type Outlook } from './forecast.ts'
import { PieceBook, type Pieces } from './pieces.ts'
import type { Asking } from './places.ts'
import { heldAtFirst, refusalsOf, type Rethink, rethinksOf, type Target, targetsOf } from './targets.ts'
import type { Aspect, Box, CourtAction, Option, PlayerView, Prompt, RegionView, View } from './types.ts'

const NOTHING = new Map<string, never>()
const NO_PLACES: readonly string[] = []

/** ZhanGuo's table on the screen: what lies where, and what a click there does. */
export class Table {
  readonly scene: Scene
  readonly box: Box
  private readonly book = new PieceBook()
  /** What was picked up, and for which question. */
  private held: { readonly at: number; readonly places: readonly string[] } | undefined = $state.raw()
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
  private readonly options: readonly Option[] = $derived.by(
    () => (this.scene.question?.options ?? []) as unknown as readonly Option[],
  )
  readonly prompt: Prompt | undefined = $derived.by(() => this.scene.question?.prompt as Prompt | undefined)
  private readonly asking: Asking = $derived.by(() => ({
    prompt: this.prompt ?? 'card',
    moving: this.options.some(({ kind }) => kind === 'move'),
    aspect: this.scene.question?.about?.['aspect'] as Aspect | undefined,
  }))
  private readonly holding: readonly string[] = $derived.by(() => {
    const { question } = this.scene
    if (question === undefined) return NO_PLACES
    return this.held?.at === question.at ? this.held.places : heldAtFirst(this.options, this.asking)
  })
  readonly targets: ReadonlyMap<string, Target> = $derived.by(() =>
    this.scene.question === undefined ? NOTHING : targetsOf(this.options, this.asking, this.holding),
  )
  readonly refusals: ReadonlyMap<string, string> = $derived.by(() =>
    this.scene.question === undefined ? NOTHING : refusalsOf(this.scene.refused, this.asking, this.holding),
  )
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
  /** What a click would choose instead of what was chosen, by place. */
  readonly rethinks: ReadonlyMap<string, Rethink> = $derived.by(() => {
    const { steps } = this.scene
    const card = steps.findIndex(({ key }) => key === `card ${this.playing}`)
    return rethinksOf(steps.slice(0, card + 1 || 1), (place) => this.targets.has(place) || this.refusals.has(place))
  })
  /** My regions as they would be after the option that is pointed at. */
  readonly foreseen: readonly RegionView[] | undefined = $derived.by(
    () => (this.scene.ledger?.view as View | undefined)?.players[this.seat]?.regions,
  )

  constructor(scene: Scene) {
    this.scene = scene
    this.box = scene.box as Box
  }

  clan(seat: Seat): { readonly colour: string; readonly seal: string } {
    return CLAN_LOOKS[this.view.players[seat]!.clan]!
  }

  name(seat: Seat): string {
    return this.scene.nameOf(seat)
  }

  /** What a click on this place does, in words. */
  words(target: Target): string | undefined {
    const { question } = this.scene
    if (target.option === undefined || question === undefined) return undefined
    return this.scene.tell(this.scene.face.option(target.option, this.box, this.view, question))
  }

  act(place: string): void {
    const target = this.targets.get(place)
    const { question } = this.scene
    if (target === undefined || question === undefined) return
    const { option, holds } = target
    if (option === undefined) {
      this.held = { at: question.at, places: holds }
      return
    }
    void this.scene.pick(option.key)
  }

  rethink(place: string): void {
    const found = this.rethinks.get(place)
    this.pointed = undefined
    if (found !== undefined) void this.scene.rethink(found.step, found.option.key)
  }

  /** The last choice of this kind that could still be thought over: the table's own record, not the page's. */
  private chosen<K extends Option['kind']>(kind: K): Extract<Option, { kind: K }> | undefined {
    for (const { question, key } of this.scene.steps) {
      const option = (question.options as readonly Option[]).find((candidate) => candidate.key === key)
      if (option?.kind === kind) return option as Extract<Option, { kind: K }>
    }
    return undefined
  }

  /** Put down what was picked up. True if there was something. */
  letGo(): boolean {
    const { question } = this.scene
    if (question === undefined || this.held?.at !== question.at || this.held.places.length === 0) return false
    this.held = undefined
    return true
  }

  /** Show what a click would change. */
  point(place: string | undefined): void {
    void this.scene.hover(place === undefined ? undefined : this.targets.get(place)?.option?.key)
  }

  /** What the card would set off, action by action. */
  outlook(card: number, action: CourtAction): Outlook {
    return outlook(this.view, this.box, this.seat, card, action)
  }
  fires(card: number, action: CourtAction): number {
    return firing(this.outlook(card, action))
  }

  /** Of the cards only: what depends on the number. */
  firesCards(card: number, action: CourtAction): number {
    return firing({ ...this.outlook(card, action), abilities: [] })
  }

  /** Asked about the action, the engine knows; before that, the page counts for itself. */
  isPossible(action: CourtAction): boolean {
    if (this.prompt === 'action')
      return this.options.some((option) => option.kind === 'court' && option.action === action)
    return isPossible(this.view, this.box, this.seat, action)
  }

  unifiable(): readonly number[] | undefined {
    if (this.prompt !== 'action') return undefined
    return this.options.flatMap((option) => (option.kind === 'unify' ? [option.region] : []))
  }
}
