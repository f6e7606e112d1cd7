import { cover as ancientBeasts } from './ancient-beasts/cover.ts'
import ancientBeastsPieces from './ancient-beasts/pieces.svg?url'
import { cover as blackPowder } from './black-powder/cover.ts'
import blackPowderPieces from './black-powder/pieces.svg?url'
import { cover as redTurban } from './chronicles/red-turban/cover.ts'
import redTurbanPieces from './chronicles/red-turban/pieces.svg?url'
import type { Cover } from './cover.ts'
import { cover as emperorsVisit } from './emperors-visit/cover.ts'
import emperorsVisitPieces from './emperors-visit/pieces.svg?url'
import { cover as diaoyucheng } from './diaoyucheng/cover.ts'
import diaoyuchengPieces from './diaoyucheng/pieces.svg?url'
import { cover as fifthPlayer } from './fifth-player/cover.ts'
import { cover as freezingWeather } from './freezing-weather/cover.ts'
import freezingWeatherPieces from './freezing-weather/pieces.svg?url'
import { cover as genghisKhan } from './genghis-khan/cover.ts'
import genghisKhanPieces from './genghis-khan/pieces.svg?url'
import { cover as greatFamine } from './great-famine/cover.ts'
import greatFaminePieces from './great-famine/pieces.svg?url'
import { cover as hungryGhosts } from './hungry-ghosts/cover.ts'
import hungryGhostsPieces from './hungry-ghosts/pieces.svg?url'
import { cover as rat } from './rat/cover.ts'
import ratPieces from './rat/pieces.svg?url'

/** All expansions as they are offered; and where the icons and pieces of each are: a file beside the scripts, fetched when they are shown. */
const OFFERED: readonly (readonly [cover: Cover, pieces?: string])[] = [
  [fifthPlayer],
  [rat, ratPieces],
  [genghisKhan, genghisKhanPieces],
  [blackPowder, blackPowderPieces],
  [ancientBeasts, ancientBeastsPieces],
  [freezingWeather, freezingWeatherPieces],
  [greatFamine, greatFaminePieces],
  [emperorsVisit, emperorsVisitPieces],
  [redTurban, redTurbanPieces],
  [diaoyucheng, diaoyuchengPieces],
  [hungryGhosts, hungryGhostsPieces],
]

export const COVERS: readonly Cover[] = OFFERED.map(([cover]) => cover)

export const piecesOf = (names: readonly string[]): readonly string[] =>
  names.flatMap((name) => OFFERED.find(([cover]) => cover.name === name)?.[1] ?? [])
