import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { greatWall, type GreatWall } from '@wanli/great-wall'
import { type Log, replay } from '@wanli/kernel'
import type { Page } from 'playwright-core'
import { openSite } from './help.ts'
import { type Message, recordMessages } from './messages.ts'
import { wallQuestion } from './questions.ts'
import { kept, laid, stageAt, type Wish } from './stage.ts'
import { byMouse, firstKey, openAsked, playOn, text, waitForQuestion } from './table.ts'

/* What a player of The Great Wall is shown, and what he is not. */

const site = await openSite()
type Prompt = GreatWall['prompt']
type Option = GreatWall['option']

const at = (wish: Wish<'great-wall'>) => (page: Page) => openAsked(page, stageAt('great-wall', { seats: 3, ...wish }))
/** The first seat is asked this, and may do such a thing. */
const offers =
  (prompt: Prompt, kind: Option['kind']): NonNullable<Wish<'great-wall'>['until']> =>
  (_, now, table) =>
    now === prompt && table.questionFor(0)!.options.some((option) => option.kind === kind)
const asked = (prompt: string) => (page: Page) => openAsked(page, wallQuestion(prompt))

/** What the eyes get of the table: the question, what glows, what lies where. */
const sight = (page: Page): Promise<unknown> =>
  page.evaluate(() => [
    document.querySelector('[data-prompt]')?.textContent,
    [...document.querySelectorAll('[data-option]')].map((one) => one.getAttribute('data-option')),
    [...document.querySelectorAll('.gw [data-piece]')].map((one) => one.getAttribute('aria-label')),
  ])

const CROWD = laid(
  'great-wall',
  { seed: 'crowd', seats: 3 },
  {
    phase: 'turn',
    turn: 'dragon',
    track: {
      1: { by: 'dragon', card: 'economy' },
      2: { by: 'snake', card: 'attackOrder' },
      3: { by: 'monkey', card: 'betrayal' },
    },
    clerks: { builders: { dragon: 3, snake: 3, monkey: 2 }, embassy: { dragon: 3, snake: 3, monkey: 3 } },
    players: { dragon: { clerkSupply: 0 }, snake: { clerkSupply: 0 }, monkey: { clerkSupply: 0 } },
  },
)

it('with seven Clerks and more at a Location, where the next one goes lies under nothing', async () => {
  for (const size of ['laptop', 'phone'] as const)
    await site.visit({ size }, async (page) => {
      await openAsked(page, CROWD)
      for (const place of ['builders', 'embassy']) {
        const location = page.locator(`[data-place="location:${place}"]`)
        const plus = location.locator('.sp.free.legal')
        await plus.scrollIntoViewIfNeeded()
        const [next, box] = [(await plus.boundingBox())!, (await location.boundingBox())!]
        assert.ok(next.x >= box.x && next.x + next.width <= box.x + box.width, `${size}: it is inside ${place}`)
        for (const clerk of await location.locator('.sp.has').all()) {
          const { x, y, width, height } = (await clerk.boundingBox())!
          const apart = Math.max(
            next.x - x - width,
            x - next.x - next.width,
            next.y - y - height,
            y - next.y - next.height,
          )
          assert.ok(apart > -4, `${size}: ${-apart} pixels of it lie under a Clerk of ${place}`)
        }
        await plus.click({ trial: true })
      }
    })
})

describe('why not', () => {
  it('a full Location says that it is locked, and the rule', async () => {
    await site.visit({ size: 'laptop' }, async (page) => {
      await at({
        seed: 'locked',
        until: (state, prompt, { box }) =>
          prompt === 'clerk' && greatWall.view(state, 0, box).locations.some(({ locked }) => locked),
      })(page)
      const locked = page.locator('.loc.locked').first()
      // It looks full, too: as many spots as Clerks, and none that seems free.
      const spots = await locked
        .locator('.spots .sp')
        .evaluateAll((all) =>
          all.map((spot) => ({ taken: spot.matches('.has'), drawn: getComputedStyle(spot).borderTopWidth !== '0px' })),
        )
      assert.deepEqual(
        spots.filter(({ taken, drawn }) => !taken && drawn),
        [],
      )
      // For a screen reader it is disabled; a click on it is a question.
      await locked.locator('[data-why]').first().click({ force: true })
      const why = page.locator('[data-why-pop]')
      await why.waitFor()
      assert.match(await why.getByRole('link').innerText(), /GW-CLERK-0[25]/)
      await why.getByText(/spot/i).first().waitFor()
      // By keyboard too: Escape closes it.
      await page.keyboard.press('Escape')
      await why.waitFor({ state: 'detached' })
    })
  })
})

