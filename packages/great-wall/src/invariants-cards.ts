import type { Must } from '@wanli/game-kit'
import { automatonAt } from './automata.ts'
import type { OwnDetail } from './details.ts'
import { NONE, type Player, type State } from './state.ts'
import { handLimit } from './tactics.ts'
import { reading } from './reading.ts'
import type { GwBox } from './terms.ts'

/** Every card is in exactly one place, in a hand that may hold it. */
export function ofCards(s: State, box: GwBox, asked: readonly string[], must: Must<OwnDetail>): void {
  const peeked = (deck: string) => (s.peek?.deck === deck ? [...s.peek.cards, ...s.peek.top, ...s.peek.under] : [])
  const once = (cards: readonly number[], count: number) => cards.length === count && new Set(cards).size === count
  const hordes = [
    ...s.hordeDeck,
    ...s.hordeDiscard,
    ...peeked('horde'),
    ...s.sections.flatMap((x) => x.hordes.map((h) => h.card)),
    ...s.players.flatMap((p) => p.claimed),
    ...s.hordesOut,
  ]
  must(once(hordes, box.hordes.length), 'GW-CORE-07', 'hordeCards')
  must(areRightOnesOut(s.hordesOut, box), 'XP-SET-02', 'hordesOut')
  const tactics = [
    ...s.tacticDeck,
    ...s.tacticDiscard,
    ...s.tacticsInPlay,
    ...peeked('tactic'),
    ...s.players.flatMap((p) => p.tactics),
  ]
  must(once(tactics, box.tactics.length), 'GW-CORE-07', 'tacticCards')
  const advisors = [
    ...s.advisorDeck,
    ...s.advisorDiscard,
    ...peeked('advisor'),
    ...s.advisorDisplay.filter((card) => card !== NONE),
    ...s.players.flatMap((p) => [...p.active, ...p.supporting]),
  ]
  must(new Set(advisors).size === advisors.length, 'GW-CORE-07', 'advisorCards')
  must(isOnce(s.artifacts), 'GW-CORE-07', 'artifactCards')
  const generals = s.players.flatMap((p) => (p.general === NONE ? p.dealt : [p.general]))
  must(isOnce(generals), 'GW-CORE-07', 'generalCards')
  s.players.forEach((p, seat) => ofHand(p, seat, s, box, asked, must))
  must(s.agenda[0]?.step !== 'fall.choose' || !hasPlayed(s), 'GW-FALL-01', 'emptyTrackNeeded')
}

/** XP-SET-02, -04: as many whole groups as the sets leave out; of cards that are not in use anyway nothing is left. */
function areRightOnesOut(out: readonly number[], { hordesOut }: GwBox): boolean {
  if (hordesOut === null) return out.length === 0
  const { n, of } = hordesOut
  const groups = of.filter((group) => group.length > 0 && group.every((card) => out.includes(card)))
  const unseen = of.filter((group) => group.length === 0).length
  return groups.flat().length === out.length && groups.length <= n && groups.length + unseen >= n
}

/** Command cards lie on the track, or are shown and wait for their spots. */
export const hasPlayed = ({ track, revealed }: State): boolean =>
  revealed.length > 0 || track.some((command) => command !== null)

const isOnce = (cards: readonly number[]): boolean => new Set(cards).size === cards.length

/** A seat's Command cards are its own, each in one place; GW-INV-10: more Tactic cards than the limit only while some must go. */
function ofHand(p: Player, seat: number, s: State, box: GwBox, asked: readonly string[], must: Must<OwnDetail>): void {
  const clan = box.clans[seat]!
  const automaton = automatonAt({ box }, seat)
  const played = [...s.track, ...s.revealed].filter((command) => command?.seat === seat).map((command) => command!.card)
  const own = automaton?.commands ?? box.humanCommands
  const commands = [...p.commands, ...p.discarded, ...played]
  must(isOnce(commands) && commands.every((card) => own.includes(card)), 'GW-SETUP-08', 'commandCards', { clan })
  must(played.length <= 1, 'GW-FALL-01', 'onePlayed', { clan })
  must(p.secretSupport === NONE || p.supporting.includes(p.secretSupport), 'GW-SETUP-14', 'secretSupport', { clan })
  if (automaton !== undefined) return must(p.tactics.length === 0, 'GW-REED-02', 'automatonTactics', { clan })
  const limit = handLimit(reading(s, box), seat)
  must(p.tactics.length <= limit || asked.includes('handLimit'), 'GW-INV-10', 'tacticHand', { clan, right: limit })
}
