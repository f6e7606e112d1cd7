import { Dice, type Option, type Seat, type Table, type Terms } from '@wanli/kernel'
import { type Limits, questionOf } from '../bot.ts'
import { atOnce, type Command, type Ground, Lines } from './lines.ts'
import { type Foresight, pick, type Sense } from './sense.ts'

/** An answer as it was given in a world, and what it answered. */
export interface Given {
  readonly seat: Seat
  readonly key: string
  readonly prompt: string
  readonly option: Option
}

/** How often somebody answers a sealed question other than his rule of thumb would have it: nobody knows another's mind. */
const WHIMS = 0.35

/**
 * A guessed world in which all seats play on, by the quick rules of a greedy player. It can be forked: by a copy as soon as the kernel
 * allows it, before that by guessing it again and giving the same answers.
 */
export class World<T extends Terms> implements Ground<T> {
  readonly root: Table<T>
  readonly given: Given[] = []
  /** Lines that were looked at in it. */
  lines = 0
  private readonly table: Table<T>
  private readonly seat: Seat
  private readonly sense: Foresight<T>
  private readonly quick: Sense<T>
  private readonly word: string
  private readonly picks: { readonly seat: Seat; readonly option: number }[] = []

  constructor(table: Table<T>, seat: Seat, sense: Foresight<T>, word: string) {
    this.table = table
    this.seat = seat
    this.sense = sense
    this.quick = hastily(sense)
    this.word = word
    this.root = this.begin()
  }

  private begin(): Table<T> {
    return this.table.guess(this.seat, new Dice(this.word), { copies: true })
  }

  grow(): Table<T> {
    if (this.root.canCopy) return this.root.copy()
    const table = this.begin()
    for (const { seat, option } of this.picks) pick(table, seat, option)
    return table
  }

  answer(seat: Seat, option: number): void {
    const { prompt, options } = questionOf(this.root, seat)
    this.given.push({ seat, key: options[option]!.key, prompt, option: options[option]! })
    if (!this.root.canCopy) this.picks.push({ seat, option })
    pick(this.root, seat, option)
  }

  /** What the others answer to a question that all are asked at once: they don't know what this seat answers, nor it what they do. */
  sealed(): readonly { readonly seat: Seat; readonly option: number }[] {
    const dice = new Dice(`${this.word} sealed`)
    return this.root.open.flatMap(({ seat, options }) => {
      if (seat === this.seat) return []
      const isWhim = dice.below(1000) < 1000 * WHIMS
      const any = dice.below(options.length)
      return [{ seat, option: isWhim ? any : this.first(seat) }]
    })
  }

  /** The first answer that a quick player gives. */
  private first(seat: Seat): number {
    return this.command(seat, questionOf(this.root, seat).options.length)[0] ?? 0
  }

  private command(seat: Seat, options: number, limits: Limits = QUICK): readonly number[] {
    const { root, sense } = this
    if (options === 1) return FIRST
    const question = questionOf(root, seat)
    const habit = sense.habit?.(root, seat, question)
    if (habit !== undefined) return [habit]
    const lines = new Lines(this, seat, this.quick, limits)
    const aside = lines.aside(question)
    const best: Command | undefined = aside >= 0 ? undefined : atOnce(lines.bestCommand())
    this.lines += lines.lines
    return aside >= 0 ? [aside] : (best?.picks ?? FIRST)
  }

  /** Whoever is asked carries out a command; where several are asked, all answer before any answer is known. */
  step(): void {
    const { open } = this.root
    if (open.length === 1) {
      const { seat, options } = open[0]!
      const picks = this.command(seat, options.length)
      for (const option of picks) this.answer(seat, option)
      return
    }
    const answers = open.map(({ seat }) => ({ seat, option: this.first(seat) }))
    for (const { seat, option } of answers) this.answer(seat, option)
  }
}

/** The same sense for those who play on in guessed worlds. */
function hastily<T extends Terms>(sense: Foresight<T>): Sense<T> {
  const known = HASTILY.get(sense)
  if (known !== undefined) return known as Sense<T>
  const hasty: Sense<T> = { ...sense, ...sense.hasty }
  HASTILY.set(sense, hasty)
  return hasty
}
const HASTILY = new WeakMap<object, unknown>()

const FIRST: readonly number[] = [0]
/** A quick player in a world doesn't look at more lines than these. */
const QUICK: Limits = { nodes: 400, isUp: () => false }
