import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { openSite } from './help.ts'
import { type Before, letHappen, tableBefore } from './happening.ts'

/* What happens in the war expansions is acted on the board: where it happens, for a moment, ended by any key; without motion as a picture. */

const site = await openSite()

interface Drawn {
  readonly kind: string
  readonly symbol: string | undefined
  /** It is drawn: its symbol is there. */
  readonly there: boolean
  readonly inside: boolean
  readonly colourless: readonly string[]
}
declare global {
  var wanliStrokes: Drawn[]
}

/** Writes down in the page what is drawn over the board. */
function watchStrokes(): void {
  globalThis.wanliStrokes = []
  /** Colours that a symbol asks for and nobody has where it is drawn: it would be black. */
  const colourless = (node: HTMLElement, symbol: string | undefined): string[] => {
    const drawing = symbol === undefined ? '' : (document.querySelector(symbol)?.innerHTML ?? '')
    const style = getComputedStyle(node.querySelector('svg') ?? node)
    return [...drawing.matchAll(/var\((--[\w-]+)\)/g)]
      .map(([, name]) => name!)
      .filter((name) => style.getPropertyValue(name) === '')
  }
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof HTMLElement && node.matches('[data-stroke]')) {
          const { left, top } = node.getBoundingClientRect()
          const symbol = node.querySelector('use')?.getAttribute('href') ?? undefined
          wanliStrokes.push({
            kind: node.dataset['stroke']!,
            symbol,
            there: symbol === undefined || document.querySelector(symbol) !== null,
            colourless: colourless(node, symbol),
            inside: left >= -40 && top >= -40 && left <= innerWidth && top <= innerHeight,
          })
        }
  }).observe(document, { subtree: true, childList: true })
}

const blackPowder = { seats: 3, setup: { expansions: ['blackPowder'] }, seed: 'acted' }
const khan = { seats: 3, setup: { expansions: ['genghisKhan'] }, seed: 'acted' }
const beasts = { seats: 3, setup: { expansions: ['ancientBeasts'] }, seed: 'acted' }

/** What happens, what is drawn of it at least, and what flies. */
const SCENES: readonly (readonly [string, () => Before, readonly string[], string | undefined])[] = [
  [
    'a Shot that hits',
    () => tableBefore(blackPowder, ({ kind, hits }) => kind === 'shotLaid' && Number(hits) > 0),
    ['thread', 'flies', 'frames', 'bursts'],
    '#shot-',
  ],
  [
    'a Tower is cleared',
    () => tableBefore(blackPowder, ({ kind }) => kind === 'towerCleared'),
    ['bursts', 'falls'],
    undefined,
  ],
  [
    'machines break',
    () => tableBefore(blackPowder, ({ kind }) => kind === 'machinesDestroyed'),
    ['bursts', 'falls'],
    undefined,
  ],
  [
    'a siege engine at the Wall',
    () => tableBefore(blackPowder, ({ kind }) => kind === 'besieged'),
    ['thread', 'flies', 'bursts'],
    '#',
  ],
  [
    'the Khan rides to another Section',
    () => tableBefore(khan, ({ kind, from, section }) => kind === 'khanMoved' && from !== section),
    ['thread', 'flies', 'bursts'],
    '#model-khan',
  ],
  [
    'an attack on the Khan',
    () => tableBefore({ ...khan, played: 'greedy' }, ({ kind }) => kind === 'outpostAttacked'),
    ['frames', 'bursts'],
    undefined,
  ],
  [
    'a Beast moves',
    () => tableBefore(beasts, ({ kind }) => kind === 'beastMoved'),
    ['thread', 'flies', 'frames'],
    '#model-',
  ],
  ['a Beast grows', () => tableBefore(beasts, ({ kind }) => kind === 'beastUpgraded'), ['frames'], undefined],
]

describe('acted on the board', () => {
  for (const [name, before, kinds, flier] of SCENES)
    it(`${name}: every stroke is drawn, on the screen, and is gone after a moment`, { timeout: 60_000 }, async () => {
      const table = before()
      await site.visit(
        { size: 'wide', moving: true, settings: { pace: 150, motion: 'full', winter: 'short' }, before: watchStrokes },
        async (page) => {
          await letHappen(page, table)
          await page.waitForFunction(
            (wanted) => wanted.every((kind) => wanliStrokes.some((one) => one.kind === kind)),
            kinds,
            { timeout: 15_000 },
          )
          const all = await page.evaluate(() => wanliStrokes)
          assert.deepEqual(
            all.filter(({ there, inside, colourless }) => !there || !inside || colourless.length > 0),
            [],
          )
          if (flier !== undefined)
            assert.ok(all.some(({ kind, symbol }) => kind === 'flies' && symbol?.startsWith(flier)))
          await page.locator('[data-stroke]').first().waitFor({ state: 'detached' })
        },
      )
    })

  const shot = () => tableBefore(blackPowder, ({ kind, hits }) => kind === 'shotLaid' && Number(hits) > 0)
  const strokes = '[data-stroke]'

  it('any key ends it, and counts as ever', async () => {
    // Slow enough to be in time: a deed of somebody's own is acted for a second.
    await site.visit(
      { size: 'wide', moving: true, settings: { pace: 1000, motion: 'full' }, before: slowly },
      async (page) => {
        await letHappen(page, shot())
        await page.locator(strokes).first().waitFor({ state: 'attached' })
        await page.keyboard.press('?')
        assert.equal(await page.locator(strokes).count(), 0)
        await page.getByRole('dialog').first().waitFor()
      },
    )
  })

  it('without motion all of it is one picture: nothing travels', async () => {
    await site.visit({ size: 'wide', settings: { pace: 500, motion: 'none' }, before: slowly }, async (page) => {
      await letHappen(page, shot())
      await page.locator(strokes).first().waitFor({ state: 'attached' })
      const moved = await page
        .locator(strokes)
        .evaluateAll((all) =>
          all.flatMap((one) =>
            one
              .getAnimations()
              .flatMap((animation) => (animation.effect as KeyframeEffect).getKeyframes().flatMap(Object.keys)),
          ),
        )
      assert.ok(moved.includes('opacity'))
      assert.ok(!moved.includes('translate') && !moved.includes('scale') && !moved.includes('rotate'))
      await page.locator(strokes).first().waitFor({ state: 'detached' })
    })
  })

  it('bots at once: nothing is acted', async () => {
    await site.visit(
      { size: 'wide', moving: true, settings: { pace: 0, motion: 'full' }, before: watchStrokes },
      async (page) => {
        await letHappen(page, shot())
        await page.waitForFunction(() => /Wound/.test(document.querySelector('[data-log]')?.textContent ?? ''))
        await page.waitForTimeout(500)
        assert.deepEqual(await page.evaluate(() => wanliStrokes), [])
      },
    )
  })
})

/** What is acted stays for a while: a busy machine is in time to look at it. */
function slowly(): void {
  const wait = window.setTimeout.bind(window)
  const later = (call: () => void, time = 0) => wait(call, time >= 550 && time <= 1000 ? time * 5 : time)
  Object.assign(window, { setTimeout: later })
}
