import assert from 'node:assert/strict'
import { greatWall, type GreatWall } from '@wanli/great-wall'
import { openPosition, type Table } from '@wanli/kernel'
import type { Asking } from '../src/games/great-wall/places.ts'
import type { Box, Option, View } from '../src/games/great-wall/types.ts'

/** A table of The Great Wall in words (docs/positions-great-wall.md), as the first seat sees it. */
export interface Scene {
  readonly table: Table<GreatWall>
  readonly view: View
  readonly box: Box
  readonly asking: Asking
  readonly options: readonly Option[]
}

export function scene(words: object, setup: object = { seats: 3 }): Scene {
  const opened = openPosition(greatWall, {
    wanli: 'position',
    format: 1,
    game: 'great-wall',
    setup: setup as never,
    table: words as never,
  })
  assert.ok(opened.ok, JSON.stringify(opened))
  const table = opened.value
  const { box, open } = table
  const view = table.view(0)
  const question = open.find(({ seat }) => seat === 0)
  const asking: Asking = { prompt: question?.prompt ?? 'command', about: question?.about ?? {}, view, box }
  return { table, view, box, asking, options: question?.options ?? [] }
}
