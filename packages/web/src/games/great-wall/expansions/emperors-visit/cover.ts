import type { Cover } from '../cover.ts'

export const cover: Cover = {
  name: 'emperorsVisit',
  emblem: { icon: 'emperor' },
  pieces: {},
  shown: [{ model: { id: 'model-throne', w: 26, h: 24 } }],
}
