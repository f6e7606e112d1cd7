import { abilityMessage, boardMessage, bonusMessage } from '@wanli/zhanguo/text'
import { table } from '../../../draw/layout.ts'
import { fit, width, wrap } from '../../../draw/width.ts'
import type { Sheet } from '../../module.ts'
import { ASPECTS, BONUSES, BOARDS, CARD_COLOURS, OFFICIAL_COLOURS, type Board, type Zg } from '../terms.ts'
import { word } from '../text/index.ts'
import { rewardText } from './middle.ts'
import { Pen, type ZgScene } from './pen.ts'

/** Texts are as wide as the picture, or as the terminal. */
export const roomFor = ({ room = WIDEST }: ZgScene): number => Math.min(WIDEST, room) - 1
const WIDEST = 120

/** The whole grid: what each aspect gives in every round, and what most markers are worth at the end (ZG-REWARD, RB p13, p14). */
function rewards(scene: ZgScene): string[] {
  const pen = new Pen(scene)
  const { box, view, glyphs } = scene
  const { rounds } = box.data.constants
  const numbers = Array.from({ length: rounds }, (_, i) => i + 1)
  const head = numbers.map((round) => {
    const title = pen.tell({ key: 'label.round', params: { round, rounds } })
    return round === view.round ? pen.bold(`${glyphs.here} ${title}`) : pen.dim(title)
  })
  const rows = ASPECTS.map((aspect, i) => [
    pen.inCardColour(CARD_COLOURS[i]!, pen.tell({ key: `aspect.${aspect}`, params: {} })),
    ...numbers.map((round) => {
      const cell = box.data.rewards[i]![round]
      return cell === undefined ? '' : rewardText(pen, cell)
    }),
    pen.word('sheet.vp', { vp: box.data.endAwards[i]! }),
  ])
  return [
    ...table([['', ...head, pen.dim(pen.word('sheet.end'))], ...rows]),
    ...wrap(pen.dim(pen.word('sheet.rewards.note', { arrow: glyphs.arrow })), roomFor(scene)),
  ]
}

/** What a board can do, and how long its unrest tracks are. */
export const boardLines = (pen: Pen, board: Board, room: number): string[] =>
  wrap(pen.tell(boardMessage(board, pen.scene.box)), room, 2)

/** The abilities of one board in a line; nothing on side A. */
export function abilityText(pen: Pen, board: Board): string {
  const { box } = pen.scene
  return box.data.boards[board][box.side].abilities.map((ability) => pen.tell(abilityMessage(ability, box))).join('; ')
}

/** Every board, and who has it. */
function abilities(scene: ZgScene): string[] {
  const pen = new Pen(scene)
  return BOARDS.flatMap((board) => {
    const owner = scene.view.players.find((player) => player.board === board)
    const free = scene.view.boards.includes(board)
    const who = owner === undefined ? pen.word(free ? 'sheet.onOffer' : 'sheet.leftOut') : scene.names[owner.seat]!
    const [first = '', ...rest] = boardLines(pen, board, roomFor(scene) - WHO)
    const name = fit(who, WHO - 1)
    return [
      `${owner === undefined ? pen.dim(name) : pen.inColourOf(owner.seat, name)} ${first}`,
      ...rest.map((line) => ' '.repeat(WHO) + line),
    ]
  })
}
const WHO = 20

/** What the signs and short words of the picture mean. */
function legend(scene: ZgScene): string[] {
  const pen = new Pen(scene)
  const { glyphs, box, view } = scene
  const { arrow, free, full, empty, not, here } = glyphs
  const palace = pen.word('short.trigger.palace')
  const officials = OFFICIAL_COLOURS.map((colour) => pen.inOfficialColour(colour, pen.word(`short.official.${colour}`)))
  const signs: [string, string][] = [
    [
      view.players.map(({ seat }) => pen.tag(seat)).join(' '),
      view.players.map(({ seat }) => pen.clan(seat)).join(', '),
    ],
    [officials.join(' '), pen.word('legend.officials')],
    [here, pen.word('legend.here')],
    [free, pen.word('legend.free')],
    [`… ${arrow}2`, pen.word('legend.reward')],
    ['9+3', pen.word('legend.supply', { big: box.data.constants.value3MarkerValue })],
    [pen.word('row.track'), pen.word('legend.track')],
    [
      `${pen.word('short.upper')}, ${pen.word('short.lower')}`,
      pen.word('legend.tasks', { vp: box.data.constants.taskSlotVp.join(', ') }),
    ],
    ['T T G; 1 2 5', pen.word('legend.symbols')],
    ['T1 … V2', pen.word('legend.wall')],
    ['1 (2, 5)', pen.word('legend.region')],
    [`${full}${empty}${empty} 1/3`, pen.word('legend.unrest')],
    [`${palace}${not}2`, pen.word('legend.noPalace')],
    [`37 ${palace}${arrow}…`, pen.word('legend.card')],
    [pen.word('column.hand'), pen.word('legend.hand')],
    [pen.word('column.officials'), pen.word('legend.left')],
  ]
  const triggers = (['recruit', 'governor', 'hire', 'palace', 'wall'] as const).map((trigger): [string, string] => [
    pen.word(`short.trigger.${trigger}`),
    pen.tell({ key: `trigger.${trigger}`, params: {} }),
  ])
  const effects = BONUSES.map((bonus): [string, string] => [pen.shortBonus(bonus), pen.tell(bonusMessage(bonus, box))])
  const walls = view.sections.map(({ tile, side }): [string, string] => {
    const { criterion } = box.data.wallTiles.find(({ id }) => id === tile)![side]
    return [pen.word(`short.criterion.${criterion}`), pen.tell({ key: `criterion.${criterion}`, params: {} })]
  })
  return [
    ...pairs(pen, signs),
    pen.dim(pen.word('legend.triggers')),
    ...pairs(pen, triggers),
    pen.dim(pen.word('legend.effects')),
    ...pairs(pen, effects),
    pen.dim(pen.word('legend.criteria')),
    ...pairs(pen, walls),
  ]
}

/** Signs in one column, what they mean in another. */
function pairs(pen: Pen, list: readonly (readonly [string, string])[]): string[] {
  const column = Math.max(...list.map(([sign]) => width(sign)))
  return list
    .filter(([sign, text]) => sign !== text)
    .flatMap(([sign, text]) =>
      wrap(text, roomFor(pen.scene) - column - 4).map(
        (line, i) => `  ${fit(i === 0 ? pen.bold(sign) : '', column)}  ${line}`,
      ),
    )
}

export const SHEETS: readonly Sheet<Zg>[] = [
  { words: { en: 'rewards', es: 'recompensas' }, about: (language) => word(language, 'sheet.rewards'), read: rewards },
  {
    words: { en: 'abilities', es: 'habilidades' },
    about: (language) => word(language, 'sheet.abilities'),
    read: abilities,
  },
  { words: { en: 'legend', es: 'leyenda' }, about: (language) => word(language, 'sheet.legend'), read: legend },
]
