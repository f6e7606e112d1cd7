import type { Seat } from '@wanli/kernel'
import type { Asked } from '@wanli/table'
import type { Message } from '../text/index.ts'
import {
  addRethinks,
  type Clickable,
  heldAtFirst,
  type Manners,
  type Path,
  type Placed,
  placedBy,
  refusalsOf,
  type Rethink,
  type Target,
  targetsOf,
  type Way,
} from './clicks.ts'
import type { Scene } from './scene.svelte.ts'
import type { Step } from './thoughts.svelte.ts'

const NOTHING: ReadonlyMap<string, never> = new Map<string, never>()
const EMPTY: Path = []

/** A game's table on the screen, as far as it is clicked: what is in hand, what a click does, and what it would do instead. */
export abstract class Board<O extends Clickable> {
  readonly scene: Scene
  /** What was picked up, and for which question. */
  private taken: { readonly at: number; readonly places: Path } | undefined = $state.raw()
  /** Places that the one pointed at leads to. */
  hints: Path = $state.raw(EMPTY)
  /** The option that a click on the place pointed at would answer with. */
  protected pointedAt: O | undefined = $state.raw()

  readonly options: readonly O[] = $derived.by(() => (this.scene.question?.options ?? []) as unknown as readonly O[])
  private readonly placed: readonly Placed<O>[] = $derived.by(() => {
    const { question } = this.scene
    return question === undefined ? [] : this.placedIn(question, this.options, false)
  })
  private readonly first: Path = $derived.by(() => heldAtFirst(this.placed, this.manners))
  readonly held: Path = $derived.by(() => {
    const { question } = this.scene
    if (question === undefined) return EMPTY
    return this.taken?.at === question.at ? this.taken.places : this.first
  })
  readonly targets: ReadonlyMap<string, Target<O>> = $derived.by(() =>
    this.scene.question === undefined ? NOTHING : targetsOf(this.placed, this.held, this.manners),
  )
  /** Places that stand for something refused, with its key. */
  readonly refusals: ReadonlyMap<string, string> = $derived.by(() => {
    const { question, refused } = this.scene
    if (question === undefined) return NOTHING
    const options = refused.map(({ option }) => option) as unknown as readonly O[]
    return refusalsOf(this.placedIn(question, options, false), this.held)
  })
  /** What a click would choose instead of what was chosen, by place; what a place means now goes before. */
  readonly rethinks: ReadonlyMap<string, Rethink<O>> = $derived.by(() => {
    const found = new Map<string, Rethink<O>>()
    const taken = (place: string) => this.targets.has(place) || this.refusals.has(place)
    for (const step of this.rethinkable(this.scene.steps)) {
      const options = step.question.options as unknown as readonly O[]
      const offered = options.filter((option) => this.scene.face.onBoard?.(option) !== false)
      addRethinks(found, step, this.placedIn(step.question, offered, true), taken)
    }
    return found
  })

  constructor(scene: Scene) {
    this.scene = scene
  }

  // --- what a game says --------------------------------------------------------------------------------------------

  /** Every way to click an option of this question together; none: it has no place on the board. `past`: it was answered. */
  protected abstract waysTo(option: O, question: Asked, past: boolean): readonly Way[]
  protected abstract readonly manners: Manners<O>
  /** Of the answers that can be thought over, the last first, those that a click on the board changes. */
  protected rethinkable(steps: readonly Step[]): readonly Step[] {
    return steps.slice(0, 1)
  }

  private placedIn(question: Asked, options: readonly O[], past: boolean): readonly Placed<O>[] {
    return placedBy(options, (option) => this.waysTo(option, question, past))
  }

  // --- acting ------------------------------------------------------------------------------------------------------

  act(place: string): void {
    const target = this.targets.get(place)
    const { question } = this.scene
    if (target === undefined || question === undefined) return
    this.hints = EMPTY
    this.pointedAt = undefined
    if (target.option === undefined) this.taken = { at: question.at, places: target.holds }
    else void this.scene.pick(target.option.key)
  }

  rethink(place: string): void {
    const found = this.rethinks.get(place)
    if (found !== undefined) void this.scene.rethink(found.step, found.option.key)
  }

  /** Show what a click would change, and where it leads. */
  point(place: string | undefined): void {
    const target = place === undefined ? undefined : this.targets.get(place)
    this.hints = target?.leads ?? EMPTY
    this.pointedAt = target?.option
    void this.scene.hover(target?.option?.key)
  }

  /** Something was picked up by hand: Escape lets go of it. */
  get holdsByHand(): boolean {
    return this.taken !== undefined && this.taken.at === this.scene.question?.at && this.held !== this.first
  }

  /** Put down what was picked up by hand. True if there was something. */
  letGo(): boolean {
    if (!this.holdsByHand) return false
    this.taken = undefined
    this.hints = EMPTY
    return true
  }

  // --- words -------------------------------------------------------------------------------------------------------

  tell(message: Message): string {
    return this.scene.tell(message)
  }
  /** What a click on this place does, in words. */
  words({ option }: Target<O>): string | undefined {
    const { question } = this.scene
    return option === undefined || question === undefined ? undefined : this.scene.optionText(option, question)
  }
  name(seat: Seat): string {
    return this.scene.nameOf(seat)
  }
}
