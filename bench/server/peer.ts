// boardgame.io's server with the game of its own tutorial, in memory.
import { createRequire } from 'node:module'
import type { AddressInfo, Server } from 'node:net'
import type { Game } from 'boardgame.io'
import { type Cells, tutorial } from '../peer-game.ts'
import { open } from './child.ts'

interface Peer {
  readonly Server: (options: {
    readonly games: readonly Game<{ cells: Cells }>[]
    readonly origins: readonly string[]
  }) => {
    run(options: { readonly port: number; readonly callback: () => void }): Promise<{ readonly appServer: Server }>
  }
}
const { Server: peer } = createRequire(import.meta.url)('boardgame.io/server') as Peer
const server = peer({ games: [{ ...tutorial, name: 'tic-tac-toe' }], origins: [] })
const { appServer } = await server.run({ port: 0, callback: () => undefined })
open(`http://localhost:${(appServer.address() as AddressInfo).port}/`)
