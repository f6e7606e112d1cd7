import type { GwOption } from '../options.ts'
import type { G, R, Rule, Seat } from '../terms.ts'
import type { Due } from './dues.ts'
import { barracks } from './barracks.ts'
import { builders } from './builders.ts'
import { embassy } from './embassy.ts'
import { logistics } from './logistics.ts'
import { donate, gather, upgradeStep } from './production.ts'
import { teaHouse } from './tea-house.ts'
import { warAcademy } from './war-academy.ts'

export interface LocationRules {
  /** Each is carried out by all players with Clerks there, in Tea order, before the next. */
  readonly phases: readonly ((g: G, seat: Seat, location: number) => Rule | void)[]
}

/** GW-HOOK-05: a further option for each Clerk at a Location whose Clerks each choose one: Builders, Logistics, Embassy. */
export interface MoreAct {
  /** `chosen`: what of it is in the builder's plan already. */
  offers(g: G, seat: Seat, chosen: readonly GwOption[]): readonly GwOption[]
  /** Builders: what it costs; it is paid together with the rest of the building (BP-WM-04). */
  dues?(g: G, seat: Seat, option: GwOption): readonly Due[]
  /** Builders: the Honor that it brings. What is planned tells it beforehand. */
  honor?(g: R, option: GwOption): number
  act(g: G, seat: Seat, option: GwOption): Rule | void
}

/** GW-PROD-01: Gather, Upgrade, Donate; the Temple has no Donate step (GW-PROD-08). */
const production: LocationRules = { phases: [gather, upgradeStep, donate] }

/** By Location ID; modes and expansions add theirs. */
export const LOCATION_RULES: Readonly<Record<string, LocationRules>> = {
  lumberMill: production,
  quarry: production,
  goldMine: production,
  temple: { phases: [gather, upgradeStep] },
  barracks: { phases: [barracks] },
  builders: { phases: [builders] },
  logistics: { phases: [logistics] },
  teaHouse: { phases: [teaHouse] },
  embassy: { phases: [embassy] },
  warAcademy: { phases: [warAcademy] },
}
