import type { Cover } from '../cover.ts'

export const cover: Cover = {
  name: 'hungryGhosts',
  emblem: { icon: 'ghost' },
  pieces: {},
  shown: [{ model: { id: 'model-ghost', w: 24, h: 24 } }],
}
