import type { Page } from 'playwright-core'
import type { Saved } from '../../src/store/saves.ts'
import { goTo } from './help.ts'
import { WALL_TABLES, warFor } from '../great-wall-help.ts'
import { SCENARIO_PROMPTS, SEVERAL, WALL_PROMPTS, wallQuestion } from './questions.ts'
import { type GameId, keep, stage, stageAt, type Wish } from './stage.ts'
import { text, waitForQuestion } from './table.ts'

/** A screen of the page, and how to get there from any other. */
export interface Screen {
  readonly name: string
  /** `more`: The Great Wall in other modes, seasons and questions; the same parts, put together otherwise. `scenarios`: those of Ancient Chronicles. */
  readonly part: 'pages' | GameId | 'more' | 'scenarios'
  /** Names of people on it: no words of any language. */
  readonly names?: readonly string[]
  readonly open: Open
}
/** How to get to a screen. `lay`: plays its game beforehand; while it does, this process hears of no browser. */
interface Open {
  (page: Page): Promise<void>
  readonly lay?: () => void
}

/** A table that is laid once. */
function tableOf(make: () => Saved): Open {
  let saved: Saved | undefined
  const lay = () => (saved ??= make())
  const open: Open = async (page) => {
    const saved = lay()
    // From another page: a table that is open already would not begin anew. (Home would list all that was ever laid.)
    await goTo(page, 'learn')
    // Nothing is pointed at, wherever the screen before has clicked.
    await page.mouse.move(0, 0)
    await keep(page, saved)
    await goTo(page, 'table', saved.plan.id)
    await waitForQuestion(page)
    // Fonts and the drawn land come a moment later.
    await page.evaluate(() => document.fonts.ready)
  }
  return Object.assign(open, { lay })
}

/** Tables that were played up to some moment. */
const zhanguo = (wish: Wish<'zhanguo'>): Open => tableOf(() => stage('zhanguo', wish))
const wall = (wish: Wish<'great-wall'>): Open => tableOf(() => stage('great-wall', wish))

const route =
  (...parts: readonly string[]): Open =>
  async (page) => {
    await goTo(page, ...parts)
    await page.locator('main h1, main h2, h1').first().waitFor()
    await page.waitForLoadState('networkidle')
  }
const then = (first: Open, more: Open): Open => {
  const both = async (page: Page) => {
    await first(page)
    await more(page)
  }
  const lay = () => {
    first.lay?.()
    more.lay?.()
  }
  return Object.assign(both, { lay })
}

const PEOPLE = ['Ana', 'Bo']

// --- what the frame shows of any table ---------------------------------------------------------------------------------------

const log: Open = async (page) => {
  if ((await page.locator('[data-log]:visible').count()) === 0) await page.keyboard.press('l')
  await page.locator('[data-log]:visible').first().waitFor()
}
const menu: Open = (page) => page.locator('[data-menu-button]').click()
const help: Open = async (page) => {
  await page.keyboard.press('?')
  await page.locator('dialog[open]').waitFor()
}
const list: Open = async (page) => {
  await page.keyboard.press('o')
  await page.locator('#options').waitFor()
}
const result: Open = async (page) => {
  await page
    .getByRole('list', { name: await text(page, 'after.ranking') })
    .first()
    .waitFor()
  // The chart of the course comes a moment later, with the names of its rounds.
  await page.locator('[data-course][aria-busy="false"] svg').first().waitFor()
  await page.waitForLoadState('networkidle')
}
const replayOf =
  (seed: string): Open =>
  async (page) => {
    await goTo(page, 'replay', `stage-${seed}`)
    await page.getByRole('slider').first().waitFor()
    await page.waitForLoadState('networkidle')
  }

