import { greatWallGreedy } from '@wanli/bots/great-wall'
import { random } from '@wanli/bots/random'
import { greatWall } from '@wanli/great-wall'
import type { Engine } from '@wanli/table'

export const engine: Engine = { game: greatWall, bots: [random, greatWallGreedy] }
