// Styles stand with the component whose markup they dress. What pushes itself forward, and what of a game's styles is global, may
// only become less: a limit is what there is now, and is lowered with it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One for numerals, which the font shorthand would reset; one for a lesson's card, which has its place from a script. */
const IMPORTANT = 2
/** Lines of the games' own style files: colours and what several components share. */
const SHARED = { 'great-wall': 210, zhanguo: 317 }

const withoutComments = (text) => text.replaceAll(/\/\*.*?\*\//gs, '')

/** What is wrong with these files, in words. `files`: paths below the page's sources, with `/` between their parts. */
export function styleTroubles(files, read, { important = IMPORTANT, shared = SHARED } = {}) {
  const troubles = []
  const styled = files.filter((file) => /\.(svelte|css)$/.test(file))
  const urgent = styled.flatMap((file) =>
    Array.from(withoutComments(read(file)).matchAll(/^.*!important/gm), ([line]) => `${file}: ${line.trim()}`),
  )
  if (urgent.length > important)
    troubles.push(`${urgent.length} times !important, of at most ${important}:`, ...urgent.map((line) => `  ${line}`))
  const lines = {}
  for (const file of styled) {
    const game = file.match(/(?:^|\/)games\/([^/]+)\/.*\.css$/)?.[1]
    if (game !== undefined) lines[game] = (lines[game] ?? 0) + read(file).split('\n').length - 1
  }
  for (const [game, count] of Object.entries(lines))
    if (count > (shared[game] ?? 0))
      troubles.push(`${game}: ${count} lines of styles outside its components, of at most ${shared[game] ?? 0}`)
  return troubles
}

/** The styles below a folder of the repository. */
export const stylesBelow = (root, files) => styleTroubles(files, (file) => readFileSync(join(root, file), 'utf8'))
