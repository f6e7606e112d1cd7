import { texts } from '@wanli/great-wall/text'
import { greatWall, type GreatWall, paymentOf, SETUP } from '@wanli/great-wall'
import { type Question, unasked } from '@wanli/kernel'
import type { Saved } from '../../src/store/saves.ts'
import { WALL_TABLES, WAR_TABLES, warFor } from '../great-wall-help.ts'
import { laid, play, savedOf, usualPlan, type Wish } from './stage.ts'

type State = GreatWall['state']

/** Questions that are never a choice with the cards of the box: what is forced, or what nobody would decline, is done and not asked. */
const UNASKED: ReadonlySet<string> = new Set(['gather', 'recall', 'surplus'])

/** All others, by the texts that ask them. */
export const WALL_PROMPTS: readonly string[] = Object.keys(texts.en).flatMap((key) => {
  const prompt = key.match(/^prompt\.(\w+)$/)?.[1]
  return prompt === undefined || UNASKED.has(prompt) ? [] : [prompt]
})

/** Those that scenarios of Ancient Chronicles ask. */
export const SCENARIO_PROMPTS: readonly string[] = [
  'delivery',
  'spareShame',
  'market',
  'feed',
  'wish',
  'haunt',
  'lift',
  'fortressShot',
  'nightRest',
  'turbanState',
  'turbanShare',
  'turbanConfirm',
  'honorHire',
]

/** Several Resources of any type at once: the widest thing that the prompt bar holds. */
export const SEVERAL = ['several to gain', 'several to lose', 'several to pay', 'several to exchange'] as const

/** What a question is looked for as. */
function namesOf({ season, players }: State, question: Question): readonly string[] {
  const payment = paymentOf(question, players[question.seat]!.resources)
  const wide = payment !== undefined && payment.most.filter((n) => n > 0).length > 2
  return [question.prompt, `in ${season}`, ...(wide ? [`several to ${payment.from}`] : [])]
}

interface Laid {
  /** The Panda's, unless said otherwise. */
  readonly clan?: string
  readonly words: object
  readonly me?: object
  readonly answers?: readonly string[]
  /** What is asked then, if it is not its name. */
  readonly asks?: string
}

const spearman = (by: string) => ({ by, unit: 'spearman' })
/** An Advisor who corrects Shots. */
const RANGE_FINDER = 'BPA-6'
const builders = (sections: object, clerks = 1) => ({
  phase: 'activation',
  clerks: { builders: { panda: clerks, dragon: 1 } },
  sections,
})

/** What hardly any game of chance leads to is laid in words, with what the first player answers there. */
const LAID: Readonly<Record<string, Laid>> = {
  shooter: {
    words: {
      phase: 'winter',
      sections: {
        left: { wall: 1, hordes: ['HOR-2/left', 'BPH-3/left'], firing: { panda: { archer: 1, bomber: 1 } } },
      },
    },
  },
  outpost: {
    words: {
      phase: 'defeat',
      time: 1,
      sections: {
        right: {
          hordes: [
            {
              card: 'HOR-2/right',
              spots: { 1: spearman('panda'), 2: spearman('panda'), 3: spearman('snake'), 4: 'wound', 5: 'wound' },
            },
          ],
        },
      },
    },
  },
  works: {
    words: builders({ left: { wall: 1, hordes: ['HOR-2/left', 'BPH-1/left'] }, right: { hordes: ['HOR-3/left'] } }, 2),
    me: { resources: { wood: 4, gold: 10 } },
    answers: ['machine ballista left', 'wall left'],
  },
  aim: {
    words: builders({ left: { wall: 2, hordes: ['HOR-2/left', 'BPH-4/left', 'HOR-6/left'] } }),
    me: { resources: { gold: 5 }, active: [RANGE_FINDER] },
    answers: ['machine rocket left', 'shoot rocket left 1'],
  },
  aimCell: {
    words: builders({ left: { wall: 1, hordes: ['HOR-2/left', 'BPH-4/left'] } }),
    me: { resources: { wood: 2, stone: 4 }, active: [RANGE_FINDER] },
    answers: ['machine cannon left', 'shoot cannon left 1', 'lay cannon 1.1'],
  },
  tank: {
    asks: 'attack',
    clan: 'turtle',
    words: {
      phase: 'turn',
      track: { 1: { by: 'turtle', card: 'attackOrder' } },
      sections: {
        left: { wall: 1, hordes: ['BPH-4/left', 'HOR-2/left'], rest: { turtle: { tank: 1 } } },
        right: { wall: 2, hordes: ['HOR-6/left'] },
      },
    },
  },
}
const isLaid = (name: string): boolean => Object.hasOwn(LAID, name)

