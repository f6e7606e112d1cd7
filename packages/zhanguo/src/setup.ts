import { dataOnce, fieldsOf, readSetup, rowsInForce, type SetupOffer, shapesOf } from '@wanli/game-kit'
import { bad, type Chance, compose, dataDetail, type DetailParams, good, type Result, type Rows } from '@wanli/kernel'
import { z } from 'zod'
import { activation } from './abilities/activation.ts'
import { boardAbilities } from './abilities/boards.ts'
import { auction, chooseBoard, placeStartOfficials } from './boards.ts'
import {
  type Board,
  BOARDS,
  checkData,
  checkTables,
  rowsOf,
  SECTIONS,
  standardData,
  standardTables,
  TASK_KINDS,
  type TaskRow,
} from './data/index.ts'
import type { OwnDetail } from './details.ts'
import { reward } from './rewards.ts'
import { draw, roundEnd } from './round.ts'
import { scoring } from './score.ts'
import { newPlayer, NOBODY, score, type State } from './state.ts'
import { CLANS, FIELDS, type Setup, VARIANTS, type ZgBox, type ZhanGuo } from './terms.ts'
import { turn, turnEnd } from './turn.ts'
import { VARIANT_PARTS } from './variants/index.ts'

const SEATS = [2, 3, 4] as const

/** All that tables of ZhanGuo may agree on: terminal, page and the runs over all set-ups read it. */
export const SETUP: SetupOffer = {
  modes: { standard: SEATS },
  clans: CLANS,
  fields: fieldsOf(FIELDS, { texts: 'setup' }),
}

const shape = z.strictObject({
  seats: z.int().min(SEATS[0]).max(SEATS[2]).default(SEATS[2]),
  clans: z.array(z.enum(CLANS)).optional(),
  ...shapesOf(FIELDS),
  data: z.record(z.string(), z.unknown()).optional(),
})

const wrong = (field: string, problem: OwnDetail, params: DetailParams = {}) =>
  bad('bad-setup', { field, problem, ...params })

const checkedData = dataOnce(checkData)

/** ZG-DEC-01, ZG-GEN-01, ZG-SETUP-02: what a table may agree on. Whatever is left out gets its default. */
export function checkSetup(input: unknown): Result<Setup> {
  const read = readSetup(input, shape)
  if (!read.ok) return read
  const { data, leaveOut, ...rest } = read.value
  const clans = read.value.clans ?? CLANS.slice(0, rest.seats)
  if (clans.length !== rest.seats || new Set(clans).size !== clans.length)
    return wrong('clans', 'clansNeeded', { seats: rest.seats })
  if (new Set(rest.variants).size !== rest.variants.length) return wrong('variants', 'variantTwice')
  if (leaveOut !== undefined) {
    const count = standardData.constants.boardsDiscarded[rest.seats as 2 | 3 | 4]
    if (rest.boards !== 'auction') return wrong('leaveOut', 'auctionOnly')
    if (new Set(leaveOut).size !== count || leaveOut.length !== count)
      return wrong('leaveOut', 'leaveOutCount', { seats: rest.seats, count })
  }
  if (data !== undefined) {
    const checked = checkedData(data)
    if (!checked.ok) return bad('bad-setup', dataDetail(checked.errors[0]!))
  }
  return good({
    ...rest,
    clans,
    ...(leaveOut === undefined ? {} : { leaveOut }),
    ...(data === undefined ? {} : { data }),
  })
}

/** The rows in force at a table: those of our files, with what an owner's own file changes. */
const rowsAt = rowsInForce(checkTables, rowsOf, standardTables)
export const rows = ({ setup }: ZgBox): Rows => rowsAt(setup.data)

