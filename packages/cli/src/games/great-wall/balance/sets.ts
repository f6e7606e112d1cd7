import type { Counts } from '../../../simulate/observer.ts'
import type { GwBox } from '../terms.ts'
import type { UseRow } from './figures.ts'
import { ratio } from '../../../report/share.ts'

/* What expansions bring: what players may do by them, and what happens by them. */

/** What somebody may do with a thing of an expansion. */
export const DEEDS = [
  'recruit',
  'winter',
  'attack',
  'build',
  'shot',
  'tower',
  'drop',
  'upgrade',
  'move',
  'use',
] as const
export type Deed = (typeof DEEDS)[number]

/** A deed with its thing: `recruit/tank`. A chance is a Year of a player in which it was offered, a use one in which it was taken. */
export interface DeedRow extends UseRow {
  readonly deed: Deed
  readonly thing: string
}

export const deedName = (deed: Deed, thing: string): string => `${deed}/${thing}`

/** What is counted by expansion, beside the deeds. */
export const TALLIES = {
  genghisKhan: ['khanSpots', 'skillsBroken', 'khanDefeated', 'awardTaken'],
  blackPowder: [
    'machinesBuilt',
    'machinesDestroyed',
    'shots',
    'hits',
    'towersManned',
    'towersCleared',
    'wallsDestroyed',
    'noWall',
  ],
  ancientBeasts: ['beastUpgrades', 'beastsAtLevel2', 'beastsAtLevel3', 'beastMoves', 'relicUses'],
  rat: ['ratMoves', 'ratStays', 'ratPays'],
} as const
export type Tally = (typeof TALLIES)[keyof typeof TALLIES][number]

export interface TallyRow {
  readonly id: Tally
  readonly perGame: number
  /** Of the games, those in which it happened at all. */
  readonly share: number
}

/** Rows of everything that was offered at least once, the kinds of deeds one after the other. */
export function deedsOf(counts: Counts): DeedRow[] {
  const names = Object.keys(counts)
    .filter((name) => name.startsWith('deed/') && name.endsWith('/chances'))
    .map((name) => name.slice('deed/'.length, -'/chances'.length))
    .toSorted()
  return DEEDS.flatMap((deed) =>
    names
      .filter((name) => name.startsWith(`${deed}/`))
      .map((id) => {
        const n = (what: string) => counts[`deed/${id}/${what}`] ?? 0
        return {
          id,
          deed,
          thing: id.slice(deed.length + 1),
          chances: n('chances'),
          uses: n('uses'),
          use: ratio(n('uses'), n('chances')),
          wins: ratio(n('wins'), n('uses')),
        }
      }),
  )
}

/** Those of the expansions in the box: what never happened is there with zeros. */
export const talliesOf = ({ setup }: GwBox, counts: Counts, games: number): TallyRow[] =>
  Object.entries(TALLIES).flatMap(([expansion, tallies]) =>
    setup.expansions?.includes(expansion) === true
      ? tallies.map((id) => ({
          id,
          perGame: ratio(counts[`tally/${id}`] ?? 0, games),
          share: ratio(counts[`tally/${id}/games`] ?? 0, games),
        }))
      : [],
  )
