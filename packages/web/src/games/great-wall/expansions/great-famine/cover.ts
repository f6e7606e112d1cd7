import type { Cover } from '../cover.ts'

export const cover: Cover = {
  name: 'greatFamine',
  emblem: { icon: 'food' },
  pieces: {},
  shown: [{ model: { id: 'model-bowl', w: 30, h: 24 } }],
}
