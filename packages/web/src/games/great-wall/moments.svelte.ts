import type { Told } from '../../table/protocol.ts'

/** Something worth a moment of attention in a section. */
export interface Moment {
  readonly kind: 'breach' | 'defeated'
  readonly section: number
  /** The Horde that was defeated. */
  readonly horde: string | undefined
}

const LASTS = 1400

/** Breaches and defeated Hordes as they are told: each is shown for a moment, and stops nobody. */
export class Moments {
  shown: Moment | undefined = $state.raw()
  private heard: number
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(told: () => readonly Told[]) {
    this.heard = told().length
    $effect(() => {
      const all = told()
      // What is told again after a jump is no news.
      const fresh = all.length - this.heard > FEW ? [] : all.slice(this.heard)
      this.heard = all.length
      const last = fresh.map(momentOf).findLast((moment) => moment !== undefined)
      if (last === undefined) return
      this.shown = last
      clearTimeout(this.timer)
      this.timer = setTimeout(() => (this.shown = undefined), LASTS)
    })
    $effect(() => () => clearTimeout(this.timer))
  }
}
const FEW = 60

function momentOf({ event }: Told): Moment | undefined {
  const { kind, section, horde, breach } = event
  if (typeof section !== 'number') return undefined
  if (kind === 'assault' && breach === true) return { kind: 'breach', section, horde: undefined }
  if (kind === 'hordeDefeated' && typeof horde === 'string') return { kind: 'defeated', section, horde }
  return undefined
}
