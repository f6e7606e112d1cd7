import { newTableId } from '../ids.ts'
import { newRoom } from '../rooms/before.ts'
import { Refusal, type RoomState, type Who } from '../rooms/state.ts'
import type { creating } from '../protocol/rooms.ts'
import { Rounds } from '../rounds.ts'
import type { Relay } from '../store/relay.ts'
import type { Said, Store } from '../store/store.ts'
import type { z } from 'zod'
import { type Elsewhere, timeIsUp } from './deeds.ts'
import { mayEnter, mayEnterBy } from './door.ts'
import { folded, type JournalRecord } from './journal.ts'
import type { Around } from './kept.ts'
import { LiveTable } from './table.ts'
import { placesOf, rowOf } from './rows.ts'

/**
 * Milliseconds after which a table at which nobody has done anything takes less room, and between two looks for such. What it has taken until then is
 * young still: it goes without a collection of everything.
 */
const RESTS_AFTER = 300
const LOOK_FOR_REST = 200

/** What everybody has who looks after tables that other processes have, too. */
export interface TableCare {
  readonly store: Store
  readonly relay: Relay
  readonly tables: Tables
  readonly now: () => number
  readonly broke: (what: string, error: unknown) => void
}

/** Characters of a set-up, which every change of the room writes and every guest gets. All that print may have otherwise takes some 100,000. */
const MOST_SETUP = 200_000

/** The tables of this process: they come when somebody needs them, and leave when nobody does. */
export class Tables implements Elsewhere {
  private readonly around: Around
  private readonly idleAfter: number
  private readonly here = new Map<string, Promise<LiveTable | undefined>>()
  /** Those that may have to be put to rest. */
  private readonly awake = new Set<LiveTable>()
  private readonly rounds: Rounds
  private readonly resting: Rounds
  private closed = false

  constructor(around: Around, idleAfter = 5 * 60_000) {
    this.around = around
    this.idleAfter = idleAfter
    const broke = (error: unknown) => around.broke('sweep', error)
    this.rounds = new Rounds(Math.min(idleAfter, 1000), () => this.sendHome(), broke)
    this.resting = new Rounds(LOOK_FOR_REST, () => this.putToRest(), broke)
  }

  get size(): number {
    return this.here.size
  }

  /** The table of that name; undefined if there is none. */
  async find(id: string): Promise<LiveTable | undefined> {
    if (this.closed) throw new Refusal('not-now')
    const known = this.here.get(id)
    if (known !== undefined && (await known)?.gone !== true) return known
    // Of all who wait for it the first one loads it.
    const other = this.here.get(id)
    if (other !== undefined && other !== known) return other
    const loading = LiveTable.load(id, this.around)
    this.here.set(id, loading)
    try {
      const table = await loading
      if (table === undefined) this.here.delete(id)
      else this.lookAfter(table)
      return table
    } catch (error) {
      this.here.delete(id)
      throw error
    }
  }

  private lookAfter(table: LiveTable): void {
    table.onTime = (late) => void timeIsUp(late).catch((error: unknown) => this.around.broke(table.id, error))
    table.onUse = () => void this.awake.add(table)
    table.onUse()
  }

  /**
   * The table of that name for somebody who may be at it. Nobody else learns that it is there, not by how long the answer takes either: one look into
   * the store decides, whether there is such a table or not, in memory or not.
   */
  async enter(id: string, person: string | undefined): Promise<LiveTable | undefined> {
    if (this.closed) throw new Refusal('not-now')
    if (mayEnterBy(await this.around.store.listed(id), person) === false) return undefined
    const table = await this.find(id)
    return table !== undefined && mayEnter(table.room, person) ? table : undefined
  }

  async create(room: RoomState, by: string, source?: unknown): Promise<string> {
    const table = newTableId()
    const at = this.around.now()
    const record: JournalRecord = { by, room, ...(source === undefined ? {} : { brought: source }) }
    const moment = { journal: folded(undefined, 1, at, record), waiting: [], winners: [] }
    const first = await this.around.store.append({
      table,
      seq: 1,
      at,
      record: JSON.stringify(record),
      row: rowOf(moment),
      places: placesOf(moment),
    })
    if (!first) throw new Error('a new name that is taken already')
    return table
  }

  createFor(wish: z.infer<typeof creating>, who: Who): Promise<string> {
    if (this.around.engineOf(wish.game) === undefined) throw new Refusal('bad-setup')
    if (JSON.stringify(wish.setup).length > MOST_SETUP) throw new Refusal('too-large')
    return this.create(newRoom(wish, who), who.person, wish.log)
  }

  async say(table: LiveTable, { person, name }: Who, to: Said['to'], text: string): Promise<void> {
    const { n } = await this.around.store.say(table.id, { at: this.around.now(), to, person, name, text })
    this.around.relay.say({ said: table.id })
    await table.hearChat(n)
  }

  report(table: string, line: number, person: string, why: string): Promise<void> {
    return this.around.store.report(table, line, person, why, this.around.now())
  }

  /** What nobody needs leaves. */
  private async sendHome(): Promise<void> {
    const now = this.around.now()
    for (const [id, loading] of this.here) {
      const table = await loading.catch(() => undefined)
      if (table === undefined || table.used + this.idleAfter > now || !table.isIdle) continue
      this.here.delete(id)
      if (!(await this.away(table)) && !this.here.has(id)) this.here.set(id, loading)
    }
  }

  /** It leaves the memory. What the store does not take then (its disk may be full) is in the log, and keeps no other table waiting. */
  private async away(table: LiveTable): Promise<boolean> {
    try {
      return await table.close()
    } catch (error) {
      this.around.broke(table.id, error)
      return true
    }
  }

  /** What nobody wants anything of just now rests, one at a time: whoever wants something meanwhile need not wait for all of them. */
  private async putToRest(): Promise<void> {
    const now = this.around.now()
    for (const table of this.awake) {
      if (table.used + RESTS_AFTER > now || table.isPlayedHere) continue
      this.awake.delete(table)
      if (!table.gone && table.rest()) await new Promise((resolve) => setImmediate(resolve))
    }
  }

  /** Those that are in memory. */
  async loaded(): Promise<readonly LiveTable[]> {
    const all = await Promise.all([...this.here.values()].map((loading) => loading.catch(() => undefined)))
    return all.filter((table): table is LiveTable => table?.gone === false)
  }

  /** The table of that name, if it is in memory. */
  async known(id: string): Promise<LiveTable | undefined> {
    return this.here.get(id)?.catch(() => undefined)
  }

  /** Everybody is told to come back; what is under way is kept. */
  async close(again: number): Promise<void> {
    this.closed = true
    await this.rounds.end()
    await this.resting.end()
    for (const loading of this.here.values()) {
      const table = await loading.catch(() => undefined)
      for (const client of table?.clients ?? []) {
        client.bye('restart', again)
        table?.part(client)
      }
      if (table !== undefined) await this.away(table)
    }
    this.here.clear()
  }
}
