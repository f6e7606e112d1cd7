import assert from 'node:assert/strict'
import { test } from 'node:test'
import { random } from '@wanli/bots/random'
import { type GreatWall, greatWall } from '@wanli/great-wall'
import { type Log, replay } from '@wanli/kernel'
import { Host, type News, type Since } from '@wanli/table'
import { oneAnswer, varied } from './host-help.ts'

type State = GreatWall['state']
type Box = GreatWall['box']

/** The Tactic cards that others hold in truth, by the log that only the worker has. */
function heldByOthers(host: Host): readonly string[] {
  const table = replay(greatWall, host.log() as Log)
  assert.ok(table.ok)
  const { state, box } = table.value as unknown as { state: State; box: Box }
  return state.players.slice(1).flatMap(({ tactics }) => tactics.map((card) => box.tactics[card]!.id))
}

for (const mode of ['competitive', 'coop'] as const)
  void test(`${mode}: no card that a bot holds is in anything that the table tells the person`, () => {
    const host = new Host(greatWall, [random], {
      changed: () => undefined,
      broke: (error) => assert.fail(String(error)),
    })
    host.pace(-1)
    const bot = { name: '', kind: 'bot', bot: 'random' } as const
    host.open({
      id: 'secrets',
      game: 'great-wall',
      title: '',
      setup: { mode, seats: 3 },
      seed: `secrets ${mode}`,
      seats: [{ name: 'Ana', kind: 'person' }, bot, bot],
    })
    let since: Since = 'start'
    let checked = 0
    let foretold = 0
    for (let i = 0; i < 400 && !host.look(null, 'now').over; i++) {
      const news: News = host.look(0, since)
      since = news.cursor
      const options = news.question?.options ?? []
      const previews = options.slice(0, 6).flatMap(({ key }) => host.preview(0, key) ?? [])
      foretold += previews.length
      const held = heldByOthers(host)
      checked += held.length
      // What a preview would draw is guessed, so it may name any card that is not known.
      const certain = previews.filter(({ chance }) => !chance)
      const heard = JSON.stringify([news.view, news.question, news.told, host.refused(0), certain])
      assert.deepEqual(
        held.filter((card) => heard.includes(`"${card}"`)),
        [],
        `after ${news.move} answers`,
      )
      oneAnswer(host, 1, varied)
    }
    assert.ok(checked > 200 && foretold > 100, `${checked} cards, ${foretold} previews`)
  })
