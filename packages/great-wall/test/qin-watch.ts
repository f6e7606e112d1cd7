import assert from 'node:assert/strict'
import type { Step } from '@wanli/kernel'
import { isSoldier, ownerOf, type State } from '../src/state.ts'
import type { G, GreatWall, GwBox, Rule } from '../src/terms.ts'
import { actOf, locationName, overlord, predicted, QIN, REED, Referee } from './qin-referee.ts'

type Run = (g: G, step: Step) => Rule | void
type Event = GreatWall['event']

/** Looks over the shoulder of a table: every step in which Qin acts is worked out before, and compared after. */
export class Watch {
  readonly seen = new Map<string, number>()
  readonly events: Event[] = []
  /** The box with steps that are looked at: a table must be played with this one. Like tables share the one that it is made of. */
  readonly box: GwBox

  constructor(box: GwBox) {
    const looked = Object.entries(box.rules.steps as Record<string, Run>).map(([name, run]): [string, Run] => [
      name,
      (g, step) => this.watched(g, step, run),
    ])
    const steps = Object.fromEntries(looked) as GwBox['rules']['steps']
    this.box = { ...box, rules: { ...box.rules, steps } }
  }

  private *watched(g: G, step: Step, run: Run): Rule {
    const before = this.before(g, step)
    const from = this.events.length
    const body = run(g, step)
    if (body) yield* body
    before?.(this.events.slice(from))
  }

  /** The one who foretells, and his words for what was told; expansions have more of both. */
  protected referee(state: State): Referee {
    return new Referee(state, this.box)
  }
  protected actsOf(event: Event): readonly string[] {
    return actOf(event)
  }

  protected note(what: string): void {
    this.seen.set(what, (this.seen.get(what) ?? 0) + 1)
  }

  /** The acts of Qin and the Reed Clan in a step are these. */
  protected expect(what: string, g: G, play: (referee: Referee) => void) {
    const acts = predicted(this.referee(g.state), play)
    if (acts === undefined) return undefined
    this.note(what)
    if (acts.length > 0) this.note(`${what}, something`)
    return (events: readonly Event[]) =>
      assert.deepEqual(
        events.flatMap((event) => this.actsOf(event)),
        acts,
        what,
      )
  }

  /** What must be true after the step. */
  protected before(g: G, step: Step): ((events: readonly Event[]) => void) | undefined {
    const { state } = g
    const now = this.referee(state)
    const { seat, owner, card, box } = step as unknown as { seat: number; owner: number; card: number; box: number }
    const decides = () => overlord(state, this.box) === QIN
    switch (step.step) {
      case 'turn.box':
        if (seat === QIN) return this.ofBox(g, owner, this.box.commands[card]!.key, box)
        if (seat !== REED || !decides()) return undefined
        return this.expect(owner === REED ? 'own Reed box' : 'Reed moves', g, (r) => r.qinMovesReed(2, owner !== REED))
      case 'turn.activate':
        return this.ofOrder(g, now, step as unknown as { left: number[] })
      case 'activation.share': {
        const location = locationName(state.activation!.location)
        if (seat === QIN) return this.expect(`at ${location}`, g, (r) => r.qinEffect(location))
        if (seat !== REED || !decides()) return undefined
        return this.expect(`Reed Clan at ${location}`, g, (r) => r.qinReedEffect(location))
      }
      case 'activation.end':
        return this.ofToken(g, now, locationName(state.activation!.location))
      case 'winter.shoot': {
        if (seat !== QIN) return undefined
        const { section } = step as unknown as { section: number }
        return this.expect('Winter', g, (r) => r.shoot(section))
      }
      case 'turn.end':
        return state.active === QIN ? this.expect('end of turn', g, (r) => r.qinEndOfTurn()) : undefined
      case 'summer.reclaim':
        return seat === QIN
          ? this.expect('reclaim', g, (r) => r.honor(2 * state.players[QIN]!.discarded.length))
          : undefined
      case 'fall.place':
        return seat === QIN || seat === REED ? this.ofSpot(g, seat) : undefined
      case 'spring':
        return this.ofSpring(g)
      case 'winter.assault':
        return this.ofDead(g, now)
      case 'scoring':
        return this.ofScore(g)
      default:
        return undefined
    }
  }

