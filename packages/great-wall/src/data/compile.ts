import { constantsOf, freeze, recordOf } from '@wanli/game-kit'
import type {
  SideData,
  CountData,
  Reward,
  VitalSpot,
  HordeType,
  HordeCard,
  CommandCard,
  GeneralCard,
  RuleCard,
  TacticCard,
  RequestCard,
  GameData,
  ById,
} from './game-data.ts'
import { HORDE_SETS, PLAYER_COUNTS, SECTION_NAMES, SIDES } from './types.ts'
import type {
  CommandRow,
  CommandSet,
  Figure,
  GeneralRow,
  HordeRow,
  HordeSet,
  Name,
  PlayerCount,
  RequestRow,
  SectionId,
  SideId,
  Tables,
  TacticRow,
} from './types.ts'
import { parseConditions, parseEffects, parseRequest, parseRules } from './vocabulary/parse.ts'
import type { Parsed } from './vocabulary/parse.ts'
import type { MoreWords } from './vocabulary/words.ts'
import { COMMAND_KEYS, LOCATIONS, PRODUCTION, UNITS } from './vocabulary/types.ts'
import type { CardRule, Choices, Condition, Num, RequestNeed } from './vocabulary/types.ts'

function found<T>(row: T | undefined, what: string): T {
  if (row === undefined) throw new Error(`Great Wall data: no row for ${what}. Check the tables before compiling them.`)
  return row
}

function valueOf<T>(parsed: Parsed<T>, text: string): T {
  if (parsed.ok) return parsed.value
  throw new Error(`Great Wall data: '${text}' is no rule. Check the tables before compiling them.`)
}

const rulesOf = (text: string | null, more?: MoreWords): readonly CardRule[] =>
  text === null ? [] : valueOf(parseRules(text, more), text)
const effectsOf = (text: string, more?: MoreWords): Choices => valueOf(parseEffects(text, more), text)
const conditionsOf = (text: string | null | undefined, more?: MoreWords): readonly Condition[] =>
  text ? valueOf(parseConditions(text, more), text) : []

const byId = <T extends { readonly id: string }>(cards: readonly T[]): ById<T> =>
  Object.fromEntries(cards.map((card) => [card.id, card]))

/** Tables that checkData found right, in the engine's form. Their rows become part of it and are frozen with it. */
export function compileData(tables: Tables): GameData {
  const hordesOf = (set: HordeSet) => hordeCards(tables.hordes.filter((row) => row.set === set))
  const hordes = recordOf(HORDE_SETS, hordesOf)
  const cards = Object.values(hordes).flat()
  const commands = tables.commands.map(commandCard)
  const commandsOf = (set: CommandSet) =>
    recordOf(COMMAND_KEYS, (key) =>
      found(
        commands.find((card) => card.set === set && card.key === key),
        `the ${set} command ${key}`,
      ),
    )
  const soldier = (id: Figure) =>
    found(
      tables.soldiers.find((row) => row.id === id),
      id,
    )
  return freeze<GameData>({
    sides: recordOf(SIDES, (side) => sideData(tables, side)),
    counts: recordOf(PLAYER_COUNTS, (players) => countData(tables, players)),
    overseers: recordOf(PRODUCTION, (id) =>
      found(
        tables.overseers.find((row) => row.location === id),
        `the Overseers of ${id}`,
      ),
    ),
    walls: tables.walls.toSorted((a, b) => a.level - b.level),
    soldiers: recordOf(UNITS, soldier),
    clerk: soldier('clerk'),
    hordeTypes: byId(cards.map(({ type }) => type)),
    hordeCards: byId(cards),
    hordes,
    commands: {
      player: commandsOf('player'),
      solo: commandsOf('solo'),
      reed: found(
        commands.find((card) => card.set === 'reed'),
        'the Reed Clan command',
      ),
    },
    commandCards: byId(commands),
    ...playerCards(tables),
    others: {},
    events: byId(
      tables.events.map(({ id, name, immediate, passive }) => ({
        id,
        name,
        immediate: rulesOf(immediate).map(compulsory),
        passive: rulesOf(passive).map(compulsory),
      })),
    ),
    requests: byId(tables.requests.map(requestCard)),
    clans: tables.clans,
    constants: constantsOf(tables.constants),
  })
}