/** The fifth seat brings its set; the Rat is put beside it. */
const fiveSeats: Open = async (page) => {
  const add = page.getByRole('button', { name: await text(page, 'newTable.addSeat') })
  while ((await add.getAttribute('aria-disabled')) === 'false') await add.click()
  for (const box of await page.getByRole('switch').all())
    if (
      (await box.getAttribute('aria-checked')) === 'false' &&
      (await box.getAttribute('aria-describedby'))?.endsWith('-rat') === true
    )
      await box.click()
}

/** All of a box comes a moment after the page. */
const box = (...parts: readonly string[]): Open =>
  then(route('box', ...parts), (page) => page.locator('[data-changes], [data-row]').first().waitFor())
/** Somebody has changed a card, and made a mistake in another. */
const ownBox: Open = (page) =>
  page.evaluate(() => {
    const own = { walls: { 'level 1': { cost: 6 }, 'level 2': { cost: 9999 } } }
    localStorage.setItem('wanli.box.great-wall', JSON.stringify(own))
  })
/** What the text of a card may go on with. */
const writing: Open = async (page) => {
  await page.evaluate(() => localStorage.removeItem('wanli.box.great-wall'))
  await page.locator('[data-field="normal"] textarea').click()
}

// --- the screens -------------------------------------------------------------------------------------------------------------

const PAGES: readonly Omit<Screen, 'part'>[] = [
  { name: 'home', open: route() },
  {
    name: 'home-saved',
    open: async (page) => {
      await keep(page, stage('zhanguo', { seed: 'one', seats: 3, until: ({ round }) => round === 2 }))
      await keep(page, stage('great-wall', { seed: 'two', seats: 3, until: ({ year }) => year === 3 }))
      await goTo(page)
      await page.reload()
      await route()(page)
    },
  },
  { name: 'new', open: route('new', 'zhanguo') },
  { name: 'rules', open: route('rules', 'zhanguo') },
  { name: 'learn', open: route('learn') },
  { name: 'lesson', open: route('learn', 'zhanguo-first-round') },
  { name: 'rule', open: route('rules', 'zhanguo', 'ZG-UNIFY-03') },
  { name: 'aid', open: route('rules', 'zhanguo', 'aid') },
  ...['competitive', 'two', 'solo', 'coop'].map((mode) => ({
    name: `wall-new-${mode}`,
    open: route('new', 'great-wall', mode),
  })),
  { name: 'wall-new-five', open: then(route('new', 'great-wall', 'competitive'), fiveSeats) },
  { name: 'wall-rules', open: route('rules', 'great-wall') },
  { name: 'wall-aid', open: route('rules', 'great-wall', 'aid') },
  { name: 'box', open: box('zhanguo') },
  { name: 'box-card', open: box('zhanguo', 'cards', '%2317') },
  { name: 'wall-box', open: then(ownBox, box('great-wall')) },
  { name: 'wall-box-row', open: box('great-wall', 'overseers', 'quarry') },
  { name: 'wall-box-card', open: then(box('great-wall', 'tactics', 'TAC-01'), writing) },
  { name: 'settings', open: route('settings') },
  { name: 'gone', open: route('table', 'nowhere') },
]

const middle = zhanguo({ seed: 'middle', until: ({ round }, prompt) => round === 4 && prompt === 'card' })
const over = zhanguo({ seed: 'over' })
const ZHANGUO: readonly Omit<Screen, 'part'>[] = [
  { name: 'table-first', open: zhanguo({ seed: 'first', until: () => true }) },
  { name: 'table-auction', open: zhanguo({ seed: 'auction', setup: { boards: 'auction' }, until: () => true }) },
  { name: 'table-card', open: middle },
  {
    name: 'table-action',
    open: zhanguo({
      seed: 'action',
      seeding: 'lanes',
      until: ({ round }, prompt) => round === 3 && prompt === 'action',
    }),
  },
  {
    name: 'table-action-late',
    // Few cards are broad; the one that is played would set something off.
    open: zhanguo({
      seed: 'late',
      until: ({ round, players }, prompt) => round >= 3 && prompt === 'action' && players[0]!.hand.length <= 4,
    }),
  },
  {
    name: 'table-reassign',
    open: zhanguo({ seed: 'reassign', until: ({ round }, prompt) => round > 1 && prompt === 'reassign' }),
  },
  { name: 'table-reward', open: zhanguo({ seed: 'reward', until: (_, prompt) => prompt === 'reward' }) },
  {
    name: 'table-b-two',
    open: zhanguo({ seed: 'b', seats: 2, setup: { boards: 'B' }, until: ({ round }) => round === 5 }),
  },
  { name: 'table-log', open: then(middle, log) },
  { name: 'table-menu', open: then(middle, menu) },
  { name: 'table-help', open: then(middle, help) },
  { name: 'table-list', open: then(middle, list) },
  {
    name: 'covered',
    names: PEOPLE.map((name) => name.toLowerCase()),
    open: zhanguo({ seed: 'covered', seats: 2, persons: [0, 1], names: PEOPLE, until: ({ round }) => round === 2 }),
  },
  { name: 'after', open: then(over, result) },
  { name: 'replay', open: then(over, replayOf('over')) },
]

