import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  'detail.rat': 'la Rata debe estar en una de las Localizaciones ({rule}).',
  'detail.ratCards': 'cada carta de Rata debe estar exactamente una vez, en el mazo o revelada ({rule}).',
  'deck.rat': 'mazo de Rata',
  'prompt.ratPlace': '¿En qué Localización pones la Rata?',
  'prompt.ratMove': '¿Adónde mueves la Rata?',
  'prompt.ratMove.by': '{card}: ¿adónde mueves la Rata? Debe ir a otra Localización.',
  'option.rat': 'La Rata {location}',
  'event.ratPlaced': '{player} lleva la Rata {location} para empezar.',
  'event.ratMoved': '{player} mueve la Rata {from} {to}.',
  'event.ratNamed': '{player} es a quien señala la carta de Rata {card} ({n}).',
  'event.ratStays': 'La carta de Rata {card} no señala a nadie: la Rata se queda {location}.',
  'event.ratCard': 'Nueva carta de Rata: {card}.',
  ratCard:
    '{when, select, everyTurn {Después de cada turno} other {Al final del Otoño}}, el jugador con {order, select, most {más} other {menos}} {of, select, clerksOn {Funcionarios en Localizaciones} solRest {Soldados en Zonas de Descanso} honorNow {Honor} shameHeld {fichas de Deshonra} other {Consejeros, Activos y de Apoyo,}} mueve la Rata a otra Localización.',
  'why.ratIsThere': 'La Rata ya está allí.',
  'if.ratHere': 'la Rata está allí',
  'effect.moveRat': '{form, select, they {mueve} to {mover} other {mueve}} la Rata a otra Localización',
  'count.clerksOn':
    '{form, select, each {cada uno de tus Funcionarios en una Localización} every {cada {d} de tus Funcionarios en Localizaciones} per {Funcionario tuyo en una Localización} other {el número de tus Funcionarios en Localizaciones}}',
  'count.solRest':
    '{form, select, each {cada uno de tus Soldados en una zona de Descanso} every {cada {d} de tus Soldados en Zonas de Descanso} per {Soldado tuyo en una zona de Descanso} other {el número de tus Soldados en Zonas de Descanso}}',
  'count.soldiersTop':
    '{form, select, each {cada uno de tus Soldados en las secciones con la Muralla construida más alta} every {cada {d} de tus Soldados en las secciones con la Muralla construida más alta} per {Soldado tuyo en las secciones con la Muralla construida más alta} other {el número de tus Soldados en las secciones con la Muralla construida más alta}}',
  'count.overseers':
    '{form, select, each {cada uno de tus Supervisores} every {cada {d} de tus Supervisores} per {Supervisor tuyo} other {el número de tus Supervisores}}',
  'count.tactics':
    '{form, select, each {cada carta de Táctica en tu mano} every {cada {d} cartas de Táctica en tu mano} per {carta de Táctica en tu mano} other {el número de cartas de Táctica en tu mano}}',
  'count.honorNow':
    '{form, select, each {cada punto de Honor que tengas} every {cada {d} puntos de Honor que tengas} per {punto de Honor tuyo} other {tu Honor}}',
  'count.shameHeld':
    '{form, select, each {cada una de tus fichas de Deshonra} every {cada {d} de tus fichas de Deshonra} per {ficha de Deshonra tuya} other {el número de tus fichas de Deshonra}}',
}
