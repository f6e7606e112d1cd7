import { Rounds } from '../rounds.ts'
import type { Word } from '../store/relay.ts'
import { Neighbours } from './far.ts'
import type { LiveTable } from './table.ts'
import type { TableCare } from './tables.ts'

/** Milliseconds between two looks for what nobody hinted at. */
const LOOK_EVERY = 2000
/** A process that says nothing for so long is gone. */
const PATIENCE = 7000
/** Tables that are asked for at once. */
const AT_ONCE = 500

export interface FollowingParts extends TableCare {
  /** Somebody signed out at another process. */
  readonly signedOut: (person: string) => void
}

/** The tables of this process go along with what happens to them at others: at a hint, and now and then without one. */
export class Following {
  private readonly parts: FollowingParts
  private readonly neighbours = new Neighbours(PATIENCE)
  private readonly rounds: Rounds

  constructor(parts: FollowingParts) {
    this.parts = parts
    parts.relay.hear({ word: (word, from) => this.hear(word, from), gap: () => void this.gap() })
    this.rounds = new Rounds(
      LOOK_EVERY,
      () => this.look(),
      (error) => parts.broke('follow', error),
    )
  }

  private hear(word: Word, from: string): void {
    const { tables, now, signedOut } = this.parts
    this.neighbours.hear(from, now())
    if ('seq' in word) void this.at(word.table, (table) => table.catchUp(word.seq))
    else if ('said' in word) void this.at(word.said, (table) => table.hearChat())
    else if ('pages' in word)
      void this.at(word.at, (table) => {
        if (table.far.heard(from, word.pages)) table.tellRoom()
      })
    else if ('who' in word)
      void this.at(word.who, (table) => {
        if (table.clients.size > 0) table.tellPages()
      })
    else if ('out' in word) signedOut(word.out)
    else if ('alive' in word && !word.alive) {
      this.neighbours.left(from)
      void tables.loaded().then((all) => this.forget(all, [from]))
    }
  }

  private async at(name: string, act: (table: LiveTable) => void | Promise<void>): Promise<void> {
    const table = await this.parts.tables.known(name)
    if (table === undefined || table.gone) return
    try {
      await act(table)
    } catch (error) {
      // It left the memory meanwhile: then there is nobody to tell.
      if (!table.gone) this.parts.broke(name, error)
    }
  }

  private forget(all: readonly LiveTable[], processes: readonly string[]): void {
    for (const table of all) if (processes.map((from) => table.far.heard(from, [])).some(Boolean)) table.tellRoom()
  }

  /** Hints may be lost: those who are looked at are looked up. */
  private async look(): Promise<void> {
    const { store, relay, tables, now } = this.parts
    relay.say({ alive: true })
    const all = (await tables.loaded()).filter((table) => table.isInUse)
    this.forget(all, this.neighbours.gone(now()))
    for (let from = 0; from < all.length; from += AT_ONCE) {
      const some = new Map(all.slice(from, from + AT_ONCE).map((table) => [table.id, table]))
      for (const { table: id, seq, said } of await store.heads([...some.keys()])) {
        const table = some.get(id)!
        if (table.journal.seq < seq) await this.at(id, () => table.catchUp(seq))
        await this.at(id, () => table.hearChat(said))
      }
    }
  }

  /** The line to the others was broken. */
  private async gap(): Promise<void> {
    for (const table of await this.parts.tables.loaded()) {
      if (table.clients.size === 0) continue
      this.parts.relay.say({ who: table.id })
      table.tellPages()
    }
    await this.rounds.now()
  }

  async close(): Promise<void> {
    await this.rounds.end()
    this.parts.relay.say({ alive: false })
  }
}
