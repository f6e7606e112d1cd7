import assert from 'node:assert/strict'
import { greatWall } from '@wanli/great-wall'
import { openPosition } from '@wanli/kernel'
import type { Asking } from '../src/games/great-wall/places.ts'
import type { Box, Option, View } from '../src/games/great-wall/types.ts'

/** A table of The Great Wall in words (docs/positions-great-wall.md), as the first seat sees it. */
export interface Scene {
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
  const { state, box, open } = opened.value
  const view = greatWall.view(state, 0, box)
  const question = open.find(({ seat }) => seat === 0)
  const asking: Asking = { prompt: question?.prompt ?? 'command', about: question?.about ?? {}, view, box }
  return { view, box, asking, options: question?.options ?? [] }
}
