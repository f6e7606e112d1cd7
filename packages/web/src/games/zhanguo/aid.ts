import {
  abilityMessage,
  bonusMessage,
  rewardMessage,
  type RuleId,
  squareMessage,
  texts,
  tileMessage,
} from '@wanli/zhanguo/text'
import type { Message } from '../../text/index.ts'
import type { AidPart, AidRow } from '../face.ts'
import { usualBox as box } from './usual.ts'

/*
 * The player aid: what the game's own texts say in short, and the rules where they are short enough. Numbers come from the
 * standard data, as the table has them.
 */

type Key = keyof (typeof texts)['en']
type Source = 'palaces' | 'unification' | 'governors' | 'markers' | 'tasks' | 'walls'
type Court = 'recruit' | 'reassign' | 'governor' | 'hire' | 'palace' | 'wall'

const title = (key: Key): AidPart['title'] => ({ en: texts.en[key], es: texts.es[key] })
const says = (rule: RuleId, icon?: string): AidRow => (icon === undefined ? { rule } : { icon, rule })
const court = (action: Court, icon: string, rule: RuleId): AidRow => ({
  icon,
  name: { key: `court.${action}` },
  text: { key: `court.${action}.help` },
  rule,
})

const round: AidPart = {
  title: 'rounds',
  rows: [
    says('ZG-ROUND-01', 'zg-clock'),
    says('ZG-DRAW-01', 'zg-cards'),
    says('ZG-TURN-01', 'zg-person'),
    says('ZG-TURN-03', 'zg-move-worker'),
    says('ZG-REWARD-03', 'reward'),
  ],
}

const actions: AidPart = {
  title: 'court',
  rows: [
    court('recruit', 'zg-recruit', 'ZG-COURT-RECRUIT-01'),
    court('reassign', 'zg-reassign', 'ZG-COURT-REASSIGN-01'),
    court('governor', 'zg-governor', 'ZG-COURT-GOV-01'),
    court('hire', 'zg-hire', 'ZG-COURT-HIRE-02'),
    court('palace', 'palace', 'ZG-COURT-PALACE-01'),
    court('wall', 'wall', 'ZG-COURT-WALL-03'),
  ],
}

const unify: AidPart = {
  title: 'unification',
  rows: [
    says('ZG-UNIFY-01', 'zg-unify'),
    says('ZG-UNIFY-03', 'unrest'),
    says('ZG-UNIFY-04', 'zg-marker'),
    says('ZG-UNREST-05', 'zg-calm'),
    says('ZG-UNREST-07', 'zg-lock'),
    says('ZG-UNREST-08', 'zg-no-palace'),
  ],
}

const activation: AidPart = {
  title: 'activation',
  rows: [says('ZG-ACT-02', 'zg-higher'), says('ZG-ACT-03', 'zg-lower'), says('ZG-ACT-06', 'zg-bolt')],
}

const bonuses: AidPart = {
  title: 'card-bonuses',
  rows: [
    { icon: 'zg-marker', text: bonusMessage('MARKER', box), rule: 'ZG-ABIL-01' },
    { icon: 'zg-steps', text: bonusMessage('REASSIGN_2', box), rule: 'ZG-ABIL-02' },
    { icon: 'zg-worker', text: bonusMessage('WORKER_HERE', box), rule: 'ZG-ABIL-04' },
    { icon: 'zg-o-any', text: bonusMessage('OFFICIAL_RED', box), rule: 'ZG-ABIL-06' },
    { icon: 'zg-vp', text: bonusMessage('VP_PER_IVORY', box), rule: 'ZG-ABIL-05' },
    { icon: 'zg-calm', text: bonusMessage('CALM_ANY', box), rule: 'ZG-ABIL-07' },
    { icon: 'zg-calm', text: bonusMessage('CALM_HERE', box), rule: 'ZG-ABIL-08' },
    { icon: 'zg-move-worker', text: bonusMessage('MOVE_WORKER', box), rule: 'ZG-ABIL-09' },
  ],
}

const squares: AidPart = {
  title: title('source.squares'),
  rows: [
    { icon: 'zg-steps', text: squareMessage('REASSIGN_4', box), rule: 'ZG-COURT-GOV-06' },
    { icon: 'zg-o-any', text: squareMessage('OFFICIAL_ANY', box), rule: 'ZG-COURT-GOV-07' },
    { icon: 'zg-vp', text: squareMessage('VP_4', box), rule: 'ZG-COURT-GOV-08' },
  ],
}

