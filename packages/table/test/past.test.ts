import assert from 'node:assert/strict'
import { it } from 'node:test'
import { Dice } from '@wanli/kernel'
import { Host, type News, type NewsLine } from '@wanli/table'
import { zhanguo } from '@wanli/zhanguo'

const ANSWERS = 220

it('what lies far back is what was told and seen then, undo or not, asleep or not', () => {
  const host = new Host(zhanguo, [], { changed: () => undefined, broke: (error) => assert.fail(String(error)) })
  const seats = ['Ann', 'Bo', 'Cai'].map((name) => ({ name, kind: 'person' as const }))
  const plan = { id: 'past', game: 'zhanguo', title: '', setup: { seats: 3 }, seed: 'past', seats }
  assert.ok(host.open(plan).ok)
  const dice = new Dice('past')
  const first = host.look(0, 'start')
  let { cursor } = first
  const lines: NewsLine[] = [...first.told]
  const views = [JSON.stringify(first.view)]
  let undone = 0
  const hear = (): News => {
    const news = host.look(0, cursor)
    cursor = news.cursor
    if (news.takenBack !== undefined) lines.length = news.takenBack
    lines.push(...news.told)
    views.length = Math.min(views.length, news.move)
    views[news.move] = JSON.stringify(news.view)
    return news
  }
  for (let i = 0; i < ANSWERS && !host.over; i++) {
    const seat = host.awaited[0]!
    const { at, options } = host.look(seat, 'now').question!
    assert.ok(host.answer(seat, options[dice.below(options.length)]!.key, at).ok)
    hear()
    if (i % 7 === 3 && host.undo(seat).ok) {
      undone++
      hear()
    }
    // Whoever comes finds it as it was left.
    if (i % 3 === 1) assert.ok(host.sleep())
    // One who has just come in, and one who was away for some time.
    if (i % 25 === 0 || i === ANSWERS - 1) assert.deepEqual(host.look(0, 'start').told, lines)
    const told = Math.max(0, lines.length - 50)
    if (i % 25 === 12) assert.deepEqual(host.look(0, { ...cursor, told }).told, lines.slice(told))
  }
  assert.ok(undone > 3 && lines.length > 150, `${undone} taken back, ${lines.length} told`)
  const moves = host.entries.length
  assert.equal(host.timeline().scores.length, moves + 1)
  for (let move = 0; move <= moves; move += 9)
    if (views[move] !== undefined) assert.equal(JSON.stringify(host.at(move, 0)!.view), views[move])
})
