import type { ExpansionLook } from '../../face.ts'
import sprite from '../art.svg?url'
import Overture from '../Overture.svelte'
import Barred from './Barred.svelte'
import Rebellion from './Rebellion.svelte'

/** The state of the Year lies at the edge; the Gold Mine says that it takes no Overseers. */
export const redTurban: ExpansionLook = {
  name: 'redTurban',
  Overture,
  Edge: Rebellion,
  InLocation: Barred,
  sprite,
}
