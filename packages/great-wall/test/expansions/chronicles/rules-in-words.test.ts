import assert from 'node:assert/strict'
import { rows as visitRows } from '../../../src/expansions/chronicles/emperors-visit/rows.ts'
import * as visit from '../../../src/expansions/chronicles/emperors-visit/rules-in-words.ts'
import { rows as coldRows } from '../../../src/expansions/chronicles/freezing-weather/rows.ts'
import * as cold from '../../../src/expansions/chronicles/freezing-weather/rules-in-words.ts'
import { rows as famineRows } from '../../../src/expansions/chronicles/great-famine/rows.ts'
import * as famine from '../../../src/expansions/chronicles/great-famine/rules-in-words.ts'
import { rows as ghostRows } from '../../../src/expansions/chronicles/hungry-ghosts/rows.ts'
import * as ghosts from '../../../src/expansions/chronicles/hungry-ghosts/rules-in-words.ts'
import { STANDARD_BOX } from '../../../src/expansions/own-numbers.ts'
import { rule } from '../../table.ts'

/* The rule book of the scenarios names figures that play may tune: it must name those of the data. */

type Texts = { readonly en: Readonly<Record<string, string>>; readonly es: Readonly<Record<string, string>> }

const figuresIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number)
const names = ({ en, es }: Texts, id: string, figures: readonly number[]): void => {
  assert.deepEqual(figuresIn(en[id]!), figures, `en ${id}`)
  assert.deepEqual(figuresIn(es[id]!), figures, `es ${id}`)
}

rule(
  ['AC-EV-02', 'AC-EV-07', 'AC-FW-03', 'AC-FW-09', 'AC-FW-17', 'AC-FW-19', 'AC-GF-04', 'AC-GF-08', 'AC-HG-04'],
  'the rules in words name the figures of the data',
  () => {
    const { spaces, reward } = visitRows.at(STANDARD_BOX)
    names(
      visit,
      'AC-EV-02',
      spaces.map(({ n }) => n),
    )
    names(visit, 'AC-EV-07', [reward.honor])
    const { supply, box, delivery, raid } = coldRows.at(STANDARD_BOX)
    const bySeats = supply.map(({ perType }) => perType)
    // One and two players have the same supply: it is named once.
    assert.equal(bySeats[0], bySeats[1])
    names(cold, 'AC-FW-03', [...bySeats.slice(1), box.perType])
    names(cold, 'AC-FW-09', [delivery.n])
    names(cold, 'AC-FW-17', [raid.perType, 4 * raid.perType, 1])
    names(cold, 'AC-FW-19', [delivery.honor])
    const { market, track } = famineRows.at(STANDARD_BOX)
    names(famine, 'AC-GF-04', [market.food])
    names(famine, 'AC-GF-08', [track.loss])
    names(ghosts, 'AC-HG-04', [ghostRows.at(STANDARD_BOX).tokens.most])
  },
)
