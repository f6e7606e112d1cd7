// npm run screens [-- WORD...]: pictures of every screen, size and theme into screens/; with words, those whose names hold all of them.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildInto } from './build.ts'
import { type Look, Site, SIZE_NAMES, THEMES } from './test/browser/help.ts'
import { type Screen, SCREENS } from './test/browser/screens.ts'

const words = process.argv.slice(2)
const folder = fileURLToPath(new URL('../../screens/', import.meta.url))
mkdirSync(folder, { recursive: true })
const say = (text: string): void => void process.stdout.write(`${text}\n`)

const LOOKS: readonly Look[] = [
  ...SIZE_NAMES.flatMap((size) => THEMES.map((theme) => ({ size, theme, language: 'en' as const }))),
  // Spanish is longer: where it fits, all fits.
  ...(['wide', 'phone'] as const).map((size) => ({ size, theme: 'light' as const, language: 'es' as const })),
]

// A build of its own: whoever makes pictures, tests or plays at the same time is not disturbed, and does not disturb it.
const built = mkdtempSync(join(tmpdir(), 'wanli-screens-'))
process.once('exit', () => rmSync(built, { recursive: true, force: true }))
say('Building the page (a few seconds)...')
await buildInto(built)
const site = await Site.open(built)
let made = 0
try {
  for (const look of LOOKS) {
    const fileOf = ({ name }: Screen) => `${name}-${look.size}-${look.theme}-${look.language}.png`
    const wanted = SCREENS.filter((screen) => words.every((word) => fileOf(screen).includes(word)))
    if (wanted.length === 0) continue
    await site.visit(look, async (page) => {
      for (const screen of wanted) {
        await screen.open(page)
        // A table fills the screen; a page may be longer. All rules below each other would be a thread, not a picture.
        const fullPage = !/table|rule/.test(screen.name)
        await page.screenshot({ path: join(folder, fileOf(screen)), fullPage })
        made++
        say(`screens/${fileOf(screen)}`)
      }
    })
  }
} finally {
  await site.close()
}
say(made === 0 ? 'No screen has such a name.' : `${made} pictures.`)
process.exitCode = made === 0 ? 1 : 0
