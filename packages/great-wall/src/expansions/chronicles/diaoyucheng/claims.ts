import { NONE } from '../../../state.ts'
import type { Expansion } from '../../expansion.ts'
import { DIAOYUCHENG, type FortressView } from './state.ts'

/** AC-SD-15: what the Night takes, if nobody comes or goes before it. */
export const claims: NonNullable<Expansion['claims']> = (view) => [
  {
    about: 'what the Night takes from the Fortress',
    says: (view.extras[DIAOYUCHENG] as FortressView).tonight,
    comes: ({ stage }) => {
      const { told } = stage((state) => {
        state.season = 'winter'
        state.active = NONE
        state.activation = null
        state.resolving = []
        state.agenda = [{ step: 'scenario.phase' }, { step: 'winter.check' }]
      }, 'winter.check')
      return told.flatMap(({ event }) => (event.kind === 'night' ? [event.loss] : []))[0]
    },
  },
]