const ABILITIES = [
  ['zg-circle', 'extraWorker', 'ZG-BABIL-01'],
  ['zg-circle', 'reassignOne', 'ZG-BABIL-02'],
  ['zg-circle', 'moveWorker', 'ZG-BABIL-03'],
  ['zg-square', 'calmAndWorker', 'ZG-BABIL-04'],
  ['zg-triangle', 'reassignTwo', 'ZG-BABIL-05'],
  ['zg-triangle', 'shiftGovernor', 'ZG-BABIL-06'],
  ['zg-star', 'marker', 'ZG-BABIL-08'],
] as const
const boards: AidPart = {
  title: 'board-abilities',
  rows: ABILITIES.map(([icon, ability, rule]) => ({ icon, text: abilityMessage(ability, box), rule })),
}

const ASPECT_ICONS = { writing: 'marker-writing', currency: 'marker-currency', laws: 'marker-laws' } as const
/** The rewards of an aspect, round by round. */
const inTurn = (rewards: readonly Message[]): Message =>
  rewards.reduce((start, end) => ({ key: 'list.semicolon', params: { start, end } }))
const rewards: AidPart = {
  title: 'rewards',
  rows: [
    says('ZG-REWARD-01'),
    ...box.data.rewards.map((row): AidRow => {
      // Rounds count from 1.
      const cells = row.slice(1)
      const { aspect } = cells[0]!
      return {
        icon: ASPECT_ICONS[aspect],
        name: { key: `aspect.${aspect}` },
        text: inTurn(cells.map((cell) => rewardMessage(cell, box))),
      }
    }),
    says('ZG-REWARD-06'),
  ],
}

const tasks: AidPart = { title: 'tasks', rows: [says('ZG-TASK-02', 'task'), says('ZG-TASK-04', 'zg-check')] }

const scores = (icon: string, source: Source, rule: RuleId): AidRow => ({
  icon,
  name: { key: `source.${source}` },
  rule,
})
const scoring: AidPart = {
  title: title('label.score'),
  rows: [
    scores('palace', 'palaces', 'ZG-COURT-PALACE-06'),
    scores('zg-marker', 'unification', 'ZG-UNIFY-05'),
    scores('governor', 'governors', 'ZG-END-01'),
    scores('zg-marker', 'markers', 'ZG-END-02'),
    scores('task', 'tasks', 'ZG-END-03'),
    scores('wall', 'walls', 'ZG-END-04'),
    says('ZG-END-05', 'zg-crown'),
  ],
}

/** The rules of the tiles stand in the order of the tiles: both sides of the first, then of the second. */
const tileRule = (tile: number, side: number): string => `ZG-WALLTILE-${String(2 * tile + side + 1).padStart(2, '0')}`
const tiles: AidPart = {
  title: 'wall-tiles',
  rows: box.data.wallTiles.flatMap(({ id }, tile) =>
    (['a', 'b'] as const).map((side, i) => ({
      icon: 'wall',
      text: tileMessage(id, side, box),
      rule: tileRule(tile, i),
    })),
  ),
}

export const AID: readonly AidPart[] = [
  round,
  unify,
  actions,
  activation,
  bonuses,
  squares,
  rewards,
  boards,
  tasks,
  scoring,
  tiles,
]

const named = (icon: string, key: Key): AidRow => ({ icon, name: { key } })
export const SYMBOLS: readonly AidRow[] = [
  { icon: 'zg-o-red', name: { key: 'zhanguo.official.red' } },
  { icon: 'zg-o-gray', name: { key: 'zhanguo.official.gray' } },
  { icon: 'zg-o-white', name: { key: 'zhanguo.official.white' } },
  named('zg-worker', 'label.workers'),
  named('zg-governor', 'label.governors'),
  named('palace', 'label.palaces'),
  named('wall', 'label.walls'),
  named('unrest', 'label.unrest'),
  { icon: 'marker-writing', name: { key: 'zhanguo.markers', params: { aspect: { key: 'aspect.writing' } } } },
  { icon: 'marker-currency', name: { key: 'zhanguo.markers', params: { aspect: { key: 'aspect.currency' } } } },
  { icon: 'marker-laws', name: { key: 'zhanguo.markers', params: { aspect: { key: 'aspect.laws' } } } },
  named('zg-circle', 'board.circle'),
  named('zg-square', 'board.square'),
  named('zg-triangle', 'board.triangle'),
  named('zg-star', 'board.star'),
  named('task', 'label.tasks'),
  named('reward', 'label.rewards'),
  named('court', 'label.pile'),
]
