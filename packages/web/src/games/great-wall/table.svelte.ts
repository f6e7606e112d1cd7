import type { Seat } from '@wanli/kernel'
import { type CostAction, priceNow } from '@wanli/great-wall/prices'
import { cardName, cardText, locationName, ruleTexts, unitName } from '@wanli/great-wall/text'
import type { Scene } from '../../frame/scene.svelte.ts'
import type { Message } from '../../text/index.ts'
import { foreseen } from './foresee.ts'
import { coloursOf, type Look, lookOf } from './looks.ts'
import { PieceBook } from './pieces.ts'
import { type Asking, leavingWith, moverOf, type Path } from './places.ts'
import { heldAtFirst, refusalsOf, type Rethink, rethinksOf, type Target, targetsOf } from './targets.ts'
import type { About, Box, HordeBox, Option, PlayerView, Prompt, View } from './types.ts'

const NOTHING: ReadonlyMap<string, never> = new Map<string, never>()
const EMPTY: Path = []
const NOTHING_SAID: About = {}

/** The Great Wall's table on the screen: what lies where, and what a click there does. */
export class Table {
  readonly scene: Scene
  readonly box: Box
  private readonly book = new PieceBook()
  /** What was picked up, and for which question. */
  private taken: { readonly at: number; readonly places: Path } | undefined = $state.raw()
  /** Places that the one pointed at leads to. */
  hints: readonly string[] = $state.raw([])
  /** The option that a click on the place pointed at would answer with. */
  private pointed: Option | undefined = $state.raw()

  readonly view: View = $derived.by(() => this.scene.view as View)
  readonly seat: Seat = $derived.by(() => this.view.seat ?? this.scene.seat ?? 0)
  readonly me: PlayerView = $derived.by(() => this.view.players[this.seat]!)
  /** Everyone, who looks first. */
  readonly players: readonly PlayerView[] = $derived.by(() => {
    const { players } = this.view
    const people = players.filter(({ automaton }) => !automaton)
    const from = people.findIndex(({ seat }) => seat === this.seat)
    return [...people.slice(from), ...people.slice(0, from), ...players.filter(({ automaton }) => automaton)]
  })
  readonly pieces: PieceBook = $derived.by(() =>
    this.book.read(
      this.view,
      this.box.soldiers.map(({ id }) => id),
    ),
  )
  readonly prompt: Prompt | undefined = $derived.by(() => this.scene.question?.prompt as Prompt | undefined)
  readonly options: readonly Option[] = $derived.by(
    () => (this.scene.question?.options ?? []) as unknown as readonly Option[],
  )
  /** What the question is about. */
  readonly about: About = $derived.by(() => this.scene.question?.about ?? NOTHING_SAID)
  private readonly asking: Asking = $derived.by(() => ({
    prompt: this.prompt ?? 'clerk',
    about: this.about,
    view: this.view,
    box: this.box,
  }))
  /** Whose Clerks are moved now. */
  readonly mover: Seat = $derived.by(() => moverOf(this.asking))
  private readonly first: Path = $derived.by(() =>
    this.scene.question === undefined ? EMPTY : heldAtFirst(this.options, this.asking),
  )
  readonly held: Path = $derived.by(() => {
    const { question } = this.scene
    if (question === undefined) return EMPTY
    return this.taken?.at === question.at ? this.taken.places : this.first
  })
  readonly targets: ReadonlyMap<string, Target> = $derived.by(() =>
    this.scene.question === undefined ? NOTHING : targetsOf(this.options, this.asking, this.held),
  )
  readonly refusals: ReadonlyMap<string, string> = $derived.by(() =>
    this.scene.question === undefined ? NOTHING : refusalsOf(this.scene.refused, this.asking, this.held),
  )
  /** What a click would choose instead of what was chosen last, by place. */
  readonly rethinks: ReadonlyMap<string, Rethink> = $derived.by(() => {
    const [step] = this.scene.steps
    if (step === undefined) return NOTHING
    const about = step.question.about ?? NOTHING_SAID
    const asking = { ...this.asking, prompt: step.question.prompt as Prompt, about }
    return rethinksOf(step, asking, (place) => this.targets.has(place) || this.refusals.has(place))
  })
  /** Soldiers in hand, by kind, and the section that they would leave; a march takes some of them all. */
  readonly leaving: { readonly section: number; readonly units: readonly string[] } | undefined = $derived.by(() =>
    leavingWith(this.held, this.view, this.box),
  )
  /** The table as it would be after the option that is pointed at. */
  readonly foreseen: View | undefined = $derived.by(() => {
    const { pointed } = this
    if (pointed?.kind === 'barricade' || pointed?.kind === 'wall')
      return foreseen(this.view, pointed.kind, pointed.section)
    return this.scene.ledger?.view as View | undefined
  })

  constructor(scene: Scene) {
    this.scene = scene
    this.box = scene.box as Box
  }

  // --- acting ------------------------------------------------------------------------------------------------------

  /** Something was picked up by hand: Escape lets go of it. */
  get holdsByHand(): boolean {
    return this.taken !== undefined && this.taken.at === this.scene.question?.at && this.held !== this.first
  }

  letGo(): void {
    this.taken = undefined
    this.hints = []
  }

  act(place: string): void {
    const target = this.targets.get(place)
    const { question } = this.scene
    if (target === undefined || question === undefined) return
    this.hints = []
    this.pointed = undefined
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
    this.hints = target?.leads ?? []
    this.pointed = target?.option
    void this.scene.hover(target?.option?.key)
  }

  /** What a printed price comes to for who looks, now. */
  price(action: CostAction, printed: number): number {
    const change = this.me.prices?.changes[action]
    return change === undefined ? printed : priceNow(printed, change)
  }

  // --- words -------------------------------------------------------------------------------------------------------

  tell(message: Message): string {
    return this.scene.tell(message)
  }
  /** What a click on this place does, in words. */
  words({ option }: Target): string | undefined {
    const { question } = this.scene
    if (option === undefined || question === undefined) return undefined
    return this.tell(this.scene.face.option(option, this.box, this.view, question))
  }
  name(seat: Seat): string {
    return this.scene.nameOf(seat)
  }
  look(seat: Seat): Look {
    return lookOf(coloursOf(this.box.clans, seat))
  }
  cardName(id: string): string {
    return this.tell(cardName(id, this.box))
  }
  cardLines(id: string): readonly string[] {
    return cardText(id, this.box).map((message) => this.tell(message))
  }
  /** A card as it is read out. */
  cardLabel(id: string): string {
    return [this.cardName(id), ...this.cardLines(id)].join(' ')
  }
  /** Only what it does: without numbers and spots. */
  ruleLines(id: string): readonly string[] {
    return ruleTexts(id, this.box).map((message) => this.tell(message))
  }
  location(id: string): string {
    return this.tell(locationName(id, this.box))
  }
  unit(type: number, n = 1): string {
    return this.tell(unitName(this.box.soldiers[type]!.id, n, this.box))
  }
  unitNamed(unit: string, n = 1): string {
    return this.tell(unitName(unit, n, this.box))
  }
  section(section: number): string {
    return this.tell({ key: `label.section.${(['left', 'middle', 'right'] as const)[section] ?? 'left'}` })
  }
  hordeBox(card: string): HordeBox {
    return this.box.hordes.find(({ id }) => id === card)!
  }
}
