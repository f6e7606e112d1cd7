import type { RuleId, TextKey } from '@wanli/great-wall/text'
import type { Message } from '../../text/index.ts'
import type { AidPart, AidRow } from '../face.ts'
import { LOCATION_ICONS } from './looks.ts'
import { usualBox as box } from './setup.ts'
import { SHEETS } from './expansions/sheets.ts'

/* The player aid: the Year in short, with the rules where they are short enough. */

const says = (rule: RuleId, icon: string): AidRow => ({ icon, rule })

const part = (id: string, rows: readonly AidRow[]): AidPart => ({ title: id, rows })

/** Locations with a rule of their own, or one together. */
const places: readonly { readonly ids: readonly [string, ...string[]]; readonly rule: RuleId }[] = [
  { ids: ['lumberMill', 'quarry', 'goldMine', 'temple'], rule: 'GW-PROD-02' },
  { ids: ['barracks'], rule: 'GW-BARRACKS-01' },
  { ids: ['builders'], rule: 'GW-BUILD-01' },
  { ids: ['logistics'], rule: 'GW-LOGI-02' },
  { ids: ['teaHouse'], rule: 'GW-TEA-01' },
  { ids: ['embassy'], rule: 'GW-EMB-01' },
  { ids: ['warAcademy'], rule: 'GW-WAR-01' },
]

export const AID: readonly AidPart[] = [
  part('spring', [says('GW-SPRING-01', 'spring'), says('GW-SPRING-02', 'horde'), says('GW-SPRING-03', 'advisor')]),
  part('summer', [says('GW-SUMMER-01', 'summer'), says('GW-SUMMER-03', 'command'), says('GW-SUMMER-04', 'command')]),
  part('fall', [says('GW-FALL-01', 'fall'), says('GW-FALL-02', 'command'), says('GW-FALL-05', 'clerk')]),
  part('winter', [says('GW-WINTER-01a', 'winter'), says('GW-WINTER-02', 'defense')]),
  part('clerks', [says('GW-CLERK-05', 'lock')]),
  {
    title: { key: 'label.locations' },
    rows: places.map(({ ids, rule }) => ({
      icon: LOCATION_ICONS[ids[0]]!,
      name: ids.map(nameOf).reduce((start, end) => ({ key: 'list.comma', params: { start, end } })),
      rule,
    })),
  },
  part('attack', [says('GW-ATTACK-02', 'spearman'), says('GW-ATTACK-04', 'archer'), says('GW-ATTACK-03', 'horseman')]),
  part('shame', [says('GW-SHAME-05', 'shame'), says('GW-SHAME-07', 'horde')]),
  part('end', [says('GW-SCORE-01', 'honor'), says('GW-SCORE-02', 'horde'), says('GW-SCORE-03', 'artifact')]),
  ...SHEETS,
]

function nameOf(id: string): Message {
  const { name } = box.data.sides.side3.locations[id as 'quarry']
  return { key: 'name', params: { en: name.en, es: name.es } }
}

const named = (icon: string, key: TextKey, params?: Message['params']): AidRow => ({
  icon,
  name: params === undefined ? { key } : { key, params },
})
export const SYMBOLS: readonly AidRow[] = [
  named('wood', 'resource.wood'),
  named('stone', 'resource.stone'),
  named('gold', 'resource.gold'),
  named('chi', 'resource.chi'),
  named('honor', 'label.honor'),
  named('shame', 'label.shame'),
  named('clerk', 'label.clerks'),
  named('spearman', 'unit.spearman', { n: 2 }),
  named('archer', 'unit.archer', { n: 2 }),
  named('horseman', 'unit.horseman', { n: 2 }),
  named('advisor', 'label.advisors.active'),
  named('supporting', 'label.advisors.supporting'),
  named('overseer', 'label.overseers'),
  named('horde', 'label.hordes'),
  named('wound', 'label.wound'),
  named('barricade', 'label.barricades'),
  named('wall', 'label.wall'),
  named('tactic', 'label.tactics'),
  named('command', 'label.commands'),
  named('artifact', 'label.artifacts'),
  named('tea', 'label.order'),
]
