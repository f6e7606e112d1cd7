import { slotsOf } from '@wanli/zhanguo'
import { beside } from '../../../draw/layout.ts'
import { fit } from '../../../draw/width.ts'
import { ASPECTS, CARD_COLOURS, type RewardCell } from '../terms.ts'
import type { Pen } from './pen.ts'

/** What lies in the middle of the table and is nobody's: rewards, tasks, walls. */
export const middle = (pen: Pen): string[] =>
  beside(pen.scene.glyphs, [
    { title: pen.word('title.rewards', { round: pen.scene.view.round }), width: 43, lines: rewards(pen) },
    { title: pen.word('title.tasks'), width: widthOfTasks(pen), lines: tasks(pen) },
    { title: pen.word('title.walls'), width: 38, lines: walls(pen) },
  ])

/** A tile of an owner's own box may have more slots than ours. */
function widthOfTasks({ scene: { view, box } }: Pen): number {
  const most = Math.max(...view.tasks.map(({ id }) => slotsOf(box, id).length))
  return 34 + 3 * Math.max(0, most - 4)
}

export function rewardText(pen: Pen, cell: RewardCell): string {
  const { arrow } = pen.scene.glyphs
  const { rewardPieces } = pen.scene.box.data.constants
  switch (cell.kind) {
    case 'OFFICIAL':
      return pen.word('short.reward.OFFICIAL', { arrow, region: cell.region })
    case 'RED_2':
    case 'GRAY_2':
    case 'WORKERS_2':
      return pen.word(`short.reward.${cell.kind}`, { arrow, count: rewardPieces[cell.kind], region: cell.region })
    case 'GOVERNOR': {
      const regions = cell.regions.length === 5 ? '1-5' : cell.regions.join('/')
      return pen.word('short.reward.GOVERNOR', { arrow, regions })
    }
    default:
      return pen.word(`short.reward.${cell.kind}`)
  }
}

const rewardLine = (aspect: string, reward: string, markers: string, taken: string): string =>
  `${fit(aspect, 10)}${fit(reward, 18)}${fit(markers, 7)}${taken}`

/** The reward of each aspect, its markers in the general supply (and beside the Court), and who has taken it. */
function rewards(pen: Pen): string[] {
  const { view, box, glyphs } = pen.scene
  const { data } = box
  const rows = ASPECTS.map((aspect, i) => {
    const colour = CARD_COLOURS[i]!
    const cell = data.rewards[i]![view.round]
    const big = view.bigMarkers[colour] === null ? `+${data.constants.value3MarkerValue}` : ''
    const seat = view.column[i]
    return rewardLine(
      pen.inCardColour(colour, pen.tell({ key: `aspect.${aspect}`, params: {} })),
      cell === undefined ? '' : rewardText(pen, cell),
      pen.inCardColour(colour, `${view.supply[colour]}${big}`),
      seat === null || seat === undefined ? '' : pen.tag(seat),
    )
  })
  return [
    pen.dim(rewardLine('', pen.word('column.reward'), pen.word('column.supply'), pen.word('column.disc'))),
    ...rows,
    pen.dim(comingRewards(pen)),
    `${fit(pen.word('row.track'), 7)}${view.track.map((seat) => pen.clan(seat)).join(` ${glyphs.arrow} `)}`,
    court(pen),
  ]
}

/** What the next round brings; in the last one, what most markers are worth at the end. */
function comingRewards(pen: Pen): string {
  const { view, box } = pen.scene
  const next = box.data.rewards.flatMap((row) => row[view.round + 1] ?? [])
  if (next.length === 0) return pen.word('row.end', { awards: box.data.endAwards.join('/') })
  return `${fit(pen.word('row.next'), 7)}${next.map((cell) => rewardText(pen, cell)).join(', ')}`
}

function court(pen: Pen): string {
  const { view, box } = pen.scene
  const top = view.pile.at(-1)
  const label = fit(pen.word('row.court'), 7)
  if (top === undefined) return label + pen.word('row.court.first')
  const { colour } = box.data.cards[top]!
  const card = pen.inCardColour(colour, `#${top} ${pen.tell({ key: `colour.${colour}`, params: {} })}`)
  return `${label}${pen.bold(card)} ${pen.dim(`(${view.pile.length})`)}`
}

/** Places in a row, the last without a gap behind it. */
const slots = (texts: readonly string[]): string =>
  texts.map((text, i) => fit(text, i === texts.length - 1 ? 2 : 3)).join('')

function tasks(pen: Pen): string[] {
  const { view, box } = pen.scene
  const own = (id: string) => slots(slotsOf(box, id).map(String))
  // Where all tasks have the same slots, their points stand above them once.
  const [first] = view.tasks
  const same = view.tasks.every(({ id }) => own(id) === own(first!.id))
  return [
    pen.dim(`${' '.repeat(22)}${same ? own(first!.id) : ''}`),
    ...view.tasks.map((task) => {
      const { kind, symbols } = box.taskRows[task.id]!
      const section = pen.dim(fit(pen.word(`short.${task.section}`), 4))
      const discs = slots(
        slotsOf(box, task.id).map((vp, slot) =>
          same || task.discs[slot] !== undefined ? pen.tagOrFree(task.discs[slot]) : String(vp),
        ),
      )
      return `${section}${fit(pen.word(`short.task.${kind}`), 10)}${fit(symbols.join(' '), 8)}${discs}`
    }),
  ]
}

function walls(pen: Pen): string[] {
  const { view, box } = pen.scene
  return view.sections.map(({ section, tile, side, slots: owners }) => {
    const { criterion, vp } = box.data.wallTiles.find(({ id }) => id === tile)![side]
    const built = slots(owners.map((seat) => pen.tagOrFree(seat)))
    return `${pen.bold(section)} ${built} ${fit(vp.join('/'), 7)} ${pen.word(`short.criterion.${criterion}`)}`
  })
}
