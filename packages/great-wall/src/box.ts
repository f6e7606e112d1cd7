import { BrokenRule } from '@wanli/kernel'
import {
  type CommandCard,
  type CountData,
  forCount,
  type GameData,
  type HordeCard,
  LOCATIONS,
  type PlayerCount,
  PRODUCTION,
  type SideId,
  UNITS,
} from './data/index.ts'
import type { CardRule, Trigger } from './data/vocabulary/types.ts'
import { BASE_EFFECTS } from './cards/effects/index.ts'
import type { Automaton } from './automata.ts'
import { raidsTokens, raidsTokensAtSetup } from './battle/raid.ts'
import { LOCATION_RULES } from './locations/index.ts'
import type { Extra } from './modes/index.ts'
import { HONOR_SOURCES, type HonorSource, RESOURCES, type Resource, type SectionId } from './state.ts'
import type {
  ArtifactBox,
  CompiledRule,
  CompiledRules,
  GwBox,
  HordeBox,
  LocationBox,
  OverseerBox,
  SoldierBox,
  SpotReward,
} from './terms.ts'

/** Rules of a card, sorted for quick look-up. */
export function compileRules(card: string, rules: readonly CardRule[]): CompiledRules {
  // Most cards don't react to most triggers: without a prototype that is found out at once.
  const on = Object.create(null) as { [T in Trigger]?: CompiledRule[] }
  const mods: { id: string; rule: Extract<CardRule, { kind: 'mod' }> }[] = []
  rules.forEach((rule, index) => {
    const id = `${card}/${index}`
    if (rule.kind === 'mod') mods.push({ id, rule })
    else (on[rule.trigger] ??= []).push({ card, index, id, rule })
  })
  return { rules, on, mods }
}

const resourceIndex = (name: string): Resource => RESOURCES.indexOf(name as 'wood') as Resource

function locationBoxes(data: GameData, { side, players }: Numbers): LocationBox[] {
  return LOCATIONS.map((id) => {
    const { kind, spots, shameIcon, gives } = data.sides[side].locations[id]
    const group = gives === null ? [] : ['production']
    return {
      id,
      kind,
      spots: spots === null ? Infinity : forCount(spots, players),
      shameIcon,
      resource: gives === null ? undefined : resourceIndex(gives),
      words: [id, kind, ...group, 'any'],
    }
  })
}

const soldierBoxes = (data: GameData): SoldierBox[] =>
  UNITS.map((id) => {
    const { perPlayer, cost, footprint, reach } = data.soldiers[id]
    return {
      id,
      perPlayer,
      cost: RESOURCES.map((resource) => cost[resource] ?? 0),
      footprint,
      rows: reach === 'row1' ? 1 : data.constants.hordeSlots,
      words: [id, ...(id === 'archer' ? [] : ['melee']), 'soldier'],
    }
  })

const overseerBoxes = (data: GameData, { players }: Numbers): OverseerBox[] =>
  PRODUCTION.map((id) => {
    const { boxes } = data.overseers[id]
    return {
      price: boxes.map(({ cost }) => {
        const [resource, n] = Object.entries(forCount(cost, players))[0] as [string, number]
        return { resource: resourceIndex(resource), n }
      }),
      extra: boxes.map(({ level }) => level),
      income: boxes.map(({ income }) => income),
    }
  })

function hordeBox({ id, type, indicator }: HordeCard, players: number): HordeBox {
  const rewards = type.spots.map(({ reward }): SpotReward => {
    if (reward === null) return null
    if (reward.do === 'gain') return { resource: resourceIndex(reward.what) }
    return reward.do === 'honor' ? { honor: reward.n } : { tactic: reward.n }
  })
  return {
    id,
    type: type.id,
    power: forCount(type.offense, players),
    honor: type.honor,
    indicator,
    rewards,
    neighbours: type.adjacent,
    cells: type.spots.map(({ row, column }) => ({ row, column })),
    spotOrder: {
      rows: type.spots.map(({ index }) => index),
      columns: type.spots.toSorted((a, b) => a.column - b.column || a.row - b.row).map(({ index }) => index),
    },
    ...compileRules(type.id, type.rules),
  }
}

/** What depends on the number of players (section 2.2). */
export interface Numbers {
  /** Humans. */
  readonly players: number
  readonly side: SideId
  readonly sections: readonly SectionId[]
  readonly startSlot: number
  readonly commandSpots: number
  readonly clerks: { readonly pool: number; readonly supply: number }
  readonly shamePool: number
  readonly raidTokens: number
  readonly wallsToEnd: number
}

/** What the data has for so many players: 1 to 4, and what expansions add (GW-HOOK-12). */
export function countOf(data: GameData, players: number): CountData {
  const count = (data.counts as Readonly<Record<number, CountData | undefined>>)[players]
  if (count === undefined) throw new BrokenRule(`no numbers for ${players} players`)
  return count
}