function sideData(tables: Tables, side: SideId): SideData {
  const rows = tables.time.filter((row) => row.side === side).sort((a, b) => a.slot - b.slot)
  const spots = tables.commandSpots.filter((row) => row.side === side).sort((a, b) => a.number - b.number)
  return {
    id: side,
    locations: recordOf(LOCATIONS, (id) => {
      const row = found(
        tables.locations.find((other) => other.id === id),
        id,
      )
      const gives = tables.overseers.find((other) => other.location === id)?.gives ?? null
      const { name, kind, shameIcon } = row
      return { id, name, kind, spots: row.spots[side], shameIcon, gives }
    }),
    timeTrack: rows.map(({ slot, hordes, lethality, last }) => ({ slot, hordes: hordes ?? 0, lethality, last })),
    startIndex: recordOf(PLAYER_COUNTS, (players) => {
      const index = rows.findIndex((row) => row.startFor.includes(players))
      return index < 0 ? null : index
    }),
    commandSpots: recordOf(PLAYER_COUNTS, (players) =>
      spots.filter((spot) => spot.minPlayers <= players).map((spot) => spot.number),
    ),
  }
}

function countData(tables: Tables, players: PlayerCount): CountData {
  const row = found(
    tables.counts.find((other) => other.players === players),
    `${players} players`,
  )
  return {
    ...row,
    sections: row.sections.map((name) => SECTION_NAMES.indexOf(name) as SectionId).sort((a, b) => a - b),
  }
}

/** Section 3.1 of the components. */
const GRID_CHARACTERS: Readonly<Record<string, Reward | null>> = {
  o: null,
  w: { do: 'gain', what: 'wood', n: 1 },
  s: { do: 'gain', what: 'stone', n: 1 },
  g: { do: 'gain', what: 'gold', n: 1 },
  c: { do: 'gain', what: 'chi', n: 1 },
  1: { do: 'honor', n: 1 },
  2: { do: 'honor', n: 2 },
  3: { do: 'honor', n: 3 },
  t: { do: 'tactic', n: 1 },
}

/** GW-HORDE-03: an edge in common. */
const touch = (a: VitalSpot, b: VitalSpot) => Math.abs(a.row - b.row) + Math.abs(a.column - b.column) === 1

/** One card for each indicator of a type. */
const hordeCards = (rows: readonly HordeTypeRow[], more?: MoreWords): HordeCard[] =>
  rows.flatMap((row) => {
    const type = hordeType(row, more)
    return row.indicators.map((name): HordeCard => ({
      id: `${type.id}/${name}`,
      type,
      indicator: SECTION_NAMES.indexOf(name) as SectionId,
    }))
  })

function hordeType({ id, name, offense, honor, grid, ability }: HordeTypeRow, more?: MoreWords): HordeType {
  const spots: VitalSpot[] = []
  grid.forEach((line, row) => {
    for (const [column, character] of line.split('').entries())
      if (character !== '.') {
        const reward = GRID_CHARACTERS[character] ?? null
        spots.push({ index: spots.length, row: row === 0 ? 0 : 1, column, reward })
      }
  })
  const adjacent = spots.map((a) => spots.filter((b) => touch(a, b)).map((b) => b.index))
  const pairs = adjacent.flatMap((list, a) => list.filter((b) => b > a).map((b): [number, number] => [a, b]))
  return { id, name, offense, honor, grid, spots, adjacent, pairs, rules: rulesOf(ability, more) }
}