it('L leads to a log with all its ways: the board’s own, or a drawer where that has room for lines alone', async () => {
  await site.visit({ size: 'wide' }, async (page) => {
    await at({ seed: 'lines', until: ({ year }, prompt) => year >= 2 && prompt === 'command' })(page)
    const ways = page.locator('[data-log] > header input:visible')
    const drawer = page.locator('aside.drawer [data-log]')
    await page.keyboard.press('l')
    assert.equal(await page.evaluate(() => document.activeElement?.closest('.news [data-log]') !== null), true)
    assert.equal(await drawer.count(), 0)
    // As where players and what else stands there leave it least.
    await page.addStyleTag({ content: '.news { flex: none !important; height: 150px !important }' })
    await page.locator('.news .recap ol').waitFor()
    await page.locator('.news [data-log] > header').waitFor({ state: 'hidden' })
    assert.equal(await ways.count(), 0)
    assert.ok((await page.locator('.news [data-log]').boundingBox())!.height >= 50, 'two lines of it')
    await page.keyboard.press('l')
    await drawer.waitFor()
    assert.ok((await ways.count()) >= 3)
    await page.keyboard.press('l')
    await drawer.waitFor({ state: 'detached' })
  })
})

describe('what is asked comes into sight', () => {
  /** Of the elements that match, which lie whole between what is above and below them. */
  const shown = (page: Page, selector: string): Promise<readonly boolean[]> =>
    page.locator(selector).evaluateAll((elements) =>
      elements.map((element) => {
        const { top, bottom, height } = element.getBoundingClientRect()
        const seen = wanliEyes.clipped(element)
        return height > 0 && seen.top <= top + 1 && seen.bottom >= bottom - 1
      }),
    )

  it('a phone that asks for a Clerk or an Advisor scrolls on to the Advisors (GW-EMB-01)', async () => {
    await site.visit({ size: 'phone' }, async (page) => {
      await at({ seed: 'embassy', until: offers('embassy', 'hireAdvisor') })(page)
      await page.waitForFunction(() => document.querySelector('.land')!.scrollTop > 0)
      assert.deepEqual(await shown(page, '.advs .legal'), [true, true, true, true])
    })
  })

  it('a tablet opens the Year for an Event, and shows all of it, above where the rest fades out (EVT-12)', async () => {
    await site.visit({ size: 'tablet' }, async (page) => {
      await asked('contribute')(page)
      await page.waitForFunction(() => document.querySelector('aside.edge')!.scrollTop > 0)
      assert.deepEqual(await shown(page, 'aside.edge .asked'), [true])
      const left = await page.locator('aside.edge').evaluate((edge) => {
        const { bottom } = edge.querySelector('.asked')!.getBoundingClientRect()
        return edge.getBoundingClientRect().bottom - bottom
      })
      assert.ok(left >= 34, `${left} px`)
    })
  })
})

