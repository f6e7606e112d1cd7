import assert from 'node:assert/strict'
import { type Dice, Table } from '@wanli/kernel'
import { pickAny } from '@wanli/test-kit'
import { greatWall } from '../src/index.ts'
import { type Player, slot, type State } from '../src/state.ts'
import type { GreatWall, Setup } from '../src/terms.ts'

/*
 * Someone who looks on at random games with the Reed Clan and knows section 12 by heart, but nothing of how the engine does it:
 * he reads the board and hears the events.
 */

type Event = GreatWall['event']

/** Where a Reed Clerk does something, and what the event of it is. */
export const EFFECTS: Readonly<Record<string, Event['kind']>> = {
  lumberMill: 'toWarehouse',
  quarry: 'toWarehouse',
  goldMine: 'toWarehouse',
  embassy: 'advisorDismissed',
  builders: 'barricadeBuilt',
  barracks: 'attacked',
  teaHouse: 'teaMoved',
}
const GATHERED = ['lumberMill', 'quarry', 'goldMine']
const NEVER = ['honor', 'gained', 'shamed', 'hordeClaimed', 'abilityUsed', 'rested', 'saved', 'reclaimed', 'clerkHired']

/** An activation that goes on, as it began. */
interface Begun {
  readonly location: string
  readonly withReed: boolean
  readonly reedOnTop: boolean
  readonly mustAtone: boolean
  readonly done: Event['kind'][]
  /** Since then nothing of what is gathered there was left in the supply at some moment (AC-FW-16, -20). */
  ranShort: boolean
}

/** AC-FW-03: what is left of a type where the supply is limited. */
export function leftInSupply({ extras, players, warehouse }: State, resource: number): number {
  const cold = extras['freezingWeather'] as { tokens: readonly number[]; removed: readonly number[] } | undefined
  if (cold === undefined) return Infinity
  const held = players.reduce((sum, { resources }) => sum + resources[resource]!, warehouse[resource] ?? 0)
  return cold.tokens[resource]! - cold.removed[resource]! - held
}

export class Referee {
  readonly seen = new Set<string>()
  private readonly table: Table<GreatWall>
  private readonly reed: number
  private readonly begun: Begun[] = []
  private before: { warehouse: number[]; tea: number[]; spearmen: number }

  constructor(setup: Setup, seed: string) {
    this.reed = setup.seats
    this.table = Table.start(greatWall, setup, seed)
    this.before = this.snapshot()
    this.table.say = (event) => this.hear(event)
  }

  private get state(): State {
    return this.table.state
  }
  private get clan(): Player {
    return this.state.players[this.reed]!
  }
  private snapshot() {
    const { warehouse, tea, players } = this.state
    return { warehouse: warehouse.slice(), tea: tea.slice(), spearmen: players[this.reed]!.free[0]! }
  }

  private clerksAt(id: string, seat: number): number {
    const location = this.table.box.locations.findIndex((place) => place.id === id)
    return this.state.clerks[location * this.state.players.length + seat]!
  }

  /** GW-REED-11 */
  private overlord(): number {
    const { active, tea } = this.state
    const highest = tea.find((seat) => seat !== this.reed)!
    const byTurn = this.table.box.setup.options['reed.overlord'] === 'activePlayer'
    return byTurn && active >= 0 && active !== this.reed ? active : highest
  }

  /** GW-REED-02, -04, -05, GW-INV-02, -13, GW-2P-02: true at every moment. */
  private general(): void {
    const { players, sections } = this.state
    const places = this.table.box.locations.map(({ id }) => this.clerksAt(id, this.reed))
    const driven = this.clan.clerkPool
    assert.equal(places.reduce((a, b) => a + b) + driven, 3, 'three Clerks')
    assert.ok(Math.max(...places) <= 1, 'never two together')
    // AC-HG-19: only ghosts drive them out.
    assert.ok(driven === 0 || this.table.box.setup.expansions?.includes('hungryGhosts'))
    const { honor, resources, shamed, claimed, tactics, active, supporting, discarded } = this.clan
    assert.deepEqual([honor, ...resources, ...shamed].filter(Boolean), [])
    assert.deepEqual([...claimed, ...tactics, ...active, ...supporting, ...discarded], [])
    let onHordes = 0
    for (const { firing, rest, hordes } of this.table.view(undefined).sections) {
      assert.ok(![...firing, ...rest].some(({ seat }) => seat === this.reed), 'no Rest Zone, no Firing spot')
      for (const spot of hordes.flatMap(({ spots }) => spots))
        if (typeof spot === 'object' && spot.seat === this.reed) {
          assert.ok('unit' in spot && spot.unit === 'spearman')
          onHordes++
        }
    }
    assert.equal(this.clan.free[0]! + this.clan.sacrificed[0]! + onHordes, 10)
    const [left] = sections
    assert.deepEqual([left!.hordes.length, left!.wall, left!.barricades], [0, 0, 0])
    assert.ok(players.every((_, seat) => left!.rest[slot(seat, 0)] === 0))
    for (const { seat, prompt } of this.table.open) {
      assert.notEqual(seat, this.reed, 'it has no will of its own')
      if (prompt === 'command') assert.equal(this.clan.commands.length, 1, 'its card is back in Summer')
      if (prompt.startsWith('reed')) assert.equal(seat, this.overlord(), `${prompt}: the Overlord is asked`)
    }
  }

  private hear(event: Event): void {
    const mine = 'seat' in event && event.seat === this.reed
    for (const begun of this.begun) begun.ranShort ||= this.isShort(begun.location)
    if (mine) {
      assert.ok(!NEVER.includes(event.kind), event.kind)
      this.seen.add(event.kind)
      this.begun.at(-1)?.done.push(event.kind)
      this.ofReed(event)
    }
    this.ofAnyone(event)
    this.before = this.snapshot()
  }

