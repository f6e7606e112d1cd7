import type { Part } from '@wanli/kernel'
import type { GameData } from '../data/index.ts'
import type { GreatWall, GwBox, Setup } from '../terms.ts'
import { competitive } from './competitive.ts'

/** A way to play: which players, which decks, and the rules it adds. */
export interface Mode {
  readonly seats: readonly number[]
  open(setup: Setup, data: GameData): Omit<GwBox, 'setup' | 'rules'> & { readonly parts: readonly Part<GreatWall>[] }
}

export const MODES: Readonly<Record<string, Mode>> = { competitive }
