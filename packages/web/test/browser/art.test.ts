import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { type Drawing } from '../../art/drawing.ts'
import { SPRITES, textOf } from '../../art/sprites.ts'
import { axeTroubles } from './axe.ts'
import { openSite } from './help.ts'
import { inTheMiddle } from './stage.ts'
import { openAsked } from './table.ts'

/* The drawings of the cards: no two of a kind are alike where they are small, and a card close up shows its own. */

const site = await openSite()

/** Drawings that a person must tell apart, by how their names begin. Parts of a face make portraits, which art.test.ts compares. */
const KINDS = [
  'horde-',
  'general-part-sign-',
  'advisor-',
  'location-',
  'command-',
  'tactic-',
  'artifact-',
  'event-',
  'request-',
  'rat',
  'skill-',
  'award-',
  'special-',
  'machine-',
  'shot-',
  'beast-',
  'relic-',
  'zg-family-',
  'zg-board-',
  'zg-task-',
  'zg-reward-',
]
/** As small as a table shows them; a Location's vignette is wide. */
const SIZE = 32
const VIGNETTE = 62
const widthOf = ({ width, height }: Drawing): number => (width > height ? VIGNETTE : SIZE)
/** What must differ of what is drawn on two of them. Tasks of one kind differ only in what they ask for. */
const APART = 0.08

