import type { Group, GroupWithHelp } from '@wanli/game-kit'
import type {
  Aspect,
  Board,
  CardColour,
  CourtAction,
  OfficialColour,
  Section,
  Site,
  TaskKind,
} from '../../data/types.ts'
import type { Source } from '../../state.ts'
import type { Clan } from '../../terms.ts'

type Names = Group<'clan', Clan> &
  Group<'official', OfficialColour> &
  Group<'colour', CardColour> &
  Group<'aspect', Aspect> &
  Group<'board', Board> &
  Group<'site', Site> &
  Group<'section', Section> &
  Group<'taskKind', TaskKind> &
  Group<'trigger', CourtAction> &
  GroupWithHelp<'court', CourtAction> &
  Group<'source', Source>

export const names = {
  'clan.blue': 'Blue',
  'clan.red': 'Red',
  'clan.purple': 'Purple',
  'clan.yellow': 'Yellow',

  'official.red': 'red',
  'official.gray': 'gray',
  'official.white': 'white',

  'colour.ivory': 'ivory',
  'colour.orange': 'orange',
  'colour.brown': 'brown',

  'aspect.writing': 'writing',
  'aspect.currency': 'currency',
  'aspect.laws': 'laws',

  'board.circle': 'circle board',
  'board.square': 'square board',
  'board.triangle': 'triangle board',
  'board.star': 'star board',

  'site.T': 'turquoise',
  'site.G': 'gold',
  'site.V': 'vermilion',
  'site.count': '{site} ×{count}',

  'section.T1': 'turquoise T1',
  'section.T2': 'turquoise T2',
  'section.G1': 'gold G1',
  'section.G2': 'gold G2',
  'section.V1': 'vermilion V1',
  'section.V2': 'vermilion V2',

  'taskKind.wall': 'walls',
  'taskKind.palace': 'palaces',
  'taskKind.governor': 'governors',

  'trigger.recruit': 'recruit',
  'trigger.reassign': 'reassign',
  'trigger.governor': 'governor',
  'trigger.hire': 'hire',
  'trigger.palace': 'palace',
  'trigger.wall': 'wall',

  'court.recruit': 'recruit 1 official',
  'court.recruit.help': 'Bring 1 official of any colour from your supply into the governors area of any region.',
  'court.reassign': 'reassign officials',
  'court.reassign.help':
    'Spend up to 3 points, at least 1, to move your officials between areas. It activates no cards.',
  'court.governor': 'install 1 governor',
  'court.governor.help':
    'Return 1 red, 1 gray and 1 white official from the governors area of a region to place a governor there; your unrest there falls to 0.',
  'court.hire': 'hire workers',
  'court.hire.help':
    'Gain as many workers in a region as you have officials in its workers area; your unrest there rises.',
  'court.palace': 'build 1 palace',
  'court.palace.help':
    'Pay 2 workers of the region and 1 of another; take a value-3 marker if one is left and score 1 VP per card on your board.',
  'court.wall': 'build 1 wall',
  'court.wall.help':
    'Pay as many workers as the slot has rods, all from different regions. Walls score at the end of the game.',

  'source.start': 'start',
  'source.unification': 'unification',
  'source.palaces': 'palaces',
  'source.squares': 'bonus squares',
  'source.abilities': 'abilities',
  'source.governors': 'governors',
  'source.markers': 'markers',
  'source.tasks': 'tasks',
  'source.walls': 'walls',

  region: 'region {region}',
  number: '{number}',
  'place.G': 'governors area {region}',
  'place.W': 'workers area {region}',
  path: '{from} → {to}',
  'card.number': '#{number}',
  card: '#{number} {colour} · {trigger} → {bonus}',
  'card.inline': '#{number} ({colour}; {trigger}: {bonus})',

  'list.comma': '{start}, {end}',
  'list.and': '{start} and {end}',
  'list.or': '{start} or {end}',
  'list.semicolon': '{start}; {end}',
} as const satisfies Names & Record<string, string>
