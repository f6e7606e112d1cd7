import { type Drawing, drawing } from '../drawing.ts'

/** The parts of a face are drawn a little smaller than they are shown. */
const CLOSER = { scale: 1.18, dx: 32 - 32 * 1.18, dy: -0.4 }
export const part = (name: string): Drawing => drawing(`general-part-${name}`, 64, 64, CLOSER)
