import { fewSetups } from '@wanli/game-kit'
import { greatWall, SETUP } from '@wanli/great-wall'
import { type AnyGame, Dice } from '@wanli/kernel'
import { answerAtRandom } from '@wanli/kernel/laws'
import { recordedTests } from '@wanli/test-kit'

/** Random games of every kind of table, with every answer to every field of the set-up, and with every expansion. */
recordedTests(
  new URL('recorded/', import.meta.url),
  fewSetups(SETUP).map(({ name, setup }) => ({
    name,
    game: greatWall as AnyGame,
    about: { setup, seed: name, seeding: 'sha256' },
    player: () => {
      const dice = new Dice(name)
      return (table) => void answerAtRandom(table, dice)
    },
  })),
)
