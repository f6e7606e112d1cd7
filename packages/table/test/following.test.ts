import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { random } from '@wanli/bots/random'
import { Following, Host, lastingOf, type News, type NewsPatch, patchOf, plain } from '@wanli/table'
import { zhanguo } from '@wanli/zhanguo'
import { planFor } from '../suite/plan.ts'

const PLAN = planFor(2, 2, 'following')

/** What a server would send. */
class Sender {
  private last: News
  private readonly look: (since: News['cursor']) => News

  constructor(first: News, look: (since: News['cursor']) => News) {
    this.last = first
    this.look = look
  }

  next(): NewsPatch {
    const news = this.look(this.last.cursor)
    const { told, between, takenBack } = news
    const patch = { told, between, takenBack, rest: patchOf(lastingOf(this.last), lastingOf(news)) }
    this.last = news
    return JSON.parse(JSON.stringify(patch)) as NewsPatch
  }
}

describe('following a table by differences', () => {
  it('a page that looks now and then hears what one hears that asks each time; undo too', () => {
    const host = new Host(zhanguo, [random], { changed: () => undefined, broke: (error) => assert.fail(String(error)) })
    assert.ok(host.open(PLAN).ok)
    const look = (since: Parameters<Host['look']>[1]) => plain(host.look(0, since))
    const first = look('start')
    const sender = new Sender(first, look)
    const following = new Following(first)
    let heard = following.look({ ...first.cursor, told: 0 })!
    assert.deepEqual(heard, first)
    let undone = 0
    for (let i = 0; i < 300 && !host.over; i++) {
      const seat = host.look(null, 'now').waiting[0]!
      const { question, canUndo } = host.look(seat, 'now')
      if (canUndo && i % 7 === 3) {
        assert.ok(host.undo(seat).ok)
        undone++
      } else assert.ok(host.answer(seat, question!.options[i % question!.options.length]!.key, question!.at).ok)
      following.take(sender.next())
      if (i % 5 !== 0) continue
      const asked = look(heard.cursor)
      const got = following.look(heard.cursor)
      // What happened in between is shown once: who asks late gets the last of it only.
      assert.deepEqual({ ...got, between: [] }, { ...asked, between: [] })
      heard = got!
    }
    assert.ok(undone > 10, `${undone} undone`)
    assert.equal(following.look({ ...heard.cursor, life: 'another' }), undefined)
    assert.equal(following.look('start'), undefined)
    host.close()
  })
})
