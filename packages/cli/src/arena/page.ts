import type { Say } from '../format.ts'
import { escaped, pageHead, type Show, table } from '../report/page.ts'
import { bars, type DotRow, dots } from '../report/plots.ts'
import type { Language } from '../text/index.ts'
import { curves } from './curve.ts'
import type { ArenaFigures, MeetingFigures } from './figures.ts'
import { Numbers } from './numbers.ts'

/** The report of a run: one page that needs nothing else. */
export function arenaPage(figures: ArenaFigures, gameName: string, say: Say, language: Language): string {
  const title = say('arena.title', { game: gameName })
  const numbers = new Numbers(language)
  const remarks = remarksOf(figures, say, numbers)
  return `${pageHead(language, title)}
<p class="lead">${escaped(leadOf(figures, say))}</p>
${remarks.map((remark) => `<p><span class="state-open">${escaped(remark)}</span></p>`).join('\n')}
</header>
<main>
${sections(figures, say, numbers)
  .map(
    ({ id, title: heading, note, body }) =>
      `<section id="${id}"><h2>${escaped(heading)}</h2>\n<p class="note">${escaped(note)}</p>\n<div class="panel">${body}</div></section>`,
  )
  .join('\n')}
</main>
<footer><p>${escaped(say('arena.footer'))}</p></footer>
</body>
</html>
`
}

/** What was played. */
export const leadOf = ({ seats, deals, games, head: { seed, rules } }: ArenaFigures, say: Say): string =>
  say('arena.lead', { seats, deals, games, seed, rules })

/** What a reader should know before any figure. */
export function remarksOf({ failed, left, lost, together }: ArenaFigures, say: Say, numbers: Numbers): string[] {
  return [
    ...(failed > 0 ? [say('arena.failed', { games: failed })] : []),
    ...(left > 0 ? [say('arena.left', { games: left })] : []),
    ...(lost > 0 && !together ? [say('arena.lost', { share: numbers.share(lost) })] : []),
  ]
}

interface Section {
  readonly id: string
  readonly title: string
  readonly note: string
  readonly body: string
}

function sections(figures: ArenaFigures, say: Say, numbers: Numbers): Section[] {
  const { questions, together, anchor } = figures
  return [
    ...(questions.length === 0
      ? []
      : [
          {
            id: 'questions',
            title: say('arena.questions'),
            note: say('arena.questions.note'),
            body: questionTable(figures, say, numbers),
          },
        ]),
    ...(together
      ? []
      : [
          {
            id: 'ratings',
            title: say('arena.ratings'),
            note: say('arena.ratings.note', { anchor }),
            body: ratings(figures, say, numbers),
          },
        ]),
    {
      id: 'meetings',
      title: say(together ? 'arena.teams' : 'arena.meetings'),
      note: say(together ? 'arena.teams.note' : 'arena.meetings.note'),
      body: meetings(figures, say, numbers),
    },
    ...(together || figures.head.pairing === 'mixed'
      ? []
      : [
          {
            id: 'cross',
            title: say('arena.cross'),
            note: say('arena.cross.note'),
            body: crossTable(figures, say, numbers),
          },
        ]),
    ...curves(figures, say, numbers),
    { id: 'times', title: say('arena.times'), note: say('arena.times.note'), body: times(figures, say, numbers) },
  ]
}

function ratings({ entrants, anchor }: ArenaFigures, say: Say, numbers: Numbers): string {
  const rated = entrants.flatMap(({ bot, rating, reach }) =>
    rating === undefined || reach === undefined ? [] : [{ bot, rating, reach }],
  )
  const ordered = rated.toSorted((a, b) => b.rating - a.rating)
  const rows = ordered.map(({ bot, rating, reach }): DotRow => ({
    label: bot,
    value: rating,
    low: rating - reach,
    high: rating + reach,
    shown: bot === anchor ? numbers.count(rating) : `${numbers.count(rating)} ± ${numbers.count(reach)}`,
  }))
  const min = Math.min(...rows.map(({ low }) => low)) - 25
  const max = Math.max(...rows.map(({ high }) => high)) + 25
  const missing = entrants.filter(({ rating }) => rating === undefined).map(({ bot }) => bot)
  const unrated =
    missing.length === 0 ? '' : `<p class="note">${escaped(`${say('arena.unrated')}: ${missing.join(', ')}`)}</p>`
  return rows.length === 0 ? unrated : dots({ rows, show: numbers.show('count'), min, max }) + unrated
}

