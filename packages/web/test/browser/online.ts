import assert from 'node:assert/strict'
import { after } from 'node:test'
import { sqliteStore, startServer } from '@wanli/server'
import { Dice } from '@wanli/kernel'
import type { BrowserContext, Page, WebSocketRoute } from 'playwright-core'
import { type Look, Site } from './help.ts'
import { byMouse, byTouch, text } from './table.ts'

/* People in several browsers at one table, with the real server. */

/** The built page and tables on one port, with a store in memory. Each game has the same deal: what a test sees does not hang on luck. */
export async function openOnlineSite(store = sqliteStore(':memory:')): Promise<Site> {
  const site = await Site.open(undefined, (page) =>
    startServer({ store, page, botPace: 0, limits: 1000, newSeed: () => 'online' }),
  )
  after(() => site.close())
  return site
}

/** Somebody at his own browser. */
export class Person {
  readonly page: Page
  readonly touch: boolean
  readonly complaints: string[] = []
  /** All that the server has told this page. */
  heard = ''
  private readonly context: BrowserContext
  private cut = false
  private open: WebSocketRoute[] = []

  private constructor(context: BrowserContext, page: Page, touch: boolean) {
    this.context = context
    this.page = page
    this.touch = touch
  }

  static async come(site: Site, look: Look = {}): Promise<Person> {
    const context = await site.newcomer(look)
    const page = await context.newPage()
    const person = new Person(context, page, look.size === 'phone')
    page.on('console', (message) => message.type() === 'error' && person.complaints.push(message.text()))
    page.on('pageerror', (error) => person.complaints.push(error.stack ?? error.message))
    await page.routeWebSocket(/\/live$/, (socket) => person.connect(socket))
    await page.goto(site.url)
    return person
  }

  private connect(socket: WebSocketRoute): void {
    if (this.cut) return void socket.close()
    const server = socket.connectToServer()
    server.onMessage((message) => {
      this.heard += String(message)
      socket.send(message)
    })
    this.open.push(socket, server)
  }

  /** His network is gone, until `mend`. */
  async cutOff(): Promise<void> {
    this.cut = true
    for (const socket of this.open.splice(0)) await socket.close()
  }
  mend(): void {
    this.cut = false
  }

  async press(key: Parameters<typeof text>[1], params: Readonly<Record<string, string | number>> = {}): Promise<void> {
    await this.page
      .getByRole('button', { name: await this.words(key, params), exact: true })
      .first()
      .click()
  }

  async words(
    key: Parameters<typeof text>[1],
    params: Readonly<Record<string, string | number>> = {},
  ): Promise<string> {
    let words = await text(this.page, key)
    for (const [name, value] of Object.entries(params)) words = words.replace(`{${name}}`, String(value))
    return words
  }

  /** Whether this page is asked something now. */
  async isAsked(): Promise<boolean> {
    return (await this.page.locator('.prompt.mine').count()) > 0
  }

  /** One answer, in as many clicks as it takes. What can't be taken back asks once more: yes. */
  async answer(seed: string): Promise<void> {
    const dice = new Dice(seed)
    const before = await this.move()
    const hand = this.touch ? byTouch : byMouse
    for (let clicks = 0; clicks < 12 && (await this.move()) === before; clicks++) {
      const sure = this.page.locator('[data-sure]:visible')
      if ((await sure.count()) > 0) await sure.press('Enter')
      else await hand(this.page, dice)
      await this.page
        .waitForFunction(
          (was) =>
            document.querySelector<HTMLElement>('[data-move]')?.dataset['move'] !== String(was) ||
            document.querySelector('[data-sure]')?.checkVisibility() === true,
          before,
          { timeout: 700 },
        )
        .catch(() => undefined)
    }
    assert.notEqual(await this.move(), before, 'an answer was given')
  }

  /** How many answers lie on the table, as this page sees it. */
  async move(): Promise<number> {
    return this.page.evaluate(() => Number(document.querySelector<HTMLElement>('[data-move]')?.dataset['move'] ?? -1))
  }

  async name(name: string): Promise<void> {
    await this.page.getByLabel(await this.words('online.name.label')).fill(name)
    await this.press('online.name.go')
  }

  async leave(): Promise<void> {
    await this.context.close()
  }
}

/** Everybody answers when he is asked, until each has answered so often. */
export async function playTogether(people: readonly Person[], each: number): Promise<number> {
  const given = people.map(() => 0)
  const dice = new Dice('together')
  for (let tries = 0; given.some((count) => count < each) && tries < each * people.length * 8; tries++) {
    const asked: Person[] = []
    for (const person of people) if (await person.isAsked()) asked.push(person)
    const one = asked[0]
    if (one === undefined) {
      await Promise.any(people.map(({ page }) => page.locator('.prompt.mine').waitFor()))
      continue
    }
    await one.answer(`answer ${dice.below(1_000_000)}`)
    given[people.indexOf(one)]!++
  }
  return Math.min(...given)
}
