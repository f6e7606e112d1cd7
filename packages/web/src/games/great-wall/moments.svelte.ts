import { untrack } from 'svelte'
import { settings } from '../../settings.svelte.ts'
import type { NewsLine } from '../../table/protocol.ts'
import type { WallTable } from './table.svelte.ts'

/** Something worth a moment of attention in a section. */
export interface Flash {
  readonly kind: 'breach' | 'defeated'
  readonly section: number
  /** The Horde that was defeated. */
  readonly horde: string | undefined
}

const LASTS = 1800
/** More at once is a jump in time: what is told again is no news. */
const FEW = 200

function momentOf({ event }: NewsLine): Flash | undefined {
  const { kind, section, breach } = event
  // With a pace, the stage shows it (winter/WinterScene.svelte).
  if (typeof section !== 'number' || settings.pace !== 0) return undefined
  return kind === 'assault' && breach === true ? { kind: 'breach', section, horde: undefined } : undefined
}

/** What has just happened and deserves a look: it is shown for a moment, and stops nobody. */
export class Moments {
  /** Breaches and defeated Hordes, by section. */
  shown: ReadonlyMap<number, Flash> = $state.raw(new Map())
  private heard: number
  private over: ReturnType<typeof setTimeout> | undefined

  constructor(table: () => WallTable) {
    this.heard = table().scene.told.length
    $effect(() => {
      const all = table().scene.told
      untrack(() => this.hear(all))
    })
    $effect(() => () => clearTimeout(this.over))
  }

  private hear(all: readonly NewsLine[]): void {
    const fresh = all.length < this.heard || all.length - this.heard > FEW ? [] : all.slice(this.heard)
    this.heard = all.length
    if (fresh.length === 0) return
    const found = fresh.map(momentOf).filter((moment) => moment !== undefined)
    if (found.length > 0) {
      this.shown = new Map(found.map((moment) => [moment.section, moment]))
      clearTimeout(this.over)
      this.over = setTimeout(() => (this.shown = new Map()), LASTS)
    }
  }
}
