import type { Page } from 'playwright-core'
import { goTo } from './help.ts'
import { keep, stage, type Wish } from './stage.ts'
import { text, waitForQuestion } from './table.ts'

/** A screen of the page, and how to get there from the home page of a newcomer. */
export interface Screen {
  readonly name: string
  /** Names of people on it: no words of any language. */
  readonly names?: readonly string[]
  readonly open: (page: Page) => Promise<void>
}

/** A table that was played up to some moment. It is played once. */
function tableAt(wish: Wish): (page: Page) => Promise<void> {
  let saved: ReturnType<typeof stage> | undefined
  return async (page) => {
    saved ??= stage(wish)
    await keep(page, saved)
    await goTo(page, 'table', saved.plan.id)
    await waitForQuestion(page)
    // Fonts and the drawn land come a moment later.
    await page.evaluate(() => document.fonts.ready)
  }
}

const PEOPLE = ['Ana', 'Bo']
const middle = tableAt({ seed: 'middle', until: ({ round }, prompt) => round === 4 && prompt === 'card' })
const over = tableAt({ seed: 'over' })
const route =
  (...parts: readonly string[]) =>
  async (page: Page) => {
    await goTo(page, ...parts)
    await page.locator('main h1, main h2, h1').first().waitFor()
    await page.waitForLoadState('networkidle')
  }

export const SCREENS: readonly Screen[] = [
  { name: 'home', open: (page) => page.locator('main').waitFor() },
  {
    name: 'home-saved',
    open: async (page) => {
      await keep(page, stage({ seed: 'one', seats: 3, until: ({ round }) => round === 2 }))
      await keep(page, stage({ seed: 'two', seats: 2, until: ({ round }) => round === 3 }))
      await page.reload()
      await page.locator('main').waitFor()
      await page.waitForLoadState('networkidle')
    },
  },
  { name: 'new', open: route('new', 'zhanguo') },
  { name: 'rules', open: route('rules', 'zhanguo') },
  { name: 'rule', open: route('rules', 'zhanguo', 'ZG-UNIFY-03') },
  { name: 'aid', open: route('rules', 'zhanguo', 'aid') },
  { name: 'settings', open: route('settings') },
  { name: 'table-first', open: tableAt({ seed: 'first', until: () => true }) },
  { name: 'table-auction', open: tableAt({ seed: 'auction', setup: { boards: 'auction' }, until: () => true }) },
  { name: 'table-card', open: middle },
  {
    name: 'table-action',
    open: tableAt({ seed: 'action', until: ({ round }, prompt) => round === 3 && prompt === 'action' }),
  },
  {
    name: 'table-reassign',
    open: tableAt({ seed: 'reassign', until: ({ round }, prompt) => round > 1 && prompt === 'reassign' }),
  },
  { name: 'table-reward', open: tableAt({ seed: 'reward', until: (_, prompt) => prompt === 'reward' }) },
  {
    name: 'table-b-two',
    open: tableAt({ seed: 'b', seats: 2, setup: { boards: 'B' }, until: ({ round }) => round === 5 }),
  },
  {
    name: 'table-log',
    open: async (page) => {
      await middle(page)
      if ((await page.locator('[data-log]:visible').count()) === 0) await page.keyboard.press('l')
      await page.locator('[data-log]:visible').first().waitFor()
    },
  },
  {
    name: 'table-menu',
    open: async (page) => {
      await middle(page)
      await page.locator('[data-menu-button]').click()
    },
  },
  {
    name: 'table-help',
    open: async (page) => {
      await middle(page)
      await page.keyboard.press('?')
      await page.locator('dialog[open]').waitFor()
    },
  },
  {
    name: 'table-list',
    open: async (page) => {
      await middle(page)
      await page.keyboard.press('o')
      await page.locator('#options').waitFor()
    },
  },
  {
    name: 'covered',
    names: PEOPLE.map((name) => name.toLowerCase()),
    open: tableAt({ seed: 'covered', seats: 2, persons: [0, 1], names: PEOPLE, until: ({ round }) => round === 2 }),
  },
  {
    name: 'after',
    open: async (page) => {
      await over(page)
      await page
        .getByRole('list', { name: await text(page, 'after.ranking') })
        .first()
        .waitFor()
      await page.waitForLoadState('networkidle')
    },
  },
  {
    name: 'replay',
    open: async (page) => {
      await over(page)
      await goTo(page, 'replay', 'stage-over')
      await page.getByRole('slider').first().waitFor()
      await page.waitForLoadState('networkidle')
    },
  },
  { name: 'gone', open: route('table', 'nowhere') },
]
