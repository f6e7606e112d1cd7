import { Dice } from '@wanli/kernel'
import { en, es } from '../../src/text/all.ts'
import { installProbes, type Moment } from '../browser/probes.ts'
import { type Tab, until } from './engine.ts'

/* Somebody who plays, in any engine: looks for what can be clicked, clicks it where it is, and sees what comes of it. */

const OVER = [en['frame.over'], es['frame.over']]
/** What is asked once more before it counts; what answers; what can be picked up. */
const CONFIRM = '[data-ledger] .btn-primary'
const ANSWERS = '[data-option]:not(.held)'
const PICKS = '.legal'

interface Spot {
  readonly x: number
  readonly y: number
}

/**
 * Where one of these can be hit: it is scrolled into sight, and what lies there is itself. `words` must be in its text; `chance`
 * says which of several.
 */
function spotOf(selector: string, words: string, chance: number): Spot | null {
  const all = [...document.querySelectorAll(selector)].filter(
    (one) => one.checkVisibility() && (one.textContent ?? '').includes(words),
  )
  const start = Math.floor(chance * all.length)
  for (const one of [...all.slice(start), ...all.slice(0, start)]) {
    one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { left, top, width, height } = one.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const there = document.elementFromPoint(x, y)
    if (there !== null && one.contains(there)) return { x, y }
  }
  return null
}

/** How many answers the browser's store has of the table that was played last; 0 if it has none. */
function movesKept(): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open('wanli', 1)
    asked.addEventListener('error', () => reject(asked.error!))
    asked.addEventListener('success', () => {
      const all = asked.result.transaction('tables').objectStore('tables').getAll()
      all.addEventListener('error', () => reject(all.error!))
      all.addEventListener('success', () => {
        asked.result.close()
        const tables = all.result as { readonly at: number; readonly move: number }[]
        resolve(tables.sort((a, b) => b.at - a.at)[0]?.move ?? 0)
      })
    })
  })
}

/** The one that is meant, as soon as it can be hit and lies still: what is still being laid moves others. */
export async function click(tab: Tab, selector: string, words = ''): Promise<void> {
  let last: Spot | null = null
  const { x, y } = await until(`${selector} "${words}"`, async () => {
    const [before, now] = [last, await tab.evaluate(spotOf, selector, words, 0)]
    last = now
    return now !== null && before?.x === now.x && before.y === now.y ? now : undefined
  })
  await tab.point(x, y)
}

export class Person {
  private readonly tab: Tab
  private readonly dice: Dice

  private readonly counted: () => number | Promise<number>

  /** `counted`: how many answers there are, by the page; as the browser's store has it, if nobody says otherwise. */
  constructor(tab: Tab, seed: string, counted: () => number | Promise<number> = movesKept) {
    this.tab = tab
    this.dice = new Dice(seed)
    this.counted = counted
  }

  /** Until somebody must do something at this screen. */
  async asked(): Promise<Moment> {
    return until('a question', () =>
      this.tab
        .evaluate((over) => (document.querySelector('#app') === null ? undefined : wanliProbes.moment(over)), OVER)
        .catch(async () => {
          // A new page does not have them yet.
          await this.tab.evaluate(installProbes)
          return undefined
        }),
    )
  }

  /** How many answers there are. */
  moves(): Promise<number> {
    return this.tab.evaluate<[], number | Promise<number>>(this.counted)
  }

  /** What is asked, and all that can be answered. */
  question(): Promise<string> {
    return this.tab.evaluate(() => {
      const options = [...document.querySelectorAll('[data-option], .legal')]
      const names = options.map((option) => option.getAttribute('data-option') ?? '')
      return `${document.querySelector('[data-prompt]')?.textContent} | ${names.sort().join(', ')}`
    })
  }

  /** One click or tap on something that leads on; false if nothing came of it. */
  async act(): Promise<boolean> {
    const before = await this.tab.evaluate(() => wanliProbes.signature())
    const chance = this.dice.below(1000) / 1000
    // Now and then something is picked up though there is an answer: both ways must lead on.
    const order = this.dice.below(4) > 0 ? [CONFIRM, ANSWERS, PICKS] : [CONFIRM, PICKS, ANSWERS]
    for (const selector of order) {
      const spot = await this.tab.evaluate(spotOf, selector, '', chance)
      if (spot === null) continue
      await this.tab.point(spot.x, spot.y)
      return until(
        'something happens',
        () =>
          this.tab.evaluate(
            (was) => wanliProbes.signature() !== was || document.querySelector('[data-ledger] .btn-primary') !== null,
            before,
          ),
        1500,
      ).catch(() => false)
    }
    return false
  }

  /** One answer: whatever must be picked up before it, is. */
  async answer(): Promise<void> {
    const before = await this.moves()
    for (let idle = 0; (await this.moves()) === before;) {
      if ((await this.asked()) !== 'asked') throw new Error('nobody is asked any more')
      idle = (await this.act()) ? 0 : idle + 1
      if (idle >= 6) throw new Error(`nothing happens any more: ${await this.question()}`)
    }
    await this.asked()
  }

  /** Answers until one of them can be taken back, takes it back, and is asked the same again. */
  async undo(): Promise<void> {
    for (let tries = 0; tries < 12; tries++) {
      await this.asked()
      const [question, moves] = [await this.question(), await this.moves()]
      await this.answer()
      const free = await this.tab.evaluate(
        () => document.querySelector('.undo')?.getAttribute('aria-disabled') === 'false',
      )
      if (!free) continue
      await click(this.tab, '.undo')
      return void (await until(
        `the question is "${question}" again`,
        async () => (await this.moves()) === moves && (await this.question()) === question,
        5000,
      ))
    }
    throw new Error('no answer could be taken back')
  }
}
