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
  firing: 'field',
  wall: 'field',
  barricade: 'field',
  horde: 'field',
  vital: 'field',
  on: 'field',
  command: 'hand',
  discarded: 'hand',
  tactic: 'hand',
  card: 'hand',
  spot: 'edge',
  track: 'edge',
  request: 'edge',
  claimed: 'players',
  player: 'players',
  own: 'players',
}

/** Where a place is seen on a phone, and in which section; undefined: always (the pool, a chooser). */
export function tabOf(place: string): { readonly tab: Tab; readonly section: number | undefined } | undefined {
  const [kind, first] = place.split(':')
  const tab = BY_PLACE[kind ?? '']
  return tab === undefined ? undefined : { tab, section: tab === 'field' ? Number(first) : undefined }
}
