import type { Component } from 'svelte'
import type { Seat } from '@wanli/kernel'
import type { Scene } from './scene.svelte.ts'
import type { Ui } from './ui.svelte.ts'

/*
 * Others at the table who are elsewhere: what the frame shows of them, and where. A table of this browser has none. What it looks like
 * comes from whoever brings them; the frame knows only the places.
 */

interface OfScene {
  readonly scene: Scene
}
interface OfUi extends OfScene {
  readonly ui: Ui
}

/** The others, and which seats are at this screen all the same. */
export interface Away {
  readonly company: Company
  readonly seats: readonly Seat[]
}

export interface Company {
  /** The line at the top tells of the connection, or of a pause, instead of the question. */
  readonly troubled: boolean
  /** Nothing can be sent just now: the board loses its colour, not its contrast. */
  readonly cutOff: boolean
  /** Somebody asks for everybody's word: it takes the place of "If it ended now". */
  readonly asking: boolean
  /** The name of the table. */
  readonly title: string
  readonly parts: {
    /** In the place of the question. */
    readonly Line: Component<OfScene>
    /** Beside the question: who is still awaited. */
    readonly Awaited: Component<OfScene>
    /** With a player's name: here, to act, away, gone. */
    readonly SeatSign: Component<OfScene & { readonly seat: Seat }>
    /** With a player: the time that is left; nothing, if there is no clock. */
    readonly SeatClock: Component<OfScene & { readonly seat: Seat }>
    /** All of them in a row, where players are not in sight. */
    readonly Seats: Component<OfScene>
    readonly Ask: Component<OfScene>
    readonly ChatButton: Component<OfUi>
    readonly Chat: Component<OfUi & { readonly board: HTMLElement }>
    readonly MenuRows: Component<OfUi>
    readonly AfterGame: Component<OfScene>
  }
}
