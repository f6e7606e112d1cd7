/** What is open beside the table. */
export type Panel = 'log' | 'chat' | 'help' | 'menu' | 'rules' | 'hint'

/** Something the page explains: an option that is refused or a button that can't be pressed, and why; or what something is. */
export interface Explained {
  readonly anchor: Element
  readonly key: string | undefined
  readonly reason: string | undefined
  /** The key of what lies there, if that is what is told. */
  readonly what?: string
  /** It was asked for by click, key or long press: it stays until it is closed. */
  readonly pinned: boolean
}

/** What the person has opened, for as long as the page lives; the table knows nothing of it. */
export class Ui {
  panel: Panel | undefined = $state()
  /** All options as a list, those on the board too. */
  listing: boolean = $state(false)
  /** The list of options is rolled up. */
  folded: boolean = $state(false)
  explained: Explained | undefined = $state.raw()
  zoomed: string | undefined = $state()
  /** What the person has come to by keyboard to read what it is. */
  looking: Element | undefined
  /** When the game is over, its last scene comes before what came of it. */
  curtain: boolean = $state(false)
  /** The game is over, but the person wants to see the board. */
  boardAfterAll: boolean = $state(false)
  /** Where the pointer or the focus is: previews stand beside it. */
  anchor: Element | undefined = $state.raw()

  /** Which rule lies open over the table; `aid`: the player aid. */
  rule: string | undefined = $state()

  /** The rules, over the table: who reads them has not left it. */
  openRules(rule?: string): void {
    this.explained = undefined
    this.rule = rule
    this.panel = 'rules'
  }

  /** Something waits until it is read: this puts it away. */
  dismiss: (() => void) | undefined = $state.raw()

  toggle(panel: Panel): void {
    this.panel = this.panel === panel ? undefined : panel
  }

  /** Close what lies on top. True if there was something. */
  closeTop(): boolean {
    if (this.zoomed !== undefined) this.zoomed = undefined
    else if (this.explained !== undefined) this.explained = undefined
    else if (this.panel !== undefined) this.panel = undefined
    else return false
    return true
  }
}
