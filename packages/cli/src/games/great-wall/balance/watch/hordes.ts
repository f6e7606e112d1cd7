import { hordeAt, isSoldier, ownerOf, typeOf } from '@wanli/great-wall'
import type { GwOption, GwQuestion } from '../../terms.ts'
import type { Ears, Watch, Watched } from './watch.ts'

type Hand = 'archer' | 'card'

/** What becomes of each type of Horde, and what covers the Vital spots of those that are Defeated. */
export class HordeWatch implements Watch {
  private readonly watched: Watched
  /** Where Wounds come from, by Horde card and spot; Wounds that nobody placed were left by the fallen. */
  private readonly wounds = new Map<number, Map<number, Hand>>()
  private readonly typeOfCard: ReadonlyMap<string, string>
  /** Hordes that lay there before anyone looked: should they be told as news, they are known already. */
  private known: readonly string[]
  private hand: Hand = 'archer'

  constructor(watched: Watched) {
    this.watched = watched
    const { box, state } = watched.table
    this.typeOfCard = new Map(box.hordes.map(({ id, type }) => [id, type]))
    this.known = state.sections.flatMap(({ hordes }) => hordes.map(({ card }) => box.hordes[card]!.id))
    for (const card of this.known) this.note(card, 'placed')
  }

  /** A card's Wound is always asked for, an Archer's may be forced. */
  answer({ prompt }: GwQuestion, { kind }: GwOption): void {
    this.known = []
    this.hand = prompt === 'wound' && kind === 'wound' ? 'card' : 'archer'
  }

  readonly ears: Ears = {
    hordePlaced: ({ horde, section, row }) => this.placed(horde, section, row),
    raid: ({ horde }) => this.note(horde, 'raided'),
    wounded: ({ section, row, spot }) => this.wounded(section, row, spot),
    hordeDefeated: ({ horde, section, row }) => this.defeated(horde, section, row),
    hordeClaimed: ({ horde }) => this.note(horde, 'claimed'),
    assault: ({ section, breach }) => (breach ? this.breached(section) : undefined),
  }

  private note(card: string, what: string, n = 1): void {
    this.watched.counter.add(`horde/${this.typeOfCard.get(card) ?? card}/${what}`, n)
  }

  private hordeAt(section: number, row: number) {
    return hordeAt(this.watched.table.state.sections[section]!.hordes, row)
  }

  private placed(card: string, section: number, row: number): void {
    if (this.known.includes(card)) return
    const horde = this.hordeAt(section, row)
    if (horde !== undefined) this.wounds.delete(horde.card)
    this.note(card, 'placed')
  }

  private wounded(section: number, row: number, spot: number): void {
    const horde = this.hordeAt(section, row)
    const { hand } = this
    this.hand = 'archer'
    if (horde === undefined) return
    const there = this.wounds.get(horde.card) ?? new Map<number, Hand>()
    this.wounds.set(horde.card, there.set(spot, hand))
  }

  private defeated(card: string, section: number, row: number): void {
    this.note(card, 'defeated')
    const horde = this.hordeAt(section, row)
    if (horde === undefined) return
    const { seats, table } = this.watched
    horde.spots.forEach((code, spot) => {
      const by = !isSoldier(code)
        ? (this.wounds.get(horde.card)?.get(spot) ?? 'fallen')
        : seats.includes(ownerOf(code))
          ? table.box.soldiers[typeOf(code)]!.id
          : 'automata'
      this.note(card, `spots/${by}`)
    })
  }

  private breached(section: number): void {
    const { box, state } = this.watched.table
    for (const { card } of state.sections[section]!.hordes) this.note(box.hordes[card]!.id, 'breached')
  }

  end(): void {
    const { box, state } = this.watched.table
    for (const { hordes } of state.sections) for (const { card } of hordes) this.note(box.hordes[card]!.id, 'left')
  }
}
