import { showSprites } from '../art/sprites.ts'
import { online as en } from '../text/en/online.ts'
import { online as es } from '../text/es/online.ts'
import { addTexts } from '../text/index.ts'
import icons from './icons.svg?url'

/* What the page says, and draws, when people play together comes with the first part that needs it. */
addTexts('en', en)
addTexts('es', es)
showSprites([icons])
