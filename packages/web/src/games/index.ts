import type { Component } from 'svelte'
import GreatWallArt from './great-wall/Art.svelte'
import ZhanGuoArt from '../pages/home/ZhanGuoArt.svelte'
import type { Key } from '../text/index.ts'
import type { Face } from './face.ts'

/** What the home page must know of a game before its own chunk is loaded. */
export interface GameCard {
  readonly id: 'zhanguo' | 'great-wall'
  readonly name: string
  readonly usualSeats: number
  /** In a sentence or two. */
  readonly about: Key
  readonly icon: string
  readonly Art: Component
  load(): Promise<Face>
}

export const GAMES: readonly GameCard[] = [
  {
    id: 'zhanguo',
    name: 'ZhanGuo',
    usualSeats: 4,
    about: 'home.about.zhanguo',
    icon: 'palace',
    Art: ZhanGuoArt,
    load: async () => (await import('./zhanguo/index.ts')).face,
  },
  {
    id: 'great-wall',
    name: 'The Great Wall',
    usualSeats: 3,
    about: 'gw.about',
    icon: 'wall',
    Art: GreatWallArt,
    load: async () => (await import('./great-wall/index.ts')).face,
  },
]

export const gameCard = (id: string): GameCard | undefined => GAMES.find((game) => game.id === id)
