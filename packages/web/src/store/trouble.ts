import type { Key } from '../text/index.ts'

/** Something that a person can do about a table that can't be shown. */
export interface WayOut {
  readonly label: Key
  readonly icon?: string
  readonly act: () => void
}
