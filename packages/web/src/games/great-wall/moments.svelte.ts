import { untrack } from 'svelte'
import { lightUp } from '../../frame/light.ts'
import { settings } from '../../settings.svelte.ts'
import type { Told } from '../../table/protocol.ts'
import { type Step, stepsOf } from './story.ts'
import type { Table } from './table.svelte.ts'

/** Something worth a moment of attention in a section. */
export interface Moment {
  readonly kind: 'breach' | 'defeated'
  readonly section: number
  /** The Horde that was defeated. */
  readonly horde: string | undefined
}

const LASTS = 1800
/** More at once is a jump in time: what is told again is no news. */
const FEW = 200

function momentOf({ event }: Told): Moment | undefined {
  const { kind, section, horde, breach } = event
  if (typeof section !== 'number') return undefined
  if (kind === 'assault' && breach === true) return { kind: 'breach', section, horde: undefined }
  if (kind === 'hordeDefeated' && typeof horde === 'string') return { kind: 'defeated', section, horde }
  return undefined
}

/** What has just happened and deserves a look: it is shown for a moment, and stops nobody. */
export class Moments {
  /** Breaches and defeated Hordes, by section. */
  shown: ReadonlyMap<number, Moment> = $state.raw(new Map())
  /** What automata did since the last question, step by step. */
  steps: readonly Step[] = $state.raw([])
  at: number = $state(0)
  private heard: number
  private over: ReturnType<typeof setTimeout> | undefined

  constructor(table: () => Table) {
    this.heard = table().scene.told.length
    $effect(() => {
      const all = table().scene.told
      untrack(() => this.hear(all, table()))
    })
    // A step lasts a while, longer for who wants the bots slower; who goes step by step asks for the next one.
    $effect(() => {
      const { step } = this
      const { pace } = settings
      if (step === undefined) return
      const lights = step.deeds.map((event) => lightUp(table().scene, event))
      const timer = pace < 0 ? undefined : setTimeout(() => this.next(), STEP + 2 * pace)
      return () => {
        clearTimeout(timer)
        for (const out of lights) out()
      }
    })
    $effect(() => () => clearTimeout(this.over))
  }

  get step(): Step | undefined {
    return this.steps[this.at]
  }
  next(): void {
    this.at++
  }
  skip(): void {
    this.at = this.steps.length
  }

  private hear(all: readonly Told[], { view, scene }: Table): void {
    const fresh = all.length < this.heard || all.length - this.heard > FEW ? [] : all.slice(this.heard)
    this.heard = all.length
    if (fresh.length === 0) return
    const found = fresh.map(momentOf).filter((moment) => moment !== undefined)
    if (found.length > 0) {
      this.shown = new Map(found.map((moment) => [moment.section, moment]))
      clearTimeout(this.over)
      this.over = setTimeout(() => (this.shown = new Map()), LASTS)
    }
    const steps =
      settings.pace === 0 || scene.past !== undefined
        ? []
        : stepsOf(fresh, (seat) => view.players[seat]?.automaton === true)
    // What is not shown yet goes on; what was seen is forgotten.
    if (steps.length > 0) {
      this.steps = [...this.steps.slice(this.at), ...steps].slice(-MOST)
      this.at = 0
    }
  }
}
const STEP = 1200
/** Who plays on quickly does not have to sit through what is long past. */
const MOST = 12