/** "hard against greedy", or the name alone. */
export const meetingName = ({ bot, others }: MeetingFigures, say: Say): string =>
  others.length === 0 ? bot : say('arena.against', { bot, others: others.join(', ') })

function meetings(figures: ArenaFigures, say: Say, numbers: Numbers): string {
  const played = figures.meetings.filter(({ games }) => games > 0)
  const par = played[0]?.par
  const rows = played.map((meeting): DotRow => ({
    label: meetingName(meeting, say),
    value: meeting.wins.share,
    low: meeting.wins.low,
    high: meeting.wins.high,
    shown: `${numbers.share(meeting.wins.share)} (${numbers.range(meeting.wins)})`,
  }))
  const head = [
    say('arena.bot'),
    say('arena.games'),
    say('arena.wins'),
    say('arena.interval'),
    say('arena.points'),
    ...(figures.together
      ? []
      : [say('arena.others'), ...Array.from({ length: figures.seats }, (_, i) => say('arena.seat', { seat: i + 1 }))]),
  ]
  const cells = played.map((meeting) => [
    meetingName(meeting, say),
    numbers.count(meeting.games),
    numbers.share(meeting.wins.share),
    numbers.range(meeting.wins),
    numbers.number(meeting.points),
    ...(meeting.pointsOfOthers === undefined ? [] : [numbers.number(meeting.pointsOfOthers)]),
    ...meeting.bySeat.map((share) => numbers.share(share)),
  ])
  const plot = dots({
    rows,
    show: numbers.show('share'),
    min: 0,
    max: 1,
    ...(par === undefined ? {} : { reference: par }),
  })
  return `${plot}<details><summary>${escaped(say('arena.table'))}</summary>${table(head, cells)}</details>`
}

function crossTable({ entrants, meetings: all }: ArenaFigures, say: Say, numbers: Numbers): string {
  const names = entrants.map(({ bot }) => bot)
  const cell = (row: string, column: string): string => {
    if (row === column) return '–'
    const direct = all.find(({ bot, others, games }) => games > 0 && bot === row && others.includes(column))
    if (direct !== undefined) return numbers.share(direct.wins.share)
    const turned = all.find(
      ({ bot, others, games, bySeat }) => games > 0 && bySeat.length === 2 && bot === column && others.includes(row),
    )
    return turned === undefined ? '' : numbers.share(1 - turned.wins.share)
  }
  return table(
    [say('arena.bot'), ...names],
    names.map((row) => [row, ...names.map((column) => cell(row, column))]),
  )
}

function questionTable({ questions }: ArenaFigures, say: Say, numbers: Numbers): string {
  const state = { yes: 'met', no: 'missed', open: 'open' } as const
  const head = (['question', 'verdict', 'wins', 'interval', 'deals', 'test', 'risk', 'ratio'] as const).map(
    (word) => `<th scope="col">${escaped(say(`arena.${word}`))}</th>`,
  )
  const rows = questions.map(
    ({ question, verdict, wins, deals, low, high, risk, ratio, bound }) =>
      `<tr><th scope="row">${escaped(question)}</th><td><span class="state-${state[verdict]}">${escaped(say(`arena.verdict.${verdict}`))}</span></td>` +
      [
        numbers.share(wins.share),
        numbers.range(wins),
        numbers.count(deals),
        say('arena.tested', { low: numbers.share(low), high: numbers.share(high) }),
        numbers.share(risk),
        `${numbers.number(ratio, 2)} (±${numbers.number(bound, 2)})`,
      ]
        .map((cell) => `<td>${escaped(cell)}</td>`)
        .join('') +
      '</tr>',
  )
  return `<div class="scroll"><table><thead><tr>${head.join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`
}

function times({ entrants }: ArenaFigures, say: Say, numbers: Numbers): string {
  const show: Show = { value: (ms) => numbers.ms(ms), tick: (ms) => numbers.ms(ms) }
  const rows = entrants.map(({ bot, msAnAnswer }) => ({ label: bot, values: [msAnAnswer] }))
  const plot = bars({ rows, series: [{ name: say('arena.msAnAnswer'), colour: 'azure' }], show })
  const head = (['bot', 'msAnAnswer', 'msLongest', 'msAGame'] as const).map((word) => say(`arena.${word}`))
  const cells = entrants.map(({ bot, msAnAnswer, msLongest, msAGame }) => [
    bot,
    numbers.ms(msAnAnswer),
    numbers.ms(msLongest),
    numbers.number(msAGame / 1000, 2),
  ])
  return `${plot}<details><summary>${escaped(say('arena.table'))}</summary>${table(head, cells)}</details>`
}
