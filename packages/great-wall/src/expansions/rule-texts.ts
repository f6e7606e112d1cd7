import * as creator from './rules-in-words.ts'
import * as ancientBeasts from './ancient-beasts/rules-in-words.ts'
import * as blackPowder from './black-powder/rules-in-words.ts'
import * as emperorsVisit from './chronicles/emperors-visit/rules-in-words.ts'
import * as chronicles from './chronicles/rules-in-words.ts'
import * as freezingWeather from './chronicles/freezing-weather/rules-in-words.ts'
import * as diaoyucheng from './chronicles/diaoyucheng/rules-in-words.ts'
import * as greatFamine from './chronicles/great-famine/rules-in-words.ts'
import * as redTurban from './chronicles/red-turban/rules-in-words.ts'
import * as hungryGhosts from './chronicles/hungry-ghosts/rules-in-words.ts'
import * as fifthPlayer from './fifth-player/rules-in-words.ts'
import * as genghisKhan from './genghis-khan/rules-in-words.ts'
import * as rat from './rat/rules-in-words.ts'

/** Chapters of the rule book, by expansion. They are apart from the expansions themselves: the page fetches the rule book late. */
export const RULE_CHAPTERS = {
  creator,
  fifthPlayer,
  genghisKhan,
  blackPowder,
  ancientBeasts,
  rat,
  chronicles,
  freezingWeather,
  greatFamine,
  emperorsVisit,
  redTurban,
  diaoyucheng,
  hungryGhosts,
}
