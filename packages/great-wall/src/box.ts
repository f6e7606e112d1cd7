import { type GameData, type HordeCard, LOCATIONS, type PlayerCount, PRODUCTION, UNITS } from './data/index.ts'
import type { CardRule, Trigger } from './data/vocabulary/types.ts'
import { RESOURCES, type Resource } from './state.ts'
import type {
  CompiledRule,
  CompiledRules,
  GwBox,
  HordeBox,
  LocationBox,
  OverseerBox,
  SoldierBox,
  SpotReward,
} from './terms.ts'
import { OptionBook } from './options.ts'

/** Rules of a card, sorted for quick look-up. */
function compileRules(card: string, rules: readonly CardRule[]): CompiledRules {
  const on: { [T in Trigger]?: CompiledRule[] } = {}
  const mods: { id: string; rule: Extract<CardRule, { kind: 'mod' }> }[] = []
  rules.forEach((rule, index) => {
    const id = `${card}/${index}`
    if (rule.kind === 'mod') mods.push({ id, rule })
    else (on[rule.trigger] ??= []).push({ card, index, id, rule })
  })
  return { rules, on, mods }
}

const resourceIndex = (name: string): Resource => RESOURCES.indexOf(name as 'wood') as Resource

function locationBoxes(data: GameData, side: 'side3' | 'side45'): LocationBox[] {
  return LOCATIONS.map((id) => {
    const { kind, spots, shameIcon, gives } = data.sides[side].locations[id]
    const group = gives === null ? [] : ['production']
    return {
      id,
      kind,
      spots: spots ?? Infinity,
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

const overseerBoxes = (data: GameData): OverseerBox[] =>
  PRODUCTION.map((id) => {
    const { boxes } = data.overseers[id]
    return {
      price: boxes.map(({ cost }) => {
        const [resource, n] = Object.entries(cost)[0] as [string, number]
        return { resource: resourceIndex(resource), n }
      }),
      extra: boxes.map(({ level }) => level),
      income: boxes.map(({ income }) => income),
    }
  })

function hordeBox({ id, type, indicator }: HordeCard): HordeBox {
  const rewards = type.spots.map(({ reward }): SpotReward => {
    if (reward === null) return null
    if (reward.do === 'gain') return { resource: resourceIndex(reward.what) }
    return reward.do === 'honor' ? { honor: reward.n } : { tactic: reward.n }
  })
  return {
    id,
    type: type.id,
    power: type.offense,
    honor: type.honor,
    indicator,
    rewards,
    neighbours: type.adjacent,
    ...compileRules(type.id, type.rules),
  }
}

/** The parts of the box that every mode shares; modes choose the decks. */
export function commonBox(data: GameData, players: PlayerCount) {
  const counts = data.counts[players]
  const side = data.sides[counts.side]
  const locations = locationBoxes(data, counts.side)
  const soldiers = soldierBoxes(data)
  return {
    data,
    locations,
    soldiers,
    overseers: overseerBoxes(data),
    walls: data.walls.map(({ defense, firingSpots }, level) => ({
      defense,
      nextCost: data.walls[level + 1]?.cost ?? 0,
      firing: firingSpots,
    })),
    time: side.timeTrack.map(({ hordes, lethality }) => ({ hordes, lethality })),
    startSlot: side.startIndex[players] ?? 0,
    commandSpots: side.commandSpots[players].length,
    sections: counts.sections,
    hordesAtSetup: counts.hordesAtSetup,
    shamePool: counts.shamePool,
    wallsToEnd: counts.wallsToEnd,
    book: new OptionBook(
      locations.map(({ id }) => id),
      soldiers.map(({ id }) => id),
    ),
    advisors: Object.values(data.advisors).map(({ id, rules }) => ({ id, ...compileRules(id, rules) })),
    artifacts: Object.values(data.artifacts).map(({ id, rules }) => ({ id, ...compileRules(id, rules) })),
  }
}

export const hordeBoxes = (cards: readonly HordeCard[]): HordeBox[] => cards.map(hordeBox)

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

export const commandBoxes = (data: GameData): GwBox['commands'] =>
  Object.values(data.commands.player).map(({ id, key, boxes, staysInDiscard }) => ({
    id,
    key: key ?? id,
    staysInDiscard,
    boxes: boxes.map(({ who, conditions, effects }) => ({
      who: who === 'owner' ? 'owner' : 'others',
      conditions,
      effects,
    })),
  }))
