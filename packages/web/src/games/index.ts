import type { Component } from 'svelte'
import GreatWallArt from '../pages/home/GreatWallArt.svelte'
import ZhanGuoArt from '../pages/home/ZhanGuoArt.svelte'
import { teach } from '../language.ts'
import { say } from '../settings.svelte.ts'
import type { TablePlan } from '../table/protocol.ts'
import { type Key, LANGUAGES, TEXTS } from '../text/index.ts'
import type { Face } from './face.ts'

/** A mode that has a door of its own on the home page. */
export interface ModeDoor {
  readonly id: string
  readonly icon: string
  readonly name: Key
  readonly help: Key
}

/** What the home page must know of a game before its own chunk is loaded. */
export interface GameCard {
  readonly id: 'zhanguo' | 'great-wall'
  /** In the language of the moment. */
  readonly name: string
  readonly usualSeats: number
  /** In a sentence or two. */
  readonly about: Key
  /** How many play it and what there is to choose, in a few words. */
  readonly facts: Key
  readonly icon: string
  readonly Art: Component
  /** Modes beside the usual one. */
  readonly doors: readonly ModeDoor[]
  /** There are boards or variants to be drawn. */
  readonly surprises: boolean
  /** `setup`: whatever a table of it needs comes too. */
  load(setup?: TablePlan['setup']): Promise<Face>
}

const withAll =
  (load: () => Promise<{ readonly face: Face }>): GameCard['load'] =>
  async (setup) => {
    const { face } = await load()
    await teach(face)
    if (setup !== undefined) await face.bring?.(setup)
    return face
  }

export const GAMES: readonly GameCard[] = [
  {
    id: 'zhanguo',
    get name() {
      return say('app.game.zhanguo')
    },
    usualSeats: 4,
    about: 'home.about.zhanguo',
    facts: 'newTable.facts.zhanguo',
    icon: 'palace',
    Art: ZhanGuoArt,
    doors: [],
    surprises: true,
    load: withAll(() => import('./zhanguo/index.ts')),
  },
  {
    id: 'great-wall',
    get name() {
      return say('app.game.great-wall')
    },
    usualSeats: 3,
    about: 'home.about.great-wall',
    facts: 'newTable.facts.great-wall',
    icon: 'wall',
    Art: GreatWallArt,
    doors: [
      { id: 'solo', icon: 'advisor', name: 'home.solo', help: 'home.solo.help' },
      { id: 'coop', icon: 'wall', name: 'home.coop', help: 'home.coop.help' },
    ],
    surprises: false,
    load: withAll(() => import('./great-wall/index.ts')),
  },
]

export const gameCard = (id: string): GameCard | undefined => GAMES.find((game) => game.id === id)

/** A table that was never given a name of its own goes by its game, in the language of the moment. */
export function shownTitle({ game, title }: { readonly game: string; readonly title: string }): string {
  const card = gameCard(game)
  if (card === undefined) return title
  return LANGUAGES.some((language) => TEXTS[language][`app.game.${card.id}`] === title) ? card.name : title
}
