import type { Chance, Part } from '@wanli/kernel'
import { commandBoxes, commonBox, hordeBoxes, numbersFor } from '../../box.ts'
import { performChoice } from '../../cards/moments.ts'
import type { Ctx } from '../../cards/numbers.ts'
import { addHonor } from '../../honor.ts'
import { scoreHordes } from '../../score.ts'
import type { State } from '../../state.ts'
import type { G, GreatWall, GwBox, Rule, Seat } from '../../terms.ts'
import { standardDecks } from '../competitive.ts'
import type { Mode } from '../index.ts'
import { REED_WORDS, reedClan, reedRules } from '../reed/index.ts'
import { commandsWithReed, usableCards } from '../two.ts'
import { qinExtra } from './extra.ts'
import { qinJiushao, qinSeat } from './qin.ts'
import { moveToken, QIN, qinState, type QinState } from './track.ts'
import { QIN_WORDS } from './words.ts'

/** GW-SOLO-03, -06, -07: his deck and his tokens in random order, two Advisors under him. */
function begin(s: State, box: GwBox, chance: Chance): void {
  const extra = s.extras[QIN] as QinState
  extra.track = chance.shuffle('setup', extra.track)
  const qin = s.players[qinSeat({ box })]!
  qin.commands = chance.shuffle('setup', qin.commands)
  qin.supporting = s.advisorDeck.splice(s.advisorDeck.length - box.data.constants.qinAdvisors)
}

/** GW-SOLO-37: strictly more Honor than Qin, and not lost outright. */
function winners(s: State, box: GwBox): readonly Seat[] {
  const lost = (s.extras[QIN] as QinState).lost
  return !lost && s.players[0]!.honor > s.players[qinSeat({ box })]!.honor ? [0] : []
}

/** GW-SOLO-36: 20 Honor for each Artifact, and the Hordes he claimed. */
function scoreQin(g: G): void {
  const qin = qinSeat(g)
  scoreHordes(g, qin)
  for (const card of g.state.artifacts) {
    g.say?.({ kind: 'reason', seat: qin, reason: 'artifact', card: g.box.artifacts[card]!.id })
    addHonor(g, qin, g.box.data.constants.qinArtifactHonor, 'artifacts')
  }
}

/** GW-SOLO-41: what his General card says, at the end of his own turn. */
function* endOfTurn(g: G): Rule {
  const seat = qinSeat(g)
  const { rules } = g.box.data.generals[SOLO_GENERAL]!
  const ctx: Ctx = { seat, moment: { trigger: 'qTurnEnd' }, card: SOLO_GENERAL, filter: [], clerksThere: 0 }
  g.say?.({ kind: 'reason', seat, reason: 'supporters', n: g.state.players[seat]!.supporting.length })
  for (const rule of rules)
    if (rule.kind === 'rule' && rule.trigger === 'qTurnEnd') yield* performChoice(g, ctx, rule.effects)
}
const SOLO_GENERAL = 'SOG-1'

/** GW-SOLO-33: the leftmost goes under him, with the option both. */
function takeAdvisors(g: G, cards: number[]): void {
  const qin = qinSeat(g)
  const taken = cards.splice(0, Number(g.box.setup.options['solo.advisorsPerSpring']))
  g.state.players[qin]!.supporting.push(...taken)
  for (const card of taken) g.say?.({ kind: 'supported', seat: qin, advisor: g.box.advisors[card]!.id })
}

/** GW-SOLO-37, OPT `solo.shameLoss`: at once when the last token is gone. */
function lossByShame(g: G): Rule | void {
  if (g.box.setup.options['solo.shameLoss'] === 'endCheck' || g.state.shamePool > 0) return
  return lose(g)
}

/** Outright: nothing is scored any more. */
function* lose(g: G): Rule {
  tellLoss(g, 'shame')
  yield* g.finish()
}

function tellLoss(g: G, because: string): void {
  qinState(g).lost = true
  g.say?.({ kind: 'soloLost', because })
}

const soloRules: Part<GreatWall> = {
  name: 'Qin Jiushao',
  on: [
    {
      to: 'activated',
      when: 'has',
      do: (g, { location, order }) => void (order.includes(qinSeat(g)) && moveToken(g, location)),
    },
    { to: 'advisorsOut', when: 'has', do: (g, { cards }) => takeAdvisors(g, cards) },
    { to: 'shame', when: 'has', do: lossByShame },
    { to: 'raid', when: 'has', do: lossByShame },
    {
      to: 'stepDone',
      when: 'has',
      do(g, { step }) {
        if (step === 'turn') return g.state.active === qinSeat(g) ? endOfTurn(g) : undefined
        if (step === 'beforeScoring' && g.state.shamePool === 0) return lose(g)
        if (step === 'scoring') settle(g)
        return undefined
      },
    },
  ],
}

function settle(g: G): void {
  scoreQin(g)
  if (!qinState(g).lost && winners(g.state, g.box).length === 0) g.say?.({ kind: 'soloLost', because: 'honor' })
}

/** Section 13: one human against Qin Jiushao, with the Reed Clan. GW-MODE-03: never in co-op. */
export const solo: Mode = {
  seats: [1],
  open(setup, data) {
    const common = commonBox(data, numbersFor(data, 1))
    const { commands, humanCommands, reedCard } = commandsWithReed(data)
    const soloCards = Object.values(data.commands.solo)
    const qinCards = soloCards.map((_, i) => commands.length + i)
    return {
      ...common,
      ...standardDecks(data),
      hordes: hordeBoxes(usableCards(data.hordes.base, common.sections), setup.seats),
      hordesToPlace: data.counts[1].hordesAtSetup.standard,
      commands: [...commands, ...commandBoxes(soloCards)],
      humanCommands,
      automata: [qinJiushao(setup, data, qinCards), reedClan(data, reedCard)],
      extras: [qinExtra],
      effects: { ...common.effects, ...REED_WORDS, ...QIN_WORDS },
      begin,
      winners,
      canBeLost: true,
      tellLoss,
      parts: [reedRules, soloRules],
    }
  },
}
