import { showSprites } from '../art/sprites.ts'
import { online as en } from '../text/en/online.ts'
import { people as enPeople } from '../text/en/people.ts'
import { online as es } from '../text/es/online.ts'
import { people as esPeople } from '../text/es/people.ts'
import { addTexts } from '../text/index.ts'
import icons from './icons.svg?url'

/* What the page says, and draws, when people play together comes with the first part that needs it. */
addTexts('en', { ...en, ...enPeople })
addTexts('es', { ...es, ...esPeople })
showSprites([icons])
