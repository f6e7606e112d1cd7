/*
 * Chapters of the rule book, by expansion. They are apart from the expansions themselves: the page fetches the rule book late. A chapter is called
 * as its expansion is, unless it has a title of its own.
 */
export * as creator from './rules-in-words.ts'
export * as ancientBeasts from './ancient-beasts/rules-in-words.ts'
export * as blackPowder from './black-powder/rules-in-words.ts'
export * as chronicles from './chronicles/rules-in-words.ts'
export * as diaoyucheng from './chronicles/diaoyucheng/rules-in-words.ts'
export * as emperorsVisit from './chronicles/emperors-visit/rules-in-words.ts'
export * as freezingWeather from './chronicles/freezing-weather/rules-in-words.ts'
export * as greatFamine from './chronicles/great-famine/rules-in-words.ts'
export * as hungryGhosts from './chronicles/hungry-ghosts/rules-in-words.ts'
export * as redTurban from './chronicles/red-turban/rules-in-words.ts'
export * as fifthPlayer from './fifth-player/rules-in-words.ts'
export * as genghisKhan from './genghis-khan/rules-in-words.ts'
export * as rat from './rat/rules-in-words.ts'
