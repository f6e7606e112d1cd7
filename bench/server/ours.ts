// Our server with its games and tic-tac-toe, on a file: every commit is on the disk before anybody is told.
import { openStore, startServer } from '@wanli/server'
import { engineOf } from '@wanli/server/games'
import { ticTacToe } from '@wanli/tic-tac-toe'
import { open } from './child.ts'

const { url } = await startServer({
  store: await openStore(process.argv[2] ?? ''),
  version: 'bench',
  // One machine plays for everybody.
  limits: 1_000_000,
  // Milliseconds after which a table that nobody is at leaves the memory; else as usual.
  ...(process.argv[3] === undefined ? {} : { idleAfter: Number(process.argv[3]) }),
  engineOf: (game) => (game === ticTacToe.id ? { game: ticTacToe, bots: [] } : engineOf(game)),
})
open(url)