/** A season in which a person is asked something, in a Year that has seen something. */
const inSeason = (mode: string, seats: number, season: string, year = 3): Open =>
  tableOf(() =>
    stageAt('great-wall', {
      seats,
      setup: { mode },
      seed: `wall ${mode} ${seats} ${season}`,
      until: (state, prompt) => state.year >= year && state.season === season && prompt !== 'tactic',
    }),
  )
const fall = inSeason('competitive', 4, 'fall')
const after = (mode: string, seats: number): Open =>
  then(wall({ seats, setup: { mode }, seed: `wall over ${mode} ${seats}` }), result)

/** Five players, with everything that may lie in the box. */
const five = (
  mode: string,
  until: NonNullable<Wish<'great-wall'>['until']>,
  more: Partial<Wish<'great-wall'>> = {},
): Open =>
  tableOf(() =>
    stageAt('great-wall', {
      seats: 5,
      setup: { mode, expansions: warFor(5) },
      seed: `five ${mode}`,
      until,
      ...more,
    }),
  )
/** Four players in a scenario, or five; a team where it is one's. */
const scenario = (name: string, until: NonNullable<Wish<'great-wall'>['until']>, seats = 4): Open =>
  tableOf(() =>
    stageAt('great-wall', {
      seats,
      setup: {
        mode: TEAMS.includes(name) ? 'coop' : 'competitive',
        expansions: seats > 4 ? [name, 'fifthPlayer'] : [name],
      },
      seed: seats > 4 ? `five ${name}` : `scenario ${name}`,
      until,
    }),
  )
