import assert from 'node:assert/strict'
import type { Step } from '@wanli/kernel'
import { isSoldier, ownerOf, slot, type State } from '../../../src/state.ts'
import type { G, GreatWall, GwBox } from '../../../src/terms.ts'
import { actOf, QIN, REED, Referee } from '../../qin-referee.ts'
import { Watch } from '../../qin-watch.ts'
import { leftInSupply } from '../../reed-referee.ts'
import { neverOf } from '../together/war-referee.ts'

/*
 * Onlookers at the scenarios for Honor, who know sections 9 to 12 and nothing of how the engine does it. One foretells what Qin Jiushao does,
 * step by step; the other one hears what is told at any table with automata.
 */

type Event = GreatWall['event']

const LOCATION_OF: Readonly<Record<number, string>> = { 0: 'lumberMill', 1: 'quarry', 2: 'goldMine', 3: 'temple' }
/** AC-HG-06 */
const SAFE = ['barracks', 'teaHouse']

const hauntedIn = ({ extras }: State, box: GwBox): string[] =>
  ((extras['hungryGhosts'] as { haunted: readonly number[] } | undefined)?.haunted ?? []).map(
    (location) => box.locations[location]!.id,
  )

export class ScenarioReferee extends Referee {
  private haunted(): string[] {
    return hauntedIn(this.s, this.box)
  }

  /** AC-HG-08, -19 */
  protected override closed(location: string): boolean {
    return this.haunted().includes(location)
  }

  /** AC-FW-20 */
  protected override isInSupply(resource: string): boolean {
    return leftInSupply(this.s, ['wood', 'stone', 'gold', 'chi'].indexOf(resource)) > 0
  }

  /** AC-HG-18, then AC-HG-07 and -19: whoever works there goes home. */
  haunt(): void {
    const location = this.highFirst().find((name) => !SAFE.includes(name) && !this.closed(name))
    if (location === undefined) return
    this.acts.push(`haunt ${location}`)
    for (const seat of [QIN, REED])
      for (let n = this.clerks(seat, location); n > 0; n--) this.acts.push(`clerk ${seat} ${location} > pool`)
  }

  /** AC-HG-20: the lowest of his track that is Haunted. */
  lowestHaunted(): string | undefined {
    return this.highFirst().findLast((name) => this.closed(name))
  }

  /** AC-EV-17 */
  isHigh(resource: number): boolean {
    return this.highFirst().slice(0, 2).includes(LOCATION_OF[resource]!)
  }
}

export class ScenarioWatch extends Watch {
  protected override referee(state: State): ScenarioReferee {
    return new ScenarioReferee(state, this.box)
  }
  protected override actsOf(event: Event): readonly string[] {
    return event.kind === 'haunted' && event.seat === QIN ? [`haunt ${event.location}`] : actOf(event)
  }
  protected override before(g: G, step: Step) {
    const { seat } = step as unknown as { seat: number }
    if (step.step === 'ghosts.haunt' && seat === QIN)
      return this.expect('Qin haunts', g, (referee) => (referee as ScenarioReferee).haunt())
    return super.before(g, step)
  }
}

/** XP-GEN-03, AC-FW-20, AC-GF-19, AC-EV-16, -17: nothing of this is ever told of an automaton. */
const NEVER: readonly Event['kind'][] = [
  'delivered',
  'sparedShame',
  'foodGained',
  'foodSpoilt',
  'ate',
  'soldierUnfed',
  'overseerUnfed',
  'clerkStored',
  'clerkFetched',
  'wishMoved',
]

/** What an automaton has on the board. */
const piecesOf = ({ clerks, players, sections }: State, box: GwBox, seat: number) => ({
  clerks: clerks.filter((_, i) => i % players.length === seat),
  overseers: players[seat]!.overseers.slice(),
  soldiers: sections.map(({ hordes, firing }) => [
    hordes.map(({ spots }) => spots.map((code) => isSoldier(code) && ownerOf(code) === seat)),
    box.soldiers.map((_, type) => firing[slot(seat, type)]),
  ]),
})

export class Witness {
  readonly seen = new Map<string, number>()
  private readonly box: GwBox
  private readonly state: () => State
  private readonly automata: readonly number[]
  /** Killed so far, and dead for good (AC-HG-15, -16). */
  private killed = 0
  private gone = 0
  /** Before the meal, by automaton. */
  private pieces: readonly ReturnType<typeof piecesOf>[] | undefined
  /** What Qin must do at once: have the Honor of the claim, or lift a Haunting. */
  private due: { readonly what: string; readonly is: (event: Event) => boolean } | undefined

