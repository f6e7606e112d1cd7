import type { Kept } from './protocol.ts'

/** The build of this very page; a page that is served as it is written has none. */
export const mine: string = document.documentElement.dataset['build'] ?? ''

/** Browsers have both for addresses that nobody can tamper with on the way. */
export const canKeep: boolean = mine !== '' && 'serviceWorker' in navigator && 'locks' in navigator

export const offline: {
  /** What the worker of this browser keeps. */
  kept: Kept | undefined
  failed: boolean
  /** The newer build that can be had. */
  offered: string | undefined
  /** The one that the person does not want yet. */
  declined: string | undefined
} = $state({ kept: undefined, failed: false, offered: undefined, declined: undefined })
