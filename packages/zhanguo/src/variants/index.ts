import type { Part } from '@wanli/kernel'
import { orderOfDiscs } from '../order.ts'
import type { Variant, ZhanGuo } from '../terms.ts'
import { draft } from './draft.ts'

/** ZG-VAR-02: the order of the discs, top to bottom, fixed for the round. */
const orderByRewards: Part<ZhanGuo> = {
  name: 'orderByRewards',
  modify: { order: (_order, _about, g) => orderOfDiscs(g.state) },
}

/** ZG-VAR-03: unrest rises by 1 per worker hired in the action. */
const unrestPerWorker: Part<ZhanGuo> = {
  name: 'unrestPerWorker',
  modify: { hireUnrest: (rise, { workers }) => rise * workers },
}

export const VARIANT_PARTS: Readonly<Record<Variant, Part<ZhanGuo>>> = {
  draft3keep2: draft,
  orderByRewards,
  unrestPerWorker,
}