const TEAMS: readonly string[] = ['diaoyucheng', 'redTurban']
const ALL_SCENARIOS = ['freezingWeather', 'greatFamine', 'emperorsVisit', 'hungryGhosts', ...TEAMS]
/** What each tells when it begins, and how full its table is with five. */
const OF_EACH = ALL_SCENARIOS.flatMap((name): readonly Omit<Screen, 'part'>[] => [
  { name: `wall-table-story-${name}`, open: scenario(name, (_, prompt) => prompt === 'general') },
  {
    name: `wall-table-five-${name}`,
    open: scenario(name, ({ year, season }, prompt) => year >= 2 && season === 'fall' && prompt === 'clerk', 5),
  },
])
const SCENARIOS: readonly Omit<Screen, 'part'>[] = [
  {
    name: 'wall-table-visit-clerk',
    open: scenario('emperorsVisit', ({ year, season }, prompt) => year >= 2 && season === 'fall' && prompt === 'clerk'),
  },
  {
    name: 'wall-table-visit-wish',
    open: scenario('emperorsVisit', (_, prompt) => prompt === 'wish'),
  },
  {
    name: 'wall-table-cold-fall',
    open: scenario(
      'freezingWeather',
      ({ year, season }, prompt) => year >= 3 && season === 'fall' && prompt === 'clerk',
    ),
  },
  {
    name: 'wall-table-cold-delivery',
    open: scenario('freezingWeather', ({ year }, prompt) => year >= 2 && prompt === 'delivery'),
  },
  {
    name: 'wall-table-famine-fall',
    open: scenario('greatFamine', ({ year, season }, prompt) => year >= 2 && season === 'fall' && prompt === 'clerk'),
  },
  {
    name: 'wall-table-famine-meal',
    open: scenario('greatFamine', ({ year }, prompt) => year >= 2 && prompt === 'feed'),
  },
  {
    name: 'wall-table-ghosts-fall',
    open: scenario('hungryGhosts', ({ year, season }, prompt) => year >= 2 && season === 'fall' && prompt === 'clerk'),
  },
  { name: 'wall-table-ghosts-haunt', open: scenario('hungryGhosts', (_, prompt) => prompt === 'haunt') },
]
const FIVE: readonly Omit<Screen, 'part'>[] = [
  {
    name: 'wall-table-five-fall',
    // Late: three Walls of level III with machines on them, ten cards in hand.
    open: five('competitive', ({ year, season }, prompt) => year >= 4 && season === 'fall' && prompt === 'march', {
      seed: 'full g-five',
    }),
  },
  {
    name: 'wall-table-five-rat',
    open: five('competitive', ({ year }, prompt) => year >= 2 && prompt === 'ratMove'),
  },
  {
    name: 'wall-table-five-shot',
    // Bots that like to shoot are few: who plays at random soon does.
    open: five('competitive', (_, prompt) => prompt === 'pattern', { played: 'random' }),
  },
  {
    name: 'wall-table-five-team',
    // Who plays at random soon has Shame on every kind of Soldier, and leaves the Hordes where they are.
    open: five('coop', ({ year, season }, prompt) => year >= 2 && season === 'fall' && prompt === 'clerk', {
      seed: 'five team',
      played: 'random',
    }),
  },
  {
    name: 'wall-table-five-coop-winter',
    open: five('coop', ({ year, season }, prompt) => year >= 2 && season === 'winter' && prompt !== 'tactic'),
  },
]

/** One set alone: its Hordes, prices and strips with all the room that there is, and what the others push away. */
const alone = (name: string, seats: number): Omit<Screen, 'part'> => ({
  name: `wall-table-alone-${name}-${seats}`,
  open: tableOf(() =>
    stageAt('great-wall', {
      seats,
      setup: { expansions: [name] },
      seed: `alone ${name} ${seats}`,
      played: 'random',
      until: ({ year, season }, prompt) => year >= 2 && season === 'fall' && prompt === 'clerk',
    }),
  ),
})
const ALONE = [alone('blackPowder', 3), alone('genghisKhan', 4), alone('ancientBeasts', 4)]

const offers = (open: readonly { readonly options: readonly { readonly kind: string }[] }[], kind: string): boolean =>
  open.some(({ options }) => options.some((option) => option.kind === kind))

/** The Siege of Diaoyucheng: the Fortress in the place of the Requests, its questions in Fall and Winter. */
const siege = (until: NonNullable<Wish<'great-wall'>['until']>, seats = 4): Open =>
  tableOf(() =>
    stageAt('great-wall', {
      seats,
      setup: { mode: 'coop', expansions: ['diaoyucheng'], options: { 'coop.ordering': 'tea' } },
      seed: `siege ${seats}`,
      until,
    }),
  )
const SIEGE: readonly Omit<Screen, 'part'>[] = [
  {
    name: 'wall-table-siege-fall',
    open: siege(({ year, season }, prompt) => year >= 2 && season === 'fall' && prompt === 'clerk'),
  },
  {
    name: 'wall-table-siege-deploy',
    open: siege((_, prompt, { open }) => prompt === 'deploy' && offers(open, 'toFortress')),
  },
  {
    name: 'wall-table-siege-build',
    open: siege((_, prompt, { open }) => prompt === 'build' && offers(open, 'raiseDefense')),
  },
  { name: 'wall-table-siege-shot', open: siege((_, prompt) => prompt === 'fortressShot') },
  { name: 'wall-table-siege-night', open: siege((_, prompt) => prompt === 'nightRest', 2) },
]

