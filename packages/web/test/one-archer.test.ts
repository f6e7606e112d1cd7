import assert from 'node:assert/strict'
import { test } from 'node:test'
import { greatWall } from '@wanli/great-wall'
import { hostOf, oneAnswer, planFor, varied } from './host-help.ts'

/* GW-ATTACK-04, -10: where one Archer can attack, nobody is asked which one: whether he shoots and at what is one question. */

const OUT = new Set(['stop', 'decline'])
const ARCHERS = new Set(['shoot', 'man', 'shootAgain'])

test('one Archer: his targets and the way out are one question; chosen, taken back and tried out whole', () => {
  const { asksAll: _, ...plan } = planFor(3, 3, 'archer')
  let [merged, stopped] = [0, 0]
  for (let game = 0; game < 40 && (merged < 4 || stopped < 2); game++) {
    const { host } = hostOf(greatWall)
    host.open({ ...plan, game: 'great-wall', setup: { mode: 'competitive', seats: 3 }, seed: `archer ${game}` })
    for (let i = 0; i < 1500 && !host.look(null, 'now').over; i++) {
      const seat = host.look(null, 'now').waiting[0]!
      const before = host.look(seat, 'now')
      const { prompt, options, about, at } = before.question!
      const kinds = options.map(({ kind }) => kind)
      if (prompt === 'attack' || prompt === 'extraShot') {
        // Asked alone only if he has one target at most, so that there is nothing more to choose.
        if (options.length === 2 && kinds.some((kind) => ARCHERS.has(kind))) {
          const deed = options.find(({ kind }) => ARCHERS.has(kind))!
          assert.ok(host.answer(seat, deed.key, at).ok)
          const next = host.look(seat, 'now').question
          assert.ok(next === undefined || next.prompt !== 'shoot' || next.about?.['by'] !== undefined)
          continue
        }
      }
      if (about?.['by'] === undefined) {
        oneAnswer(host, 3, varied)
        continue
      }
      merged++
      assert.equal(prompt, 'shoot')
      assert.ok(kinds.filter((kind) => kind === 'wound').length > 1)
      assert.equal(kinds.filter((kind) => OUT.has(kind)).length, 1)
      const out = options.find(({ kind }) => OUT.has(kind))!
      const target = options[merged % (options.length - 1)]!
      const open = host.look(seat, 'now', true).question
      assert.deepEqual(open?.options, options, 'it says nothing that others may not know')
      const tried = host.preview(seat, target.key)
      assert.notDeepEqual(
        (tried!.view as { sections: unknown }).sections,
        (before.view as { sections: unknown }).sections,
      )
      assert.equal(host.answer(seat, target.key, at + 1).ok, false)
      assert.deepEqual(host.answer(seat, target.key, at), { ok: true })
      const after = host.look(seat, 'now')
      assert.ok(after.move >= before.move + 2)
      if (after.canUndo) {
        assert.deepEqual(host.undo(seat), { ok: true })
        const back = host.look(seat, 'now')
        assert.deepEqual(
          [back.move, back.question!.options, back.view],
          [before.move, before.question!.options, before.view],
        )
        assert.deepEqual(host.answer(seat, out.key, back.question!.at), { ok: true })
        stopped++
      }
    }
  }
  assert.ok(merged >= 4 && stopped >= 2, `${merged} ${stopped}: too few, the test proves nothing`)
})
