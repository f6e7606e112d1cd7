import type { Say } from '../format.ts'
import { escaped } from '../report/page.ts'
import { entrantOf } from './entrants.ts'
import type { ArenaFigures } from './figures.ts'
import type { Numbers } from './numbers.ts'

interface Point {
  readonly effort: number
  readonly rating: number
  readonly reach: number
  readonly name: string
}

const WIDE = 640
const HIGH = 240
const EDGE = { left: 52, right: 40, top: 14, bottom: 30 }

/** Where one bot took part with several budgets of a kind: its rating over them, with the budget on a scale of ratios. */
export function curves(figures: ArenaFigures, say: Say, numbers: Numbers) {
  const plots = series(figures).map(({ bot, points }) => `<h3>${escaped(bot)}</h3>${drawn(points, numbers)}`)
  if (plots.length === 0) return []
  return [{ id: 'curve', title: say('arena.curve'), note: say('arena.curve.note'), body: plots.join('\n') }]
}

function series({ entrants }: ArenaFigures): { readonly bot: string; readonly points: readonly Point[] }[] {
  const found = new Map<string, Point[]>()
  for (const { bot: name, rating, reach } of entrants) {
    const entrant = entrantOf(name)
    if (entrant === undefined || rating === undefined || reach === undefined) continue
    const { ms, worlds } = entrant.budget
    const effort = worlds ?? ms
    if (effort === undefined) continue
    const kind = `${entrant.bot} ${worlds === undefined ? 's' : 'w'}`
    found.set(kind, [...(found.get(kind) ?? []), { effort, rating, reach, name }])
  }
  return [...found]
    .filter(([, points]) => points.length > 1)
    .map(([bot, points]) => ({ bot, points: points.toSorted((a, b) => a.effort - b.effort) }))
}

function drawn(points: readonly Point[], numbers: Numbers): string {
  const [first, last] = [points[0]!, points.at(-1)!]
  const low = Math.min(...points.map(({ rating, reach }) => rating - reach))
  const high = Math.max(...points.map(({ rating, reach }) => rating + reach))
  const x = ({ effort }: Point) =>
    EDGE.left +
    ((WIDE - EDGE.left - EDGE.right) * Math.log(effort / first.effort)) / Math.log(last.effort / first.effort)
  const y = (rating: number) => EDGE.top + ((HIGH - EDGE.top - EDGE.bottom) * (high - rating)) / Math.max(1, high - low)
  const at = (value: number) => value.toFixed(1)
  const path = points.map((point, i) => `${i === 0 ? 'M' : 'L'}${at(x(point))} ${at(y(point.rating))}`).join('')
  const marks = points.map(
    (point) =>
      `<line class="reach" x1="${at(x(point))}" x2="${at(x(point))}" y1="${at(y(point.rating - point.reach))}" y2="${at(y(point.rating + point.reach))}"/>` +
      `<circle class="jade" cx="${at(x(point))}" cy="${at(y(point.rating))}" r="4.500"/>` +
      `<text x="${at(x(point))}" y="${HIGH - 8}" text-anchor="middle">${escaped(point.name.split('@')[1] ?? '')}</text>`,
  )
  const grid = [low, (low + high) / 2, high].map(
    (rating) =>
      `<line class="grid" x1="${EDGE.left}" x2="${WIDE - EDGE.right}" y1="${at(y(rating))}" y2="${at(y(rating))}"/>` +
      `<text x="${EDGE.left - 8}" y="${at(y(rating) + 4)}" text-anchor="end">${escaped(numbers.count(rating))}</text>`,
  )
  const words = points.map(({ name, rating, reach }) => `${name}: ${numbers.count(rating)} ± ${numbers.count(reach)}`)
  return `<svg role="img" aria-label="${escaped(words.join('; '))}" viewBox="0 0 ${WIDE} ${HIGH}" width="100%" style="max-width:${WIDE}px">${grid.join('')}<path d="${path}" fill="none" style="stroke:var(--jade);stroke-width:2"/>${marks.join('')}</svg>`
}
