/** What places of the table are called: options, clicks, lights and explanations go by these names. */
export const place = {
  pool: 'pool',
  /** A Clerk at a Location, of whoever moves. */
  clerk: (location: number) => `clerk:${location}`,
  location: (location: number) => `loc:${location}`,
  overseer: (location: number) => `ov:${location}`,
  recruit: (type: number) => `recruit:${type}`,
  hireClerk: 'hireClerk',
  advisor: (id: string) => `advisor:${id}`,
  /** A Soldier of the own pool. */
  unit: (type: number) => `unit:${type}`,
  /** Soldiers of one kind and owner in a Rest Zone or on Firing spots. */
  piece: (where: 'rest' | 'firing', section: number, seat: number, type: number) =>
    `piece:${section}:${where}:${seat}:${type}`,
  rest: (section: number) => `rest:${section}`,
  /** My Soldiers behind and on the Wall of a section, as those who may leave it. */
  leave: (section: number) => `leave:${section}`,
  firing: (section: number) => `firing:${section}`,
  wall: (section: number) => `wall:${section}`,
  barricade: (section: number) => `barricade:${section}`,
  horde: (section: number, row: number) => `horde:${section}:${row}`,
  vital: (section: number, row: number, spot: number) => `vital:${section}:${row}:${spot}`,
  /** The middle of some cells of a Horde's grid, in halves of a cell: where something is laid that covers them. */
  grip: (section: number, row: number, cells: readonly { readonly row: number; readonly column: number }[]) => {
    const middle = (of: readonly number[]): number => Math.min(...of) + Math.max(...of)
    return `grip:${section}:${row}:${middle(cells.map((cell) => cell.row))}:${middle(cells.map(({ column }) => column))}`
  },
  /** Soldiers of one kind and owner on a Horde. */
  on: (section: number, row: number, seat: number, type: number) => `on:${section}:${row}:${seat}:${type}`,
  /** A spot of a card beside the sections (GW-HOOK-04). */
  outpost: (card: string, spot: number) => `outpost:${card}:${spot}`,
  command: (key: string) => `command:${key}`,
  discarded: (key: string) => `discarded:${key}`,
  tactic: (id: string, boosted: boolean) => `tactic:${id}:${boosted ? 'boosted' : 'normal'}`,
  /** A Tactic card as a whole. */
  card: (id: string) => `card:${id}`,
  choice: (id: string) => `choice:${id}`,
  spot: (spot: number) => `spot:${spot}`,
  track: (spot: number) => `track:${spot}`,
  request: (id: string) => `request:${id}`,
  claimed: (index: number) => `claimed:${index}`,
  player: (seat: number) => `player:${seat}`,
  resource: (resource: number) => `res:${resource}`,
  own: (card: string) => `own:${card}`,
} as const
