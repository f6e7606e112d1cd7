import type { Automaton, BoxStep } from '../../automata.ts'
import { canDoAny, performChoice } from '../../cards/moments.ts'
import { boxCtx, num } from '../../cards/numbers.ts'
import { clerksAt } from '../../clerks.ts'
import { type GameData, PRODUCTION, UNITS } from '../../data/index.ts'
import { addHonor } from '../../honor.ts'
import { NONE, type SectionId } from '../../state.ts'
import type { G, R, Rule, Seat, Setup } from '../../terms.ts'
import { askActivation } from '../../year/fall.ts'
import { dyingOrder } from '../vital-order.ts'
import { qinMoveClerks, reedMove } from './clerks.ts'
import { becauseOf, qinShoot, qinSpearmen, spearmanPlace } from './soldiers.ts'
import { highFirst, QIN } from './track.ts'
import { barricadeSection } from './works.ts'

/** GW-SOLO-12 to -35: Qin Jiushao, as his procedures play him. */
export function qinJiushao({ options }: Setup, data: GameData, commands: readonly number[]): Automaton {
  const { qinOverseers, qinOverseerLevel, qinStartHonor } = data.constants
  return {
    name: QIN,
    soldiers: UNITS.map((unit) => data.soldiers[unit].perPlayer),
    clerks: Number(options['solo.qinClerks']),
    commands,
    home: [],
    prepare(player) {
      player.honor = qinStartHonor[options['solo.difficulty']]
      PRODUCTION.forEach((location, i) => {
        const type = UNITS.indexOf(qinOverseers[location])
        player.free[type]!--
        player.overseers[i] = qinOverseerLevel
        player.overseerTypes[i] = type
      })
    },
    honor: true,
    settled: false,
    claims: true,
    // GW-SOLO-35: the player card of the same name.
    copied: (g, card) => g.box.humanCommands.find((own) => g.box.commands[own]!.name === g.box.commands[card]!.name),
    command: nextCard,
    box: performBox,
    nextActivation,
    phaseAt: (g, location) => (highFirst(g).includes(location) ? 0 : undefined),
    share,
    honorAt,
    cardBack: (g, seat, card) => void g.state.players[seat]!.discarded.push(card),
    reclaim,
    shoot: qinShoot,
    overlord: {
      clerkMove: (g, reed, used) => reedMove(g, g.box.clans.indexOf(QIN), reed, used),
      advisor: (g) => leftmostAdvisor(g),
      barricade: (g) => told(g, barricadeSection(g)),
      spearman(g) {
        const place = spearmanPlace(g)
        if (told(g, place?.section) === undefined) g.say?.({ kind: 'reason', seat: qinSeat(g), reason: 'notRecruited' })
        return place
      },
    },
    dyingOrder,
  }
}
export const qinSeat = (g: Pick<G, 'box'>): Seat => g.box.clans.indexOf(QIN)

/** GW-SOLO-20, -21: the top card of his deck; an empty one is made anew from his discards. */
function nextCard(g: G, seat: Seat): number | undefined {
  const me = g.state.players[seat]!
  if (me.commands.length === 0) {
    me.commands = g.chance.shuffle('solo', me.discarded)
    me.discarded = []
  }
  g.say?.({ kind: 'reason', seat, reason: 'topCard' })
  return me.commands.pop()
}

/** GW-SOLO-22: his own card as printed, the first alternative that is possible; of others' boxes the Clerk moves. */
function* performBox(g: G, step: BoxStep): Rule {
  const { seat, owner, card, box } = step
  const { effects } = g.box.commands[card]!.boxes[box]!
  const ctx = boxCtx(g, step)
  if (owner === seat) {
    const first = effects.findIndex((choice) => canDoAny(g, ctx, [choice]))
    if (first > 0) g.say?.({ kind: 'reason', seat, reason: 'copiesNothing' })
    if (first >= 0) yield* performChoice(g, ctx, [effects[first]!])
    return
  }
  for (const effect of effects[0] ?? [])
    if (effect.do === 'clerk') qinMoveClerks(g, seat, num(g, ctx, effect.n), effect.to === 'diff')
}

/** GW-SOLO-26: first those with Clerks of his, from the highest; the rest in the order the human likes. */
function* nextActivation(g: G, seat: Seat, left: readonly number[]): Rule<number> {
  const own = highFirst(g).find((location) => left.includes(location) && clerksAt(g, location, seat) > 0)
  if (own === undefined) {
    if (left.length > 1) g.say?.({ kind: 'reason', seat, reason: 'restByHuman' })
    return yield* askActivation(g, 0, left)
  }
  g.say?.({ kind: 'reason', seat, reason: 'highestActivating', location: g.box.locations[own]!.id })
  return own
}

/** GW-SOLO-24, -25 */
function* share(g: G, seat: Seat, location: number): Rule {
  const clerks = clerksAt(g, location, seat)
  const { id } = g.box.locations[location]!
  if (id === 'barracks') return yield* qinSpearmen(g, seat, clerks)
  g.say?.({ kind: 'reason', seat, reason: 'levelTimesClerks', location: id, n: levelAt(g, seat, location) })
  addHonor(g, seat, honorAt(g, seat, location, clerks), 'abilities', id)
}

const levelAt = (g: R, seat: Seat, location: number): number => g.state.players[seat]!.overseers[location] ?? 0

/** GW-SOLO-24: the level of his Overseer for each Clerk. */
const honorAt = (g: R, seat: Seat, location: number, clerks: number): number => clerks * levelAt(g, seat, location)

/** GW-SOLO-16, RUL-20: 2 Honor for each card of his in the discard pile. */
function reclaim(g: G, seat: Seat): void {
  const { discarded } = g.state.players[seat]!
  if (!g.box.setup.options['solo.qinReclaimHonor'] || discarded.length === 0) return
  const honor = discarded.length * g.box.data.constants.reclaimHonor
  g.say?.({ kind: 'reason', seat, reason: 'reclaimHonor' })
  g.say?.({ kind: 'reclaimed', seat, cards: 0, honor })
  addHonor(g, seat, honor, 'reclaim')
}

/** RUL-49: as Overlord he looks at the indicated section first, too. */
function told(g: G, section: SectionId | undefined): SectionId | undefined {
  if (section !== undefined) becauseOf(g, qinSeat(g), section)
  return section
}

/** RUL-49 */
function leftmostAdvisor(g: G): number | undefined {
  const card = g.state.advisorDisplay.find((candidate) => candidate !== NONE)
  if (card !== undefined)
    g.say?.({ kind: 'reason', seat: qinSeat(g), reason: 'leftmostAdvisor', card: g.box.advisors[card]!.id })
  return card
}