function laidQuestion(name: string): Saved {
  const { clan = 'panda', words, me = {}, answers = [], asks = name } = LAID[name]!
  const clans = [clan, ...['panda', 'dragon', 'snake', 'monkey', 'turtle'].filter((other) => other !== clan)]
  const players = Object.fromEntries(clans.map((clan, seat) => [clan, { general: null, ...(seat === 0 ? me : {}) }]))
  const wish = { seats: 5, setup: { clans, expansions: warFor(5) }, seed: `asks-${name}` }
  return laid('great-wall', wish, { turn: clans[0], ...words, players }, { answers, asks })
}

/** In Spring hardly anybody is asked anything: it is looked for, too. */
const wanted: readonly string[] = [...WALL_PROMPTS.filter((prompt) => !isLaid(prompt)), 'in spring', ...SEVERAL]

const found = new Map<string, Saved>()
const search = tablesAsked()

/**
 * A table of The Great Wall with that kind of question, or one in Spring, with a real choice; whoever is asked is a person. The
 * search goes on only until it is found.
 */
export function wallQuestion(name: string): Saved {
  if (isLaid(name)) return laidQuestion(name)
  while (!found.has(name)) if (search.next().done === true) throw new Error(`bots never ask for ${name}`)
  return found.get(name)!
}

/** Sets that go with none of the others. */
const ALONE = SETUP.expansions!.map(({ name }) => name).filter((name) => !warFor(5).includes(name))
/** Where questions are looked for: the tables of the base, then those with all that goes together, and with each of the rest: they ask their own. */
const SEARCHED: readonly { readonly seats: number; readonly setup: Readonly<Record<string, unknown>> }[] = [
  ...WALL_TABLES.map(({ mode, seats }) => ({ seats, setup: { mode } })),
  ...WAR_TABLES.map(({ mode, seats }) => ({ seats, setup: { mode, expansions: warFor(seats) } })),
  ...ALONE.map((name) => {
    const setup = (mode: string) => ({ mode, expansions: [name] })
    return {
      seats: 3,
      setup: setup(greatWall.checkSetup({ seats: 3, ...setup('competitive') }).ok ? 'competitive' : 'coop'),
    }
  }),
]
/** Each of its questions is looked for at tables of one size first, so that all sizes are seen; after so many games, anywhere. */
const PATIENCE = 6
const isPatient = (name: string, searched: number, n: number): boolean => {
  const war = searched - WALL_TABLES.length
  const isOfWar = war >= 0 && war < WAR_TABLES.length
  return !isOfWar || n >= PATIENCE || war === wanted.indexOf(name) % WAR_TABLES.length
}

/** Tables of scenarios are there for their own questions. */
const isAlone = (searched: number): boolean => searched >= WALL_TABLES.length + WAR_TABLES.length

/** Game after game, what is asked there for the first time. */
function* tablesAsked(): Generator<void> {
  // Games of chance are short and get everywhere; a full hand of Tactic cards needs players who want them.
  for (let n = 0; n < 40; n++)
    for (const [searched, { seats, setup }] of SEARCHED.entries()) {
      const played = n % 5 === 4 && searched < WALL_TABLES.length ? 'greedy' : 'random'
      const wish: Wish<'great-wall'> = { seats, setup, seed: `asks ${String(setup['mode'])} ${seats} ${n}` }
      play(usualPlan('great-wall', wish), played, (table) => {
        for (const question of table.open) {
          const { seat, options } = question
          const missing = namesOf(table.state as State, question).filter(
            (name) =>
              wanted.includes(name) &&
              !found.has(name) &&
              isPatient(name, searched, n) &&
              SCENARIO_PROMPTS.includes(name) === isAlone(searched),
          )
          if (missing.length === 0 || options.length < 2 || unasked(table, question, true) !== undefined) continue
          const plan = usualPlan('great-wall', { ...wish, persons: [seat] })
          for (const name of missing) found.set(name, savedOf({ ...plan, id: `stage-asks-${name}` }, table))
        }
        return found.size < wanted.length
      })
      yield
    }
}
