import type { Cover } from '../cover.ts'

export const cover: Cover = {
  name: 'freezingWeather',
  emblem: { icon: 'production' },
  pieces: {},
  shown: [{ model: { id: 'model-crate', w: 30, h: 24 } }],
}
