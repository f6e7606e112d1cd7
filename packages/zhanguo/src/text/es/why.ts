import type { why as en } from '../en/why.ts'

export const why: Readonly<Record<keyof typeof en, string>> = {
  'why.regionFull': 'La región {region} ya tiene {cards, plural, one {# carta} other {# cartas}}; no cabe ninguna más.',
  'why.unrestCap':
    'Tu malestar en la región {region} es {level} y su medidor termina en {cap}: esto lo haría pasar de ahí.',
  'why.atCap': 'Tu malestar en la región {region} está en {cap}, el final de su medidor.',
  'why.noOfficialBelow':
    'No tienes ningún funcionario en el área de trabajadores de la región {region}{above, plural, =0 {.} one {; # de su área de gobernadores podría bajar gratis.} other {; # de su área de gobernadores podrían bajar gratis.}}',
  'why.hireNowhere':
    'No tienes ningún funcionario en las áreas de trabajadores{above, plural, =0 {, ni ninguno arriba que pueda bajar.} other {.}}',
  'why.hireCapped':
    'Los funcionarios de tus áreas de trabajadores están en {count, plural, one {la región} other {las regiones}} {regions}, y allí el malestar ya no puede subir.',
  'why.hireAfterFreeMove':
    'Ninguna área de trabajadores con funcionarios puede contratar ahora. Un movimiento gratuito en la región {regions} lo haría posible.{count, plural, other {}}',
  'why.palaceHere':
    '{has, plural, =0 {No tienes trabajadores} one {Tienes # trabajador} other {Tienes # trabajadores}} en la región {region}; un palacio allí necesita {needs}, y uno más de otra región.',
  'why.palaceElsewhere':
    'Un palacio en la región {region} necesita además {needs, plural, one {# trabajador} other {# trabajadores}} de otra región; no tienes ninguno fuera de ella.',
  'why.palaceNowhere':
    '{has, plural, =0 {No tienes trabajadores} one {En ninguna región tienes más de # trabajador} other {En ninguna región tienes más de # trabajadores}}; un palacio necesita {needs} en su región, y uno más de otra.',
  'why.palaceUnrest':
    'Tu malestar en la región {region} es {level}: {cap, select, true {el final de su medidor, donde no se construyen palacios.} other {la casilla del símbolo sin palacio.}}',
  'why.palaceSlots': 'Los {slots} espacios de palacio de la región {region} están ocupados.',
  'why.palaceBlocked':
    'Podrías pagar en {count, plural, one {la región} other {las regiones}} {regions}, pero {by, select, slots {allí no queda ningún espacio de palacio.} other {allí tu malestar no permite palacios.}}',
  'why.noneLeft':
    'No te queda {what, select, palace {ningún palacio} wall {ninguna muralla} governor {ningún gobernador} other {ningún funcionario}} en la reserva.',
  'why.sameRegion': 'La región {region} ya paga el palacio; este trabajador viene de otra región.',
  'why.noWorker': 'No tienes trabajadores en la región {region}.',
  'why.calmAlready': 'Tu malestar en la región {region} ya es 0.',
  'why.noWorkers': 'No tienes trabajadores en {count, plural, one {la región} other {las regiones}} {regions}.',
  'why.bigMarkerTaken': 'La ficha de valor 3 de color {colour} la tiene {by}.',
  'why.markersOut': 'No quedan fichas de color {colour} en la reserva general.',
  'why.ownWallHere': 'Ya tienes una muralla en la sección {section}; cada jugador puede tener una por sección.',
  'why.wallSlotTaken':
    'La casilla de {rods, plural, one {# varilla} other {# varillas}} de la sección {section} está ocupada: {by} tiene allí una muralla.',
  'why.wallWorkers':
    '{rods, plural, one {La muralla cuesta # trabajador} other {La muralla cuesta # trabajadores, todos de regiones distintas}}; {count, plural, =0 {no tienes trabajadores.} one {solo tienes trabajadores en la región {regions}.} other {tienes trabajadores en las regiones {regions}.}}',
  'why.wallNowhere': 'En cada sección tienes ya una muralla, o no queda ninguna casilla libre.',
  'why.governorOfficials': 'A tu área de gobernadores de la región {region} le falta: {missing}.',
  'why.governorNowhere':
    'Ninguna de tus áreas de gobernadores tiene funcionarios de los tres colores. La más cercana es la región {region}, a la que le falta: {missing}.',
  'lack.official': 'un funcionario {official}',
  'why.noSquare':
    'La región {region} {squares, plural, =0 {no tiene casillas de bonificación} one {solo tiene # casilla de bonificación} other {solo tiene # casillas de bonificación}}.',
  'why.squareTaken': 'La casilla {square} de la región {region} está ocupada: {by} tiene allí un gobernador.',
  'why.squaresEmpty':
    'A la región {region} {squares, plural, one {le queda # casilla de bonificación libre} other {le quedan # casillas de bonificación libres}}; solo cuando no queda ninguna va el gobernador a la zona abierta.',
  'why.rewardRegions': 'Esta recompensa coloca el gobernador en la región {regions}.',
  'why.officialsOut': 'No te queda ningún funcionario {official} en la reserva.',
  'why.noOfficialsOnBoard': 'No tienes en tu tablero ningún funcionario que mover.',
  'why.mustSpend':
    'Aún no has movido a nadie; hay que gastar al menos {atLeast, plural, one {# punto} other {# puntos}}.',
  'why.areaFull':
    'El área de trabajadores de la región {region} está llena: caben {room, plural, one {# funcionario} other {# funcionarios}}. Un funcionario solo puede pasar por ella.',
  'why.tooFar':
    'Este camino cuesta {cost, plural, one {# punto} other {# puntos}}; te {points, plural, one {queda # punto} other {quedan # puntos}}.',
  'why.notAdjacent':
    'Las regiones {from} y {to} no comparten una frontera simple. Desde la región {from} se va a: {near}.',
  'why.noneAbove': 'No tienes ningún funcionario {official} en el área de gobernadores de la región {region}.',
  'why.otherTrigger': 'La carta #{card} se activa con: {trigger}. Acabas de elegir: {action}.',
  'why.numberTooLow':
    'Jugaste #{played} sobre #{below}. Tras esta acción ({action}) solo un número mayor activa cartas.',
  'why.numberTooHigh':
    'Jugaste #{played} sobre #{below}. Tras esta acción ({action}) solo un número menor activa cartas.',
  'why.usedCard': 'Ya has usado la carta #{card} tras esta acción.',
  'why.usedAbility': 'Ya has usado esta habilidad de tu tablero tras esta acción.',
  'why.uselessBonus':
    'Ahora no cambiaría nada: {bonus, select, REASSIGN_2 {no tienes funcionarios en tu tablero} CALM_ANY {no tienes malestar en ninguna región} CALM_HERE {tu malestar en la región {region} es 0} MOVE_WORKER {no tienes trabajadores} OFFICIAL_RED {no te quedan funcionarios rojos} OFFICIAL_GRAY {no te quedan funcionarios grises} OFFICIAL_WHITE {no te quedan funcionarios blancos} VP_PER_IVORY {no tienes cartas marfil en tu tablero} VP_PER_ORANGE {no tienes cartas naranjas en tu tablero} VP_PER_BROWN {no tienes cartas marrones en tu tablero} other {no te sirve de nada}}.',
  'why.uselessAbility':
    'Ahora no cambiaría nada: {ability, select, moveWorker {no tienes trabajadores} calmAndWorker {no tienes malestar en ninguna región} shiftGovernor {no tienes gobernadores en el mapa} other {no tienes funcionarios en tu tablero}}.',
  'why.noGovernorThere':
    '{square, select, open {No tienes ningún gobernador en la zona abierta de la región {region}.} other {No tienes ningún gobernador en la casilla {square} de la región {region}.}}',
  'why.bidTooLow':
    '{standing, plural, =0 {La puja mínima es de 1 PV.} other {La puja vigente es de # PV; hay que superarla.}}',
  'why.bidTooHigh': 'Tienes {own} PV y no puedes pujar más.',
  'why.openerBids': 'Abres esta subasta, así que debes pujar al menos {minimum} PV.',
  'why.boardGone': 'El {board} no se puede tomar: alguien lo tiene ya o quedó fuera.',
}
