import type { Scene } from './scene.svelte.ts'
import { settings } from '../settings.svelte.ts'

/** Who has won a game that the best wins: whether the person at the screen is among them, and the names of the others. */
export interface Winners {
  readonly count: number
  /** Where several people share the screen, nobody is "you". */
  readonly you: boolean
  readonly others: string
}

export function winnersOf(scene: Scene): Winners {
  const winners = scene.news?.winners ?? []
  const [you] = scene.persons.length === 1 ? scene.persons : []
  const others = winners.filter((seat) => seat !== you).map((seat) => scene.nameOf(seat))
  return {
    count: winners.length,
    you: others.length < winners.length,
    others: new Intl.ListFormat(settings.language, { type: 'conjunction' }).format(others),
  }
}