describe('before a click', () => {
  it('a Barricade shows what it costs and what it is worth in Winter', async () => {
    await site.visit({ size: 'laptop' }, async (page) => {
      await at({ seed: 'build', until: offers('build', 'barricade') })(page)
      await page.locator('.gw [data-option^="barricade"]').first().hover()
      // The section foretells itself: defense against power, as it would be.
      await page.locator('.gw .battle s, .gw .battle u').first().waitFor()
    })
  })

  it('an attack shows what it changes', async () => {
    await site.visit({ size: 'laptop' }, async (page) => {
      await at({ seed: 'attack', until: offers('attack', 'attack') })(page)
      const spots = page.locator('.gw [data-option^="attack"]')
      // A Soldier is in hand already, or it is picked up first.
      if ((await spots.count()) === 0) await page.locator('.gw .legal:not([data-option])').first().click()
      await spots.first().hover()
      const ledger = page.locator('[data-ledger]')
      await ledger.locator('dd').first().waitFor()
      assert.match(await ledger.innerText(), /\d/)
    })
  })
})

describe('Tactic cards', () => {
  it('a window is passed by one key', async () => {
    await site.visit({ size: 'laptop' }, async (page) => {
      await asked('tactic')(page)
      const pass = page.locator('[data-option="pass"][aria-keyshortcuts]')
      const before = await sight(page)
      await page.keyboard.press(firstKey(await pass.getAttribute('aria-keyshortcuts')))
      await page.waitForFunction(
        (was) => document.querySelector('[data-prompt]')?.textContent !== was,
        (before as readonly string[])[0]!,
      )
    })
  })

  it('a standing answer is given in one click, and taken back in the menu', { timeout: 60_000 }, async () => {
    await site.visit({ size: 'laptop' }, async (page) => {
      // Alone with bots one is asked only if a card fits: then one may still want to pass every time.
      const fits: Wish<'great-wall'>['until'] = ({ year }, prompt, { open }) =>
        year === 2 && prompt === 'tactic' && open[0]!.options.length > 1
      await at({ seed: 'stand', until: fits })(page)
      const stand = page.locator('[data-stand]')
      const topic = (await stand.getAttribute('data-stand'))!
      await stand.click()
      await page.locator(`[data-stand="${topic}"]`).waitFor({ state: 'detached' })
      await waitForQuestion(page)
      await page.locator('[data-menu-button]').click()
      const again = page.getByRole('button', { name: await text(page, 'frame.askAgain') }).first()
      await again.click()
      await again.waitFor({ state: 'detached' })
    })
  })
})

describe('one choice is one question', () => {
  it('DP-19: what to pay with is one picker with a proposal; Enter pays, one undo brings it back', async () => {
    // Bots wait: once they have answered, nothing is taken back.
    await site.visit({ size: 'laptop', settings: { pace: -1 } }, async (page) => {
      await at({
        seed: 'pay',
        seeding: 'lanes',
        setup: { mode: 'competitive' },
        until: (_, prompt) => prompt === 'pay',
      })(page)
      const confirm = page.locator('[data-confirm]')
      assert.equal(await confirm.getAttribute('aria-disabled'), 'false')
      const amounts = () => page.locator('.payment output').allInnerTexts()
      const proposed = await amounts()
      const takeBack = async () => {
        await confirm.waitFor({ state: 'detached' })
        // The table is quiet again: a bot waits for its sign.
        await page.getByRole('button', { name: await text(page, 'frame.next') }).waitFor()
        await page.locator('[data-undo="answer"][aria-disabled="false"]').click()
        await confirm.waitFor()
        assert.deepEqual(await amounts(), proposed)
      }
      await page.keyboard.press('Enter')
      await takeBack()
      // One more of a type takes the place of another: what is due stays what it is.
      await page.locator('.payment .step:not([aria-disabled="true"])').last().click()
      assert.notDeepEqual(await amounts(), proposed)
      assert.equal(await confirm.getAttribute('aria-disabled'), 'false')
      await confirm.click()
      await takeBack()
    })
  })

  it('GW-FALL-06: what Betrayal may copy, and what it does instead, lie open before one chooses', async () => {
    await site.visit({ size: 'laptop' }, async (page) => {
      const until: Wish<'great-wall'>['until'] = (_, prompt, { open }) =>
        prompt === 'choice' && open[0]!.about?.['card'] === 'betrayal'
      await at({ seed: 'betrayal', setup: { mode: 'competitive' }, until })(page)
      const cards = page.locator('[data-betrayal] li')
      assert.ok((await cards.count()) >= 2)
      for (const words of await cards.allInnerTexts()) assert.match(words, /Clerk|attack|build|Activation/i)
    })
  })

  it('GW-FALL-06: on a phone, where they lie over the track, a card to copy is chosen among them', async () => {
    await site.visit({ size: 'phone' }, async (page) => {
      const until: Wish<'great-wall'>['until'] = (_, prompt) => prompt === 'copy'
      await at({ seed: 'betrayal', setup: { mode: 'competitive' }, until })(page)
      const copies = page.locator('[data-betrayal] [data-option^="copy "]')
      assert.ok((await copies.count()) >= 2)
      await copies.first().tap()
      await copies.first().waitFor({ state: 'detached' })
    })
  })
})

