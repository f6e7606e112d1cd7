import type { AnyTable } from '@wanli/kernel'
import type { Context } from '../context.ts'
import { table as layout } from '../draw/layout.ts'
import { tell } from '@wanli/text'
import { listed } from '../format.ts'
import type { GameModule } from '../games/index.ts'

/** Who won, and where everyone's points came from. */
export function ranking(
  context: Context,
  module: GameModule,
  table: AnyTable,
  name: (seat: number) => string,
): string[] {
  const { language, say, io } = context
  const { sources, rows, together } = module.ranking(table)
  const header = [
    '',
    say('rank.player'),
    ...sources.map((source) => tell(module.texts[language], language, source)),
    say('rank.total'),
  ]
  const lines = rows.map(({ seat, points, total }, place) => [
    together === true ? '' : `${place + 1}.`,
    name(seat),
    ...points.map(String),
    io.paint('bold', String(total)),
  ])
  const numbers = header.map((_, column) => column).slice(2)
  const [head = '', ...rest] = layout([header, ...lines], numbers)
  const winners = module.game.winners(table.state, table.box).map(name)
  const verdict = module.verdict?.(table)
  return [
    io.paint(
      'bold',
      verdict === undefined
        ? say('rank.winner', { count: winners.length, names: listed(winners, language) })
        : tell(module.texts[language], language, verdict),
    ),
    '',
    io.paint('dim', head),
    ...rest,
  ]
}

/** The same for programs. */
export function rankingJson(module: GameModule, table: AnyTable): object[] {
  const { sources, rows } = module.ranking(table)
  const names = [...module.game.seatNames(table.box), ...(module.automata?.(table.box) ?? [])]
  return rows.map(({ seat, points, total }) => ({
    seat,
    name: names[seat],
    points: Object.fromEntries(sources.map(({ id }, i) => [id, points[i]])),
    total,
  }))
}
