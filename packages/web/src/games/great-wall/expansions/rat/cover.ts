import type { Cover } from '../cover.ts'

export const cover: Cover = {
  name: 'rat',
  emblem: { icon: 'rat-sign' },
  pieces: {},
  shown: [{ model: { id: 'model-rat', w: 32, h: 22 } }],
}
