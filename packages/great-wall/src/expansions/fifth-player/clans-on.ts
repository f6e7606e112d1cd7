import { type Horde, isSoldier, ownerOf } from '../../state.ts'

/** GWXC-VOC-12: players, automata included, with one or more Soldiers on a Horde. */
export const soldierSeats = ({ spots }: Horde): number => new Set(spots.filter(isSoldier).map(ownerOf)).size
