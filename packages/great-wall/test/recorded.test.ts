import { fewSetups } from '@wanli/game-kit'
import { greatWall, SETUP } from '@wanli/great-wall'
import { randomGames, recordedTests } from '@wanli/test-kit'

/** Random games of every kind of table, with every answer to every field of the set-up, and with every expansion. */
recordedTests(new URL('recorded/', import.meta.url), randomGames(greatWall, fewSetups(SETUP)))
