import type { FortressState } from '@wanli/great-wall/expansions/chronicles/diaoyucheng'
import type { Outlook } from '../outlook.ts'
import type { Of } from '../terms.ts'
import type { ExpansionSense } from './sense.ts'

/* The Fortress of Diaoyucheng: how likely it is to stand through all the Nights to come. */

const fortressOf = ({ s }: Outlook): FortressState | undefined => s.extras['diaoyucheng'] as FortressState | undefined

/** What is lost with the Fortress while it will hardly stand, how soon that is felt, and what each Defense counts that is still lacking then. */
const LOSS = 60
const REACH = 3
const LACKING = 16
/** It falls in the next Night. */
const TONIGHT = 150
/** In a Year to come so many Archers will be there, and so many Raids put a token beside it. */
const ARCHERS = 2
const RAIDS = 0.25
/** An Archer rests after the Night: he is as good as one at rest, and shoots before. */
const SHOT = 1

/** The Night of this Year is still to come. */
const isNightToCome = ({ s }: Outlook): boolean =>
  s.season !== 'winter' || s.agenda.some(({ step }) => step === 'scenario.phase')

/** How bad it looks: Defense that will be left when the last Night is over, and whether this one can be survived. */
function dangerOf(o: Outlook, { defense, tokens, archers }: FortressState): number {
  const tonight = isNightToCome(o) ? Math.max(0, tokens - archers.length) : 0
  let left = defense - tonight - 1
  const falls = left < 0 ? TONIGHT * (1 - left) : 0
  for (let year = 1; year <= o.years; year++) left -= Math.max(0, tokens + RAIDS * year - ARCHERS)
  return falls + (left >= 0 ? LOSS * Math.exp(-left / REACH) : LOSS - LACKING * left)
}

/** How much better the Fortress stands by a change. */
function better(o: Outlook, change: Partial<FortressState>): number {
  const fortress = fortressOf(o)
  return fortress === undefined ? 0 : dangerOf(o, fortress) - dangerOf(o, { ...fortress, ...change })
}

const archerMore = (o: Outlook): number => {
  const { archers } = fortressOf(o)!
  return archers.length < SPOTS ? SHOT + better(o, { archers: [...archers, o.seat] }) : 0
}
const SPOTS = 3
const defenseMore = (o: Outlook): number => better(o, { defense: fortressOf(o)!.defense + 1 })

/** What is gathered early raises the Fortress all game long. */
const INCOMES = 1.8

export const diaoyucheng: ExpansionSense = {
  incomes: (o) => (fortressOf(o) === undefined ? 1 : INCOMES),
  options: { toFortress: archerMore, raiseDefense: defenseMore },
  prompts: {
    // To where most Hordes stand: there he will be needed on the Wall.
    nightRest: (o, option) => o.s.sections[(option as Of<'rest'>).section]!.hordes.length,
  },
  worth(o) {
    const fortress = fortressOf(o)
    if (fortress === undefined) return 0
    const mine = fortress.archers.filter((seat) => seat === o.seat).length
    return mine * (o.w.rest[1]! + (isNightToCome(o) ? SHOT : 0)) - dangerOf(o, fortress)
  },
  /** What a Clerk there can do for the Fortress, if the seat can pay for it. */
  gain(o, location) {
    if (fortressOf(o) === undefined) return 0
    const { resources } = o.s.players[o.seat]!
    const [wood = 0, stone = 0, gold = 0] = resources
    switch (o.box.locations[location]!.id) {
      case 'builders':
        return wood + stone + gold >= 3 ? CHANCE * Math.max(0, defenseMore(o) - 3) : 0
      case 'logistics':
      case 'barracks':
        return wood > 0 ? CHANCE * Math.max(0, archerMore(o) - 1) : 0
      default:
        return 0
    }
  },
}
/** Others may do it first. */
const CHANCE = 0.5
