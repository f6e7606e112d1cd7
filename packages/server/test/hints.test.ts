import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { HintState } from '@wanli/table'
import { type Page, twoAt, ZHANGUO, ServerOfTests } from './help.ts'

describe('hints', () => {
  const server = new ServerOfTests()

  const hint = (page: Page, seat: number) => page.call<HintState>('hint', seat)
  /** Who is asked, and who is not. */
  const both = (pages: readonly [Page, Page]) => {
    const seat = pages[0].room.waiting[0]!
    return { seat, asked: pages[seat]!, other: pages[1 - seat]! }
  }

  it('where the result counts, or the host has allowed none, it says which; to nobody else’s seat it says nothing', async () => {
    const counts = await twoAt(server.url)
    const { seat, asked, other } = both(counts.pages)
    assert.deepEqual(await hint(asked, seat), { not: 'counts' })
    assert.equal(await other.refusal('hint', seat), 'not-your-seat')
    const { pages } = await twoAt(server.url, { ...ZHANGUO, options: { rated: false } })
    const off = both(pages)
    assert.deepEqual(await hint(off.asked, off.seat), { not: 'off' })
  })

  it(
    'where the host allows them somebody thinks, and who asks is told how far it is; nobody else is',
    { timeout: 60_000 },
    async () => {
      const { pages } = await twoAt(server.url, { ...ZHANGUO, options: { hints: true } })
      assert.deepEqual(pages[0].room.unrated, ['hints'])
      const { seat, asked, other } = both(pages)
      const heard = other.heard.length
      let state = await hint(asked, seat)
      for (const late = Date.now() + 40_000; !('not' in state) && state.hint === undefined && Date.now() < late;) {
        await new Promise((resolve) => setTimeout(resolve, 100))
        state = await hint(asked, seat)
      }
      assert.ok(!('not' in state) && state.hint !== undefined && state.failed !== true, JSON.stringify(state))
      const { question } = await asked.look(seat)
      const offered = question!.options.map(({ key }) => key)
      assert.ok(state.hint.options.every(({ key }) => offered.includes(key)))
      assert.deepEqual(await hint(other, 1 - seat), { not: 'not-asked' })
      await asked.call('unhint', seat)
      assert.equal(other.heard.length, heard + 1)
    },
  )
})
