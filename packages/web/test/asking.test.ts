import assert from 'node:assert/strict'
import { test } from 'node:test'
import { greatWall } from '@wanli/great-wall'
import { type AnyGame, type AnyTable, Dice, type Question, Table, unasked } from '@wanli/kernel'
import { zhanguo } from '@wanli/zhanguo'

/*
 * One thing to do, or not to do it: each such question of random games was judged by the rules. Where declining can matter, people
 * are asked, and the list says why; a new kind of question must be judged too.
 */

const OUT = new Set(['decline', 'pass', 'stop', 'finish'])
const JUDGED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'great-wall': {
    ability: 'a limit or a price',
    advancedActivation: 'a Location empties: also those of others',
    attack: 'a Soldier leaves the Rest Zone, a Wound may bring a Defeat',
    build: 'a price',
    clerk: 'a Clerk is bound, a Location may activate',
    donate: 'a resource',
    embassy: 'a price',
    exchange: 'resources',
    extraShot: 'a limit',
    march: 'who stays where',
    marchSoldier: 'who stays where',
    outpost: 'the Soldier stays for good',
    payShame: 'a price',
    peekUnder: 'what lies under the deck',
    recall: 'a Clerk leaves his Location',
    reclaimCard: 'a card in the pile is 2 Honor in Summer',
    recruit: 'a price',
    reedClerk: 'a Location may activate',
    refresh: 'what others may hire',
    request: 'what it takes from the team',
    save: 'a price, or who rests where',
    swap: 'which Horde is in front',
    tactic: 'a card',
    teaHouse: 'to be higher in the Tea order is not always better',
    transfer: 'resources',
    unshame: 'the Shame pool may end the game',
    upgrade: 'a price',
    warAcademy: 'over the limit a card must go',
    wound: 'a Wound may bring a Defeat',
  },
  zhanguo: {
    activate: 'an official, or a level of unrest that forbids a palace',
    calm: 'a level of unrest that forbids a palace',
    claim: 'a disc',
    moveWorker: 'where the worker is',
    official: 'an official',
    reassign: 'where officials are',
    reward: 'markers',
    shiftGovernor: 'where the governor is',
  },
}

const SETUPS: readonly (readonly [AnyGame, object])[] = [
  [greatWall, { mode: 'competitive', seats: 3 }],
  [greatWall, { mode: 'two', seats: 2 }],
  [greatWall, { mode: 'solo', seats: 1 }],
  [greatWall, { mode: 'coop', seats: 3 }],
  [zhanguo, { seats: 3, boards: 'B', autoClaimTasks: false }],
  [zhanguo, { seats: 2, boards: 'auction' }],
]

const isOneOrNot = ({ options }: Question): boolean =>
  options.length === 2 && options.filter(({ kind }) => OUT.has(kind)).length === 1

/** Everything that counts for a seat: no number of it is smaller after what was called obvious than after declining it. */
function goodsOf(table: AnyTable, seat: number): number[] {
  const state = table.state as unknown as { readonly players: readonly Readonly<Record<string, unknown>>[] }
  const me = state.players[seat]!
  const numbers = (value: unknown): number => {
    if (typeof value === 'number') return value
    return Array.isArray(value) ? value.reduce((sum: number, one) => sum + Number(one), 0) : 0
  }
  const cards = Array.isArray(me['tactics']) ? me['tactics'].length : 0
  return [numbers(me['resources']), numbers(me['honor']), cards, numbers(me['points']), numbers(me['workers'])]
}

test('one thing to do or not: people are asked where declining can matter, and nowhere else', () => {
  const [taken, kept] = [new Set<string>(), new Set<string>()]
  for (const [game, words] of SETUPS)
    for (let n = 0; n < 3; n++) {
      const setup = game.checkSetup(words)
      assert.ok(setup.ok)
      const dice = new Dice(`asking ${n} ${JSON.stringify(words)}`)
      const table: AnyTable = Table.start(game, setup.value, `asking ${n}`, { record: true })
      while (!table.over) {
        const at = dice.below(table.open.length)
        const question = table.open[at]!
        const name = `${game.id} ${question.prompt}`
        if (isOneOrNot(question)) {
          const obvious = unasked(table, question, false)
          if (obvious === undefined) {
            assert.ok(JUDGED[game.id]![question.prompt] !== undefined, `${name}: is one asked for nothing?`)
            kept.add(name)
          } else {
            taken.add(name)
            const [done, declined] = [table.copy({ record: true }), table.copy({ record: true })]
            done.pick(at, obvious)
            declined.pick(at, 1 - obvious)
            const [more, less] = [goodsOf(done, question.seat), goodsOf(declined, question.seat)]
            // Who only declines may be further on by now: a turn that has ended compares nothing.
            if (done.open[0]?.seat === question.seat || declined.open[0]?.seat !== question.seat)
              assert.ok(
                more.every((n_, i) => n_ >= less[i]!),
                `${name}: ${more.join()} against ${less.join()}`,
              )
          }
        }
        table.pick(at, dice.below(question.options.length))
      }
    }
  for (const name of ['great-wall gather', 'great-wall warAcademy', 'zhanguo activate'])
    assert.ok(taken.has(name), name)
  for (const name of ['great-wall donate', 'great-wall teaHouse', 'great-wall attack', 'zhanguo reward'])
    assert.ok(kept.has(name), name)
})
