import assert from 'node:assert/strict'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { test } from 'node:test'
import { Dice, Table } from '@wanli/kernel'
import { Reader, value } from '@wanli/test-kit'
import { standardTables } from '../src/data/index.ts'
import { greatWall } from '../src/index.ts'
import { eventMessage, texts } from '../src/text/index.ts'
import type { GreatWall } from '../src/terms.ts'
import type { SetupWords } from './table.ts'

/*
 * Golden games of the automata: whole games as readable files, answered at random, with every event in words. A change that
 * moves one is looked at, line by line against the procedure; if it is right, WRITE_GOLDEN=1 writes it anew.
 */

const FOLDER = new URL('golden/', import.meta.url)
const reader = new Reader(texts, /[a-z][A-Z]/)

/** Data with so many Shame tokens that a game of `players` can go on to the last Year, though nobody plays it well. */
export const lasting = (...players: readonly number[]) => ({
  counts: standardTables.counts.map((row) => (players.includes(row.players) ? { ...row, shamePool: 50 } : row)),
})

/** The answers (`> seat: key`) and all that is told, in English. */
function wholeGame(setup: SetupWords, seed: string): { readonly lines: string[]; readonly table: Table<GreatWall> } {
  const lines: string[] = []
  const checked = value(greatWall.checkSetup(setup))
  const box = greatWall.open(checked)
  const say = (event: GreatWall['event']) => lines.push(reader.say(eventMessage(event, box), 'en'))
  // They were looked through line by line when seeds were spread in this way; they stay as they were dealt.
  const table = Table.start(greatWall, checked, seed, { say: say as never, seeding: 'lanes' }, box)
  const dice = new Dice(`${seed} answers`)
  while (table.open.length > 0) {
    const { seat, options } = table.open[0]!
    const pick = dice.below(options.length)
    lines.push(`> ${box.clans[seat]}: ${options[pick]!.key}`)
    table.pick(0, pick)
  }
  return { lines, table }
}

export function goldenGame(file: string, setup: SetupWords, seed: string): void {
  test(`${file} is played again, line by line`, () => {
    const { lines } = wholeGame(setup, seed)
    const text = `${lines.join('\n')}\n`
    const place = new URL(file, FOLDER)
    if (process.env['WRITE_GOLDEN'] === '1') {
      mkdirSync(FOLDER, { recursive: true })
      writeFileSync(place, text)
    }
    assert.equal(text, readFileSync(place, 'utf8'))
  })
}