describe('undo', () => {
  it('Z takes a Clerk back, and the question stands again', async () => {
    await site.visit({ size: 'laptop' }, async (page) => {
      await at({ seed: 'undo', until: ({ year }, prompt) => year === 2 && prompt === 'clerk' })(page)
      const before = await sight(page)
      await page.locator('.land [data-option^="clerk"]').first().click()
      await page.waitForFunction(
        (was) => document.querySelector('[data-prompt]')?.textContent !== was,
        (before as readonly string[])[0]!,
      )
      await page.waitForFunction(() => document.querySelector('.tools .undo[aria-disabled="false"]') !== null)
      assert.notDeepEqual(await sight(page), before)
      await page.keyboard.press('z')
      await page.waitForFunction(
        (was) => document.querySelector('[data-prompt]')?.textContent === was,
        (before as readonly string[])[0]!,
      )
      assert.deepEqual(await sight(page), before)
    })
  })
})

describe('what the others hide', () => {
  it('never reaches the page: no message of the table holds their resources, cards or choices', async (context) => {
    await site.visit({ size: 'laptop', before: recordMessages }, async (page) => {
      // From the first secret choice on.
      await at({ seed: 'secrets', until: () => true })(page)
      await playOn(page, byMouse, { seed: 'secrets', enough: (acts) => acts >= 40 })
      const messages = await page.evaluate(() => wanliMessages)
      const views = viewsIn(messages)
      context.diagnostic(`${messages.length} messages, ${views.length} views`)
      assert.ok(views.length > 40)
      for (const { seat, players } of views) {
        assert.equal(seat, 0)
        for (const player of players.slice(1))
          assert.deepEqual([player.resources, player.commands, player.tactics, player.dealt], [null, null, null, null])
      }
      // What they hold in truth, by the log that only the worker has.
      const saved = await kept(page)
      const table = replay(greatWall, saved.log as Log)
      assert.ok(table.ok)
      const { state, box } = table.value
      const held = state.players.slice(1).flatMap(({ tactics }) => tactics.map((card) => box.tactics[card]!.id))
      // A card that was shown, or mine, before it was shuffled in again is nothing new.
      const known = new Set(views.flatMap(({ players, tacticDiscard }) => [...players[0]!.tactics!, ...tacticDiscard]))
      const secret = held.filter((card) => !known.has(card))
      assert.ok(secret.length > 0, 'they hold cards')
      const heard = JSON.stringify(messages)
      assert.deepEqual(
        secret.filter((card) => heard.includes(card)),
        [],
      )
    })
  })
})

interface SeatSeen {
  readonly resources: unknown
  readonly commands: unknown
  readonly tactics: readonly string[] | null
  readonly dealt: unknown
}
interface Seen {
  readonly seat: number | null
  readonly players: readonly SeatSeen[]
  readonly tacticDiscard: readonly string[]
}

/** Every view in what the table told the page: looks, previews, moments. */
function viewsIn(messages: readonly Message[]): readonly Seen[] {
  const found: Seen[] = []
  const walk = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    if ('players' in part && 'seat' in part) found.push(part as Seen)
    else for (const member of Object.values(part)) walk(member)
  }
  walk(messages)
  return found
}