export function numbersFor(data: GameData, humans: number): Numbers {
  const { side, sections, shamePool, raidTokens, wallsToEnd } = countOf(data, humans)
  const players = humans as PlayerCount
  const { startIndex, commandSpots } = data.sides[side]
  const { pool, supply } = data.constants.clerks
  return {
    players,
    side,
    sections,
    startSlot: startIndex[players] ?? 0,
    commandSpots: commandSpots[players].length,
    clerks: { pool, supply },
    shamePool,
    raidTokens,
    wallsToEnd,
  }
}

/** The parts of the box that every mode shares; modes choose the decks. */
export function commonBox(data: GameData, numbers: Numbers) {
  const side = data.sides[numbers.side]
  return {
    data,
    locations: locationBoxes(data, numbers),
    soldiers: soldierBoxes(data),
    overseers: overseerBoxes(data, numbers),
    walls: data.walls.map(({ defense, firingSpots }, level) => ({
      defense,
      nextCost: data.walls[level + 1]?.cost ?? 0,
      firing: forCount(firingSpots, numbers.players),
    })),
    time: side.timeTrack.map(({ hordes, lethality }) => ({
      hordes: forCount(hordes, numbers.players),
      lethality: forCount(lethality, numbers.players),
    })),
    startSlot: numbers.startSlot,
    commandSpots: numbers.commandSpots,
    sections: numbers.sections,
    clerks: numbers.clerks,
    shamePool: numbers.shamePool,
    raidTokens: numbers.raidTokens,
    wallsToEnd: numbers.wallsToEnd,
    moreHordes: 0,
    automata: [] as readonly Automaton[],
    extras: [] as readonly Extra[],
    hordesOut: null as GwBox['hordesOut'],
    requests: [] as GwBox['requests'],
    events: [] as GwBox['events'],
    publicCards: [] as GwBox['publicCards'],
    ownerless: [] as GwBox['ownerless'],
    outposts: [] as GwBox['outposts'],
    markers: [] as GwBox['markers'],
    mortalMarkers: [] as GwBox['mortalMarkers'],
    effects: BASE_EFFECTS,
    locationRules: LOCATION_RULES,
    clerkPlaces: [] as GwBox['clerkPlaces'],
    moreActs: {} as GwBox['moreActs'],
    postings: [] as GwBox['postings'],
    winterSteps: ['winter.check', 'year.end'] as GwBox['winterSteps'],
    raid: raidsTokens,
    raidAtSetup: raidsTokensAtSetup,
    team: false,
    canBeLost: false,
    allCanLose: false,
    limitedBy: 'GW-HOOK-11',
    tellLoss: ((g, because) => g.say?.({ kind: 'allLost', because })) as GwBox['tellLoss'],
    counts: {} as GwBox['counts'],
    conditions: {} as GwBox['conditions'],
    choosable: {} as GwBox['choosable'],
    decks: {} as GwBox['decks'],
    honorSources: HONOR_SOURCES as readonly HonorSource[],
    advisors: Object.values(data.advisors).map(({ id, rules }) => ({ id, ...compileRules(id, rules) })),
    ...artifactBoxes(Object.values(data.artifacts)),
  }
}

/** Those that act during the game are told from those that only score (GW-HOOK-13). */
export function artifactBoxes(cards: readonly { readonly id: string; readonly rules: readonly CardRule[] }[]) {
  const artifacts = cards.map(({ id, rules }): ArtifactBox => {
    const all = compileRules(id, rules)
    const { onScore: _scoring, ...on } = all.on
    return { id, ...all, duringGame: { ...all, on }, acts: Object.keys(on).length > 0 || all.mods.length > 0 }
  })
  return { artifacts, artifactsAct: artifacts.some(({ acts }) => acts) }
}

export const publicCardBoxes = (cards: readonly { readonly id: string; readonly rules: readonly CardRule[] }[]) =>
  cards.map(({ id, rules }) => ({ id, ...compileRules(id, rules) }))

export const hordeBoxes = (cards: readonly HordeCard[], players: number): HordeBox[] =>
  cards.map((card) => hordeBox(card, players))

export const generalBoxes = (data: GameData, sets: readonly string[]): GwBox['generals'] =>
  Object.values(data.generals).flatMap(({ id, set, setup, rules }) =>
    setup === null || !sets.includes(set)
      ? []
      : [
          {
            id,
            resources: RESOURCES.map((resource) => setup[resource]),
            tactics: setup.tactics,
            tea: setup.tea,
            ...compileRules(id, rules),
          },
        ],
  )

export const tacticBoxes = (data: GameData, sets: readonly string[]): GwBox['tactics'] =>
  Object.values(data.tactics)
    .filter(({ set }) => sets.includes(set))
    .map(({ id, window, conditions, normal, boosted }) => ({
      id,
      window,
      conditions,
      normal,
      boosted: boosted.effects,
      boost: boosted.chi,
    }))

/** Players' cards go by their names, cards of automata by their IDs. */
export const commandBoxes = (cards: readonly CommandCard[]): GwBox['commands'] =>
  cards.map(({ id, set, key, boxes, staysInDiscard }) => ({
    id,
    key: set === 'player' ? (key ?? id) : id,
    name: key,
    staysInDiscard,
    boxes: boxes.map(({ who, conditions, effects }) => ({
      who: who === 'overlord' ? 'owner' : who,
      conditions,
      effects,
    })),
  }))
