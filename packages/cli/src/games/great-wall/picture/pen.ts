import {
  cardName,
  cardText,
  locationName,
  passiveTexts,
  playerMessage,
  resourceName,
  ruleTexts,
  unitName,
} from '@wanli/great-wall/text'
import { width, wrap } from '../../../draw/width.ts'
import type { Message } from '@wanli/text'
import type { Style } from '../../../io.ts'
import { ScenePen } from '../../scene-pen.ts'
import { type GwScene, type PlayerView, type Resource, RESOURCES } from '../terms.ts'
import { isWord, TEXTS, word, type WordKey } from '../text/index.ts'

const CLAN_STYLES: Readonly<Record<string, Style>> = {
  red: 'redBright',
  green: 'greenBright',
  yellow: 'yellowBright',
  blue: 'blueBright',
}
const AUTOMATON_STYLES: Readonly<Record<string, Style>> = { qin: 'magentaBright', reed: 'cyanBright' }
const RESOURCE_STYLES: readonly Style[] = ['#b5794a', 'gray', 'yellow', 'cyan']
/** Longer names of Locations have a short form. */
const LOCATION_WIDTH = 11

const initial = (text: string): string => /^./su.exec(text)?.[0] ?? ''

/** Writes the words of one picture: in its language, in the colours of its things. */
export class Pen extends ScenePen<GwScene, WordKey> {
  private readonly told = new Map<string, string>()

  constructor(scene: GwScene) {
    super(scene, TEXTS, word)
  }

  /** Names that stand in many places are told once. */
  private once(name: string, make: () => string): string {
    let text = this.told.get(name)
    if (text === undefined) this.told.set(name, (text = make()))
    return text
  }

  label(key: `label.${string}`): string {
    return this.tell({ key })
  }

  good(text: string): string {
    return this.scene.paint('green', text)
  }

  // --- players -----------------------------------------------------------------------------------------------------

  /** Who looks, if it is a player. */
  get me(): PlayerView | undefined {
    const { view } = this.scene
    return view.seat === null ? undefined : view.players[view.seat]
  }

  /** Whoever nobody plays, as the box has it. */
  automaton(seat: number): GwScene['box']['automata'][number] {
    const { box } = this.scene
    return box.automata[seat - box.seats]!
  }

  /** A seat in its colour, called as told. */
  inColourOf(seat: number, text: string): string {
    const { view, box, paint } = this.scene
    const { clan } = view.players[seat]!
    const colour = box.data.clans.find(({ id }) => id === clan)?.color ?? ''
    return paint(CLAN_STYLES[colour] ?? AUTOMATON_STYLES[clan] ?? 'whiteBright', text)
  }

  clanName(seat: number): string {
    return this.once(`seat ${seat}`, () => this.tell(playerMessage(seat, this.scene.box)))
  }

  /** The name of a seat's Clan, in its colour. */
  clan(seat: number): string {
    return this.inColourOf(seat, this.clanName(seat))
  }

  /** As players call a seat: with who sits there, if anyone does. */
  name(seat: number): string {
    return this.scene.names[seat] ?? this.clanName(seat)
  }

  /** One letter for a seat; its number if another Clan begins with the same letter. */
  letter(seat: number): string {
    const own = `short.${this.scene.view.players[seat]!.clan}`
    if (isWord(own)) return this.word(own)
    const first = initial(this.clanName(seat))
    const same = this.scene.view.players.filter((other) => initial(this.clanName(other.seat)) === first)
    return same.length === 1 ? first : String(seat + 1)
  }

  tag(seat: number): string {
    return this.inColourOf(seat, this.letter(seat))
  }

  // --- things ------------------------------------------------------------------------------------------------------

  resource(resource: Resource): string {
    return this.once(`resource ${resource}`, () => this.tell(resourceName(resource)))
  }

  resourceLetter(resource: Resource): string {
    return initial(this.resource(resource)).toLowerCase()
  }

