import type { Part } from '@wanli/kernel'
import type { GreatWall } from '../../../terms.ts'
import { dispel, haunt, lift } from './haunting.ts'
import { ghostState } from './state.ts'

export const ghostRules: Part<GreatWall> = {
  name: 'Hungry Ghosts',
  steps: { 'ghosts.haunt': haunt },
  on: [
    // AC-HG-12, XP-TIM-17: the Assault phase begins.
    { to: 'stepDone', when: 'has', do: (g, { step }) => void (step === 'firing' && dispel(g)) },
    // AC-HG-13, XP-TIM-11
    { to: 'defeated', when: 'has', do: (g, { claimer }) => lift(g, claimer) },
    // AC-HG-15, -16: whoever's, and wherever he was killed.
    {
      to: 'burial',
      when: 'would',
      do(g, event) {
        const { seat, type } = event
        event.prevented = true
        g.state.players[seat]!.sacrificed[type]!++
        g.say?.({ kind: 'deadForGood', seat, unit: g.box.soldiers[type]!.id })
      },
    },
  ],
  // AC-HG-08
  modify: { closed: (why, { location }, g) => (ghostState(g).haunted.includes(location) ? 'AC-HG-08' : why) },
}