  constructor(box: GwBox, state: () => State) {
    this.box = box
    this.state = state
    this.automata = box.setup.mode === 'solo' ? [QIN, REED] : [REED]
  }

  private note(what: string): void {
    this.seen.set(what, (this.seen.get(what) ?? 0) + 1)
  }
  private isQin(seat: number | undefined): boolean {
    return seat === QIN && this.automata.includes(QIN)
  }
  private get referee(): ScenarioReferee {
    return new ScenarioReferee(this.state(), this.box)
  }

  /** At every question. */
  look(): void {
    const { extras, clerks, players } = this.state()
    const seats = players.length
    const visit = extras['emperorsVisit'] as { clerks: readonly number[] } | undefined
    const cold = extras['freezingWeather'] as { card: readonly (readonly number[])[] } | undefined
    for (const seat of this.automata) {
      assert.equal(visit?.clerks[seat] ?? 0, 0, 'AC-EV-16, -17')
      assert.ok(!(cold?.card ?? []).flat().includes(seat), 'AC-FW-20: it delivers nothing')
      if (extras['hungryGhosts'] !== undefined) continue
      assert.deepEqual(players[seat]!.sacrificed.filter(Boolean), [])
    }
    for (const name of hauntedIn(this.state(), this.box)) {
      const location = this.box.locations.findIndex(({ id }) => id === name)
      assert.deepEqual(clerks.slice(location * seats, (location + 1) * seats).filter(Boolean), [], 'AC-HG-07, -08')
      assert.ok(!SAFE.includes(name), 'AC-HG-06')
    }
    if (extras['hungryGhosts'] !== undefined) assert.equal(this.gone, this.killed, 'AC-HG-15, -16')
  }

  hear(event: Event): void {
    neverOf(event, this.automata)
    if ('seat' in event && this.automata.includes(event.seat)) assert.ok(!NEVER.includes(event.kind), event.kind)
    this.ofDue(event)
    switch (event.kind) {
      case 'killed':
        if (this.automata.includes(event.seat)) this.killed++
        return
      case 'deadForGood':
        if (!this.automata.includes(event.seat)) return
        this.note('dead for good')
        this.gone++
        return
      case 'eatingPhase':
        this.pieces = this.automata.map((seat) => piecesOf(this.state(), this.box, seat))
        return
      case 'ate':
        this.note(event.hungry > 0 ? 'some go hungry' : 'all are fed')
        return
      case 'yearBegan':
      case 'gameEnds':
        return this.afterMeal()
      case 'emperorsClaim':
        return this.ofClaim(event)
      case 'lifted':
        this.note(this.isQin(event.seat) ? 'Qin lifts' : 'a human lifts')
        return
      case 'hordeClaimed':
        return this.isQin(event.seat) ? this.mustLift() : undefined
      case 'clerkMoved':
        if (event.seat === REED && event.from === 'pool') this.note('a Reed Clerk comes back')
        return
      default:
    }
  }

  private ofDue(event: Event): void {
    if (this.due !== undefined) {
      const { what, is } = this.due
      this.due = undefined
      assert.ok(is(event), `${what}, not ${JSON.stringify(event)}`)
      this.note(what)
    } else if (event.kind === 'lifted') assert.ok(!this.isQin(event.seat), 'Qin lifts when he claims')
    else if (event.kind === 'honor' && event.source === 'claims') assert.ok(!this.isQin(event.seat))
  }

  /** AC-EV-16, -17 */
  private ofClaim({ seat, resource, reached }: Extract<Event, { kind: 'emperorsClaim' }>): void {
    assert.notEqual(seat, REED)
    if (!this.isQin(seat)) return
    assert.equal(reached, this.referee.isHigh(resource), 'AC-EV-17')
    if (!reached) return this.note('no claim of Qin')
    this.due = {
      what: 'claim of Qin',
      is: (event) => event.kind === 'honor' && event.seat === QIN && event.n === 10 && event.source === 'claims',
    }
  }

  private mustLift(): void {
    const location = this.referee.lowestHaunted()
    if (location === undefined) return this.note('Qin claims, nothing to lift')
    this.due = {
      what: 'Qin lifts the lowest',
      is: (event) => event.kind === 'lifted' && event.seat === QIN && event.location === location,
    }
  }

  /** AC-GF-19: nobody has fed them, and all of them are still there. */
  private afterMeal(): void {
    const { pieces } = this
    this.pieces = undefined
    pieces?.forEach((before, i) => {
      const seat = this.automata[i]!
      assert.deepEqual(piecesOf(this.state(), this.box, seat), before, 'AC-GF-19')
      this.note(seat === REED ? 'Reed Clan stays unfed' : 'Qin stays unfed')
    })
  }
}
