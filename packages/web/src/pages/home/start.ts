import { greet } from '../../frame/first-look.svelte.ts'
import type { GameCard } from '../../games/index.ts'
import { go } from '../../routes.svelte.ts'
import { settings } from '../../settings.svelte.ts'
import type { SeatPlan } from '../../table/protocol.ts'
import { planTable } from '../../table/start.ts'
import { USUAL_LEVEL } from '../../ui/levels.ts'
import { drawnValues, setupOf } from '../new/setup.ts'

/** Me, and bots on all other seats. */
const meAndBots = (count: number): readonly SeatPlan[] =>
  Array.from({ length: count }, (_, seat) =>
    seat === 0 ? { name: settings.name, kind: 'person' } : { name: '', kind: 'bot', bot: USUAL_LEVEL },
  )

/** One click: the usual table. Whoever never sat at one is shown around. */
export function playNow({ id, name, usualSeats }: GameCard): void {
  const plan = planTable(id, name, { seats: usualSeats }, meAndBots(usualSeats))
  void greet(plan)
  go('table', plan.id)
}

/** One click: a table on which boards and variants are drawn. */
export async function surpriseMe(card: GameCard): Promise<void> {
  const face = await card.load()
  const clans = face.clans.slice(0, card.usualSeats).map(({ value }) => value)
  const mode = face.modes[0]!.id
  const lay = { mode, clans, expansions: [] }
  const setup = setupOf(face, lay, drawnValues(face, lay))
  go('table', planTable(card.id, card.name, setup, meAndBots(clans.length)).id)
}
