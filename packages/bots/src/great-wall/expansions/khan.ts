import type { KhanState } from '@wanli/great-wall/expansions/genghis-khan'
import { oneLess, type Outlook } from '../outlook.ts'
import { changedPrice, CHI, type Horde, isSecond, isSoldier, ownerOf, type SectionId, typeOf } from '../terms.ts'
import { isThere } from './reserve.ts'
import type { ExpansionSense } from './sense.ts'

/* What greedy makes of the Khan when it looks at Hordes: whoever claims one may attack him (GK-16). */

const khanOf = ({ s }: Outlook): KhanState | undefined => s.extras['genghisKhan'] as KhanState | undefined

/** Own Soldiers on a Horde: all, and those who may attack the Khan. */
function ownOn({ box, seat }: Outlook, { spots }: Horde): { readonly all: number; readonly able: number } {
  const { units } = box.outposts[0]!
  let all = 0
  let able = 0
  spots.forEach((code, spot) => {
    if (!isSoldier(code) || ownerOf(code) !== seat || isSecond(code, spot)) return
    all++
    if (box.soldiers[typeOf(code)]!.words.some((word) => units.includes(word))) able++
  })
  return { all, able }
}

/** Much can happen until the Horde is Defeated: others attack first, Chi is spent otherwise. */
const SURE = 0.5

/** What the Attack brings to who claims this Horde: with a survivor, or with one who is saved for Chi. */
export function khanAttack(o: Outlook, section: number, horde: Horde): number {
  if (!isThere(khanOf(o))) return 0
  const { all, able } = ownOn(o, horde)
  if (able === 0) return 0
  const me = o.s.players[o.seat]!
  const { lethality } = o.box.time[o.s.time]!
  const saving = all > lethality ? 0 : changedPrice(o.g, o.seat, 'save', o.box.data.constants.saveChi)
  const { honor, price } = o.box.outposts[0]!
  const due = saving + (price?.(o.g, section as SectionId) ?? 0)
  if (due > me.resources[CHI]!) return 0
  let cost = 0
  for (let n = 0; n < due; n++) cost += oneLess(o, CHI, me.resources[CHI]! - n)
  return SURE * Math.max(0, o.track * honor - cost)
}

/** GK-26: where nobody may retreat, those on Hordes that stay will die. */
export function khanSection(o: Outlook, section: number, staying: readonly Horde[]): number {
  const state = khanOf(o)
  if (state === undefined || state.section !== section || o.assaults[section] !== true) return 0
  if (!o.box.ownerless.some(({ inForce }) => inForce(o.g).some(({ card }) => card.mods.some(killsAll)))) return 0
  let dying = 0
  for (const horde of staying) dying += ownOn(o, horde).all
  return -DYING * dying
}
const killsAll = ({ rule }: { readonly rule: { readonly modifier: { readonly mod: string } } }): boolean =>
  rule.modifier.mod === 'noRetreat'
/** Beside what the Lethality of a Breach counts for them already. */
const DYING = 1

/** While he is there, who Defeats Hordes has more of it; a team played Attack Order in 4% of the chances with that (decision 061). */
const FOR_HIM = 1.15
const FOR_HIM_IN_A_TEAM = 1.7
function attacksFor(o: Outlook): number {
  if (!isThere(khanOf(o))) return 1
  return o.team ? FOR_HIM_IN_A_TEAM : FOR_HIM
}
export const khan: ExpansionSense = { attacks: attacksFor }
