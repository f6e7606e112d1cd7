import type { Effect, EffectWord, Num } from '../../data/vocabulary/types.ts'
import type { G, Rule } from '../../terms.ts'
import { type Ctx, num } from '../numbers.ts'

/** What a word of the vocabulary means. */
export interface EffectRules<E = never> {
  /** Could it do anything now? */
  can(g: G, ctx: Ctx, effect: E): boolean
  perform(g: G, ctx: Ctx, effect: E): Rule | void
  /** Its own question can be declined. */
  readonly asks?: boolean
}

export type Of<W extends EffectWord, E = Effect> = E extends { do: infer D } ? (W extends D ? E : never) : never
export type Words = { readonly [W in EffectWord]?: EffectRules<Of<W>> }

export const always = () => true
/** GWC-VOC-75: a negative number of pieces counts as 0. */
export const pieces = (g: G, ctx: Ctx, n: Num | 'all'): number => (n === 'all' ? Infinity : Math.max(0, num(g, ctx, n)))
export const cut = (g: G, ctx: Ctx, less: Num | 'free'): number | 'free' =>
  less === 'free' ? 'free' : num(g, ctx, less)
export const cutNumber = (g: G, ctx: Ctx, less: Num | 'free'): number =>
  less === 'free' ? Infinity : num(g, ctx, less)

/** The question says what the effect takes off, for whoever shows a price. */
export const cutTold = (less: number): { readonly less: number | 'free' } => ({
  less: less === Infinity ? 'free' : less,
})
