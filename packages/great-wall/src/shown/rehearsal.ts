import type { Question, Trial, Tried } from '@wanli/kernel'
import { hasShot, type Outlook } from '../battle/outlook.ts'
import { NONE, type SectionId, type State } from '../state.ts'
import type { GwOption } from '../options.ts'
import type { GreatWall, Prompt } from '../terms.ts'

/* Winter in one section, tried out: nobody plays a card, uses an ability or saves anybody; only those on the Wall shoot. */

type Stage = Trial<GreatWall>['stage']
const LAST = 'winter.end'
const IDLE: readonly string[] = ['pass', 'stop', 'decline']

/** `now`: the Assault as it stands. `quiet`: Hordes without a vacant spot are Defeated before it. `arrows`: and before that those on the Wall shoot who have not shot yet. */
type How = 'now' | 'quiet' | 'arrows'

/** The Assault on a section, with shots answered in these ways. `open`: the ways in which the next one could be answered. */
export function rehearse(
  stage: Stage,
  section: SectionId,
  how: How,
  answers: readonly string[] = [],
): Tried<GreatWall> & { readonly open: readonly string[] } {
  const tried = stage((state) => winterIn(state, section, how), LAST)
  const { table } = tried
  let shots = 0
  while (table.open.length > 0) {
    const question = table.open[0]!
    const { seat, options } = question
    const ways = waysToAim(question)
    if (ways.length > 0) {
      const way = answers[shots++]
      if (way === undefined) return { ...tried, open: ways }
      table.answer(seat, way)
    } else {
      // A second shot is taken: the outlook counts with it.
      const again = options.find(({ kind }) => kind === 'shootAgain')
      table.answer(seat, (again ?? options.find(({ kind }) => IDLE.includes(kind)) ?? options[0]!).key)
    }
  }
  return { ...tried, open: [] }
}

/** Who shoots, and at which row: of the spots of one row it does not matter which. Other questions are about no shot. */
function waysToAim({ prompt, options, about }: Question<GwOption, Prompt>): readonly string[] {
  if (prompt !== 'shoot' && prompt !== 'shooter' && about?.['shot'] !== true) return []
  const ways = new Map<string, string>()
  for (const option of options) {
    const aim = 'row' in option ? `row ${option.row}` : option.key
    if (!ways.has(aim)) ways.set(aim, option.key)
  }
  return [...ways.values()]
}

function winterIn(state: State, section: SectionId, how: How): void {
  const isToShoot = how === 'arrows' && !hasShot(state, section)
  const archers = isToShoot ? state.tea.map((seat) => ({ step: 'winter.shoot', section, seat })) : []
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
  const lines: (readonly string[])[] = [[]]
  for (let tries = 0; lines.length > 0; tries++) {
    if (tries > MOST_LINES) return undefined
    const answers = lines.pop()!
    const tried = rehearse(stage, section, 'arrows', answers)
    if (tried.open.length > 0) {
      lines.push(...tried.open.map((way) => [...answers, way]))
      continue
    }
    if (isMeddledWith(tried)) return undefined
    ends.add(isBreach(tried))
  }
  if (!isBreach(quiet) && !ends.has(true)) return 'holds'
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