  inResourceColour(resource: Resource, text: string | number): string {
    return this.scene.paint(RESOURCE_STYLES[resource] ?? 'white', String(text))
  }

  /** `4 Wood  0 Stone ...` */
  amounts(counts: readonly number[]): string {
    return RESOURCES.slice(0, counts.length)
      .map((resource) => this.inResourceColour(resource, `${counts[resource]} ${this.resource(resource)}`))
      .join('  ')
  }

  unit(unit: string, n = 1): string {
    return this.once(`unit ${unit} ${n}`, () => this.tell(unitName(unit, n, this.scene.box)))
  }

  /** A type of Soldiers by its first letter, or by the first that no type before it has. */
  unitLetter(unit: string): string {
    return this.once(`letter ${unit}`, () => this.letters().get(unit) ?? initial(this.unit(unit)).toLowerCase())
  }

  private letters(): ReadonlyMap<string, string> {
    const found = new Map<string, string>()
    for (const { id } of this.scene.box.soldiers) {
      const letters = this.unit(id).toLowerCase().match(/\p{L}/gu) ?? []
      const taken = [...found.values()]
      found.set(id, letters.find((letter) => !taken.includes(letter)) ?? letters[0] ?? '?')
    }
    return found
  }

  /** `s/a/h`: the types of Soldiers in the order of lists by type. */
  unitLetters(): string {
    return this.scene.box.soldiers.map(({ id }) => this.unitLetter(id)).join('/')
  }

  /** `2s 1h`; nothing if there are none. */
  units(counts: readonly number[]): string {
    const { soldiers } = this.scene.box
    return counts.flatMap((n, type) => (n > 0 ? [`${n}${this.unitLetter(soldiers[type]!.id)}`] : [])).join(' ')
  }

  /** A figure on the board: `Ds`. */
  figure(seat: number, unit: string): string {
    return this.inColourOf(seat, `${this.letter(seat)}${this.unitLetter(unit)}`)
  }

  /** An owned marker on a Vital spot, by its first letter. */
  marker(seat: number, marker: string): string {
    return this.inColourOf(seat, `${this.letter(seat)}${initial(marker)}`)
  }

  location(id: string): string {
    const name = this.tell(locationName(id, this.scene.box))
    const short = `choice.location.${id}`
    return width(name) > LOCATION_WIDTH && isWord(short) ? this.word(short) : name
  }

  card(id: string): string {
    return this.once(`card ${id}`, () => this.tell(cardName(id, this.scene.box)))
  }

  /** All that a card says. */
  cardText(id: string): string {
    return this.lines(cardText(id, this.scene.box))
  }

  /** Only the rules of a card. */
  ruleText(id: string): string {
    return this.once(`rules ${id}`, () => this.lines(ruleTexts(id, this.scene.box)))
  }

  /** What an Event does from now on. */
  passiveText(id: string): string {
    return this.once(`passive ${id}`, () => this.lines(passiveTexts(id, this.scene.box)))
  }

  private lines(messages: readonly Message[]): string {
    return messages.map((message) => this.tell(message)).join(' ')
  }

  /** `Name: what it does`, the name in bold. */
  cardLines(id: string, text: string, room: number): string[] {
    const name = this.card(id)
    const [first = '', ...rest] = wrap(text === '' ? name : `${name}: ${text}`, room, 2)
    return [this.bold(first.slice(0, name.length)) + first.slice(name.length), ...rest]
  }

  /** A claimed Horde, with the Shame that lies on it. */
  claimed({ card, shame }: PlayerView['claimed'][number]): string {
    const name = this.card(card)
    if (shame === 0) return name
    const text = this.word(shame === 1 ? 'line.shameOn' : 'line.shamesOn', { name, n: shame })
    // Word by word: it may be broken into lines.
    return text.replace(/\S+/g, (part) => this.alarm(part))
  }
}
