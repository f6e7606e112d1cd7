import { MODE_SEATS, SETUP } from '@wanli/great-wall'
import { cardName, locationName, sourceName, unitName } from '@wanli/great-wall/text'
import { type Message, tell } from '@wanli/text'
import type { Say } from '../../../../format.ts'
import type { Show } from '../../../../report/page.ts'
import type { Key, Language } from '../../../../text/index.ts'
import type { GwBox } from '../../terms.ts'
import { TEXTS } from '../../text/index.ts'
import type { Column } from '../columns.ts'
import { WOUNDS } from '../figures.ts'
import type { DeedRow } from '../sets.ts'

export type Format = 'count' | 'number' | 'share' | 'points' | 'ratio'

/** Writes figures and the names of things in the reader's language. */
export class Pen {
  readonly say: Say
  readonly language: Language

  constructor(say: Say, language: Language) {
    this.say = say
    this.language = language
  }

  figure(value: number, format: Format): string {
    return this.written(value, format, digitsOf(value, format), true)
  }

  show(format: Format): Show {
    return {
      value: (value) => this.figure(value, format),
      tick: (value) => this.written(value, format, 2, false),
    }
  }

  private written(value: number, format: Format, digits: number, fixed: boolean): string {
    const shown = new Intl.NumberFormat(this.language, {
      maximumFractionDigits: digits,
      minimumFractionDigits: fixed ? digits : 0,
      ...(format === 'share' ? { style: 'percent' } : {}),
      ...(format === 'points' ? { signDisplay: 'exceptZero' } : {}),
    }).format(format === 'points' ? value * 100 : value)
    return format === 'ratio' ? `×${shown}` : shown
  }

  private game(message: Message): string {
    return tell(TEXTS[this.language], this.language, message)
  }

  /** A word that the game's texts may hold; without them its own name stands for it. */
  private maybe(key: string, otherwise: string): string {
    return TEXTS[this.language][key] ?? otherwise
  }

  /** "Competitive, 3 players"; a mode for only one number of players doesn't say it. */
  column({ mode, seats, difficulty }: Column): string {
    const name = this.maybe(`mode.${mode}`, mode)
    const level = difficulty === undefined ? [] : [this.say(`balance.difficulty.${difficulty}`)]
    const players = MODE_SEATS[mode]?.length === 1 ? [] : [this.say('balance.players', { seats })]
    return [name, ...level, ...players].join(', ')
  }

  card(id: string, box: GwBox): string {
    return this.game(cardName(id, box))
  }
  location(id: string, box: GwBox): string {
    return this.game(locationName(id, box))
  }
  source(source: string): string {
    const name = this.game(sourceName(source as Parameters<typeof sourceName>[0]))
    return name.charAt(0).toLocaleUpperCase(this.language) + name.slice(1)
  }
  /** What covers a Vital spot. */
  cover(hand: string, box: GwBox): string {
    const wound = WOUNDS.find((known) => known === hand)
    return wound === undefined ? this.game(unitName(hand, 2, box)) : this.say(`balance.cover.${wound}`)
  }
  /** What somebody may do with a thing of an expansion: "Ballista: Shot". */
  deed({ deed, thing }: Pick<DeedRow, 'deed' | 'thing'>, box: GwBox): string {
    return this.say(`balance.deed.${deed}`, { thing: this.thing(thing, box) })
  }
  private thing(id: string, box: GwBox): string {
    return box.soldiers.some((unit) => unit.id === id) ? this.game(unitName(id, 1, box)) : this.card(id, box)
  }
  expansion(name: string): string {
    const known = SETUP.expansions?.find((set) => set.name === name)
    return known === undefined ? name : this.maybe(known.label, name)
  }
  reason(because: readonly string[]): string {
    if (because.length === 0) return this.say('balance.ending.none')
    return because.map((word) => this.reasonWord(word)).join(' + ')
  }
  private reasonWord(word: string): string {
    const key = REASONS[word]
    return key === undefined ? word : this.say(key)
  }
}

/** Small numbers need their digits, large ones don't. */
function digitsOf(value: number, format: Format): number {
  if (format === 'count') return 0
  if (format === 'share' || format === 'points') return 1
  return Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2
}

const REASONS: Readonly<Record<string, Key>> = {
  time: 'balance.ending.time',
  walls: 'balance.ending.walls',
  shame: 'balance.ending.shame',
  requests: 'balance.ending.requests',
  khan: 'balance.ending.khan',
  noWall: 'balance.ending.noWall',
  famine: 'balance.ending.famine',
  fortress: 'balance.ending.fortress',
  breach: 'balance.ending.breach',
}
