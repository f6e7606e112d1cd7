// npm run art: the drawings of the cards, from their brush strokes into the sprites that the page loads
import { writeFileSync } from 'node:fs'
import { SPRITES, textOf } from './art/sprites.ts'

for (const sprite of SPRITES) {
  writeFileSync(new URL(`src/games/${sprite.file}`, import.meta.url), textOf(sprite))
  console.log(`${sprite.file}: ${sprite.drawings.length} drawings, ${textOf(sprite).length} bytes`)
}
