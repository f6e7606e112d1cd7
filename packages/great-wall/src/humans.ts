import type { R, Seat } from './terms.ts'

/** Automata have a Tea marker, but nobody sits there who could be asked. */
export const isHuman = (g: R, seat: Seat): boolean => seat < g.box.setup.seats

export const humans = (g: R): Seat[] => g.state.tea.filter((seat) => isHuman(g, seat))
