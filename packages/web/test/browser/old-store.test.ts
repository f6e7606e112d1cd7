import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { writePosition } from '@wanli/kernel'
import type { Saved } from '../../src/store/saves.ts'
import { goTo, openSite, type Site } from './help.ts'
import { keep, kept, play, stage, usualPlan } from './stage.ts'
import { byMouse, openFile, openTable, playOn, text, waitForQuestion } from './table.ts'

/*
 * The store of a browser that was last here with the build of 67c04ce: a game of ZhanGuo, one of The Great Wall, and a team's in
 * which New Orders was played, a card that does something else since.
 */

const OLD = JSON.parse(readFileSync(new URL('../fixtures/old-store.json', import.meta.url), 'utf8')) as (Saved & {
  log: { readonly answers: readonly string[]; readonly rules: string }
})[]
const [zhanguo, greatWall, team] = OLD
const site: Site = await openSite()

describe('a game that was begun with an earlier build', () => {
  for (const old of [zhanguo!, greatWall!])
    it(`${old.plan.id}: goes on, dealt as it was, and nothing is said`, { timeout: 60_000 }, async () => {
      assert.equal(old.log.rules, '1')
      await site.visit({}, async (page) => {
        await openTable(page, old)
        assert.equal(
          await page
            .getByRole('status')
            .filter({ hasText: await text(page, 'store.otherRules') })
            .count(),
          0,
        )
        const first = (await kept(page)) as typeof old & { log: Record<string, unknown> }
        assert.deepEqual(first.scores, old.scores)
        assert.deepEqual(first.log.answers.slice(0, old.log.answers.length), old.log.answers)
        assert.equal(first.log['seeding'], 'lanes')
        assert.match(first.log.rules, /^\d+-[0-9a-f]{14}$/)
        await playOn(page, byMouse, { enough: (acts) => acts >= 4 })
        assert.ok((await kept(page)).move > old.move)
        await page.reload()
        await waitForQuestion(page)
      })
    })

  it('that leads elsewhere now says so, can be watched up to there, and is not lost', { timeout: 60_000 }, async () => {
    await site.visit({}, async (page) => {
      await keep(page, team!)
      await goTo(page, 'table', team!.plan.id)
      const told = page.getByRole('alert').filter({ hasText: await text(page, 'store.otherRules') })
      await told.waitFor()
      await told.getByRole('button', { name: await text(page, 'store.otherRules.look') }).click()
      const note = page.getByRole('status').filter({ hasText: await text(page, 'store.otherRules') })
      await note.waitFor()
      assert.match(await note.innerText(), /Changed: New Orders\./)
      assert.match(await note.innerText(), /the first 26 of 38/)
      await note.getByRole('button', { name: await text(page, 'store.hide') }).click()
      assert.deepEqual(((await kept(page)) as typeof team)!.log.answers, team!.log.answers)
    })
  })
})

describe('a game whose cards have changed since', () => {
  /** As a build with another New Orders would have left it: its answers no longer lead there, its position is as it was. */
  const table = stage('great-wall', {
    seats: 2,
    setup: { mode: 'coop' },
    seed: 'changed',
    until: (state, prompt) => state.year === 1 && prompt === 'clerk',
  })
  const log = table.log as { answers: string[]; rules: string; marks: string; checks: string }
  const changed = {
    ...table,
    log: {
      ...log,
      rules: '1-0000000000000',
      checks: '',
      answers: ['no such answer', ...log.answers.slice(1)],
      marks: '',
    },
  }

  it(
    'goes on from the position that was kept, says once what has changed, and keeps its log',
    { timeout: 60_000 },
    async () => {
      await site.visit({}, async (page) => {
        await keep(page, changed)
        await goTo(page, 'table', table.plan.id)
        const note = page.getByRole('status').filter({ hasText: await text(page, 'store.otherRules') })
        await note.waitFor()
        assert.match(await note.innerText(), /and \d+ more\. .*goes on from the table as it lay/)
        await waitForQuestion(page)
        await note.getByRole('button', { name: await text(page, 'store.hide') }).click()
        await playOn(page, byMouse, { enough: (acts) => acts >= 3 })
        const now = (await kept(page)).log as { earlier: { answers: string[] }; start: { wanli: string } }
        assert.deepEqual(now.earlier.answers, changed.log.answers)
        assert.equal(now.start.wanli, 'position')
        // It is said once.
        await page.reload()
        await waitForQuestion(page)
        assert.equal(await note.count(), 0)
      })
    },
  )
})

describe('a position that was written under other rules', () => {
  const plan = usualPlan('great-wall', { seats: 2, setup: { mode: 'coop' }, seed: 'older position' })
  const position = writePosition(play(plan, 'random', ({ entries }) => entries.length < 20))

  for (const [language, told] of [
    ['en', /written under other rules or cards\.\s+Changed: New Orders\. It is laid out as it was/],
    ['es', /se escribió con otras reglas o cartas\.\s+Ha cambiado: Nuevas Órdenes\. Se coloca tal como estaba/],
  ] as const)
    it(`${language}: opens as it lay, and says so once`, { timeout: 60_000 }, async () => {
      await site.visit({ language }, async (page) => {
        await openFile(page, 'older.json', JSON.stringify({ ...position, rules: '1' }))
        await waitForQuestion(page)
        const note = page.getByRole('status').filter({ hasText: await text(page, 'store.otherPosition') })
        await note.waitFor()
        assert.match(await note.innerText(), told)
        await note.getByRole('button', { name: await text(page, 'store.hide') }).click()
        await playOn(page, byMouse, { enough: (acts) => acts >= 1 })
        await page.reload()
        await waitForQuestion(page)
        assert.equal(await note.count(), 0, 'it is said once')
        // One of today says nothing.
        await page.goto(site.url)
        await openFile(page, 'today.json', JSON.stringify(position))
        await waitForQuestion(page)
        assert.equal(await note.count(), 0)
      })
    })
})