const commandCard = ({ id, set, key, name, boxes, staysInDiscard }: CommandRow): CommandCard => ({
  id,
  set,
  key,
  name,
  boxes: boxes.map((box) => ({ who: box.who, conditions: conditionsOf(box.if), effects: effectsOf(box.rule) })),
  staysInDiscard,
})

const generalCard = ({ id, set, name, epithet, setup, rules }: GeneralRow, more?: MoreWords): GeneralCard => ({
  id,
  set,
  name,
  epithet,
  setup,
  rules: rulesOf(rules, more),
})

const tacticCard = (row: TacticRow, more?: MoreWords): TacticCard => ({
  id: row.id,
  set: row.set,
  key: row.key ?? null,
  name: row.name,
  window: row.window,
  conditions: conditionsOf(row.condition, more),
  normal: effectsOf(row.normal, more),
  boosted: { chi: row.boosted.chi, effects: effectsOf(row.boosted.effect, more) },
})

/** The cards that expansions have too, with the words that they add. */
export const compileCards = (tables: CardTables, more?: MoreWords): CardData => ({
  ...playerCards(tables, more),
  hordes: hordeCards(tables.hordes ?? [], more),
})

const playerCards = (tables: Omit<CardTables, 'hordes'>, more?: MoreWords): Omit<CardData, 'hordes'> => ({
  generals: byId((tables.generals ?? []).map((row) => generalCard(row, more))),
  advisors: byId((tables.advisors ?? []).map((row) => ({ ...ruleCard(row, more), trade: row.trade }))),
  tactics: byId((tables.tactics ?? []).map((row) => tacticCard(row, more))),
  artifacts: byId((tables.artifacts ?? []).map((row) => ruleCard(row, more))),
})
/** A Horde as an expansion has it: the deck of the mode that it goes into says the table. */
export type HordeTypeRow = Omit<HordeRow, 'set'>
export type CardTables = Partial<Pick<Tables, 'generals' | 'advisors' | 'tactics' | 'artifacts'>> & {
  readonly hordes?: readonly HordeTypeRow[]
}
export interface CardData extends Pick<GameData, 'generals' | 'advisors' | 'tactics' | 'artifacts'> {
  readonly hordes: readonly HordeCard[]
}

const ruleCard = (
  row: { readonly id: string; readonly name: Name; readonly rules: string },
  more?: MoreWords,
): RuleCard => ({
  id: row.id,
  name: row.name,
  rules: rulesOf(row.rules, more),
})

const compulsory = (rule: CardRule): CardRule =>
  rule.kind === 'rule' && rule.cost.length === 0 ? { ...rule, must: true } : rule

function requestCard({ id, key, name, n, needs }: RequestRow): RequestCard {
  return requestAsking(
    { id, key: key ?? null, name, template: valueOf(parseRequest(needs), needs) },
    { 2: n[2], 3: n[3], 4: n[4], 5: n[4] },
  )
}

/** A Request with these numbers, by players. */
export const requestAsking = (card: Omit<RequestCard, 'n' | 'needs'>, n: RequestCard['n']): RequestCard => {
  const filled = (players: keyof RequestCard['n']) => {
    const number = n[players]
    return number === null ? null : card.template.map((need) => withNumber(need, number))
  }
  return { ...card, n, needs: { 2: filled(2), 3: filled(3), 4: filled(4), 5: filled(5) } }
}

function withNumber(need: RequestNeed, n: number): RequestNeed {
  const fill = (num: Num): Num => {
    if (typeof num === 'number') return num
    return 'count' in num ? n : { ...num, a: fill(num.a), b: fill(num.b) }
  }
  if (need.need === 'board')
    return { ...need, conditions: need.conditions.map((c) => ('n' in c ? { ...c, n: fill(c.n) } : c)) }
  const { act } = need
  if (act.act === 'sacrifice') return { ...need, act: { ...act, n: fill(act.n) } }
  return { ...need, act: { ...act, cost: act.cost.map((item) => ({ ...item, n: fill(item.n) })) } }
}