  private ofBox(g: G, owner: number, card: string, box: number) {
    if (owner !== QIN) return this.expect('other box', g, (r) => r.qinMoveClerks(2, true))
    const name = card === 'SOL-6' ? this.referee(g.state).namesake() : card
    if (box === 2 && name === 'SOL-1') return this.ofDespotism(g)
    return this.expect(`${card}, box ${box + 1}, as ${name ?? 'it is'}`, g, (r) => r.box1or3(card, box + 1))
  }

  /** The activation asks the human, too: here only which Location it is, and Honor at a Production Location. */
  private ofDespotism(g: G) {
    const referee = this.referee(g.state)
    const location = referee.qinChooseOne()
    return (events: readonly Event[]) => {
      const activated = events.flatMap((event) => (event.kind === 'activated' ? [event] : []))
      this.note(location === undefined ? 'Despotism without a Clerk' : 'Despotism')
      if (location === undefined) return assert.deepEqual(activated, [])
      assert.deepEqual(activated, [{ kind: 'activated', location, advanced: true }])
      referee.moveToken(location)
      assert.deepEqual((g.state.extras['qin'] as { track: number[] }).track, referee.track)
      if (location === 'barracks') return undefined
      referee.qinEffect(location)
      return assert.deepEqual(
        events.flatMap((event) => ('seat' in event && event.seat === QIN ? this.actsOf(event) : [])),
        referee.acts,
      )
    }
  }

  private ofOrder(g: G, now: Referee, { left }: { left: readonly number[] }) {
    const { active } = g.state
    if (left.length === 0 || (active !== QIN && !(active === REED && overlord(g.state, this.box) === QIN)))
      return undefined
    const next = now.next(left)
    this.note(next === undefined ? 'order of the human' : active === REED ? 'order of the Reed turn' : 'order')
    return () => {
      const chosen = g.state.agenda[0] as unknown as { step: string; location: number }
      assert.equal(chosen.step, 'activation')
      if (next === undefined) assert.equal(now.clerks(QIN, locationName(chosen.location)), 0)
      else assert.equal(locationName(chosen.location), next)
    }
  }

  private ofToken(g: G, now: Referee, location: string) {
    const moves = now.clerks(QIN, location) > 0
    if (moves) now.moveToken(location)
    this.note(moves ? 'token' : 'no token')
    return () => assert.deepEqual((g.state.extras['qin'] as { track: number[] }).track, now.track)
  }

  private ofSpot(g: G, seat: number) {
    const spot = g.state.track.findIndex((command) => command === null)
    this.note('spot')
    return () => assert.equal(g.state.track[spot]?.seat, seat)
  }

  private ofSpring(g: G) {
    const { supporting } = g.state.players[QIN]!
    const n = Number(this.box.setup.options['solo.advisorsPerSpring'])
    const wanted = [...supporting, ...g.state.advisorDisplay.slice(0, n)]
    this.note('Spring')
    return () => assert.deepEqual(g.state.players[QIN]!.supporting, wanted)
  }

  /** 13.7, qinKill: of those on a card the first in the order of the spots die. */
  private ofDead(g: G, now: Referee) {
    const hordes: State['sections'][number]['hordes'] = g.state.sections.flatMap((section) => section.hordes)
    const before = hordes.map((horde) => ({ horde, spots: horde.spots.slice() }))
    return () => {
      for (const { horde, spots } of before)
        for (const seat of [QIN, REED]) {
          const own = now.order(horde).filter((spot) => isSoldier(spots[spot]!) && ownerOf(spots[spot]!) === seat)
          const dead = own.filter((spot) => horde.spots[spot] !== spots[spot])
          if (dead.length > 0 && dead.length < own.length) this.note('some die')
          assert.deepEqual(dead, own.slice(0, dead.length))
        }
    }
  }

  private ofScore(g: G) {
    const { honor, claimed } = g.state.players[QIN]!
    const hordes = claimed.reduce((sum, card) => sum + this.box.hordes[card]!.honor, 0)
    const wanted = honor + hordes + 20 * g.state.artifacts.length
    this.note('score')
    return () => assert.equal(g.state.players[QIN]!.honor, wanted)
  }
}
