import { findEngines, type Engine as EngineName } from '../../../../scripts/browsers.mjs'

/*
 * What the tests in every engine need of a browser, and nothing more. Chromium is reached as all other tests reach it; Firefox speaks
 * WebDriver BiDi; WebKit, as Linux has it, the classic WebDriver.
 */

/** How large the window is, and what the page finds among its settings on the first visit. */
export interface Visit {
  readonly url: string
  readonly width: number
  readonly height: number
  /** Its person has fingers and no mouse, where the engine can pretend that. */
  readonly touch: boolean
  readonly settings: Readonly<Record<string, unknown>>
}

/** One window of a browser that was never here before. */
export interface Tab {
  /** Runs in the page, and waits for what it promises; what goes in and out must be JSON. */
  evaluate<A extends readonly unknown[], R>(run: (...args: A) => R, ...args: A): Promise<Awaited<R>>
  /** Clicks or taps there, as the person of this window would. */
  point(x: number, y: number): Promise<void>
  /** A key by its name: one letter, or Enter, Escape. */
  press(key: string): Promise<void>
  reload(): Promise<void>
  /** A picture of the window (PNG). */
  picture(): Promise<Buffer>
  /** Errors of the page's console so far. In WebKit only those after the page has loaded: it tells no program of its console. */
  complaints(): Promise<readonly string[]>
  close(): Promise<void>
}

export interface Browser {
  visit(visit: Visit): Promise<Tab>
  close(): Promise<void>
}

/** What `npm test` has found, or what there is. */
export async function placeOf<E extends EngineName>(engine: E) {
  const found = await findEngines({ want: [engine] })
  const place = found[engine]
  if (place === undefined)
    throw new Error(`This needs ${engine}, and it is not here. What helps: ${found.missing[0]?.help}`)
  return place
}

/** A driver may hang where no test can see it: each command has so many milliseconds, and then says which one it was. */
export const PATIENCE = 25_000
export const unanswered = (engine: string, command: string): Error =>
  new Error(`the driver of ${engine} has not answered for ${PATIENCE / 1000} s: ${command}`)

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Asks again until there is an answer. */
export async function until<T>(
  what: string,
  ask: () => Promise<T | undefined | null | false>,
  timeout = 20_000,
): Promise<T> {
  for (const end = Date.now() + timeout; Date.now() < end; await sleep(50)) {
    const answer = await ask()
    if (answer !== undefined && answer !== null && answer !== false) return answer
  }
  throw new Error(`waited ${timeout / 1000} s in vain: ${what}`)
}

/** The keys of a keyboard that have no letter, as WebDriver writes them. */
const KEYS: Readonly<Record<string, string>> = { Enter: '\uE007', Escape: '\uE00C' }

/** A press of a key, for both kinds of WebDriver. */
export const pressed = (key: string) => {
  const value = KEYS[key] ?? key
  return [
    {
      type: 'key',
      id: 'keyboard',
      actions: [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ],
    },
  ]
}

/** A click or tap at a place, for both kinds of WebDriver. */
export const pointed = (x: number, y: number, pointerType: 'mouse' | 'touch') => [
  {
    type: 'pointer',
    id: pointerType,
    parameters: { pointerType },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
]
