import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placedBy } from '../src/frame/clicks.ts'
import { type Asking, isOnBoard, manners, placeInHand, wayTo } from '../src/games/zhanguo/places.ts'
import type { Aspect, Option, Prompt } from '../src/games/zhanguo/types.ts'
import { hostOf, oneAnswer, planFor } from './host-help.ts'
import { reachable } from './reachable.ts'

/* Whatever the engine offers has its place: on the board, by some row of clicks, or as a button of the frame. */

const placed = (options: readonly Option[], asking: Asking) =>
  placedBy(options, (option) => {
    const way = wayTo(option, asking)
    return way === undefined ? [] : [way]
  })

/** Another way of the same official to the same place that costs no more. */
const hasBetterWay = (options: readonly Option[], asking: Asking, option: Option): boolean =>
  option.kind === 'move' &&
  options.some(
    (other) =>
      other.kind === 'move' &&
      other.key !== option.key &&
      other.cost <= option.cost &&
      JSON.stringify(wayTo(other, asking)) === JSON.stringify(wayTo(option, asking)),
  )

test('every option is reached by clicks on the board, or is left to the frame', () => {
  const kinds = new Set<string>()
  const games = [
    { seats: 2, boards: 'A', autoClaimTasks: false },
    { seats: 3, boards: 'B', variants: ['draft3keep2', 'orderByRewards'] },
    { seats: 4, boards: 'auction', confirmTurns: true, autoClaimTasks: false },
    { seats: 4, boards: 'B' },
  ]
  games.forEach((setup, game) => {
    const { host } = hostOf()
    assert.deepEqual(host.open({ ...planFor(setup.seats, setup.seats, `targets ${game}`), setup }), { ok: true })
    let dice = game + 11
    while (!host.look(null, 'now').over)
      oneAnswer(host, setup.seats, ({ question }) => {
        const options = question!.options as unknown as readonly Option[]
        const asking: Asking = {
          prompt: question!.prompt as Prompt,
          moving: options.some(({ kind }) => kind === 'move'),
          aspect: question!.about?.['aspect'] as Aspect | undefined,
        }
        const found = reachable(placed(options, asking), manners)
        for (const option of options) {
          kinds.add(option.kind)
          if (isOnBoard(option) && !hasBetterWay(options, asking, option))
            assert.ok(found.has(option.key), `${option.key} of ${question!.prompt}`)
        }
        for (const key of found) assert.ok(options.some((option) => option.key === key))
        dice = (dice * 48271) % 2147483647
        return options[dice % options.length]!.key
      })
  })
  for (const kind of ['card', 'unify', 'court', 'free', 'place', 'move', 'install', 'in', 'wall', 'pay', 'activate'])
    assert.ok(kinds.has(kind), `no game had ${kind}`)
  for (const kind of ['ability', 'worker', 'marker', 'calm', 'board', 'bid', 'discard', 'accept'])
    assert.ok(kinds.has(kind), `no game had ${kind}`)
})

test('of what can be chosen, only cards lie in the hand, by their numbers', () => {
  assert.equal(placeInHand({ kind: 'card', card: 21 } as never), 21)
  assert.equal(placeInHand({ kind: 'discard', card: 3 } as never), 3)
  assert.equal(placeInHand({ kind: 'activate', card: 21 } as never), undefined)
  assert.equal(placeInHand({ kind: 'pass' }), undefined)
})
