import { word } from '../../text/index.ts'
import type { Balance, Played } from '../balance.ts'
import { artifacts, commands, coop, locations, tactics } from './cards.ts'
import { course } from './course.ts'
import { sets } from './sets.ts'
import { hordes } from './hordes.ts'
import { escaped, pageHead } from '../../../../report/page.ts'
import type { Pen } from './pen.ts'
import { advisors, generals, people } from './people.ts'
import { acrossPlot, overview, targetTable, winPlots } from './summary.ts'
import type { Sources, Topic } from './topic.ts'

/** The whole report: one page that needs nothing else. */
export function reportPage(balance: Balance, played: readonly Played[], pen: Pen): string {
  const { say, language } = pen
  const title = say('balance.title', { game: word(language, 'game.name') })
  const columns = played.map(({ figures }) => figures)
  const links = [
    { id: 'targets', name: say('balance.targets') },
    { id: 'overview', name: say('balance.overview') },
    ...columns.map((column) => ({ id: column.id, name: pen.column(column) })),
  ]
  return `${pageHead(language, title)}
<p class="lead">${escaped(say('balance.lead', { games: balance.games, bots: balance.bots.join(', '), seed: balance.seed }))}</p>
${withSets(balance, pen)}
${balance.stopped === true ? `<p><span class="state-open">${escaped(say('balance.stopped'))}</span></p>` : ''}
${nav(links, 'columns', say('balance.contents'))}
</header>
<main>
<section id="targets"><h2>${escaped(say('balance.targets'))}</h2>
<p class="note">${escaped(say('balance.targets.note'))}</p>
<div class="panel">${targetTable(balance.targets, played, pen)}</div>
</section>
<section id="overview"><h2>${escaped(say('balance.overview'))}</h2>
<p class="note">${escaped(say('balance.overview.note'))}</p>
<div class="cards"><article>${acrossPlot(columns, pen)}</article>
${winPlots(columns, pen)
  .map((plot) => `<article><h3>${escaped(say('balance.head.won'))}</h3>${plot}</article>`)
  .join('\n')}</div>
<div class="panel">${overview(columns, pen)}</div>
</section>
${played.map((column) => chapter({ ...column, pen })).join('\n')}
</main>
<footer><p>${escaped(say('balance.footer'))}</p></footer>
</body>
</html>
`
}

/** Which expansions were in the box. */
function withSets({ expansions = [] }: Balance, pen: Pen): string {
  if (expansions.length === 0) return ''
  const names = expansions.map((name) => pen.expansion(name)).join(', ')
  return `<p class="lead">${escaped(pen.say('balance.expansions', { names }))}</p>`
}

const nav = (links: readonly { readonly id: string; readonly name: string }[], kind: string, label: string): string =>
  `<nav class="${kind}" aria-label="${escaped(label)}"><ul>${links
    .map(({ id, name }) => `<li><a href="#${id}">${escaped(name)}</a></li>`)
    .join('')}</ul></nav>`

const topicsOf = (sources: Sources): Topic[] => [
  ...course(sources),
  ...people(sources),
  commands(sources),
  locations(sources),
  ...(sources.figures.artifacts.length > 0 ? [artifacts(sources)] : []),
  ...coop(sources),
  generals(sources),
  advisors(sources),
  tactics(sources),
  hordes(sources),
  ...sets(sources),
]

function chapter(sources: Sources): string {
  const { figures, pen } = sources
  const name = pen.column(figures)
  const topics = topicsOf(sources)
  const anchor = (topic: Topic) => `${figures.id}-${topic.id}`
  const articles = (list: readonly Topic[]) => list.map((topic) => article(topic, anchor(topic), pen)).join('\n')
  return `<section id="${figures.id}"><h2>${escaped(name)}</h2>
<p class="note">${escaped(
    pen.say('balance.columnNote', {
      games: figures.games,
      failed: figures.failed,
      fair: pen.figure(figures.fair, 'share'),
    }),
  )}</p>
${nav(
  topics.map((topic) => ({ id: anchor(topic), name: pen.say(`balance.topic.${topic.id}`) })),
  'topics',
  name,
)}
<div class="cards">${articles(topics.filter(({ wide }) => wide !== true))}</div>
<div class="wide">${articles(topics.filter(({ wide }) => wide === true))}</div></section>`
}

const article = ({ id, plots, table }: Topic, anchor: string, { say }: Pen): string =>
  `<article id="${anchor}"><h3>${escaped(say(`balance.topic.${id}`))}</h3>
<p class="note">${escaped(say(`balance.note.${id}`))}</p>
${plots}
<details><summary>${escaped(say('balance.table'))}</summary>${table}</details></article>`
