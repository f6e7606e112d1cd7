import type { Seat } from '@wanli/kernel'
import { type CostAction, priceNow } from '@wanli/great-wall/prices'
import { cardName, cardText, locationName, ruleTexts, unitName } from '@wanli/great-wall/text'
import { Board } from '../../frame/board.svelte.ts'
import type { Way } from '../../frame/clicks.ts'
import type { Scene } from '../../frame/scene.svelte.ts'
import type { Asked } from '@wanli/table'
import { settings } from '../../settings.svelte.ts'
import { foreseen } from './foresee.ts'
import { gistOf } from './gists.ts'
import { coloursOf, type Look, lookOf } from './looks.ts'
import { PieceBook } from './pieces.ts'
import { leavingWith, manners, moverOf, waysTo } from './places.ts'
import type { About, Box, HordeBox, Option, PlayerView, Prompt, View } from './types.ts'

const NOTHING_SAID: About = {}

/** The Great Wall's table on the screen: what lies where, and what a click there does. */
export class WallTable extends Board<Option> {
  readonly box: Box
  private readonly book = new PieceBook()

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
  /** What the question is about. */
  readonly about: About = $derived.by(() => this.scene.question?.about ?? NOTHING_SAID)
  /** Whose Clerks are moved now. */
  readonly mover: Seat = $derived.by(() => moverOf(this.prompt, this.view))
  /** Soldiers in hand, by kind, and the section that they would leave; a march takes some of them all. */
  readonly leaving: { readonly section: number; readonly units: readonly string[] } | undefined = $derived.by(() =>
    leavingWith(this.held, this.view, this.box),
  )
  /** The table as it would be after the option that is pointed at. */
  readonly foreseen: View | undefined = $derived.by(() => {
    const pointed = this.pointedAt
    if (pointed?.kind === 'barricade' || pointed?.kind === 'wall')
      return foreseen(this.view, pointed.kind, pointed.section)
    return this.scene.ledger?.view as View | undefined
  })

  constructor(scene: Scene) {
    super(scene)
    this.box = scene.box as Box
  }

  protected override readonly manners = manners
  protected override waysTo(option: Option, { prompt, about = NOTHING_SAID }: Asked): readonly Way[] {
    return waysTo(option, { prompt: prompt as Prompt, about, view: this.view, box: this.box })
  }

  /** What a printed price comes to for who looks, now. */
  price(action: CostAction, printed: number): number {
    const change = this.me.prices?.changes[action]
    return change === undefined ? printed : priceNow(printed, change)
  }

  /** The types of Soldiers that a seat has: some only one Clan has (GW-HOOK-01). */
  typesOf(seat: Seat): readonly { readonly id: string; readonly type: number; readonly cost: readonly number[] }[] {
    return this.box.typesOf[seat]!.map((type) => ({ ...this.box.soldiers[type]!, type }))
  }

  /** A card in a few words, else all that it says. */
  gist(id: string): string {
    return gistOf(id, settings.language, this.box)?.join('; ') ?? this.ruleLines(id).join(' ')
  }

  /** The option that is pointed at. */
  get pointed(): Option | undefined {
    return this.pointedAt
  }

  // --- words -------------------------------------------------------------------------------------------------------

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
