import type { Option, Part } from '@wanli/kernel'
import { addHonor } from '../../../honor.ts'
import { humans } from '../../../humans.ts'
import { loseAtOnce } from '../../../loss.ts'
import { DECLINE } from '../../../options.ts'
import type { State } from '../../../state.ts'
import type { G, GreatWall, GwBox, Rule } from '../../../terms.ts'
import { canHire, hireFree, sendAtSetup, sendByRaid, sendClerk } from './clerks.ts'
import { council } from './council.ts'
import { clerkHonor, hordesLeft, startWalls } from './rows.ts'
import { turbanState } from './state.ts'

/** A Clerk for Honor. */
export interface HonorHireOption extends Option {
  readonly kind: 'honorHire'
}
const HONOR_HIRE: HonorHireOption = { kind: 'honorHire', key: 'hire for honor' }

declare module '../../../options.ts' {
  interface MoreOptions {
    honorHire: HonorHireOption
  }
}
declare module '../../../terms.ts' {
  interface MorePrompts {
    /** XDP-33 */
    honorHire: true
  }
}
declare module '../../../state.ts' {
  interface MoreHonorSources {
    hires: true
  }
}

/** AC-RT-02: the Walls of the start; AC-RT-20 for Hordes that found their section full already then. */
export function begin(s: State, box: GwBox): void {
  const levels = startWalls(box)[box.setup.seats]!
  s.sections.forEach((section, i) => {
    if (section.usable) section.wall = levels[i]!
  })
  sendAtSetup(s, box, s.hordeDiscard.length)
}

/** AC-RT-07, XRUL-92: once per Summer, the whole of it. */
function* hireForHonor(g: G): Rule {
  for (const seat of humans(g)) {
    if (g.state.players[seat]!.honor < clerkHonor(g.box) || !canHire(g, seat)) continue
    const pick = yield* g.ask(seat, 'honorHire', [HONOR_HIRE, DECLINE], { honor: clerkHonor(g.box) })
    if (pick.kind === 'decline') continue
    addHonor(g, seat, -clerkHonor(g.box), 'hires')
    yield* hireFree(g, seat)
  }
}

/** AC-RT-15 to -17: of the humans who had most Clerks there the highest in the Tea order loses one. */
function toll(g: G, location: number, returned: readonly number[]): void {
  const { id, resource } = g.box.locations[location]!
  if (resource === undefined) return
  const most = Math.max(...humans(g).map((seat) => returned[seat]!))
  if (most > 0)
    sendClerk(
      g,
      humans(g).find((seat) => returned[seat] === most)!,
      id,
    )
}

export const turbanRules: Part<GreatWall> = {
  name: 'Red Turban Rebellion',
  instead: {
    // XP-TIM-04: when all income has been taken.
    'summer.income': (earlier) =>
      function* (g, step) {
        const body = earlier(g, step)
        if (body) yield* body
        yield* hireForHonor(g)
      },
  },
  on: [
    {
      to: 'stepDone',
      when: 'has',
      do(g, { step }) {
        // XP-TIM-01
        if (step === 'time') return council(g)
        if (step === 'hordes') turbanState(g).fewer = 0
        return undefined
      },
    },
    // XP-TIM-08
    { to: 'activated', when: 'has', do: (g, { location, returned }) => toll(g, location, returned) },
    // AC-RT-19: before anything of the Breach is done.
    { to: 'breach', when: 'would', do: (g) => loseAtOnce(g, 'breach') },
    { to: 'raid', when: 'has', do: sendByRaid },
  ],
  modify: {
    // AC-RT-10: whatever else changes the number, one of them comes.
    newHordes: (n, _about, g) => Math.min(n, Math.max(hordesLeft(g.box), n - turbanState(g).fewer)),
  },
}
