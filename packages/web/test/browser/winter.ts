import type { Page } from 'playwright-core'
import { goTo } from './help.ts'
import { keep, laid } from './stage.ts'
import { waitForQuestion } from './table.ts'

/*
 * A Winter that shows everything: arrows, a Section that holds, one that breaks with fallen and saved Soldiers and Shame, and one
 * without a Horde. It begins with a Tactic that the person may play, and goes on by itself when that is passed.
 */

const soldier = (by: string, unit: string, more: object = {}) => ({ by, unit, ...more })

const TABLE = {
  phase: 'winter',
  year: 1,
  time: 2,
  tea: ['dragon', 'snake', 'monkey', 'turtle'],
  players: {
    snake: { tactics: ['TAC-15'], resources: { wood: 0, stone: 0, gold: 0, chi: 0 } },
    dragon: { resources: { chi: 4 } },
    monkey: {},
    turtle: {},
  },
  sections: {
    left: {
      wall: 1,
      barricades: 3,
      hordes: [{ card: 'HOR-4/left', spots: { 1: soldier('turtle', 'spearman'), 2: 'wound' } }],
      firing: { turtle: { archer: 1 } },
      rest: { snake: { spearman: 1 } },
    },
    middle: {
      wall: 2,
      barricades: 2,
      hordes: [
        { card: 'HOR-1/middle', spots: { 1: soldier('snake', 'spearman'), 3: soldier('dragon', 'spearman') } },
        { card: 'HOR-5/middle', spots: { 1: 'wound', 2: soldier('snake', 'spearman') } },
        { card: 'HOR-6/middle', spots: { 2: soldier('snake', 'spearman') } },
      ],
      firing: { monkey: { archer: 1 }, dragon: { archer: 1 } },
      rest: { snake: { archer: 1 }, turtle: { spearman: 1 } },
    },
    right: { wall: 1, barricades: 1, hordes: [] },
  },
}

export const winterTable = (more: object = {}, seed = 'winter') =>
  laid(
    'great-wall',
    { seats: 4, seed, setup: { clans: ['snake', 'dragon', 'monkey', 'turtle'] } },
    { ...TABLE, ...more },
  )

/** Open it at the question before Winter; a pass begins the Winter. */
export async function openWinter(page: Page, saved = winterTable()): Promise<void> {
  await goTo(page, 'learn')
  await keep(page, saved)
  await goTo(page, 'table', saved.plan.id)
  await waitForQuestion(page)
  await page.evaluate(() => document.fonts.ready)
}

export const begin = (page: Page): Promise<void> => page.locator('[data-option="pass"]').first().click()
