import type { BoxError, FieldKind } from '@wanli/game-kit'
import type { Component } from 'svelte'
import type { Path } from './form.ts'
import type { OwnBox } from './own-box.svelte.ts'

/** What an input for one value of a row needs. Lists and groups hold inputs of their own: `Input` is what they are made of. */
export interface FieldProps {
  readonly own: OwnBox
  readonly table: string
  readonly kind: FieldKind
  readonly path: Path
  readonly label: string
  readonly value: unknown
  readonly optional?: boolean
  readonly nullable?: boolean
  readonly locked: boolean
  readonly Input: Component<FieldProps>
  errorsAt(path: Path): readonly BoxError[]
  set(path: Path, value: unknown): void
}
