import { texts } from '@wanli/zhanguo/text'
import type { Style } from '../../../io.ts'
import type { Scene } from '../../module.ts'
import { ScenePen } from '../../scene-pen.ts'
import { type Bonus, type CardColour, type Clan, OFFICIAL_COLOURS, type OfficialColour, type Zg } from '../terms.ts'
import { word, type WordKey } from '../text/index.ts'

export type ZgScene = Scene<Zg>

const CLAN_STYLES: Readonly<Record<Clan, Style>> = {
  blue: 'blueBright',
  red: 'redBright',
  purple: 'magentaBright',
  yellow: 'yellowBright',
}
const CARD_STYLES: Readonly<Record<CardColour, Style>> = { ivory: '#d9cba3', orange: '#e8912d', brown: '#b5794a' }
const OFFICIAL_STYLES: Readonly<Record<OfficialColour, Style>> = { red: 'red', gray: 'gray', white: 'whiteBright' }

/** Writes the words of one picture: in its language, in the colours of its things. */
export class Pen extends ScenePen<ZgScene, WordKey> {
  constructor(scene: ZgScene) {
    super(scene, texts, word)
  }

  /** A seat in its colour, called as told. */
  inColourOf(seat: number, text: string): string {
    return this.scene.paint(CLAN_STYLES[this.scene.view.players[seat]!.clan], text)
  }

  /** One or two letters for a seat. */
  tag(seat: number): string {
    return this.inColourOf(seat, this.word(`short.clan.${this.scene.view.players[seat]!.clan}`))
  }

  /** The colour's name of a seat. */
  clan(seat: number): string {
    return this.inColourOf(seat, this.tell({ key: `clan.${this.scene.view.players[seat]!.clan}`, params: {} }))
  }

  tagOrFree(seat: number | null | undefined): string {
    return seat === null || seat === undefined ? this.dim(this.scene.glyphs.free) : this.tag(seat)
  }

  inCardColour(colour: CardColour, text: string | number): string {
    return this.scene.paint(CARD_STYLES[colour], String(text))
  }

  /** Officials as letters, colour by colour: `RR G W`. */
  officials(counts: Readonly<Record<OfficialColour, number>>): string {
    const groups = OFFICIAL_COLOURS.filter((colour) => counts[colour] > 0).map((colour) =>
      this.scene.paint(OFFICIAL_STYLES[colour], this.word(`short.official.${colour}`).repeat(counts[colour])),
    )
    return groups.length === 0 ? this.dim(this.scene.glyphs.free) : groups.join(' ')
  }

  inOfficialColour(colour: OfficialColour, text: string | number): string {
    return this.scene.paint(OFFICIAL_STYLES[colour], String(text))
  }

  /** `95 recr.→VP/orange`: a card in its narrowest form. */
  shortCard(card: number): string {
    const { data } = this.scene.box
    const { colour, trigger, bonus } = data.cards[card]!
    return `${this.inCardColour(colour, card)} ${this.word(`short.trigger.${trigger}`)}${this.scene.glyphs.arrow}${this.shortBonus(bonus)}`
  }

  shortBonus(bonus: Bonus): string {
    const { reassignPoints, bonusVp } = this.scene.box.data.constants
    const vp = bonus === 'VP_2' || bonus === 'VP_3' ? bonusVp[bonus] : bonusVp.perCard
    return this.word(`short.bonus.${bonus}`, { points: reassignPoints.card, vp })
  }
}
