import type { Seat } from '@wanli/kernel'
import type { Hint } from '@wanli/bots/hint'
import { HINT_TEXTS, type HintWords } from '@wanli/bots/hint-words'
import { fill } from '@wanli/text'
import { settings } from '../../settings.svelte.ts'
import type { Asked, HintState } from '../../table/protocol.ts'
import type { Scene } from '../scene.svelte.ts'

type Step = Hint['options'][number]['line'][number]

/** Milliseconds between two looks at how far it is. */
const LOOK = 250
/** So many steps are told and drawn. */
const STEPS = 4

/** A hint as it grows: it asks again and again while somebody thinks, and the table never waits for it. */
export class Hinting {
  state: HintState | undefined = $state.raw()
  /** Of the options, the one whose line is drawn. */
  chosen: number = $state(0)
  /** The table did not answer. */
  failed: boolean = $state(false)
  private readonly scene: Scene
  readonly seat: Seat
  private timer: ReturnType<typeof setTimeout> | undefined
  private closed = false

  constructor(scene: Scene, seat: Seat) {
    this.scene = scene
    this.seat = seat
    void this.look()
  }

  private async look(): Promise<void> {
    const state = await this.scene.client.hint(this.seat).catch(() => undefined)
    if (this.closed) return
    if (state === undefined) {
      this.failed = true
      return
    }
    this.state = state
    if (!('not' in state) && state.thinking) this.timer = setTimeout(() => void this.look(), LOOK)
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    void this.scene.client.unhint(this.seat).catch(() => undefined)
  }

  get hint(): Hint | undefined {
    return this.state === undefined || 'not' in this.state ? undefined : this.state.hint
  }

  /** The option's own answers and what may follow, as far as it is drawn. */
  get steps(): readonly Step[] {
    const option = this.hint?.options[this.chosen]
    return option === undefined ? [] : [...option.steps, ...option.line].slice(0, STEPS)
  }

  /** A step in words, as whoever is asked would read it. */
  words({ option, prompt, seat }: Step): string {
    const { scene } = this
    const { view } = scene
    if (view === undefined) return ''
    return scene.tell(scene.face.option(option, scene.box, view, askedAs(prompt, seat)))
  }

  /** What an option is: its own answers, one after the other. */
  title({ steps, key }: Hint['options'][number]): string {
    if (steps.length > 0) return steps.map((step) => this.words(step)).join('; ')
    const { question } = this.scene
    const option = question?.options.find((one) => one.key === key)
    return option === undefined || question === undefined ? '' : this.scene.optionText(option, question)
  }
}

const askedAs = (prompt: string, seat: Seat): Asked => ({
  seat,
  prompt,
  options: [],
  about: undefined,
  topic: undefined,
  at: 0,
})

/** What a hint says, in the language of the moment. */
export const hintSay = ({ key, params }: HintWords): string =>
  fill(HINT_TEXTS[settings.language][key], settings.language, params)
