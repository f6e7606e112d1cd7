import { ranking, zhanguo } from '@wanli/zhanguo'
import {
  eventMessage,
  optionMessage,
  playerMessage,
  problemMessage,
  rowMessage,
  promptMessage,
  texts,
  whyMessage,
} from '@wanli/zhanguo/text'
import * as rules from '@wanli/zhanguo/rules'
import type { GameModule } from '../module.ts'
import { heading, number, order, remark } from './options.ts'
import { draw, drawSeat } from './picture/index.ts'
import { SHEETS } from './picture/sheets.ts'
import { choices, conflict, FLAGS, setup, wrongData } from './setup.ts'
import type { Zg } from './terms.ts'
import { word } from './text/index.ts'

export const zhanguoModule: GameModule<Zg> = {
  game: zhanguo,
  seats: [2, 3, 4],
  usualSeats: 4,
  flags: FLAGS,
  texts,
  name: () => 'ZhanGuo',
  about: (language) => word(language, 'about'),
  choices,
  setup,
  conflict,
  wrongData,
  problem: problemMessage,
  row: rowMessage,
  seat: (box, seat) => playerMessage(seat, box),
  prompt: promptMessage,
  option: optionMessage,
  why: whyMessage,
  heading,
  remark,
  number,
  order,
  sheets: SHEETS,
  event: (event, box) => (event.kind === 'turnBegan' ? undefined : eventMessage(event, box)),
  begins: (event) => BEGINNINGS.has(event.kind),
  draw,
  drawSeat,
  ranking: ({ state, box }) => {
    const { sources, rows } = ranking(zhanguo.view(state, undefined, box))
    return { sources: sources.map((id) => ({ id, key: `source.${id}`, params: {} })), rows }
  },
  rules,
}

type Kind = Zg['event']['kind']
/** Events that begin a paragraph of the log; the others go on with the line before. */
const BEGINNINGS: ReadonlySet<Kind> = new Set<Kind>([
  'roundBegan',
  'drew',
  'turnBegan',
  'bid',
  'passedBid',
  'boardTaken',
  'rewardLapsed',
  'rewardPassed',
  'rewardTaken',
  'roundEnded',
  'majority',
  'mostMarkers',
  'tasksScored',
  'wallScored',
  'won',
])
