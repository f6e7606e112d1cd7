import { shown } from '@wanli/kernel'
import { z } from 'zod'
import { LOCATIONS } from '../../data/index.ts'
import { Wrong } from '../../position/wrong.ts'
import type { GwBox } from '../../terms.ts'
import type { Extra } from '../index.ts'
import { QIN, type QinState } from './track.ts'

/** What everyone sees of Qin Jiushao's track, the highest first. */
export interface QinView {
  readonly track: readonly string[]
  readonly lost: boolean
}

const words = z.strictObject({ track: z.array(z.string().max(60)), lost: z.boolean().default(false) })

const locationsOf = (box: GwBox): number[] => box.data.constants.qinTrack.map((id) => LOCATIONS.indexOf(id))
const named = ({ track, lost }: QinState): QinView => ({ track: track.map((location) => LOCATIONS[location]!), lost })

/** GW-SOLO-18, one token per space: each Location once. */
const isWhole = ({ track }: QinState, box: GwBox): boolean =>
  track.length === locationsOf(box).length && locationsOf(box).every((location) => track.includes(location))

export const qinExtra: Extra = {
  name: QIN,
  fresh: (box): QinState => ({ track: locationsOf(box), lost: false }),
  read(input): QinState {
    const read = words.safeParse(input)
    if (!read.success) throw new Wrong(`extras.${QIN}`, 'qinTrack', { name: shown(input) })
    return { track: read.data.track.map((id) => LOCATIONS.findIndex((known) => known === id)), lost: read.data.lost }
  },
  write: (data: QinState) => named(data),
  view: (data: QinState) => named(data),
  broken: (data: QinState, box) => (isWhole(data, box) ? [] : [{ rule: 'GW-SOLO-18', problem: 'qinTrack' }]),
  guess: () => {},
  hidden: () => [],
}
