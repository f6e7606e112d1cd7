import type { Prompt } from './types.ts'

/** The views of a phone. */
export const TABS = [
  { id: 'field', icon: 'wall' },
  { id: 'land', icon: 'temple' },
  { id: 'players', icon: 'honor' },
  { id: 'hand', icon: 'command' },
  { id: 'edge', icon: 'tea' },
] as const
export type Tab = (typeof TABS)[number]['id']

const BY_PLACE: Readonly<Record<string, Tab>> = {
  clerk: 'land',
  loc: 'land',
  ov: 'land',
  recruit: 'land',
  hireClerk: 'land',
  advisor: 'land',
  piece: 'field',
  rest: 'field',
  leave: 'field',
  firing: 'field',
  wall: 'field',
  barricade: 'field',
  horde: 'field',
  vital: 'field',
  on: 'field',
  grip: 'field',
  machine: 'field',
  machineRoom: 'field',
  beside: 'land',
  sent: 'land',
  wish: 'land',
  store: 'land',
  stored: 'land',
  beastUpgrade: 'players',
  tower: 'field',
  outpost: 'field',
  command: 'hand',
  tactic: 'hand',
  card: 'hand',
  spot: 'edge',
  track: 'edge',
  request: 'edge',
  fortress: 'edge',
  fortressDefense: 'edge',
  claimed: 'players',
  player: 'players',
  own: 'players',
}

/** On the field, but of no Section. */
const OF_ALL: ReadonlySet<string> = new Set(['outpost'])
/** A Tower stands between two Sections: it is seen from the one at its right, the last one from its left. */
const sectionOf = (kind: string, first: number): number => (kind === 'tower' ? Math.min(first, 2) : first)

/** Where a place is seen on a phone, and in which section; undefined: always (the pool, a chooser). */
export function tabOf(place: string): { readonly tab: Tab; readonly section: number | undefined } | undefined {
  const [kind, first] = place.split(':')
  const tab = BY_PLACE[kind ?? '']
  return tab === undefined
    ? undefined
    : { tab, section: tab === 'field' && !OF_ALL.has(kind!) ? sectionOf(kind!, Number(first)) : undefined }
}

/** Where one sees what a question is about: none of its answers lies on the table, or they don't say enough. */
const BY_PROMPT: { readonly [P in Prompt]?: Tab } = {
  aim: 'field',
  consent: 'edge',
  contribute: 'edge',
  extraShot: 'field',
  order: 'players',
  // GW-TEA-01: the Tea order, by which one decides.
  teaHouse: 'edge',
  place: 'players',
  reclaim: 'hand',
  upgrade: 'land',
  warehouse: 'land',
}
export function tabFor(
  prompt: Prompt | undefined,
  section: unknown,
): { readonly tab: Tab; readonly section: number | undefined } | undefined {
  // GW-BREACH-01: the Section that was breached; Shame of another kind is of no Section.
  if (prompt === 'shame') return typeof section === 'number' ? { tab: 'field', section } : undefined
  const tab = prompt === undefined ? undefined : BY_PROMPT[prompt]
  return tab === undefined ? undefined : { tab, section: typeof section === 'number' ? section : undefined }
}

/** What is answered elsewhere, but by what the left edge shows: a drawer is open beside it. */
const BY_EDGE: ReadonlySet<Prompt> = new Set<Prompt>(['consent', 'contribute'])
/** GW-TEA-01, GW-COOP-14: decided by the Tea order. */
const BY_TEA: ReadonlySet<Prompt> = new Set<Prompt>(['teaHouse', 'order'])
/** `rail`: the Tea order is in sight there without it. */
export const looksAtEdge = (prompt: Prompt | undefined, rail: boolean): boolean =>
  prompt !== undefined && (BY_EDGE.has(prompt) || (!rail && BY_TEA.has(prompt)))

const PARTS: Readonly<Record<Tab, string>> = {
  field: '.battle',
  land: '.land',
  players: '.players',
  hand: '.hand',
  edge: '.edge',
}

/** The view that holds something which is drawn on the table. */
export const tabHolding = (element: Element): Tab | undefined =>
  TABS.find(({ id }) => element.closest(PARTS[id]) !== null)?.id
