import { priceNow } from '@wanli/great-wall/prices'
import { wrap } from '../../../draw/width.ts'
import { beastsOf, type BeastView, SECTION_KEYS } from '../terms.ts'
import type { Pen } from './pen.ts'

/** AB-08, -10, -17: each Beast with its level, where it stands, what it does and what the next level costs; the active Relic and who has used it. */
export function beasts(pen: Pen, room: number): string[] {
  const seen = beastsOf(pen.scene.view)
  if (seen === undefined) return []
  const lines = (title: string, text: string) => {
    const [first = '', ...rest] = wrap(`${title} ${text}`, room, 2)
    return [` ${first.replace(title, pen.bold(title))}`, ...rest.map((line) => ` ${line}`)]
  }
  return [
    ...seen.beasts.flatMap((beast) =>
      lines(titleOf(pen, beast), `${pen.ruleText(beast.card)} ${nextLevel(pen, beast)}`),
    ),
    ...lines(
      pen.word('relic.title', { relic: pen.card(seen.relic) }),
      `${pen.cardText(seen.relic)} ${used(pen, seen.relicUsed)}${pen.word('relic.deck', { n: seen.deck })}`,
    ),
  ]
}

const titleOf = (pen: Pen, { beast, level, area }: BeastView): string =>
  area === null
    ? pen.word('beast.nowhere', { beast: pen.card(beast), level })
    : pen.word('beast.at', { beast: pen.card(beast), level, area: areaName(pen, area) })

function areaName(pen: Pen, area: string): string {
  const section = SECTION_KEYS.find((key) => key === area)
  return section === undefined ? pen.location(area) : pen.word(`title.section.${section}`)
}

/** What it costs who looks; of others what is printed. */
function nextLevel(pen: Pen, { upgrade }: BeastView): string {
  if (upgrade === null) return pen.word('beast.top')
  const change = pen.me?.prices?.changes.beastUpgrade
  const n = change === undefined ? upgrade.n : priceNow(upgrade.n, change)
  return pen.word('beast.next', { n, resource: pen.resource(upgrade.resource) })
}

const used = (pen: Pen, seats: readonly number[]): string =>
  seats.length === 0 ? '' : `${pen.word('relic.used', { players: seats.map((seat) => pen.name(seat)).join(', ') })} `
