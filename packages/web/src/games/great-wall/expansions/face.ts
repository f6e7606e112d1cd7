import type { Component } from 'svelte'
import type { Way } from '../../../frame/clicks.ts'
import type { What } from '../../face.ts'
import type { Asking } from '../places.ts'
import type { WallTable } from '../table.svelte.ts'
import type { Box, View } from '../types.ts'

/* What an expansion is on the page: a folder here, beside that of its rules, and a line in index.ts and in looks.ts. */

type Words = Readonly<Record<string, string>>
type Gists = Readonly<Record<string, readonly string[]>>

/** Its places and words. */
export interface ExpansionFace {
  /** As set-ups call it. */
  readonly name: string
  /** Where its options lie on the table, by kind; they are offered there and nowhere else. */
  readonly ways?: Readonly<Record<string, (option: never, asking: Asking) => readonly Way[]>>
  /** What its places and pieces are, by the first word of their names. */
  readonly what?: Readonly<Record<string, (words: readonly string[], box: Box, view: View) => What | undefined>>
  /** What the page says of it, in both languages. */
  readonly texts?: { readonly en: Words; readonly es: Words }
  /** Its cards in a few words. */
  readonly gists?: { readonly en: Gists; readonly es: Gists }
}

/** What is drawn of it. */
export interface ExpansionLook {
  readonly name: string
  /** What stands for it where tables are laid. */
  readonly Emblem: Component
  /** What of it stands in the title line of a Location. */
  readonly AtLocation?: Component<{ table: WallTable; location: number }>
  /** Its cards at the edge of the table, and in the drawer where the edge is folded away. */
  readonly Edge?: Component<{ table: WallTable }>
}
