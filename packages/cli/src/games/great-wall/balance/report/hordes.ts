import { type Colour, stacks } from '../../../../report/plots.ts'
import { table } from '../../../../report/page.ts'
import { fieldTable, type Sources, type Topic } from './topic.ts'

const COVER_COLOURS: readonly Colour[] = ['jade', 'azure', 'gold', 'violet', 'vermilion', 'stone', 'ink']

/** What becomes of each type of Horde, and what covers those that are Defeated. */
export function hordes({ figures, box, pen }: Sources): Topic {
  const rows = figures.hordes
  const hands = Object.keys(rows[0]?.cover ?? {})
  const show = pen.show('share')
  const fates = stacks({
    rows: rows.map(({ id, placed, defeated, raided, left }) => ({
      label: pen.card(id, box),
      parts: [defeated, left, raided, Math.max(0, placed - defeated - left)],
      shown: pen.say('balance.defeatedOf', { defeated, placed }),
    })),
    series: [
      { name: pen.say('balance.field.defeated'), colour: 'jade' },
      { name: pen.say('balance.field.left'), colour: 'stone' },
      { name: pen.say('balance.field.raided'), colour: 'azure' },
      { name: pen.say('balance.field.gone'), colour: 'ink' },
    ],
    show,
  })
  const covers = stacks({
    rows: rows.map(({ id, cover, defeated }) => ({
      label: pen.card(id, box),
      parts: hands.map((hand) => cover[hand] ?? 0),
      shown: pen.say('balance.defeats', { n: defeated }),
    })),
    series: hands.map((hand, i) => ({
      name: pen.cover(hand, box),
      colour: COVER_COLOURS[i % COVER_COLOURS.length]!,
    })),
    show,
  })
  return {
    id: 'hordes',
    wide: true,
    plots: fates + covers,
    table:
      fieldTable(pen, rows, ({ id }) => pen.card(id, box), [
        ['placed', 'count'],
        ['defeated', 'count'],
        ['defeatedShare', 'share'],
        ['claimed', 'count'],
        ['breached', 'count'],
        ['raided', 'count'],
        ['left', 'count'],
      ]) +
      table(
        [pen.say('balance.coveredBy'), ...hands.map((hand) => pen.cover(hand, box))],
        rows.map(({ id, cover }) => [pen.card(id, box), ...hands.map((hand) => show.value(cover[hand] ?? 0))]),
      ),
  }
}
