import { type BoxError, type DataBox, dataBox, type DataFile, type RowInfo } from '@wanli/game-kit'
import { checkTables, RULES } from './data/check.ts'
import { type DataError, describeError } from './data/problems.ts'
import type { BoardRow, CardRow, RewardRow, SquareRow, TableName, TaskRow, WallTileRow } from './data/types.ts'
import { checkSetup, open } from './setup.ts'
import type { ZgBox } from './terms.ts'
import { type Message, message } from './text/messages/message.ts'
import {
  boardMessage,
  cardMessage,
  rewardMessage,
  squareMessage,
  taskMessage,
  tileMessage,
} from './text/messages/things.ts'

/* What lies in the box of ZhanGuo, table by table, for people who put in what is printed on theirs. */

/** How the rows of a table read; the other tables are numbers. */
const TEXTS: { readonly [T in TableName]?: (row: never, box: ZgBox) => readonly Message[] } = {
  cards: ({ number }: CardRow, box) => [cardMessage(number, box)],
  wallTiles: ({ id }: WallTileRow, box) => [tileMessage(id, 'a', box), tileMessage(id, 'b', box)],
  tasks: ({ id }: TaskRow, box) => [taskMessage(id, box)],
  squares: ({ squares }: SquareRow, box) => squares.map((square) => squareMessage(square, box)),
  rewards: (row: RewardRow, box) =>
    row.kind === 'VP' ? [message('label.vp', { vp: row.vp })] : [rewardMessage(row, box)],
  boards: ({ board }: BoardRow, box) => [boardMessage(board, box)],
}

function textOf(table: string, { row }: RowInfo, data: DataFile): readonly Message[] {
  const say = TEXTS[table as TableName]
  if (say === undefined) return []
  return say(row as never, tableWith(row['side'] === 'A' ? 'A' : 'B', data))
}

const opened = { A: new WeakMap<DataFile, ZgBox>(), B: new WeakMap<DataFile, ZgBox>() }
/** A table at which everything of the box can be read, with this file. */
function tableWith(boards: 'A' | 'B', data: DataFile): ZgBox {
  const known = opened[boards].get(data)
  if (known !== undefined) return known
  const setup = checkSetup({ boards, data })
  if (!setup.ok) throw new Error(`A file that is right can be played: ${setup.error.code}`)
  const table = open(setup.value)
  opened[boards].set(data, table)
  return table
}

const check = (file: DataFile): readonly BoxError[] => {
  const checked = checkTables(file, 'data')
  return checked.ok ? [] : checked.errors
}

export const box: DataBox<Message> = dataBox({
  game: 'zhanguo',
  parts: [{ name: 'base', ...RULES }],
  check,
  describe: (error, language) => describeError(error as DataError, language),
  text: textOf,
  nextWords: () => [],
})
