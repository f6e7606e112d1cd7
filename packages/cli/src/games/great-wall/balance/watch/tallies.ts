import { type BeastsView, RELIC_IDS } from '@wanli/great-wall/expansions/ancient-beasts'
import type { Tally } from '../sets.ts'
import type { Ears, Watch, Watched } from './watch.ts'

const isRelic = (card: string): boolean => RELIC_IDS.includes(card)

/** What happens by expansions: the Khan's spots, Shots, Walls that fall, levels of Beasts, the Rat. */
export class TallyWatch implements Watch {
  private readonly watched: Watched
  private readonly counts = new Map<Tally, number>()
  private readonly awards: ReadonlySet<string>

  constructor(watched: Watched) {
    this.watched = watched
    this.awards = new Set(watched.table.box.publicCards.map(({ id }) => id))
  }

  readonly ears: Ears = {
    outpostAttacked: ({ spots }) => this.add('khanSpots', spots.length),
    skillBroken: () => this.add('skillsBroken'),
    khanDefeated: () => this.add('khanDefeated'),
    cardTaken: ({ card }) => (this.awards.has(card) ? this.add('awardTaken') : undefined),
    machineBuilt: () => this.add('machinesBuilt'),
    machinesDestroyed: ({ machines }) => this.add('machinesDestroyed', machines.length),
    shot: () => this.add('shots'),
    shotLaid: ({ hits }) => this.add('hits', hits),
    towerManned: () => this.add('towersManned'),
    towerCleared: () => this.add('towersCleared'),
    wallDestroyed: () => this.add('wallsDestroyed'),
    allLost: ({ because }) => this.lost(because),
    teamLost: ({ because }) => this.lost(because),
    soloLost: ({ because }) => this.lost(because),
    beastUpgraded: () => this.add('beastUpgrades'),
    beastMoved: () => this.add('beastMoves'),
    abilityUsed: ({ card }) => (isRelic(card) ? this.add('relicUses') : undefined),
    ratMoved: () => this.add('ratMoves'),
    ratStays: () => this.add('ratStays'),
    gained: ({ from }) => (from === 'rat' ? this.add('ratPays') : undefined),
  }

  private add(tally: Tally, n = 1): void {
    this.counts.set(tally, (this.counts.get(tally) ?? 0) + n)
  }

  /** BP-HOR-18 */
  private lost(because: string): void {
    if (because === 'noWall') this.add('noWall')
  }

  end(): void {
    const { table, counter } = this.watched
    const beasts = table.view(undefined).extras['ancientBeasts'] as BeastsView | undefined
    for (const { level } of beasts?.beasts ?? []) {
      if (level >= 2) this.add('beastsAtLevel2')
      if (level >= 3) this.add('beastsAtLevel3')
    }
    for (const [tally, n] of this.counts) {
      counter.add(`tally/${tally}`, n)
      counter.add(`tally/${tally}/games`, n > 0 ? 1 : 0)
    }
  }
}
