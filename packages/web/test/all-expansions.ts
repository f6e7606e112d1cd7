import { ancientBeasts } from '../src/games/great-wall/expansions/ancient-beasts/index.ts'
import { blackPowder } from '../src/games/great-wall/expansions/black-powder/index.ts'
import { emperorsVisit } from '../src/games/great-wall/expansions/emperors-visit/index.ts'
import { redTurban } from '../src/games/great-wall/expansions/chronicles/red-turban/index.ts'
import { diaoyucheng } from '../src/games/great-wall/expansions/diaoyucheng/index.ts'
import { fifthPlayer } from '../src/games/great-wall/expansions/fifth-player/index.ts'
import { freezingWeather } from '../src/games/great-wall/expansions/freezing-weather/index.ts'
import { genghisKhan } from '../src/games/great-wall/expansions/genghis-khan/index.ts'
import { greatFamine } from '../src/games/great-wall/expansions/great-famine/index.ts'
import { hungryGhosts } from '../src/games/great-wall/expansions/hungry-ghosts/index.ts'
import { addExpansion } from '../src/games/great-wall/expansions/index.ts'
import { rat } from '../src/games/great-wall/expansions/rat/index.ts'

/* For tests: all expansions of The Great Wall have come, as they do before a table that uses them; nothing of them is drawn. */

export const FACES = [
  fifthPlayer,
  rat,
  genghisKhan,
  blackPowder,
  ancientBeasts,
  freezingWeather,
  greatFamine,
  emperorsVisit,
  redTurban,
  diaoyucheng,
  hungryGhosts,
]
for (const face of FACES) addExpansion(face)
