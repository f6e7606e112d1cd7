import { storyMessages } from '@wanli/great-wall/text'
import { wrap } from '../../../draw/width.ts'
import type { Sheet } from '../../module.ts'
import type { Gw, GwBox, GwScene } from '../terms.ts'
import { word } from '../text/index.ts'
import { Pen } from './pen.ts'

/** Texts are as wide as the picture, or as the terminal. */
export const roomFor = ({ room = WIDEST }: GwScene): number => Math.min(WIDEST, room) - 1
const WIDEST = 120
/** GW-SOLO-41: he has a General card of his own. */
export const QIN_GENERAL = 'SOG-1'

interface Pack {
  readonly title: string
  readonly cards: readonly string[]
}

/** Whose Command cards there are at this table: everyone's, Qin Jiushao's (GW-SOLO-15), the Reed Clan's (GW-REED-20). */
function commandPacks(pen: Pen): Pack[] {
  const { box, view } = pen.scene
  const of = (set: string) => setOf(box, set)
  const solo = view.players.find(({ clan }) => clan === 'qin')
  const reed = view.players.find(({ clan }) => clan === 'reed')
  return [
    { title: pen.word('sheet.commands'), cards: of('player') },
    ...(solo === undefined ? [] : [{ title: pen.clanName(solo.seat), cards: [...of('solo'), QIN_GENERAL] }]),
    ...(reed === undefined ? [] : [{ title: pen.clanName(reed.seat), cards: of('reed') }]),
  ]
}

export const setOf = (box: GwBox, set: string): string[] =>
  box.commands.flatMap(({ id }) => (box.data.commandCards[id]?.set === set ? [id] : []))

/** Every card of the box of this table: which there are is no secret, where they lie is. */
function otherPacks(pen: Pen): Pack[] {
  const { box } = pen.scene
  const ids = (cards: readonly { readonly id: string }[]) => cards.map(({ id }) => id)
  return [
    { title: pen.word('sheet.generals'), cards: ids(box.generals) },
    { title: pen.word('sheet.advisors'), cards: ids(box.advisors) },
    { title: pen.word('sheet.tactics'), cards: ids(box.tactics) },
    { title: pen.word('sheet.artifacts'), cards: ids(box.artifacts) },
    { title: pen.word('sheet.hordes'), cards: Object.keys(box.data.hordeTypes) },
    { title: pen.word('sheet.requests'), cards: ids(box.requests) },
    { title: pen.word('sheet.events'), cards: ids(box.events) },
    // Decks of expansions.
    ...Object.entries(box.decks).flatMap(([deck, { cards }]) =>
      BASE.has(deck) ? [] : [{ title: pen.tell({ key: `deck.${deck}` }), cards: ids(cards) }],
    ),
    { title: pen.word('sheet.others'), cards: ownKinds(box) },
  ]
}

/** What expansions have beside decks, with a text of its own: special soldiers, machines. */
function ownKinds(box: GwBox): string[] {
  const inDecks = new Set(Object.values(box.decks).flatMap(({ cards }) => cards.map(({ id }) => id)))
  const isRead = (id: string) => box.expansions.some(({ says }) => says?.cardText?.(id, box) !== undefined)
  return Object.keys(box.data.others).filter((id) => !inDecks.has(id) && isRead(id))
}

const BASE: ReadonlySet<string> = new Set(['horde', 'tactic', 'advisor'])

const packLines = (pen: Pen, { title, cards }: Pack): string[] =>
  cards.length === 0
    ? []
    : [
        pen.dim(title),
        ...cards.flatMap((id) =>
          pen.cardLines(id, pen.cardText(id), roomFor(pen.scene) - 2).map((line) => `  ${line}`),
        ),
      ]

/** Without a name all Command cards; with one, every card that it names, or those of whom it names. */
function cards(scene: GwScene, rest: string): string[] {
  const pen = new Pen(scene)
  const packs = commandPacks(pen)
  if (rest === '') return packs.flatMap((pack) => packLines(pen, pack))
  const wanted = rest.toLowerCase()
  const has = (text: string) => text.toLowerCase().includes(wanted)
  const found = [...packs, ...otherPacks(pen)].map((pack) =>
    has(pack.title)
      ? pack
      : { ...pack, cards: pack.cards.filter((id) => has(pen.card(id)) || id.toLowerCase() === wanted) },
  )
  const lines = found.flatMap((pack) => packLines(pen, pack))
  return lines.length > 0 ? lines : wrap(pen.word('sheet.noCard', { name: rest }), roomFor(scene))
}

/** What one reads when a scenario begins: its story, then what is different, line by line. */
function story(scene: GwScene): string[] {
  const pen = new Pen(scene)
  const [tale, ...differences] = storyMessages(scene.box)
  if (tale === undefined) return []
  const room = roomFor(scene)
  const scenario = scene.box.expansions.find(({ says }) => says?.story !== undefined)!
  return [
    '',
    ` ${pen.bold(pen.tell({ key: `expansion.${scenario.name}` }))}`,
    ...wrap(pen.tell(tale), room - 2).map((line) => ` ${line}`),
    '',
    ` ${pen.dim(pen.word('sheet.different'))}`,
    ...differences.flatMap((line) =>
      wrap(pen.tell(line), room - 4).map((part, i) => `${i === 0 ? ' - ' : '   '}${part}`),
    ),
    '',
  ]
}

export const SHEETS: readonly Sheet<Gw>[] = [
  {
    words: { en: 'cards', es: 'cartas' },
    more: { en: 'NAME', es: 'NOMBRE' },
    about: (language) => word(language, 'sheet.cards'),
    read: cards,
  },
  {
    words: { en: 'story', es: 'historia' },
    about: (language) => word(language, 'sheet.story'),
    fits: (box) => storyMessages(box).length > 0,
    opens: true,
    read: story,
  },
]
