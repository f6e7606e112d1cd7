import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { greatWall } from '@wanli/great-wall'
import { type AnyGame, type AnyTable, Dice, type Option, type Question, type Seat, Streams, Table } from '@wanli/kernel'
import { zhanguo } from '@wanli/zhanguo'
import { pickAny } from '@wanli/test-kit'
import { hostOf, oneAnswer, planFor, varied } from './host-help.ts'

const keysOf = (options: readonly Option[]) => options.map(({ key }) => key)

/** What is hidden from everybody but its owner, beside what `guess` deals anew. */
type Hide = (state: never, seat: Seat, dice: Dice) => void
const behindScreen: Hide = (state: { players: { resources: number[] }[] }, seat, dice) => {
  const { resources } = state.players[seat]!
  for (let i = 0; i < resources.length; i++) resources[i] = dice.below(9)
}

interface Kind {
  readonly game: AnyGame
  readonly setup: object
  readonly hide: Hide
}
const KINDS: readonly Kind[] = [
  ...[
    { boards: 'auction', seats: 3 },
    { boards: 'B', seats: 2 },
  ].map((setup) => ({
    game: zhanguo as AnyGame,
    setup,
    hide: () => undefined,
  })),
  ...[
    { mode: 'competitive', seats: 3 },
    { mode: 'two', seats: 2 },
    { mode: 'coop', seats: 3 },
  ].map((setup) => ({
    game: greatWall as AnyGame,
    setup,
    hide: behindScreen,
  })),
]

/** The same moment in a world that another seat can't tell from this one; undefined if the way to it is not open there. */
function elsewhere(table: AnyTable, hide: Hide, asked: Seat, other: Seat, dice: Dice): AnyTable | undefined {
  const { game, box } = table
  const { state, entries } = table.checkpoint()
  game.guess(state, other, dice, box)
  hide(state as never, asked, dice)
  const world = new Table(game, box, new Streams(String(dice.word())), state, { record: true })
  for (const { seat, key } of entries) if (!world.answer(seat, key).ok) return undefined
  return world
}

const shownOf = (table: AnyTable, question: Question): string =>
  JSON.stringify([
    question.seat,
    question.prompt,
    keysOf(table.game.openly?.(question, table.state, table.box) ?? []),
    question.about,
    // What is refused is told only where the whole question lies open.
    table.game.openly?.(question, table.state, table.box) === question.options
      ? table.refusedFor(question.seat).map(({ option, rule }) => `${option.key} ${rule}`)
      : [],
  ])

describe('what is asked in front of everybody', () => {
  it('is the same in every world that the others can’t tell from this one', () => {
    for (const { game, setup, hide } of KINDS) {
      const dice = new Dice(`open ${JSON.stringify(setup)}`)
      let [compared, lost, differ] = [0, 0, 0]
      const checked = game.checkSetup(setup)
      assert.ok(checked.ok)
      for (let n = 0; n < 2; n++) {
        const table: AnyTable = Table.start(game, checked.value, `open ${n}`, { record: true })
        while (!table.over) {
          const [question, ...more] = table.open
          const other = (question!.seat + 1 + dice.below(table.box.seats - 1)) % table.box.seats
          const open = game.openly?.(question!, table.state, table.box)
          if (more.length === 0 && dice.below(3) === 0) {
            const world = elsewhere(table, hide, question!.seat, other, dice)
            const there = world?.questionFor(question!.seat)
            if (open === undefined) {
              if (
                there === undefined ||
                JSON.stringify(keysOf(there.options)) !== JSON.stringify(keysOf(question!.options))
              )
                differ++
            } else if (world === undefined || there?.prompt !== question!.prompt) lost++
            else {
              compared++
              assert.equal(shownOf(world, there), shownOf(table, question!), `${game.id} ${question!.prompt}`)
            }
          }
          pickAny(table, dice)
        }
      }
      assert.ok(compared > 40 && compared > lost, `${game.id}: ${compared} compared, ${lost} lost`)
      assert.ok(differ > 5, 'secret questions never differ: the test could not tell')
    }
  })

  it('comes with the table as a stranger sees it, and with nothing that only its seat may know', () => {
    for (const { game, setup } of KINDS) {
      const { seats } = setup as { readonly seats: number }
      const { host } = hostOf(game)
      host.open({ ...planFor(seats, seats, 'stranger'), game: game.id, setup: setup as never })
      let [open, secret] = [0, 0]
      for (let i = 0; i < 150 && !host.look(null, 'now').over; i++) {
        const stranger = host.look(null, 'start')
        for (let seat = 0; seat < seats; seat++) {
          const own = host.look(seat, 'start')
          const seen = host.look(seat, 'start', true)
          // How many of one's own answers can be taken back, and when the last was given, is no secret.
          const mine = { question: undefined, canUndo: false, canUndoTurn: false, back: 0, answered: 0 }
          assert.deepEqual({ ...seen, ...mine }, { ...stranger, ...mine })
          if (own.question === undefined) assert.equal(seen.question, undefined)
          if (seen.question === undefined) {
            assert.deepEqual(host.refused(seat, true), [])
            if (own.question !== undefined) {
              secret++
              assert.equal(host.preview(seat, own.question.options[0]!.key, true), null)
            }
            continue
          }
          open++
          for (const key of keysOf(seen.question.options)) {
            const preview = host.preview(seat, key, true)
            if (preview !== null) assert.equal((preview.view as { readonly seat: Seat | null }).seat, null)
          }
        }
        oneAnswer(host, seats, varied)
      }
      assert.ok(open > 5 && secret > 5, `${game.id}: ${open} open, ${secret} secret`)
    }
  })
})
