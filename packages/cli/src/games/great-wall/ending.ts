import type { Table } from '@wanli/kernel'
import { greatWall, ranking as ranked } from '@wanli/great-wall'
import { playerMessage } from '@wanli/great-wall/text'
import type { Message } from '@wanli/text'
import type { Ranking } from '../module.ts'
import { coopOf, type Gw, qinOf } from './terms.ts'

/** Honor by source, in words; a team has no places (GW-COOP-27). */
export function ranking({ state, box }: Table<Gw>): Ranking {
  const { sources, rows } = ranked(greatWall.view(state, undefined, box), box)
  return {
    sources: sources.map((source) => ({
      id: source,
      // GW-SOLO-24, -42: what is an ability for a person is, for Qin Jiushao, his Overseers and his cards.
      key: `choice.source.${box.setup.mode === 'solo' && source === 'abilities' ? 'abilities.solo' : source}`,
    })),
    rows,
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
  // XP-GEN-05: at once, whatever the Honor.
  if (view.lost !== undefined)
    return { key: `choice.verdict.${solo === undefined ? 'allLost' : 'soloAll'}`, params: {} }
  if (solo === undefined) return undefined
  const { honor } = view.players[0]!
  const params = { player: playerMessage(0, box), honor, theirs: view.players[solo.seat]!.honor }
  if (won !== undefined) return { key: 'choice.verdict.soloWon', params }
  return { key: solo.lost ? 'choice.verdict.soloShame' : 'choice.verdict.soloLost', params }
}
