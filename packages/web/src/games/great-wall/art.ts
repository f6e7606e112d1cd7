import { type CardArt, type Pictures, signOf } from '../../art/art.ts'
import { pictureTables } from './expansions/index.ts'
import { PICTURES } from './pictures.ts'
import type { Box } from './types.ts'

const found = <T>(of: (pictures: Pictures) => Readonly<Record<string, T>>, id: string): T | undefined =>
  [PICTURES, ...pictureTables()].map(of).find((table) => Object.hasOwn(table, id))?.[id]

/** What a card is. `other`: a card that only an expansion has. */
export type Kind =
  | 'location'
  | 'command'
  | 'horde'
  | 'general'
  | 'advisor'
  | 'tactic'
  | 'artifact'
  | 'event'
  | 'request'
  | 'other'

export function kindOf(id: string, { data }: Pick<Box, 'data'>): Kind {
  const tables: readonly (readonly [Kind, object])[] = [
    ['location', data.sides.side3.locations],
    ['command', data.commandCards],
    ['command', data.commands.player],
    ['horde', data.hordeTypes],
    ['horde', data.hordeCards],
    ['general', data.generals],
    ['advisor', data.advisors],
    ['tactic', data.tactics],
    ['artifact', data.artifacts],
    ['event', data.events],
    ['request', data.requests],
  ]
  return tables.find(([, table]) => Object.hasOwn(table, id))?.[0] ?? 'other'
}

/**
 * The picture of a card or a Location: by its ID, a Horde also by the ID of one of its cards, a Command also by its key. Undefined: a
 * card of somebody's own data file, which nobody has drawn.
 */
export function artOf(id: string, { data }: Pick<Box, 'data'>): CardArt | undefined {
  const recipe = found(({ generals }) => generals, id)
  if (recipe !== undefined) return { name: signOf(recipe), recipe }
  const trade = Object.hasOwn(data.advisors, id) ? data.advisors[id]!.trade : undefined
  if (trade !== undefined) return { name: `advisor-${trade}` }
  const commands: Readonly<Record<string, { readonly id: string }>> = data.commands.player
  const card = data.hordeCards[id]?.type.id ?? commands[id]?.id ?? id
  const name = found(({ symbols }) => symbols, card)
  return name === undefined ? undefined : { name }
}
