import { launch } from '../browser/help.ts'
import type { Browser } from './engine.ts'

/** Chromium, as all other tests of the page have it. */
export async function openChromium(): Promise<Browser> {
  const browser = await launch()
  return {
    async visit({ url, width, height, touch, settings }) {
      const size = { width, height }
      const context = await browser.newContext({ viewport: size, screen: size, hasTouch: touch, isMobile: touch })
      await context.addInitScript((wanted) => {
        if (localStorage.getItem('wanli.settings') === null)
          localStorage.setItem('wanli.settings', JSON.stringify(wanted))
      }, settings)
      const page = await context.newPage()
      const complaints: string[] = []
      page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())))
      page.on('pageerror', (error) => void complaints.push(error.message))
      await page.goto(url)
      return {
        evaluate: (run, ...args) =>
          page.evaluate(`(${String(run)})(...${JSON.stringify(args)})`) as Promise<Awaited<ReturnType<typeof run>>>,
        point: (x, y) => (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
        press: (key) => page.keyboard.press(key),
        reload: async () => void (await page.reload()),
        picture: () => page.screenshot(),
        complaints: async () => complaints,
        close: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}
