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

/** Where the icons and pieces of an expansion are: a file beside the scripts, fetched when they are shown. */
const SPRITES: Readonly<Record<string, string>> = {
  rat: ratPieces,
  genghisKhan: genghisKhanPieces,
  blackPowder: blackPowderPieces,
  ancientBeasts: ancientBeastsPieces,
  emperorsVisit: emperorsVisitPieces,
  redTurban: redTurbanPieces,
  freezingWeather: freezingWeatherPieces,
  diaoyucheng: diaoyuchengPieces,
  greatFamine: greatFaminePieces,
  hungryGhosts: hungryGhostsPieces,
}

/** All expansions as they are offered. */
export const COVERS: readonly Cover[] = [
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

export const piecesOf = (names: readonly string[]): readonly string[] => names.flatMap((name) => SPRITES[name] ?? [])