/** By name: the table of a mode in a season. */
const named = (mode: string, seats: number, season: string, year?: number): Omit<Screen, 'part'> => ({
  name: `wall-table-${mode}-${seats}-${season}`,
  open: inSeason(mode, seats, season, year),
})
const GREAT_WALL: readonly Omit<Screen, 'part'>[] = [
  { name: 'wall-table-competitive-4-fall', open: fall },
  { name: 'wall-table-spring', open: tableOf(() => wallQuestion('in spring')) },
  ...SEVERAL.map((what) => ({
    name: `wall-table-${what.replaceAll(' ', '-')}`,
    open: tableOf(() => wallQuestion(what)),
  })),
  named('competitive', 4, 'summer', 2),
  named('competitive', 4, 'winter', 3),
  named('two', 2, 'fall', 2),
  named('solo', 1, 'fall', 2),
  named('coop', 3, 'fall', 2),
  named('coop', 2, 'winter', 2),
  { name: 'wall-table-log', open: then(fall, log) },
  { name: 'wall-table-list', open: then(fall, list) },
  ...FIVE,
  ...ALONE,
  { name: 'wall-after-competitive-4', open: after('competitive', 4) },
  { name: 'wall-after-coop-2', open: after('coop', 2) },
  { name: 'wall-after-solo-1', open: after('solo', 1) },
  { name: 'wall-replay', open: then(after('solo', 1), replayOf('wall over solo 1')) },
]

const asking = (name: string): Open => tableOf(() => wallQuestion(name))
const asked = (prompt: string): Omit<Screen, 'part'> => ({
  name: `wall-table-asks-${prompt}`,
  open: asking(prompt),
})
const has = (name: string): boolean => GREAT_WALL.some((screen) => screen.name === name)
const MORE: readonly Omit<Screen, 'part'>[] = [
  ...WALL_TABLES.flatMap(({ mode, seats }) => [
    named(mode, seats, 'fall', 2),
    named(mode, seats, 'winter', 2),
    { name: `wall-after-${mode}-${seats}`, open: after(mode, seats) },
  ]).filter(({ name }) => !has(name)),
  ...WALL_PROMPTS.filter((prompt) => !SCENARIO_PROMPTS.includes(prompt)).map(asked),
  // A Tank is put on up to four spots by one click.
  { name: 'wall-table-asks-tank', open: asking('tank') },
]

export const SCREENS: readonly Screen[] = [
  ...PAGES.map((screen) => ({ ...screen, part: 'pages' as const })),
  ...ZHANGUO.map((screen) => ({ ...screen, part: 'zhanguo' as const })),
  ...GREAT_WALL.map((screen) => ({ ...screen, part: 'great-wall' as const })),
  ...MORE.map((screen) => ({ ...screen, part: 'more' as const })),
  ...[...SCENARIOS, ...OF_EACH, ...SIEGE, ...SCENARIO_PROMPTS.map(asked)].map((screen) => ({
    ...screen,
    part: 'scenarios' as const,
  })),
]

/** Of the scenarios what is unlike the rest: each full table, a story, and what only they ask and show. */
const UNLIKE: ReadonlySet<string> = new Set([
  ...ALL_SCENARIOS.map((name) => `wall-table-five-${name}`),
  'wall-table-story-hungryGhosts',
  'wall-table-visit-wish',
  'wall-table-cold-delivery',
  'wall-table-famine-meal',
  'wall-table-ghosts-haunt',
  'wall-table-siege-build',
  'wall-table-siege-night',
])
/** To be looked at in every way: all screens, of the scenarios what is unlike the rest. */
export const SAMPLED: readonly Screen[] = SCREENS.filter(({ name, part }) => part !== 'scenarios' || UNLIKE.has(name))
