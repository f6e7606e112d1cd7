import { cardsThatFire, FITTING, numberFits } from '@wanli/zhanguo'
import type { Language } from '../../text/index.ts'
import type { OwnNumber } from '../module.ts'
import { Pen, type ZgScene } from './picture/pen.ts'
import { COURT_ACTIONS, type Zg, type ZgBox } from './terms.ts'
import { word, type WordKey } from './text/index.ts'

type ZgOption = Zg['option']

const HEADINGS: Partial<Readonly<Record<ZgOption['kind'], WordKey>>> = {
  card: 'heading.card',
  unify: 'heading.unify',
  court: 'heading.court',
  free: 'heading.free',
  claim: 'heading.claim',
  move: 'heading.move',
  activate: 'heading.activate',
  ability: 'heading.activate',
}

export const heading = (option: ZgOption, language: Language): string | undefined => {
  const key = HEADINGS[option.kind]
  return key === undefined ? undefined : word(language, key)
}

/** Regions, sums and "nothing" go by their numbers; the actions of the Court follow the regions, always in the same order. */
export function number(option: ZgOption, { data }: ZgBox): OwnNumber | undefined {
  const { startVp } = data.constants.auction
  switch (option.kind) {
    case 'unify':
    case 'in':
    case 'from':
    case 'calm':
      return { n: option.region, of: REGIONS }
    case 'pay':
      return option.regions.length === 1 ? { n: option.regions[0]!, of: REGIONS } : undefined
    case 'court':
      return { n: REGIONS + 1 + COURT_ACTIONS.indexOf(option.action), of: REGIONS + COURT_ACTIONS.length }
    case 'bid':
      return { n: option.vp, of: startVp }
    case 'passBid':
      return { n: 0, of: startVp }
    default:
      return undefined
  }
}
const REGIONS = 5

/** Cards stand in the order of their numbers, in whichever order they came to the hand or the board. */
export const order = (option: ZgOption, box: ZgBox): number | undefined =>
  option.kind === 'card' || option.kind === 'discard' || option.kind === 'activate'
    ? option.card
    : number(option, box)?.n

/** What the player would have to look up otherwise: whether a number fits, what a unification brings. */
export function remark(option: ZgOption, scene: ZgScene): string | undefined {
  const pen = new Pen(scene)
  switch (option.kind) {
    case 'card':
      return cardRemark(pen, option.card)
    case 'court':
      return courtRemark(pen, option.action)
    case 'unify':
      return unifyRemark(pen, option.region)
    default:
      return undefined
  }
}

/** ZG-ACT-02, -03, -05: which actions could activate cards if this one is played. */
function cardRemark(pen: Pen, card: number): string {
  const top = pen.scene.view.pile.at(-1)
  if (top === undefined) return pen.word('remark.first')
  const actions = Object.keys(FITTING)
    .filter((action) => numberFits([top, card], action as keyof typeof FITTING))
    .map((action) => pen.tell({ key: `trigger.${action}`, params: {} }))
  return pen.word(card > top ? 'remark.higher' : 'remark.lower', { top, actions: actions.join(', ') })
}

/** ZG-ACT-07, RUL-43: the own cards that this action would activate, as the board can look after it. */
function courtRemark(pen: Pen, action: Extract<ZgOption, { kind: 'court' }>['action']): string {
  const { view, question } = pen.scene
  const card = question?.about?.['card']
  if (action === 'reassign' || typeof card !== 'number' || view.seat === null) return pen.word('remark.noCards')
  if (!numberFits([...view.pile, card], action)) return pen.word('remark.fails')
  const cards = cardsThatFire(view, view.seat, card, action)
  if (cards.length === 0) return pen.word('remark.fitsNone')
  return pen.word('remark.fits', { cards: cards.map((laid) => `#${laid}`).join(', ') })
}

/** ZG-UNIFY-03, -04, -05 */
function unifyRemark(pen: Pen, region: number): string | undefined {
  const { view } = pen.scene
  const brings = view.unify?.[region - 1]
  if (view.seat === null || brings === undefined) return undefined
  const { unrest, cap } = view.players[view.seat]!.regions[region - 1]!
  const { markers, vp, unrest: to } = brings
  return pen.word('remark.unify', { markers, vp, from: unrest, to, cap })
}