export function open(setup: Setup): ZgBox {
  const checked = setup.data === undefined ? undefined : checkedData(setup.data)
  const data = checked?.ok === true ? checked.data : standardData
  const side = setup.boards === 'A' ? 'A' : 'B'
  const taskRows = Object.fromEntries(
    TASK_KINDS.flatMap((kind) => data.tasks[kind].map((row): [string, TaskRow] => [row.id, row])),
  )
  const parts = [
    { name: 'ZhanGuo', steps: { chooseBoard, auction, draw, turn, activation, turnEnd, reward, roundEnd, scoring } },
    ...(side === 'B' ? [boardAbilities] : []),
    ...VARIANTS.filter((variant) => setup.variants.includes(variant)).map((variant) => VARIANT_PARTS[variant]),
  ]
  return { setup, seats: setup.seats, rules: compose<ZhanGuo>(parts), data, side, taskRows }
}

/** An empty table for these seats: what every set-up and every position begins with. */
export function emptyTable(box: ZgBox): State {
  const { officialsPerColour, governors, palaces, walls, value1Markers } = box.data.constants
  const seats = Array.from({ length: box.seats }, (_, seat) => seat)
  const hasMore = box.data.squares.some(({ length }) => length > 3)
  return {
    agenda: [],
    over: false,
    chance: {},
    round: 1,
    first: 0,
    order: seats,
    players: seats.map(() => newPlayer(officialsPerColour, governors, palaces, walls)),
    decks: [[], [], []],
    pile: [],
    supply: [0, 0, 0].fill(value1Markers[box.seats as 2 | 3 | 4]),
    bigMarkers: [NOBODY, NOBODY, NOBODY],
    track: seats.slice(),
    column: [NOBODY, NOBODY, NOBODY],
    tiles: SECTIONS.map((_, section) => section),
    sides: SECTIONS.map(() => 0),
    wallSlots: Array<number>(3 * SECTIONS.length).fill(NOBODY),
    squares: Array<number>(hasMore ? 33 : 18).fill(NOBODY),
    open: Array<number>(24).fill(0),
    palaces: Array<number>(24).fill(0),
    tasks: [0, 1].flatMap((row) => TASK_KINDS.map((kind) => ({ id: box.data.tasks[kind][row]!.id, discs: [] }))),
    boards: [],
  }
}

/** ZG-SETUP-01 to -18; the order of the draws is that of ZG-SETUP-18. */
export function start(box: ZgBox, chance: Chance): State {
  const s = emptyTable(box)
  const { seats, setup, data } = box
  s.first = chance.below('setup', seats)
  s.track = [
    s.first,
    ...chance.shuffle(
      'setup',
      s.order.filter((seat) => seat !== s.first),
    ),
  ]
  s.decks = [0, 1, 2].map((colour) =>
    chance.shuffle(
      'setup',
      Array.from({ length: 40 }, (_, i) => 40 * colour + i + 1),
    ),
  )
  s.tiles = chance.shuffle('setup', s.tiles.slice())
  s.sides = s.tiles.map(() => chance.below('setup', 2))
  const tasks = TASK_KINDS.map((kind) =>
    chance.shuffle(
      'setup',
      data.tasks[kind].map((row) => row.id),
    ),
  )
  s.tasks = [0, 1].flatMap((row) => tasks.map((ids) => ({ id: ids[row]!, discs: [] })))
  const points = setup.boards === 'auction' ? data.constants.auction.startVp : data.constants.startVp
  for (const player of s.players) score(player, 'start', points)
  layOutBoards(s, box, chance)
  return s
}

/** ZG-SETUP-12, ZG-BSIDE-01, ZG-AUCT-02 */
function layOutBoards(s: State, box: ZgBox, chance: Chance): void {
  const { setup, data, seats } = box
  if (setup.boards === 'A') {
    s.players.forEach((player, seat) => (player.board = BOARDS[seat]!))
    placeStartOfficials({ state: s, box })
    return
  }
  if (setup.boards === 'B') {
    s.boards = [...BOARDS]
    s.agenda.push({ step: 'chooseBoard' })
    return
  }
  const out: readonly Board[] =
    setup.leaveOut ?? chance.shuffle('setup', [...BOARDS]).slice(0, data.constants.boardsDiscarded[seats as 2 | 3 | 4])
  s.boards = BOARDS.filter((board) => !out.includes(board))
  s.agenda.push({ step: 'auction', opener: s.first })
}
