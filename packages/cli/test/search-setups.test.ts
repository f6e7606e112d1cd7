import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Bot, botNamed, searcher, senseOf } from '@wanli/bots'
import { Dice, Table } from '@wanli/kernel'
import { SIMULATED } from '../src/simulate/games.ts'

/** Tables of each game: enough to meet modes, automata, expansions and variants, few enough for every run of the tests. */
const PLAYED: Readonly<Record<string, number>> = { zhanguo: 2, 'great-wall': 4 }

test('who searches has a legal answer to every kind of question, at tables drawn from all set-ups', () => {
  for (const [id, { game, setups }] of Object.entries(SIMULATED)) {
    const greedy = botNamed(id, 'greedy')
    assert.ok(greedy.ok)
    const dice = new Dice('search at all set-ups')
    const kind = searcher(senseOf(id)!, { name: 'quick', worlds: 1, commands: 2 })
    for (let i = 0; i < PLAYED[id]!; i++) {
      const setup = setups.at(dice.below(setups.length))
      const checked = game.checkSetup(setup)
      assert.ok(checked.ok)
      const table = Table.start(game, checked.value, `search ${i}`, { record: true })
      const others: Bot[] = Array.from({ length: table.box.seats }, (_, seat) => greedy.value.make(new Dice(`${seat}`)))
      const quick = kind.make(new Dice(`quick ${i}`))
      const seen = new Set<string>()
      while (!table.over) {
        const { seat, prompt, options } = table.open[0]!
        // Each kind of question once a game: that is where they differ.
        const isNew = seat === 0 && options.length > 1 && !seen.has(prompt)
        if (isNew) seen.add(prompt)
        const chosen = (isNew ? quick : others[seat]!).choose(table, seat)
        assert.ok(options[chosen] !== undefined, `${prompt} at ${JSON.stringify(setup)}`)
        table.pick(0, chosen)
      }
      assert.deepEqual(game.invariants(table.state, table.box), [], JSON.stringify(setup))
    }
  }
})
