import { ancientBeasts } from './ancient-beasts/index.ts'
import { blackPowder } from './black-powder/index.ts'
import { emperorsVisit } from './chronicles/emperors-visit/index.ts'
import { freezingWeather } from './chronicles/freezing-weather/index.ts'
import { diaoyucheng } from './chronicles/diaoyucheng/index.ts'
import { greatFamine } from './chronicles/great-famine/index.ts'
import { redTurban } from './chronicles/red-turban/index.ts'
import { hungryGhosts } from './chronicles/hungry-ghosts/index.ts'
import { fifthPlayer } from './fifth-player/index.ts'
import { genghisKhan } from './genghis-khan/index.ts'
import { rat } from './rat/index.ts'
import { unpack } from './shelf.ts'

/* All boxes are unpacked: whoever imports the game as a whole has them. Together with shelf.ts this is the place that knows of their folders. */

unpack(
  fifthPlayer,
  genghisKhan,
  blackPowder,
  ancientBeasts,
  rat,
  freezingWeather,
  greatFamine,
  redTurban,
  emperorsVisit,
  diaoyucheng,
  hungryGhosts,
)

export { EXPANSIONS } from './shelf.ts'
