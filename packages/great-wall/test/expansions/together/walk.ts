import type { TestTable } from '../../table.ts'

/* What happens at a table, a line for each question and event, to be held beside the merged timing (2.3). */

/** What is taken of which question, by its prompt. */
export type Taken = Readonly<Record<string, string>>

const FIELDS = [
  'season',
  'card',
  'horde',
  'outpost',
  'machine',
  'tower',
  'unit',
  'location',
  'to',
  'from',
  'section',
  'row',
  'source',
]

/** Up to the next choice of Command cards; nothing is done but what `taken` says, wherever that is possible. */
export function walk(t: TestTable, taken: Taken): string[] {
  const lines: string[] = []
  const { clans } = t.table.box
  while (!t.table.over && !t.table.prompts.includes('command')) {
    const { seat, prompt } = t.table.open[0]!
    // Clerks of the others come with every Command card.
    if (prompt !== 'clerk' || t.table.state.active === seat) lines.push(`${clans[seat]} is asked: ${prompt}`)
    const idle = ['pass', 'stop', 'decline'].find((key) => t.offers(key))
    t.play(taken[prompt] ?? (prompt === 'attack' ? undefined : idle) ?? t.options()[0]!)
    for (const { event } of t.everythingTold()) {
      const said = event as unknown as Readonly<Record<string, unknown>>
      const who = 'seat' in said ? [clans[said['seat'] as number]] : []
      lines.push(
        [event.kind, ...who, ...FIELDS.flatMap((field) => (field in said ? [String(said[field])] : []))].join(' '),
      )
    }
  }
  return lines
}

/** Lines, each behind the rule that gives it its place; lines of the base go without. */
export const linesOf = (table: string): readonly string[] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.slice(line.indexOf('|') + 1).trim())
