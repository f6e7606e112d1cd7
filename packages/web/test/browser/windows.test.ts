import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { openSite } from './help.ts'
import { layoutTroubles } from './layout.ts'
import { SCREENS } from './screens.ts'
import { wallTroubles } from './windows-wall.ts'
import { DESKS, nameOf, PHONES, tableTroubles, type Window } from './windows.ts'

const site = await openSite()

/** Screens that show most of what there is: pages, an early and a full table, questions of several kinds, replay, after the game. */
const SAMPLES = {
  pages: [
    'home',
    'home-saved',
    'new',
    'wall-new-competitive',
    'learn',
    'rules',
    'aid',
    'box',
    'wall-box-row',
    'wall-box',
    'settings',
    'gone',
  ],
  zhanguo: [
    'table-first',
    'table-auction',
    'table-card',
    'table-action',
    'table-reassign',
    'table-reward',
    'table-b-two',
    'after',
    'replay',
  ],
  'great-wall': [
    'wall-table-spring',
    'wall-table-competitive-4-fall',
    'wall-table-competitive-4-winter',
    'wall-table-five-fall',
    'wall-table-five-rat',
    'wall-table-five-coop-winter',
    'wall-table-solo-1-fall',
    'wall-table-coop-2-winter',
    'wall-table-five-team',
    'wall-table-two-2-fall',
    'wall-table-alone-blackPowder-3',
    'wall-table-alone-genghisKhan-4',
    'wall-table-asks-recruit',
    'wall-table-asks-handLimit',
    'wall-table-asks-tactic',
    'wall-table-asks-startMachine',
    'wall-table-asks-pattern',
    'wall-table-asks-outpost',
    'wall-table-asks-beastPlace',
    'wall-table-several-to-pay',
    'wall-table-several-to-lose',
    'wall-table-several-to-exchange',
    'wall-after-competitive-4',
    'wall-replay',
  ],
  scenarios: [
    'wall-table-cold-fall',
    'wall-table-famine-fall',
    'wall-table-visit-clerk',
    'wall-table-ghosts-fall',
    'wall-table-siege-fall',
    'wall-table-five-greatFamine',
    'wall-table-five-redTurban',
    'wall-table-asks-feed',
    'wall-table-asks-turbanState',
    'wall-table-story-freezingWeather',
  ],
} as const

/** The first of each part are the fullest: they are looked at in every window. Of the rest each in every other, in turn. */
const FULLEST = 6
const windowsFor = (windows: readonly Window[], nth: number): readonly Window[] =>
  nth < FULLEST || windows.length < 2 ? windows : windows.filter((_, i) => i % 2 === nth % 2)

const isTable = (name: string): boolean => /table|replay/.test(name)

for (const part of ['pages', 'zhanguo', 'great-wall', 'scenarios'] as const)
  describe(`in every window, ${part}`, () => {
    for (const [kind, windows] of [
      ['wide', DESKS],
      ['phone', PHONES],
    ] as const)
      it(
        `${windows.map(nameOf).join(', ')}: nothing is cut, overlaps or scrolls sideways`,
        { timeout: 600_000 },
        async () => {
          const troubles: string[] = []
          await site.visit({ size: kind }, async (page) => {
            for (const [nth, name] of SAMPLES[part].entries()) {
              await page.setViewportSize(windows[0]!)
              await SCREENS.find((screen) => screen.name === name)!.open(page)
              for (const window of windowsFor(windows, nth)) {
                await page.setViewportSize(window)
                await page.evaluate(
                  () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
                )
                const found = await layoutTroubles(page)
                const game = part === 'scenarios' ? 'great-wall' : part
                if (game !== 'pages' && isTable(name))
                  found.push(...(await tableTroubles(page, game, name.includes('replay'))))
                if (game === 'great-wall' && isTable(name)) found.push(...(await wallTroubles(page)))
                troubles.push(...found.map((trouble) => `${nameOf(window)} ${name}: ${trouble}`))
              }
            }
          })
          assert.deepEqual(troubles, [])
        },
      )
  })

it('on an enlarged sheet, why something is refused stands beside it', async () => {
  await site.visit({}, async (page) => {
    await page.setViewportSize({ width: 2560, height: 1440 })
    await SCREENS.find(({ name }) => name === 'table-action')!.open(page)
    const refused = page.locator('main [data-why]:visible').last()
    await refused.hover()
    const pop = page.locator('[data-why-pop]')
    await pop.waitFor()
    await page.waitForFunction(
      () => document.querySelector<HTMLElement>('[data-why-pop]')!.style.getPropertyValue('--left') !== '0px',
    )
    const [a, b] = [(await refused.boundingBox())!, (await pop.boundingBox())!]
    const apart = Math.max(a.x - b.x - b.width, b.x - a.x - a.width, a.y - b.y - b.height, b.y - a.y - a.height)
    assert.ok(apart >= 0 && apart < 60, `${apart} pixels lie between them`)
  })
})