  private ofReed(event: Event): void {
    const here = this.begun.at(-1)
    const { warehouse, tea, spearmen } = this.before
    switch (event.kind) {
      case 'commandPlaced':
        return this.lowestSpot(event.spot)
      case 'reason':
        if (event.reason === 'overlord') assert.equal(event.by, this.overlord())
        return
      case 'toWarehouse':
        warehouse[event.resource]!++
        assert.deepEqual(this.state.warehouse, warehouse, 'one more, and only of this')
        assert.equal(here?.location, GATHERED[event.resource])
        return
      case 'teaMoved': {
        const place = tea.indexOf(this.reed)
        ;[tea[place], tea[place - 1]] = [tea[place - 1]!, this.reed]
        assert.deepEqual(event.order, tea)
        return
      }
      case 'attacked':
        assert.deepEqual([event.row, event.spots.length, event.unit], [0, 1, 'spearman'])
        assert.equal(this.clan.free[0], spearmen - 1)
        return
      case 'barricadeBuilt':
        assert.deepEqual(this.state.warehouse, warehouse, 'free')
        return
      case 'killed':
      case 'wentHome':
        assert.equal(event.unit, 'spearman')
        return
      default:
    }
  }

  /** GW-REED-08: the lowest empty spot; who is above it in the Tea order has placed already, who is below has not. */
  private lowestSpot(spot: number): void {
    const { track, tea } = this.state
    assert.ok(track.slice(0, spot).every((command) => command !== null))
    this.seen.add(`spot ${spot}`)
    if (this.table.box.setup.mode !== 'two') return
    const above = tea.slice(0, tea.indexOf(this.reed))
    for (const command of track)
      if (command !== null && command.seat !== this.reed) assert.ok(above.includes(command.seat))
  }

  private ofAnyone(event: Event): void {
    switch (event.kind) {
      case 'commandsRevealed':
        assert.ok(
          event.commands.some(({ seat, card }) => seat === this.reed && card === 'RED-1'),
          'every Fall',
        )
        return
      case 'yearBegan':
      case 'timeMoved':
        assert.equal(this.clan.commands.length, event.kind === 'yearBegan' && event.year === 1 ? 1 : 0)
        return
      case 'activated':
        return this.begin(event.location)
      case 'unshamed':
        if (event.seat === this.state.active) this.begun.at(-1)?.done.push('unshamed')
        return
      case 'clerksReturned':
        assert.equal(event.counts[this.reed], 0, 'the Reed Clerk stays')
        return this.end(this.begun.pop()!)
      default:
    }
  }

  private begin(location: string): void {
    const withReed = this.clerksAt(location, this.reed) > 0
    const { kind } = this.table.box.locations.find(({ id }) => id === location)!
    const { active, tea, players } = this.state
    const humans = players.filter((_, seat) => seat !== this.reed && this.clerksAt(location, seat) > 0).length
    if (kind === 'special') assert.ok(humans > 0, 'GW-REED-06')
    const shame = active >= 0 && active !== this.reed ? players[active]! : undefined
    const mustAtone = shame !== undefined && [...shame.shamed, ...shame.claimedShame].some((n) => n > 0)
    this.begun.push({
      location,
      withReed,
      reedOnTop: tea[0] === this.reed,
      mustAtone,
      done: [],
      ranShort: this.isShort(location),
    })
  }

  private isShort(location: string): boolean {
    const resource = GATHERED.indexOf(location)
    return resource >= 0 && leftInSupply(this.state, resource) <= 0
  }

  /** GW-REED-14: once, where it is possible; nowhere else, and never without the Clerk. */
  private end({ location, withReed, reedOnTop, mustAtone, done, ranShort }: Begun): void {
    const kind = EFFECTS[location]
    for (const [place, effect] of Object.entries(EFFECTS))
      if (effect !== kind || !withReed) assert.ok(!done.includes(effect), `${effect} of ${place} at ${location}`)
    if (!withReed) return
    this.seen.add(`${location} ${this.state.active === this.reed ? 'in its turn' : 'in a turn of others'}`)
    if (location === 'temple') {
      if (mustAtone) assert.ok(done.includes('unshamed'), 'GW-REED-14b')
      if (this.state.active === this.reed) assert.ok(!done.includes('unshamed'))
    }
    if (kind === undefined) return
    const times = done.filter((effect) => effect === kind).length
    assert.ok(
      times === 1 || (times === 0 && (ranShort || this.mayBeNone(location, reedOnTop))),
      `${location}: ${times}`,
    )
  }

  private mayBeNone(location: string, reedOnTop: boolean): boolean {
    const usable = this.table.view(undefined).sections.filter((section) => section.usable)
    switch (location) {
      case 'embassy':
        return this.state.advisorDisplay.every((card) => card < 0)
      case 'builders':
        return usable.every(({ barricades }) => barricades === 3)
      case 'barracks':
        // CHO-5 lets no Spearman come near.
        return (
          this.clan.free[0] === 0 ||
          usable.every(
            ({ hordes: [first] }) =>
              first === undefined ||
              first.stays !== undefined ||
              first.card.startsWith('CHO-5') ||
              !first.spots.includes('vacant'),
          )
        )
      case 'teaHouse':
        return reedOnTop
      default:
        return false
    }
  }

  play(dice: Dice): void {
    while (this.table.open.length > 0) {
      this.general()
      pickAny(this.table, dice)
    }
    this.general()
  }
}
