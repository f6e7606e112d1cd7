import assert from 'node:assert/strict'
import { type Guest, guest, Player } from '@wanli/server/suite'
import type { Created } from '@wanli/server/protocol'
import { en } from '../../src/text/all.ts'
import { type Tab, until } from './engine.ts'
import { click, Person } from './person.ts'

/** How many answers lie on the table, as the page shows it. */
const movesShown = (): number => Number(document.querySelector<HTMLElement>('[data-move]')?.dataset['move'] ?? 0)

/** Writes into a field as a person does. */
function write(selector: string, words: string): void {
  const field = document.querySelector<HTMLInputElement>(selector)!
  field.value = words
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Somebody elsewhere, without a browser, who waits at a table online for who is tested. */
export class Rival {
  readonly table: string
  private readonly player: Player

  private constructor(table: string, player: Player) {
    this.table = table
    this.player = player
  }

  static async lays(url: string): Promise<Rival> {
    const who: Guest = await guest(url, 'Bo')
    const response = await fetch(new URL('/api/tables', url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-wanli': '1', cookie: who.cookie },
      body: JSON.stringify({ game: 'zhanguo', setup: { seats: 2 }, seats: [{ kind: 'me' }, { kind: 'open' }] }),
    })
    const { table } = (await response.json()) as Created
    const player = await Player.open(url, table, who.cookie)
    await player.do({ do: 'ready', on: true })
    return new Rival(table, player)
  }

  /** Whenever it is his turn he answers, until he is told to stop. */
  private async answers(stopped: () => boolean): Promise<void> {
    await this.player.until(({ room }) => room.state === 'playing')
    await this.player.follow(0)
    while (!stopped()) {
      if (this.player.news?.question === undefined) await new Promise((resolve) => setTimeout(resolve, 50))
      else await this.player.answer(0).done
    }
  }

  /** The tab sits down, both play, and after a reload it is the same table. */
  async isMet(tab: Tab): Promise<void> {
    let stopped = false
    await until('a field for the name', () => tab.evaluate(() => document.querySelector('main input.field') !== null))
    await tab.evaluate(write, 'main input.field', 'Ana')
    await click(tab, 'main button', en['online.name.go'])
    await click(tab, '[data-seat="1"] button', en['online.room.sitHere'])
    await click(tab, '[data-not-yet] button', en['online.room.iAmReady'])
    const rival = this.answers(() => stopped)
    try {
      const person = new Person(tab, 'online', movesShown)
      for (let n = 0; n < 4; n++) await person.answer()
      await until('it is my turn', () => tab.evaluate(() => document.querySelector('.prompt.mine') !== null))
      const moves = await person.moves()
      await tab.reload()
      await person.asked()
      await until('all of it is there again', async () => (await person.moves()) >= moves)
      await person.answer()
      assert.ok((await person.moves()) > moves)
    } finally {
      stopped = true
      await rival
      this.player.close()
    }
  }
}
