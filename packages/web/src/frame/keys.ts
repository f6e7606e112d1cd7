import { say } from '../settings.svelte.ts'
import type { Key } from '../text/index.ts'

/** The keyboard of the table, as the help shows it. */
export const KEYS: readonly { readonly keys: readonly string[]; readonly does: Key }[] = [
  { keys: ['Tab'], does: 'frame.key.tab' },
  { keys: ['←', '→', '↑', '↓'], does: 'frame.key.arrows' },
  { keys: ['Enter'], does: 'frame.key.enter' },
  { keys: ['1', '…', '9'], does: 'frame.key.numbers' },
  { keys: ['Z'], does: 'frame.key.undo' },
  { keys: ['Shift', 'Z'], does: 'frame.key.undoTurn' },
  { keys: ['H'], does: 'frame.key.hint' },
  { keys: ['W'], does: 'frame.key.why' },
  { keys: ['X'], does: 'frame.key.zoom' },
  { keys: ['I'], does: 'frame.key.what' },
  { keys: ['R'], does: 'frame.key.rules' },
  { keys: ['O'], does: 'frame.key.list' },
  { keys: ['L'], does: 'frame.key.log' },
  { keys: ['Space'], does: 'frame.key.skip' },
  { keys: ['N'], does: 'frame.key.next' },
  { keys: ['?'], does: 'frame.key.help' },
  { keys: ['Esc'], does: 'frame.key.escape' },
]

/** What is printed on it, where that differs by language. */
export const keyName = (key: string): string => (key === 'Space' ? say('frame.key.space') : key)

/** In a field, letters are letters. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input:not([type=radio]):not([type=checkbox]), select, textarea') !== null

/** On these, Enter and Space mean "press it". */
const isPressable = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('button, a, summary, label, [role=button], [role=radio], [tabindex="0"]') !== null

/** What a key means at the table; undefined = nothing of ours. */
export type Command =
  | 'undo'
  | 'undoTurn'
  | 'why'
  | 'hint'
  | 'zoom'
  | 'what'
  | 'whatBefore'
  | 'rules'
  | 'list'
  | 'log'
  | 'skip'
  | 'next'
  | 'help'
  | 'escape'
  | 'only'
  | 'forward'
  | 'backward'
  | { readonly number: string }

const LETTERS: Readonly<Record<string, Command>> = {
  z: 'undo',
  h: 'hint',
  w: 'why',
  x: 'zoom',
  i: 'what',
  r: 'rules',
  o: 'list',
  l: 'log',
  n: 'next',
  '?': 'help',
  ArrowRight: 'forward',
  ArrowDown: 'forward',
  ArrowLeft: 'backward',
  ArrowUp: 'backward',
}

export function commandOf(event: KeyboardEvent): Command | undefined {
  if (event.defaultPrevented || event.altKey) return undefined
  const isZ = event.key.toLowerCase() === 'z'
  // Ctrl+Z, on a Mac Cmd+Z, is what every program calls it; in a field it is the field's own.
  if (event.ctrlKey || event.metaKey) return isZ && !event.shiftKey && !isTyping(event.target) ? 'undo' : undefined
  if (event.key === 'Escape') return 'escape'
  if (isTyping(event.target)) return undefined
  if (isZ && event.shiftKey) return 'undoTurn'
  if (/^[1-9]$/.test(event.key)) return { number: event.key }
  if (event.key === ' ') return isPressable(event.target) ? undefined : 'skip'
  if (event.key === 'Enter') return isPressable(event.target) ? undefined : 'only'
  const command = LETTERS[event.key.length === 1 ? event.key.toLowerCase() : event.key]
  return command === 'what' && event.shiftKey ? 'whatBefore' : command
}

/** The glowing targets, in the order of the page. */
const targets = (root: Element): readonly (HTMLElement | SVGElement)[] =>
  [...root.querySelectorAll<HTMLElement | SVGElement>('.legal')].filter((target) => target.getClientRects().length > 0)

/** To the next glowing target, or the one before. */
export function moveFocus(root: Element, by: 1 | -1): boolean {
  const all = targets(root)
  if (all.length === 0) return false
  const { activeElement } = document
  const at = all.findIndex((target) => target === activeElement)
  const next = at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length
  const target = all[next]!
  if (!target.hasAttribute('tabindex') && target.tabIndex < 0) target.setAttribute('tabindex', '-1')
  target.focus()
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  return true
}

/** Enter on a target that is no button: a click, wherever it is drawn. */
export function pressTarget(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || !target.classList.contains('legal') || target instanceof HTMLButtonElement)
    return false
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  return true
}
