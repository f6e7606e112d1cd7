import type { Cover } from '../cover.ts'

export const KHAN = { id: 'model-khan', w: 28, h: 40 } as const
export const AWARD = { id: 'model-award', w: 24, h: 24 } as const

/** GK-02: a Bannerman is a Soldier of every Clan; Khan and Award are nobody's. */
export const cover: Cover = {
  name: 'genghisKhan',
  emblem: { icon: 'khan' },
  pieces: { bannerman: { id: 'piece-bannerman', w: 28, h: 28, seal: [8.4, 4.8, 12.4] } },
  shown: [
    { model: KHAN },
    { piece: 'bannerman', clan: 'dragon' },
    { piece: 'bannerman', clan: 'snake' },
    { model: AWARD },
  ],
}
