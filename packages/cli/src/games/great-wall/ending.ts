import type { Table } from '@wanli/kernel'
import { greatWall } from '@wanli/great-wall'
import { playerMessage } from '@wanli/great-wall/text'
import type { Message } from '@wanli/text'
import type { Ranking } from '../module.ts'
import { coopOf, type Gw, type GwBox, type PlayerView, qinOf } from './terms.ts'

type Source = keyof PlayerView['honorFrom']

/** Everyone who has Honor: the players, and Qin Jiushao against whom they play. */
const ranked = ({ automaton, seat }: PlayerView, { box }: Table<Gw>): boolean =>
  !automaton || box.automata[seat - box.setup.seats]!.honor

/** GW-SOLO-09: what Qin Jiushao has before the first Year. */
const startHonor = ({ data, setup }: GwBox): number => data.constants.qinStartHonor[setup.options['solo.difficulty']]

/** Honor by source, the best first, ties by the Tea order (GW-SCORE-04). A team has no places (GW-COOP-27). */
export function ranking(table: Table<Gw>): Ranking {
  const { state, box } = table
  const { players, tea } = greatWall.view(state, undefined, box)
  const winners = greatWall.winners(state, box)
  const shown = players.filter((player) => ranked(player, table))
  const sources = (Object.keys(players[0]!.honorFrom) as Source[]).filter((source) =>
    shown.some(({ honorFrom }) => honorFrom[source] !== 0),
  )
  const start = (player: PlayerView) => (player.automaton ? startHonor(box) : 0)
  const fromStart = shown.some((player) => start(player) > 0)
  const rows = shown.map((player) => ({
    seat: player.seat,
    total: player.honor,
    points: [...(fromStart ? [start(player)] : []), ...sources.map((source) => player.honorFrom[source])],
  }))
  // A tie with Qin Jiushao is lost, and so is a game with an empty Shame pool (GW-SOLO-37).
  const lost = (seat: number) => Number(box.canBeLost && state.over && seat < box.seats && !winners.includes(seat))
  return {
    sources: [...(fromStart ? ['start'] : []), ...sources].map((source) => ({
      id: source,
      // GW-SOLO-24, -42: what is an ability for a person is, for Qin Jiushao, his Overseers and his cards.
      key: `choice.source.${box.setup.mode === 'solo' && source === 'abilities' ? 'abilities.solo' : source}`,
    })),
    rows: box.team
      ? rows
      : rows.sort(
          (a, b) => lost(a.seat) - lost(b.seat) || b.total - a.total || tea.indexOf(a.seat) - tea.indexOf(b.seat),
        ),
    ...(box.team ? { together: true } : {}),
  }
}

/** Against Qin Jiushao and as a team nobody is first: the game is won or lost. */
export function verdict({ state, box }: Table<Gw>): Message | undefined {
  const view = greatWall.view(state, undefined, box)
  const [won] = greatWall.winners(state, box)
  const coop = coopOf(view)
  if (coop !== undefined)
    return {
      key: won === undefined ? 'choice.verdict.teamLost' : 'choice.verdict.teamWon',
      params: { done: coop.done.length, goal: coop.goal },
    }
  const solo = qinOf(view)
  if (solo === undefined) return undefined
  const { honor } = view.players[0]!
  const params = { player: playerMessage(0, box), honor, theirs: view.players[solo.seat]!.honor }
  if (won !== undefined) return { key: 'choice.verdict.soloWon', params }
  return { key: solo.lost ? 'choice.verdict.soloShame' : 'choice.verdict.soloLost', params }
}
