import { settings } from '../settings.svelte.ts'
import { whenIdle } from '../ui/idle.ts'
import './install.svelte.ts'

/** Keeping the page for play without a network must not hold up its first sight. */
function begin(): void {
  void import('./keeper.ts').then(({ keep }) => keep())
}

if (import.meta.env.PROD && settings.offline) addEventListener('load', () => whenIdle(begin))
