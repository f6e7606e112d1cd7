import type { Cover, Model } from '../cover.ts'

/** AC-SD-07: a castle on a rock, the players' together. */
export const FORTRESS: Model = { id: 'model-fortress', w: 176, h: 118 }

export const cover: Cover = {
  name: 'diaoyucheng',
  emblem: { icon: 'fortress' },
  pieces: {},
  shown: [{ model: FORTRESS }],
}
