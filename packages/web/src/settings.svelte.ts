import { MediaQuery } from 'svelte/reactivity'
import { fill, type Key, type Language, LANGUAGES, TEXTS } from './text/index.ts'

/** What a person has set for this browser. */
export interface Settings {
  language: Language
  theme: 'auto' | 'light' | 'dark'
  sound: boolean
  /** How loud, in percent. */
  volume: number
  /** Whether the person was asked once if there is to be sound. */
  soundAsked: boolean
  /** The games at whose table the person has looked around. */
  looked: readonly string[]
  /** `auto` follows the machine's wish for reduced motion. */
  motion: 'auto' | 'full' | 'none'
  /** How much of a Winter is shown; `auto`: all of the first ones, then the same in less time. */
  winter: 'auto' | 'full' | 'short' | 'still'
  /** Milliseconds between the answers of bots; 0 = at once; -1 = step by step. */
  pace: number
  /** Among people: ask for a Tactic card only who has one that fits, and wait where nobody has. */
  sparing: boolean
  /** Milliseconds until a turn that is over is given over; 0 = at once; -1 = when the person says so. */
  endTurn: number
  /** What a round or a Winter brought is shown, and waits. */
  summaries: boolean
  /** Of the usual text size. */
  size: 100 | 115 | 130
  name: string
  /** Keep the page in this browser, for play without a network. */
  offline: boolean
}

const PLACE = 'wanli.settings'

const usual = (): Settings => ({
  language: LANGUAGES.find((code) => navigator.language.startsWith(code)) ?? 'en',
  theme: 'auto',
  sound: false,
  volume: 60,
  soundAsked: false,
  looked: [],
  motion: 'auto',
  winter: 'auto',
  pace: 500,
  sparing: false,
  endTurn: 3000,
  summaries: true,
  size: 100,
  name: '',
  offline: true,
})

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Settings>
  } catch {
    // A forbidden or damaged store: the usual settings serve.
    return {}
  }
}

export const settings: Settings = $state({ ...usual(), ...stored() })

/** Set something and remember it, if the browser lets us. */
export function set<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings))
  } catch {
    // It holds until the page is closed.
  }
}

/** Whether others wait until a turn is given over. Bots that go step by step wait anyhow. */
export const waitsForMe = (persons: readonly unknown[]): boolean =>
  settings.endTurn !== 0 && (settings.pace >= 0 || persons.length > 1)

/** Sentences that were said before: a table says the same few hundred again and again. */
const said = new Map<string, string>()
const MANY = 5000

/** What the page says, in the language of the moment. */
export function say(key: Key, params?: Readonly<Record<string, string | number>>): string {
  const { language } = settings
  const text = TEXTS[language][key]
  if (params === undefined) return fill(text, language)
  const name = `${language} ${key} ${JSON.stringify(params)}`
  let words = said.get(name)
  if (words === undefined) {
    if (said.size > MANY) said.clear()
    words = fill(text, language, params)
    said.set(name, words)
  }
  return words
}

/** What the machine wishes; the page follows while it is open. */
const night = new MediaQuery('prefers-color-scheme: dark')
const calm = new MediaQuery('prefers-reduced-motion: reduce')

export const isDark = (): boolean => settings.theme === 'dark' || (settings.theme === 'auto' && night.current)

export const isStill = (): boolean => settings.motion === 'none' || (settings.motion === 'auto' && calm.current)
