import type { Group } from '@wanli/game-kit'
import type { Ability, Bonus, RewardKind, Square, TaskKind, WallCriterion } from '../../data/types.ts'

type Effects = Group<'bonus', Bonus> &
  Group<'ability', Ability> &
  Group<'square', Square> &
  Group<'criterion', WallCriterion> &
  Group<'task', TaskKind> &
  Group<'reward', RewardKind>

export const effects = {
  'bonus.MARKER': '1 marker of any colour',
  'bonus.REASSIGN_2': 'up to {points, plural, one {# reassignment point} other {# reassignment points}}',
  'bonus.VP_2': '{vp} VP',
  'bonus.VP_3': '{vp} VP',
  'bonus.WORKER_HERE': '+1 worker here',
  'bonus.CALM_ANY': 'unrest −{calm} in any region',
  'bonus.CALM_HERE': 'unrest −{calm} here',
  'bonus.MOVE_WORKER': 'move 1 worker to an adjacent region',
  'bonus.OFFICIAL_RED': '+1 red official here',
  'bonus.OFFICIAL_GRAY': '+1 gray official here',
  'bonus.OFFICIAL_WHITE': '+1 white official here',
  'bonus.VP_PER_IVORY': '{vp} VP per ivory card on the player board',
  'bonus.VP_PER_ORANGE': '{vp} VP per orange card on the player board',
  'bonus.VP_PER_BROWN': '{vp} VP per brown card on the player board',

  'ability.extraWorker': '1 worker more when hiring',
  'ability.reassignOne':
    'after hiring, up to {points, plural, one {# reassignment point} other {# reassignment points}}',
  'ability.moveWorker': 'after installing a governor, move 1 worker to an adjacent region',
  'ability.calmAndWorker': 'after reassigning or building a wall, unrest −{calm} in a region and +1 worker there',
  'ability.reassignTwo':
    'after recruiting, up to {points, plural, one {# reassignment point} other {# reassignment points}}',
  'ability.shiftGovernor': 'after installing a governor, move 1 governor into the open area of an adjacent region',
  'ability.marker': 'after building a wall or recruiting, 1 marker of any colour',
  'ability.none': 'no abilities',

  'square.VP_4': '{vp} VP',
  'square.OFFICIAL_ANY': '1 official of any colour into any region',
  'square.none': 'no such square',
  'square.REASSIGN_4': 'up to {points, plural, one {# reassignment point} other {# reassignment points}}',

  'criterion.UNREST_ZERO': 'per region with unrest 0',
  'criterion.CARD_SETS': 'per set of one ivory, one orange and one brown card',
  'criterion.OFFICIALS_GE_UNREST': 'per region with at least as many officials as unrest',
  'criterion.REGION_FULL': 'per region with 3 cards',
  'criterion.HAS_GRAY': 'per region with a gray official',
  'criterion.SAME_COLOUR_PAIR': 'per region with 2 cards of one colour',
  'criterion.HAS_RED': 'per region with a red official',
  'criterion.HAS_ORANGE_CARD': 'per region with an orange card',
  'criterion.HAS_WHITE': 'per region with a white official',
  'criterion.HAS_BROWN_CARD': 'per region with a brown card',
  'criterion.LOW_UNREST': 'minus total unrest (at least 0)',
  'criterion.HAS_IVORY_CARD': 'per region with an ivory card',
  tile: '1 / 2 / 3 rods: {one} / {two} / {three} VP {criterion}',
  'tile.slot': '{vp} VP {criterion}',

  'task.wall': 'walls at {places}',
  'task.palace': 'palaces in regions {places}',
  'task.governor': 'governors in regions {places}',

  'reward.OFFICIAL': '1 official of any colour{region, plural, =0 {} other { into region #}}',
  'reward.RED_2':
    '{count, plural, one {# red official} other {# red officials}}{region, plural, =0 {} other { into region #}}',
  'reward.GRAY_2':
    '{count, plural, one {# gray official} other {# gray officials}}{region, plural, =0 {} other { into region #}}',
  'reward.WORKERS_2': '{count, plural, one {# worker} other {# workers}}{region, plural, =0 {} other { in region #}}',
  'reward.GOVERNOR':
    '1 governor{where, select, any { in any region} some { in region {regions}} other {}}, no officials paid',
  'reward.WALL': '1 wall in any free slot, no workers paid',
  'reward.PALACE': '1 palace, no workers paid and no value-3 marker',

  'board.full': '{board} ({abilities}; unrest caps {caps})',
} as const satisfies Effects & Record<string, string>
