/*
 * A line to the server that heals itself. What goes over it is the business of whoever uses it; here is only whether it holds.
 */

/** A socket, as far as a link needs one. */
export interface Wire {
  send(text: string): void
  close(): void
}
export interface WireEvents {
  readonly heard: (text: string) => void
  readonly lost: () => void
}

/** What a link takes from the browser; a test brings its own. */
export interface LinkWorld {
  open(url: string, events: WireEvents): Wire
  now(): number
  /** Do it after so many milliseconds; what it returns calls it off. */
  after(ms: number, act: () => void): () => void
  /** 0 to 1. */
  random(): number
  /** Nobody sees the page: browsers let its timers sleep. */
  hidden(): boolean
}

/**
 * `first`: never yet connected. `trying`: under way. `waiting`: lost, the next try comes at `until`. `up`: it holds. `ended`: nobody
 * tries again.
 */
export type LinkState =
  | { readonly how: 'first' | 'trying' | 'up' | 'ended' }
  | { readonly how: 'waiting'; readonly until: number }

export interface LinkEvents {
  heard(message: unknown): void
  changed(state: LinkState): void
}

/**
 * So often the page says that it is there, and hears whether the server is; and what the server is told: when it will hear from this
 * page again. A page that nobody sees pings now and then: browsers let its timers sleep, for up to a minute.
 */
const SEEN = { ping: 1800, next: 2500 } as const
const HIDDEN = { ping: 30_000, next: 90_000 } as const
/** Without an answer to that for so long the line counts as lost: people hear of it within five seconds. */
const DEAF = 2400
/** How often the page looks after it. */
const WATCH = 250
/** A connection that is not made by then never will be. */
const OPENING = 4500
/** The pauses between tries; the last one again and again. */
const PAUSES = [300, 1000, 2000, 4000, 8000, 15_000, 30_000] as const
/** Many pages lose the same server at once: their tries are spread by so much. */
const SPREAD = 0.25

export class Link {
  private readonly url: string
  private readonly world: LinkWorld
  private readonly events: LinkEvents
  private wire: Wire | undefined
  private tries = 0
  private pinged = 0
  /** The server was asked whether it is there, and has not said a word since. */
  private askedAt: number | undefined
  private asked = 0
  private callOff: () => void = () => undefined
  private now_: LinkState = { how: 'first' }
  /** Which wire is the one of now: what an older one still says is not heard. */
  private life = 0

  constructor(url: string, events: LinkEvents, world: LinkWorld = browserWorld) {
    this.url = url
    this.events = events
    this.world = world
    this.connect()
  }

  get state(): LinkState {
    return this.now_
  }

  /** Send it, if the line holds. False: it was not sent. */
  send(message: unknown): boolean {
    if (this.now_.how !== 'up' || this.wire === undefined) return false
    this.wire.send(JSON.stringify(message))
    return true
  }

  /** Don't wait for the next try. */
  tryNow(): void {
    if (this.now_.how !== 'waiting') return
    this.connect()
  }

  /** The network is back, or gone: nobody need wait to find out. */
  networkChanged(online: boolean): void {
    if (!online) return this.lose()
    this.tries = 0
    this.tryNow()
  }

  end(): void {
    this.drop()
    this.become({ how: 'ended' })
  }

  private become(state: LinkState): void {
    this.now_ = state
    this.events.changed(state)
  }

  private connect(): void {
    this.drop()
    const life = ++this.life
    const mine = (act: () => void) => () => {
      if (life === this.life) act()
    }
    if (this.now_.how !== 'first') this.become({ how: 'trying' })
    this.wire = this.world.open(this.url, {
      heard: (text) => mine(() => this.hear(text))(),
      lost: mine(() => this.lose()),
    })
    this.callOff = this.world.after(
      OPENING,
      mine(() => this.lose()),
    )
  }

  /** The server has greeted: before that there is no line, whatever the browser says. */
  private greeted(): void {
    this.tries = 0
    this.pinged = this.world.now()
    this.askedAt = undefined
    this.callOff()
    this.become({ how: 'up' })
    this.watch()
  }

  private hear(text: string): void {
    if (this.now_.how !== 'up') this.greeted()
    this.askedAt = undefined
    let message: unknown
    try {
      message = JSON.parse(text)
    } catch {
      // A server does not say such things; whoever stands between us does. The next look brings what was lost.
      return this.lose()
    }
    // What came together at the server comes in one frame.
    for (const one of Array.isArray(message) ? (message as readonly unknown[]) : [message]) this.events.heard(one)
  }

  /** Look now and then whether the line still holds. A page that slept asks first: it has not listened. */
  private watch(): void {
    this.callOff = this.world.after(WATCH, () => {
      const now = this.world.now()
      if (this.askedAt !== undefined && now - this.askedAt > DEAF) return this.lose()
      if (now - this.pinged >= this.rhythm().ping) this.ping(now)
      this.watch()
    })
  }

  private rhythm(): { readonly ping: number; readonly next: number } {
    return this.world.hidden() ? HIDDEN : SEEN
  }

  private ping(now: number): void {
    this.pinged = now
    this.askedAt ??= now
    this.send({ ping: ++this.asked, next: this.rhythm().next })
  }

  private lose(): void {
    if (this.now_.how === 'ended') return
    this.drop()
    const pause = PAUSES[Math.min(this.tries++, PAUSES.length - 1)]! * (1 + SPREAD * (2 * this.world.random() - 1))
    this.callOff = this.world.after(pause, () => this.connect())
    this.become({ how: 'waiting', until: this.world.now() + pause })
  }

  private drop(): void {
    this.callOff()
    this.life++
    this.wire?.close()
    this.wire = undefined
  }
}

const browserWorld: LinkWorld = {
  open(url, { heard, lost }) {
    const socket = new WebSocket(url)
    socket.addEventListener('message', ({ data }) => heard(String(data)))
    socket.addEventListener('close', lost)
    return { send: (text) => socket.send(text), close: () => socket.close() }
  },
  now: () => performance.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms)
    return () => clearTimeout(timer)
  },
  random: Math.random,
  hidden: () => document.hidden,
}
