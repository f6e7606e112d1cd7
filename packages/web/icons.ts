// The icons of the installed page, drawn from the seal of the home page: node packages/web/icons.ts (after a change of the seal)
import { mkdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { launch } from './test/browser/help.ts'

interface Icon {
  readonly name: string
  readonly size: number
  /** How much of the icon's width the seal takes. */
  readonly seal: number
  /** On a sheet of paper; otherwise on nothing. */
  readonly paper: boolean
}

const ICONS: readonly Icon[] = [
  { name: 'icon-192', size: 192, seal: 1, paper: false },
  { name: 'icon-512', size: 512, seal: 1, paper: false },
  // Phones cut these to any shape: only the circle of four fifths in the middle is safe, and the seal must be whole in it.
  { name: 'maskable-192', size: 192, seal: 0.56, paper: true },
  { name: 'maskable-512', size: 512, seal: 0.56, paper: true },
  { name: 'apple-touch-icon', size: 180, seal: 0.76, paper: true },
]

const textOf = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
const seal = /<svg[^]*<\/svg>/.exec(textOf('src/ui/Logo.svelte'))![0].replace(/style:\w+=\{size\}/g, '')
const styles = /<style>([^]*)<\/style>/.exec(textOf('src/ui/Logo.svelte'))![1]
/** By day. */
const tokens = /:root \{[^]*?\n\}/.exec(textOf('src/styles/tokens.css'))![0]

const drawn = ({ size, seal: share, paper }: Icon): string => `<!doctype html>
<style>
  ${tokens} ${styles}
  body { margin: 0; width: ${size}px; height: ${size}px; display: grid; place-items: center; ${paper ? 'background: var(--paper);' : ''} }
  svg { width: ${size * share}px; height: ${size * share}px; }
  g path { stroke-width: ${size * share * 0.05}px; }
</style>
${seal}`

const folder = fileURLToPath(new URL('public/icons/', import.meta.url))
mkdirSync(folder, { recursive: true })
const browser = await launch()
try {
  for (const icon of ICONS) {
    const page = await browser.newPage({ viewport: { width: icon.size, height: icon.size } })
    await page.setContent(drawn(icon))
    await page.screenshot({ path: `${folder}${icon.name}.png`, omitBackground: !icon.paper })
    await page.close()
  }
} finally {
  await browser.close()
}
