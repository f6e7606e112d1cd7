import { Streams, Table } from '@wanli/kernel'
import type { Ears, Watch, Watched } from './watch.ts'

/** What each Artifact is worth. Honor says that it comes from Artifacts, not from which: each is scored on a copy, alone. */
export class ArtifactWatch implements Watch {
  private readonly watched: Watched
  /** By Artifact: Honor by seat. */
  private readonly honor = new Map<string, readonly number[]>()

  constructor(watched: Watched) {
    this.watched = watched
  }

  readonly ears: Ears = {
    gameEnds: () => {
      const { state, box } = this.watched.table
      for (const artifact of state.artifacts) this.honor.set(box.artifacts[artifact]!.id, this.score(artifact))
    },
  }

  private score(artifact: number): readonly number[] {
    const { table, seats } = this.watched
    const { game, box } = table
    const alone = game.copy(table.state)
    alone.artifacts = [artifact]
    alone.agenda = [{ step: 'scoring' }]
    const scored = new Table(game, box, new Streams('artifact'), alone).view(undefined)
    return seats.map((seat) => scored.players[seat]!.honorFrom.artifacts)
  }

  end(share: readonly number[]): void {
    const { counter } = this.watched
    for (const [id, honor] of this.honor) {
      counter.add(`artifact/${id}/inPlay`)
      honor.forEach((n, seat) => {
        const won = share[seat]! > 0
        counter.add(`artifact/${id}/${won ? 'honorOfWinners' : 'honorOfOthers'}`, n)
        counter.add(`artifact/${id}/${won ? 'winners' : 'others'}`)
        if (n > 0) counter.use(`artifact/${id}`, seat)
      })
    }
  }
}
