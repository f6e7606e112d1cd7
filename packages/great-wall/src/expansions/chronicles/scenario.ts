import type { MoreTables } from '@wanli/game-kit'
import { BrokenRule, type Part } from '@wanli/kernel'
import { artifactBoxes } from '../../box.ts'
import { honorOfAutomata } from '../../cards/ownerless-rules.ts'
import type { GameData } from '../../data/index.ts'
import type { Contents, Extra } from '../../modes/index.ts'
import type { G, GreatWall, Moment, Rule, Setup } from '../../terms.ts'
import type { Expansion } from '../expansion.ts'
import { type OwnTables, ownTables } from '../own-data.ts'
import type { AtTable } from '../own-numbers.ts'
import { withCards, withNames } from '../rows.ts'
import { CARDS, tables } from './cards.ts'
import { storyOf, type StoryWords } from './story.ts'
import { en, es } from './text/story.ts'

/*
 * Section 8: what all scenarios of Ancient Chronicles share. A scenario is an expansion in a folder of its own beside this file; `scenario`
 * adds the rest to it.
 */

declare module '../../terms.ts' {
  interface GwSteps {
    /** AC-09, XP-TIM-19: the scenario's own phase, after the Assault phase and before the end check, in the last Winter too. */
    'scenario.phase': object
  }
}

/** What a scenario has of its own. */
export interface Scenario extends Expansion {
  /** Its own card, which the page shows and players read. */
  readonly card?: (box: AtTable) => ScenarioCard
  /** What it keeps on the table. */
  readonly extra?: Extra
  /** What it lays out in the set-up. */
  readonly begin?: Begin
  /** What one reads when the game begins. */
  readonly story: StoryWords
  /** What happens after the Assault phase: Eating, Emperor's claim, Haunting or Night. */
  readonly phase?: (g: G) => Rule | void
}

type ScenarioCard = GameData['others'][string]
type Begin = NonNullable<Contents['begin']>

/** Files call the cards by the name of all scenarios. */
const OWN = ownTables('chronicles', tables)

/** What is printed of a scenario: its tables, which of them an owner's file may change, and its own card. */
export const printed = (tables: MoreTables, rows: OwnTables, card: (box: AtTable) => ScenarioCard) => ({
  tables,
  own: [rows],
  card,
})

/** The whole of a scenario, as it lies on the shelf. */
export const scenario = ({ phase, card, extra, begin, story, ...own }: Scenario): Expansion => ({
  ...own,
  tables: { ...tables, ...own.tables },
  own: [OWN, ...(own.own ?? [])],
  // AC-04, -06 to -08
  data: (data, setup) => {
    const cards = withCards(data, CARDS)
    const shared = card === undefined ? cards : { ...cards, others: withNames(cards.others, [card({ setup })]) }
    return own.data?.(shared, setup) ?? shared
  },
  open(box, setup) {
    const shared = {
      ...box,
      ...sharedContents(box, setup, phase !== undefined),
      ...(extra === undefined ? {} : { extras: [...box.extras, extra] }),
      ...(begin === undefined ? {} : { begin: afterThat(box.begin, begin) }),
    }
    return { ...shared, ...own.open?.(shared, setup) }
  },
  parts: [chronicles, ...(phase === undefined ? [] : [phasePart(phase)]), ...(own.parts ?? [])],
  texts: {
    en: { ...en, ...story.en, ...own.texts?.en },
    es: { ...es, ...story.es, ...own.texts?.es },
  },
  says: { ...own.says, story: storyOf(story) },
})

/** What the mode lays out comes first. */
const afterThat =
  (first: Contents['begin'], own: Begin): Begin =>
  (s, box, chance) => {
    first?.(s, box, chance)
    own(s, box, chance)
  }

function sharedContents(box: Contents, setup: Setup, hasPhase: boolean): Partial<Contents> {
  const coop = setup.mode === 'coop'
  const steps = coop ? box.winterSteps.filter((step) => !REQUEST_STEPS.includes(step)) : box.winterSteps
  return {
    winterSteps: hasPhase ? ['scenario.phase', ...steps] : steps,
    ...(coop ? { requests: [] } : {}),
    // AC-05, XRUL-61
    ...(coop && setup.options['ac.coopArtifacts'] !== false ? artifactBoxes(Object.values(box.data.artifacts)) : {}),
  }
}
/** AC-10: neither fulfilment nor Shame for what is left. */
const REQUEST_STEPS: readonly string[] = ['coop.requests', 'coop.shame']

const phasePart = (phase: (g: G) => Rule | void): Part<GreatWall> => ({
  name: 'scenario phase',
  steps: { 'scenario.phase': phase },
})

const chronicles: Part<GreatWall> = {
  name: 'Ancient Chronicles',
  on: [
    { to: 'stepDone', when: 'has', rank: 90, do: (g, { step }) => void (step === 'setup' && checkSetUp(g)) },
    { to: 'moment', when: 'has', rank: 35, do: honorOfQin },
  ],
}

/** AC-03: at the end of the set-up all that the scenario card says is in place. */
function checkSetUp(g: G): void {
  for (const extra of g.box.extras) {
    const [trouble] = extra.broken(g.state.extras[extra.name] as never, g.box, g.state)
    if (trouble !== undefined) throw new BrokenRule(`${extra.name} is not set up: ${trouble.rule} ${trouble.problem}`)
  }
}

/** AC-12: Artifacts act for humans; Qin Jiushao has their Honor for what he does himself, and nothing else. */
function honorOfQin(g: G, m: Moment): void {
  if (g.box.automata.length === 0) return
  const rules = g.state.artifacts.flatMap((card) => g.box.artifacts[card]!.duringGame.on[m.trigger] ?? [])
  honorOfAutomata(
    g,
    m,
    rules.map((rule) => ({ rule, moment: m })),
  )
}
