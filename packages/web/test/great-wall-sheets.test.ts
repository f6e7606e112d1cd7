import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { SETUP } from '@wanli/great-wall'
import { sections, text } from '@wanli/great-wall/rules'
import { SHEETS } from '../src/games/great-wall/expansions/sheets.ts'
import './all-expansions.ts'

/* The player aid has a sheet for each expansion and scenario, and says there what its own chapter of the rules says. */

const src = new URL('../src/', import.meta.url)
const drawings = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.svg'))
  .flatMap((file) => [...readFileSync(new URL(file, src), 'utf8').matchAll(/<symbol id="([^"]+)"/g)])
  .map(([, id]) => id!)

void test('every expansion and scenario has a sheet, once', () => {
  const offered = SETUP.expansions!.map(({ name }) => name)
  const sheets = SHEETS.map(({ of }) => of)
  assert.deepEqual(new Set(sheets), new Set(offered))
  assert.equal(sheets.length, offered.length)
})

void test('its rows are rules of its own chapter, in both languages, each beside a sign that is drawn', () => {
  for (const { of, rows } of SHEETS) {
    const chapter = sections.find(({ id }) => id === of)
    assert.ok(chapter !== undefined && rows.length > 0, of)
    for (const { icon = '', rule = '' } of rows) {
      assert.ok(chapter.rules.includes(rule), `${of}: ${rule}`)
      const [en = '', es = ''] = [text(rule, 'en'), text(rule, 'es')]
      assert.ok(en.length > 20 && es.length > 20 && en !== es, rule)
      // The seal of a Clan is made of its colours.
      assert.ok(icon.startsWith('seal-') || drawings.includes(icon), `${of}: ${icon}`)
    }
    assert.equal(new Set(rows.map(({ rule }) => rule)).size, rows.length, of)
  }
})
