import { say, settings } from '../../settings.svelte.ts'
import { hordeWordIn } from './expansions/index.ts'
import { gistOf } from './gists.ts'
import type { WallTable } from './table.svelte.ts'
import type { HordeBox } from './types.ts'

const KNOWN = [
  'halveDefense',
  'noBarricade',
  'taunt',
  'noWound',
  'pack',
  'noUnit',
  'lethality',
  'advance',
  'power',
] as const
const isKnown = (mod: string): mod is (typeof KNOWN)[number] => KNOWN.some((known) => known === mod)

/** What a Horde does, in a word or two; the card in large tells it in full. */
export function hordeWords({ id, mods, rules }: HordeBox, table: WallTable): string {
  const gist = () => gistOf(table.box.data.hordeCards[id]!.type.id, settings.language, table.box)
  const words = mods.flatMap(({ rule: { modifier } }) => {
    // A word of an expansion: its folder says what it does where it stands, or has the gist.
    if (!isKnown(modifier.mod)) {
      const now = hordeWordIn(modifier.mod, id, table.view)
      const own = now === undefined ? gist() : [table.tell(now)]
      if (own !== undefined) return own
    }
    const n = 'n' in modifier && typeof modifier.n === 'number' ? modifier.n : 0
    const unit = 'unit' in modifier ? table.unitNamed(modifier.unit, 2) : ''
    return [say(isKnown(modifier.mod) ? `gw.word.${modifier.mod}` : 'gw.word.other', { n, unit })]
  })
  // What only happens now and then has a gist of its own, by the type of the Horde.
  if (rules.length > mods.length) words.push(...(gist() ?? table.ruleLines(id)))
  return [...new Set(words)].join(', ')
}
