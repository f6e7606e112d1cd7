import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AnyTable } from '@wanli/kernel'
import { gainsOf } from '../src/great-wall/gains.ts'
import { tacticWorth } from '../src/great-wall/holdings.ts'
import { oneMore, outlookOf } from '../src/great-wall/outlook.ts'
import { type Asked, type Box, num } from '../src/great-wall/terms.ts'
import { WEIGHTS } from '../src/great-wall/weights.ts'
import { stateOf, tableOf } from './great-wall-help.ts'

/* What own cards and Events give when a Location activates belongs to the worth of standing there. */

const SEAT = 0

/** The first Clerk move of the seat, in a game in which everyone else takes the first option. */
function atClerks(setup: object): { table: AnyTable; box: Box; asked: Asked } {
  const table = tableOf(setup, 'activation')
  while (table.open[0]!.prompt !== 'clerk' || table.open[0]!.seat !== SEAT) table.pick(0, 0)
  return { table, box: table.box as unknown as Box, asked: table.open[0] as unknown as Asked }
}

/** How much more standing at a Location is worth, by the number of Clerks, after `change`. */
function added({ table, box, asked }: ReturnType<typeof atClerks>, location: string, change: () => void) {
  const index = box.locations.findIndex(({ id }) => id === location)
  const gains = () => gainsOf(outlookOf(table as never, SEAT, WEIGHTS, asked), index)
  const before = gains()
  change()
  return gains().map((gain, clerks) => Number((gain - before[clerks]!).toFixed(9)))
}

test('co-op: with Good Harvest in force the Tea House brings a Resource more', () => {
  const all = atClerks({ mode: 'coop', seats: 2 })
  const { extras, players } = stateOf(all.table)
  const coop = extras['coop'] as { events: number[] }
  const harvest = all.box.events.findIndex(({ id }) => id === 'EVT-08')
  const inForce = () => (coop.events = [harvest])
  const none = () => (coop.events = [])
  const outlook = outlookOf(all.table as never, SEAT, WEIGHTS, all.asked)
  const { resources } = players[SEAT]!
  const wanted = Math.max(...resources.map((held, resource) => oneMore(outlook, resource, held)))
  const one = Number(wanted.toFixed(9))
  assert.ok(one > 0)
  assert.deepEqual(added(all, 'teaHouse', inForce), [0, one, one, one, one])
  none()
  assert.deepEqual(added(all, 'warAcademy', inForce), [0, 0, 0, 0, 0])
})

test('an Active Advisor counts where he acts; Meng Gong from the second Clerk on', () => {
  const all = atClerks({ mode: 'competitive', seats: 3 })
  const me = stateOf(all.table).players[SEAT]!
  me.general = -1
  me.active = []
  const outlook = outlookOf(all.table as never, SEAT, WEIGHTS, all.asked)
  const chi = Number(oneMore(outlook, 3, me.resources[3]!).toFixed(9))
  const teaMaster = all.box.advisors.findIndex(({ id }) => id === 'ADV-27')
  assert.deepEqual(
    added(all, 'teaHouse', () => (me.active = [teaMaster])),
    [0, chi, chi, chi, chi],
  )
  const card = Number(tacticWorth(outlook).toFixed(9))
  assert.ok(card > 0)
  const mengGong = all.box.generals.findIndex(({ id }) => id === 'GEN-10')
  assert.deepEqual(
    added(all, 'quarry', () => (me.general = mengGong)),
    [0, 0, card, card, card],
  )
})

test('GW-COOP-22b: Clerks that were sacrificed are counted no more', () => {
  const { table } = atClerks({ mode: 'coop', seats: 2 })
  const owned = () => num(table as never, SEAT, { count: 'clerksOwned' })
  const before = owned()
  stateOf(table).players[SEAT]!.sacrificedClerks = 2
  assert.equal(owned(), before - 2)
})