/** The pixels of some drawings in ink, vermilion and paper, on gray: how far each is from the gray. */
async function pixelsOf(page: Page, drawings: readonly Drawing[]): Promise<readonly (readonly number[])[]> {
  const sprite = SPRITES.map(textOf)
    .join('')
    .replaceAll(/<\/?svg[^>]*>/g, '')
  const width = widthOf(drawings[0]!)
  const uses = drawings.map(({ id }, i) => `<use href="#${id}" x="${i * width}" width="${width}" height="${SIZE}"/>`)
  const style = 'color:#1f1b18;--art-accent:#b8372b;--art-paper:#fbf6ec;background:#808080'
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${drawings.length * width}" height="${SIZE}" style="${style}">${sprite}${uses.join('')}</svg>`
  return page.evaluate(
    async ({ sheet, count, width, height }) => {
      const image = new Image()
      image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(sheet)}`
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), { width: count * width, height })
      const context = canvas.getContext('2d', { willReadFrequently: true })!
      context.drawImage(image, 0, 0)
      return Array.from({ length: count }, (_, i) =>
        [...context.getImageData(i * width, 0, width, height).data].flatMap((value, at) =>
          at % 4 === 3 ? [] : [value - 0x80],
        ),
      )
    },
    { sheet, count: drawings.length, width, height: SIZE },
  )
}

/** How much of what is drawn on either is not the same on both: 0 are the same, 1 have nothing in common. */
function apart(a: readonly number[], b: readonly number[]): number {
  const sum = (of: (x: number, y: number) => number): number => a.reduce((all, x, i) => all + of(x, b[i]!), 0)
  return sum((x, y) => Math.abs(x - y)) / sum((x, y) => Math.abs(x) + Math.abs(y))
}

describe('the drawings at 32 px', () => {
  it('are no two alike of one kind, and none is empty', async (context) => {
    await site.visit({}, async (page) => {
      for (const kind of KINDS) {
        const drawings = SPRITES.flatMap((sprite) => sprite.drawings).filter(({ id }) => id.startsWith(kind))
        assert.ok(drawings.length > 1, kind)
        const pixels = await pixelsOf(page, drawings)
        const pairs = drawings.flatMap(({ id }, i) =>
          drawings
            .slice(0, i)
            .map((other, j) => ({ pair: `${id} and ${other.id}`, by: apart(pixels[i]!, pixels[j]!) })),
        )
        const closest = pairs.reduce((a, b) => (b.by < a.by ? b : a))
        context.diagnostic(`${kind} ${drawings.length}: closest are ${closest.pair}, ${closest.by.toFixed(3)}`)
        assert.ok(closest.by > APART, `${closest.pair} differ by ${closest.by.toFixed(3)} only`)
        for (const [i, { id }] of drawings.entries())
          assert.ok(
            pixels[i]!.some((value) => Math.abs(value) > 60),
            `${id} is empty`,
          )
      }
    })
  })
})

const greatWall = inTheMiddle('great-wall')
const zhanguo = inTheMiddle('zhanguo')

/** The symbols that are drawn there, and how wide; one that is not in the page has no height of its own. */
const shownIn = (page: Page, where: string) =>
  page.locator(`${where} svg:has(use)`).evaluateAll((pictures) =>
    pictures
      .filter((one) => one.matches('.art, .portrait'))
      .map((one) => ({
        symbols: [...one.querySelectorAll('use')].map((use) => use.getAttribute('href')!.slice(1)),
        known: [...one.querySelectorAll('use')].every(
          (use) => document.querySelector(use.getAttribute('href')!) !== null,
        ),
        width: one.getBoundingClientRect().width,
      })),
  )

/** One of each kind by day, two by night: how the ID of a card begins. */
const CARDS = { light: ['HOR', 'GEN', 'ADV', 'TAC', 'ART', 'despotism'], dark: ['TAC', 'ART'] } as const

describe('close up', () => {
  it('a card of The Great Wall shows its picture large, its text, its worth now and its rule: X, right click, hover', async () => {
    for (const theme of ['light', 'dark'] as const)
      await site.visit({ size: 'wide', theme }, async (page) => {
        await openAsked(page, greatWall)
        const kinds = new Set<string>()
        for (const begins of CARDS[theme]) {
          const card = page.locator(`[data-zoom^="${begins}"]`).first()
          // A card in the hand, and cards that lie in somebody's place.
          if (begins === 'TAC' || begins === 'GEN' || begins === 'ADV') {
            await card.hover()
            await page.keyboard.press('x')
          } else await card.dispatchEvent('contextmenu')
          const open = page.locator('[data-close-up]')
          await open.waitFor()
          const [picture] = await shownIn(page, '[data-close-up]')
          assert.ok(
            picture !== undefined && picture.known && picture.width >= 120,
            `${begins}: ${JSON.stringify(picture)}`,
          )
          kinds.add(
            await open.locator('.picture').evaluate((one) => {
              const { backgroundColor, color, borderRadius, borderTopWidth, boxShadow } = getComputedStyle(one)
              return [backgroundColor, color, borderRadius, borderTopWidth, boxShadow].join(' ')
            }),
          )
          // The most coloured of them, and what is close up alone: the table behind it is looked at elsewhere.
          if (begins === 'TAC') {
            await open.evaluate((one) =>
              one.querySelectorAll('*').forEach((each) => each.setAttribute('data-fresh', '')),
            )
            assert.deepEqual(await axeTroubles(page, { only: ['color-contrast'], fresh: true }), [], theme)
          }
          const text = await open.innerText()
          assert.match(text, /GW-\w+-\d/, begins)
          if (begins === 'GEN' || begins === 'ART' || begins === 'HOR') assert.match(text, /Now/, begins)
          await page.keyboard.press('Escape')
          await open.waitFor({ state: 'detached' })
        }
        assert.equal(kinds.size, CARDS[theme].length, 'no two kinds of card are the same box')
        await page.locator('[data-zoom^="ART"]').first().hover()
        await page.locator('[data-what-pop]').waitFor()
        const [beside] = await shownIn(page, '[data-what-pop]')
        assert.ok(beside !== undefined && beside.known && beside.width >= 120, JSON.stringify(beside))
        // The rule lies over the table from here.
        await page.locator('[data-zoom^="TAC"]').first().dispatchEvent('contextmenu')
        await page.locator('[data-close-up] a').click()
        await page.getByRole('dialog').getByRole('searchbox').waitFor()
      })
  })

  it('a card of ZhanGuo shows its family; on a phone too, by a long press', async () => {
    await site.visit({ size: 'phone', touch: true }, async (page) => {
      await openAsked(page, zhanguo)
      const card = page.locator('.hand [data-zoom]').first()
      await card.scrollIntoViewIfNeeded()
      const box = (await card.boundingBox())!
      const at = { pointerType: 'touch', bubbles: true, clientX: box.x + box.width / 2, clientY: box.y + 12 }
      await card.dispatchEvent('pointerdown', at)
      await page.locator('[data-close-up]').waitFor()
      await card.dispatchEvent('pointerup', at)
      const [picture] = await shownIn(page, '[data-close-up]')
      assert.match(picture?.symbols.join() ?? '', /^zg-family-/)
      assert.ok(picture!.known && picture!.width >= 120)
      const dialog = (await page.getByRole('dialog').boundingBox())!
      assert.ok(dialog.x >= 0 && dialog.x + dialog.width <= 390, JSON.stringify(dialog))
    })
  })
})
