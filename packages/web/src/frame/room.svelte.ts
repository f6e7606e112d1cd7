import { innerHeight, innerWidth } from 'svelte/reactivity/window'
import { route } from '../routes.svelte.ts'
import { type Room, roomOf } from './room.ts'

const kind = $derived(['table', 'replay'].includes(route.parts[0] ?? '') ? 'table' : 'page')
const now: Room = $derived(roomOf({ width: innerWidth.current ?? 0, height: innerHeight.current ?? 0 }, kind))

/** The room of this window, as it is now. */
export const room = (): Room => now

/** The page is enlarged as a whole, and its styles know by how much (`--k`), how large its sheet is, and what kind of room it is. */
export function enlarge(page: HTMLElement): void {
  const { k, width, height, words } = now
  page.dataset['room'] = words.join(' ')
  page.style.setProperty('--k', String(k))
  page.style.zoom = k === 1 ? '' : String(k)
  // Units of the viewport mean another thing under zoom in every browser: in the sheet's pixels there is no doubt.
  for (const [name, size] of [
    ['--screen-w', width],
    ['--screen-h', height],
  ] as const)
    if (k === 1) page.style.removeProperty(name)
    else page.style.setProperty(name, `${size}px`)
}
