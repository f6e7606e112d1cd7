import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { modulesOf, readQr } from '../qr-reader.ts'
import { axeTroubles } from './axe.ts'
import { goTo, SIZES } from './help.ts'
import { layoutTroubles } from './layout.ts'
import { openOnlineSite, Person, playTogether } from './online.ts'
import { firstAsked } from './stage.ts'
import { openTable } from './table.ts'

const site = await openOnlineSite()

async function looksRight(person: Person, name: string): Promise<void> {
  assert.deepEqual(await axeTroubles(person.page), [], `${name}: axe`)
  assert.deepEqual(await layoutTroubles(person.page), [], `${name}: layout`)
}

describe('people at one table, each in a browser of his own', { timeout: 240_000 }, () => {
  it('open, join by link, play, lose the network, take back by consent, chat, watch', async () => {
    const ana = await Person.come(site)
    await ana.page.locator('[data-online]').waitFor()
    await looksRight(ana, 'home')

    // A table for two, opened from the same page as a table of this device.
    await goTo(ana.page, 'new', 'zhanguo', 'usual', 'online')
    await ana.page.locator('[data-new-online]').waitFor()
    for (let seats = 4; seats > 2; seats--) await ana.press('newTable.removeSeat', { number: seats })
    await ana.page.getByLabel(await ana.words('online.open.who')).fill('Ana')
    await looksRight(ana, 'new table')
    await ana.press('newTable.open')
    await ana.page.locator('[data-room]').waitFor()
    const link = await ana.page.locator('[data-link]').inputValue()
    assert.match(link, /#\/online\/[a-z]+-[a-z]+-[\w-]{8,}$/)
    await looksRight(ana, 'room, alone')

    // Somebody on a phone opens the link, gives a name and sits down.
    const bo = await Person.come(site, { size: 'phone' })
    await bo.page.goto(link)
    await bo.name('Bo')
    await bo.press('online.room.sitHereAt', { number: 2 })
    await ana.page.locator('[data-seat="1"][data-kind="person"]').waitFor()
    await looksRight(bo, 'room, on a phone')
    await looksRight(ana, 'room')
    await bo.press('online.room.iAmReady')
    await ana.press('online.room.iAmReady')
    for (const { page } of [ana, bo]) await page.locator('[data-prompt]').waitFor()
    await looksRight(ana, 'table')
    await looksRight(bo, 'table, on a phone')

    assert.equal(await playTogether([ana, bo], 10), 10)

    // Bo is cut off, Ana plays on, Bo comes back and has it all.
    for (let tries = 0; !(await ana.isAsked()) && tries < 8; tries++) await playTogether([bo], 1)
    await bo.cutOff()
    await bo.page.locator('[data-line="lost"]').waitFor({ timeout: 5000 })
    assert.equal(await bo.page.locator('.prompt.mine').count(), 0, 'nothing can be answered meanwhile')
    await ana.answer('alone')
    bo.mend()
    await bo.page.locator('[data-line="back"]').waitFor({ timeout: 20_000 })
    await bo.press('online.back.goOn')
    await bo.page.waitForFunction(
      (move) => Number(document.querySelector<HTMLElement>('[data-move]')?.dataset['move']) === move,
      await ana.move(),
    )

    // Chat: it says that there is something, and opens when it is asked to.
    await ana.press('online.chat')
    await ana.page.getByLabel(await ana.words('online.chat.to')).fill('One moment, please: ZG-UNIFY-03')
    await ana.page.keyboard.press('Enter')
    const chat = bo.page.getByRole('button', { name: await bo.words('online.chat.unread', { count: 1 }) })
    await chat.waitFor()
    assert.equal(await bo.page.locator('[data-chat]').count(), 0)
    await chat.click()
    await bo.page.locator('[data-chat]').getByText('One moment, please').waitFor()
    await looksRight(ana, 'chat')
    await bo.press('online.chat.close')
    // What it names is a way to it, and nothing else in it is.
    await ana.page.locator('[data-chat] [data-name="ZG-UNIFY-03"]').click()
    await ana.page.locator('[id="ZG-UNIFY-03"]').waitFor()
    await ana.page.keyboard.press('Escape')

    // Somebody who watches: the same table, and nothing that is hidden.
    const eve = await Person.come(site)
    await eve.page.goto(link)
    await eve.press('online.name.watch')
    await eve.page.locator('[data-prompt]').waitFor()
    assert.equal(await eve.isAsked(), false)
    assert.ok(!/"hand":\[/.test(eve.heard), 'no hand was told')
    assert.ok(/"hand":\[/.test(ana.heard), 'my own is')

    // Taking back by consent; across what was shown it can't even be asked for.
    const request = ana.page.locator('[data-request="undo"]')
    for (let tries = 0; (await request.count()) === 0 && tries < 8; tries++) {
      await playTogether([ana, bo], 1)
      await ana.page.locator('[data-menu-button]').click()
      await ana.press('online.menu.undo')
      const refused = ana.page.getByText(await ana.words('online.no.shown-since'))
      await request.or(refused).first().waitFor()
      if ((await refused.count()) > 0) await ana.press('frame.understood')
    }
    const before = await ana.move()
    await bo.press('online.ask.look')
    await looksRight(bo, 'a request, on a phone')
    await bo.press('online.ask.agree')
    await ana.page.locator('[data-request="answered"]').first().waitFor()
    for (const { page } of [ana, bo, eve])
      await page.waitForFunction(
        (was) => Number(document.querySelector<HTMLElement>('[data-move]')?.dataset['move']) < was,
        before,
      )
    for (const person of [ana, bo, eve]) assert.deepEqual(person.complaints, [])
    for (const person of [ana, bo, eve]) await person.leave()
  })

  it('a game of this device goes on at a table of the server, whose room says that it is dealt', async () => {
    const ana = await Person.come(site)
    await openTable(ana.page, firstAsked('zhanguo', 'card', { seed: 'begun here', seats: 2 }))
    await ana.page.locator('[data-menu-button]').click()
    await ana.press('frame.putOnline')
    const room = ana.page.locator('[data-room]')
    for (const key of ['online.room.seats.goesOn', 'online.room.rules.deal.known'] as const)
      await room.getByText(await ana.words(key)).waitFor()
    assert.equal(await room.getByText(await ana.words('online.room.seats.note')).count(), 0)
    await looksRight(ana, 'room of a game that goes on')
    await ana.press('online.room.iAmReady')
    await ana.page.locator('.prompt.mine').waitFor()
    assert.deepEqual(ana.complaints, [])
    await ana.leave()
  })

  it('no table behind a link says so, and a phone of 360 pixels shows who I am', async () => {
    const ana = await Person.come(site, { size: 'phone' })
    await ana.page.goto(`${site.url}#/online/no-such-table-12345678`)
    await ana.name('Ana')
    await ana.page.getByText(await ana.words('online.room.gone.text')).waitFor()
    await ana.page.setViewportSize({ width: 360, height: 640 })
    await goTo(ana.page, 'me')
    await ana.page.locator('.profile').waitFor()
    await looksRight(ana, 'profile')
    await ana.press('online.profile.move.make')
    const move = await ana.page.locator('[data-link]').inputValue()
    // As the camera of the other device sees it.
    const code = ana.page.getByRole('img', { name: await ana.words('online.room.qr') })
    const size = Number((await code.getAttribute('viewBox'))!.split(' ')[2])
    const scanned = readQr(modulesOf((await code.locator('path').getAttribute('d'))!, size))
    assert.equal(scanned, move)
    const other = await Person.come(site)
    await other.page.goto(scanned)
    await other.page.locator('.profile').getByRole('heading', { name: 'Ana' }).waitFor()
    await other.page.setViewportSize(SIZES.laptop)
    await looksRight(other, 'profile on another device')
    await ana.leave()
    await other.leave()
  })
})
