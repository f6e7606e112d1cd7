/* What is known of an expansion before a table uses it: the cover of its box. All else comes with its own chunk (load.ts). */

/** A figure of a player: its symbol, its measures, and where the seal lies on it. */
export interface Shape {
  readonly id: string
  readonly w: number
  readonly h: number
  readonly seal: readonly [x: number, y: number, size: number]
}

/** What belongs to nobody: a symbol with its measures. */
export interface Model {
  readonly id: string
  readonly w: number
  readonly h: number
}

/** Something of it, shown where tables are laid: a figure of a Clan, or what belongs to nobody. */
export type Shown = { readonly piece: string; readonly clan: string } | { readonly model: Model }

export interface Cover {
  /** As set-ups call it. */
  readonly name: string
  /** What stands for it: an icon, or the seal of a Clan. */
  readonly emblem: { readonly icon: string } | { readonly clan: string }
  /** Its figures, by the name of the Soldier or marker. */
  readonly pieces: Readonly<Record<string, Shape>>
  readonly shown: readonly Shown[]
}
