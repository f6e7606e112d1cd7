import type { Trial, Tried } from '@wanli/kernel'
import type { Outlook } from '../battle/outlook.ts'
import { NONE, type SectionId, type State } from '../state.ts'
import type { GreatWall } from '../terms.ts'

/* Winter in one section, tried out: nobody plays a card, uses an ability or saves anybody; only the Archers shoot. */

type Stage = Trial<GreatWall>['stage']
const LAST = 'winter.end'
const IDLE: readonly string[] = ['pass', 'stop', 'decline']

/** `now`: the Assault as it stands. `quiet`: what is covered goes before it. `arrows`: and all Archers shoot first. */
type How = 'now' | 'quiet' | 'arrows'

/** The Assault on a section, with shots at these rows. `open`: which rows the next shot could go to. */
export function rehearse(
  stage: Stage,
  section: SectionId,
  how: How,
  rows: readonly number[] = [],
): Tried<GreatWall> & { readonly open: readonly number[] } {
  const tried = stage((state) => winterIn(state, section, how), LAST)
  const { table } = tried
  let shots = 0
  while (table.open.length > 0) {
    const { seat, prompt, options } = table.open[0]!
    if (prompt === 'shoot' && options[0]!.kind === 'wound') {
      const aims = options.flatMap((option) => (option.kind === 'wound' ? [option] : []))
      const row = rows[shots++]
      if (row === undefined) return { ...tried, open: [...new Set(aims.map((aim) => aim.row))] }
      table.answer(seat, aims.find((aim) => aim.row === row)!.key)
    } else {
      // A second shot is taken: the outlook counts with it.
      const again = options.find(({ kind }) => kind === 'shootAgain')
      table.answer(seat, (again ?? options.find(({ kind }) => IDLE.includes(kind)) ?? options[0]!).key)
    }
  }
  return { ...tried, open: [] }
}

function winterIn(state: State, section: SectionId, how: How): void {
  const archers = how === 'arrows' ? state.tea.map((seat) => ({ step: 'winter.shoot', section, seat })) : []
  state.season = 'winter'
  state.active = NONE
  state.activation = null
  state.resolving = []
  state.agenda = [
    ...archers,
    ...(how === 'now' ? [] : [{ step: 'defeat' }]),
    { step: 'winter.assault', section },
    { step: LAST },
  ]
}

/** How it comes: without an arrow, and by every way to shoot. Undefined: cards have had a word in it. */
export function comesOfArrows(stage: Stage, section: SectionId): Outlook | undefined {
  const quiet = rehearse(stage, section, 'quiet')
  if (isMeddledWith(quiet)) return undefined
  const ends = new Set<boolean>()
  const lines: (readonly number[])[] = [[]]
  for (let tries = 0; lines.length > 0; tries++) {
    if (tries > MOST_LINES) return undefined
    const rows = lines.pop()!
    const tried = rehearse(stage, section, 'arrows', rows)
    if (tried.open.length > 0) {
      lines.push(...tried.open.map((row) => [...rows, row]))
      continue
    }
    if (isMeddledWith(tried)) return undefined
    ends.add(isBreach(tried))
  }
  if (!isBreach(quiet)) return ends.has(true) ? 'breach' : 'holds'
  return ends.has(false) ? 'arrows' : 'breach'
}

const isBreach = ({ told }: Tried<GreatWall>): boolean =>
  told.some(({ event }) => event.kind === 'assault' && event.breach)

/** More ways to shoot than this are not gone through. */
const MOST_LINES = 400
/** Cards did something on the way, or the game is over: then something has changed. */
export const isMeddledWith = ({ told, table }: Tried<GreatWall>): boolean =>
  table.over || told.some(({ event }) => MEDDLING.has(event.kind))
const MEDDLING: ReadonlySet<string> = new Set(['abilityUsed', 'hordeRule', 'tacticPlayed', 'defenseAdded'])
