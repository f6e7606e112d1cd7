import type { triggers as en } from '../en/triggers.ts'

export const triggers: Readonly<Record<keyof typeof en, string>> = {
  'on.onSpring': 'En cada Primavera, antes de colocar las Hordas',
  'on.onIncome': 'En el paso de ingresos',
  'on.onReclaim': '{every, select, true {Cada vez que} other {Cuando}} {what}',
  'on.onReclaim.take': 'recuperes cartas de Mando',
  'on.onReclaim.honor': 'obtengas Honor en lugar de recuperar cartas de Mando',
  'on.onReclaim.all': 'recuperes cartas de Mando u obtengas Honor por ellas',
  'on.onTurnStart': 'Al principio de tu turno',
  'on.onTurnStart.cards': 'Al principio de tu turno con {cards}',
  'on.onActivation':
    '{every, select, true {Cada vez que} other {Cuando}} se active {location} con {n, plural, =0 {Funcionarios tuyos} =1 {Funcionarios tuyos} other {# o más Funcionarios tuyos}}',
  'on.afterActivationStep': 'Después de tu paso de activación',
  'on.onGather': '{every, select, true {Cada vez que} other {Cuando}} recolectes recursos',
  'on.onGather.of': '{every, select, true {Cada vez que} other {Cuando}} recolectes {resources}',
  'on.onUpgrade':
    '{every, select, true {Cada vez que} other {Cuando}} {scope, select, others {otro jugador mejore} any {cualquier jugador mejore} other {mejores}} un Supervisor',
  'on.onUpgrade.of':
    '{every, select, true {Cada vez que} other {Cuando}} {scope, select, others {otro jugador mejore} any {cualquier jugador mejore} other {mejores}} un Supervisor de {resources}',
  'on.onDonate': '{every, select, true {Cada vez que} other {Cuando}} dones',
  'on.onRecruit': '{every, select, true {Cada vez que} other {Cuando}} reclutes',
  'on.onRecruit.of': '{every, select, true {Cada vez que} other {Cuando}} reclutes 1 o más {units}',
  'on.onAttack':
    '{every, select, true {Cada vez que} other {Cuando}} {scope, select, others {otro jugador ataque} any {cualquier jugador ataque} other {ataques}}',
  'on.onAttack.of':
    '{every, select, true {Cada vez que} other {Cuando}} {scope, select, others {otro jugador ataque} any {cualquier jugador ataque} other {ataques}} con {n} o más {units}',
  'on.onLastSpot': '{every, select, true {Cada vez que} other {Cuando}} cubras la última Zona Vital libre de una Horda',
  'on.onLastSpot.wound':
    '{every, select, true {Cada vez que} other {Cuando}} cubras con una Herida la última Zona Vital libre de una Horda',
  'on.onLastSpot.soldier':
    '{every, select, true {Cada vez que} other {Cuando}} cubras con un Soldado la última Zona Vital libre de una Horda',
  'on.onHordeDefeated':
    '{every, select, true {Cada vez que} other {Cuando}} se Derrote una Horda, si tienes un Soldado sobre ella o un Arquero en un Puesto de Disparo de su sección',
  'on.onHordeDefeated.on':
    '{every, select, true {Cada vez que} other {Cuando}} se Derrote una Horda con 1 o más Soldados tuyos sobre ella',
  'on.onHordeDefeated.archer':
    '{every, select, true {Cada vez que} other {Cuando}} se Derrote una Horda en una sección en la que tengas un Arquero en un Puesto de Disparo',
  'on.onHordeClaimed': '{every, select, true {Cada vez que} other {Cuando}} reclames una Horda',
  'on.onKilling': 'Cuando vayan a morir Soldados {scope, select, any {de cualquier jugador} other {tuyos}}',
  'on.onKilled': '{every, select, true {Cada vez que} other {Cuando}} mueran 1 o más de tus {units}',
  'on.onSaved': '{every, select, true {Cada vez que} other {Cuando}} se salven 1 o más de tus {units}',
  'on.onWallBuilt': '{every, select, true {Cada vez que} other {Cuando}} construyas Murallas',
  'on.onBarricadeBuilt': '{every, select, true {Cada vez que} other {Cuando}} construyas Barricadas',
  'on.onClerkHired': '{every, select, true {Cada vez que} other {Cuando}} contrates un Funcionario',
  'on.onAdvisorHired': '{every, select, true {Cada vez que} other {Cuando}} contrates un Consejero',
  'on.onTacticPlayed': '{every, select, true {Cada vez que} other {Cuando}} juegues una carta de Táctica',
  'on.onTacticPlayed.normal':
    '{every, select, true {Cada vez que} other {Cuando}} juegues una carta de Táctica con su efecto normal',
  'on.onTacticPlayed.boosted':
    '{every, select, true {Cada vez que} other {Cuando}} juegues una carta de Táctica con su efecto reforzado',
  'on.onShameGained': '{every, select, true {Cada vez que} other {Cuando}} recibas Deshonra',
  'on.onWinter': 'Al principio del Invierno',
  'on.onAssault': '{every, select, true {Cada vez que} other {Cuando}} una sección {what}',
  'on.onAssault.before': 'vaya a recibir el Asalto',
  'on.onAssault.held': 'resista el Asalto',
  'on.onAssault.breach': 'sufra una Brecha',
  'on.onRequestDone': '{every, select, true {Cada vez que} other {Cuando}} se complete una Demanda',
  'on.onScore': 'Al final de la partida',
  'on.now': 'Inmediatamente',
  'on.qTurnEnd': 'Al final de su propio turno',

  'if.clerks': 'tienes allí {n, plural, one {un Funcionario} other {# o más Funcionarios}}',
  'if.attackers': '{n, plural, one {participa un Soldado} other {participan # o más Soldados}}',
  'if.ownOn': 'tienes {n, plural, one {un Soldado} other {# o más Soldados}} sobre esa Horda',
  'if.archerSame':
    'tienes {n, plural, one {un Arquero en un Puesto de Disparo} other {# o más Arqueros en Puestos de Disparo}} de esa sección',
  'if.restSame': 'tienes {n, plural, one {un Soldado} other {# o más Soldados}} en la zona de Descanso de esa sección',
  'if.clerksThere':
    'tienes {n, plural, one {un Funcionario} other {# o más Funcionarios}} en la Localización que activas',
  'if.alone': 'ningún otro jugador tiene allí un Funcionario',
  'if.notAlone': 'otro jugador tiene allí un Funcionario',
  'if.teaTop': 'eres el primero en el orden de Té',
  'if.notTeaTop': 'no eres el primero en el orden de Té',
  'if.mostGold': 'eres quien más Oro tiene',
  'if.ownSoldiers': 'hay Soldados tuyos entre ellos',
  'if.anySoldiers': 'hay entre ellos Soldados de algún jugador',
  'if.ownTurn': 'es tu turno',
  'if.row1': 'esta Horda está junto a la Muralla',
  'if.notCopied': 'no se ha copiado ninguna carta',
  'if.location': 'es {location}',

  'limit.turn': 'una vez por turno',
  'limit.year': 'una vez por Año',
  'limit.game': 'una vez por partida',

  'play.turnStart': 'al principio de tu turno',
  'play.activation': 'cuando se active {location} con Funcionarios tuyos',
  'play.beforeDefeat': 'después del paso de activación de {own, select, true {tu} other {cualquier}} turno',
  'play.defeated': 'cuando se Derrote una Horda',
  'play.killing': 'cuando vayan a morir Soldados{whose, select, own { tuyos} any { de cualquier jugador} other {}}',
  'play.winterStart': 'al principio del Invierno',
  'play.assault': 'cuando una sección con Hordas vaya a recibir el Asalto',

  rule: '{when}, {effects}.',
  'rule.limit': '{when}, {effects}; {limit}.',
  'rule.if': '{when}, si {conditions}',
  'rule.pay': '{team, select, true {los jugadores pueden} other {puedes}} pagar {cost} para {effects}',
  'rule.subject': '{subject} {effects}',
  sentence: '{text}.',
  'sentence.limit': '{text}; {limit}.',

  'tactic.play': 'Se juega {when}.',
  'tactic.play.if': 'Se juega {when}, si {conditions}.',
  'tactic.normal': 'Efecto normal: {effects}.',
  'tactic.boosted': 'Efecto reforzado ({chi} Chi): {effects}.',
  'box.owner': 'Tú: {effects}.',
  'box.others': 'Cada uno de los demás jugadores {effects}.',
  'box.overlord': 'El Señor Feudal {effects}.',
  'box.all': 'Cada jugador {effects}.',
  'box.qin': '{subject} {effects}.',
  'box.owner.if': 'Tú, si {conditions}: {effects}.',
  'box.others.if': 'Cada uno de los demás jugadores, si {conditions}, {effects}.',
  'box.overlord.if': 'El Señor Feudal, si {conditions}, {effects}.',
  'box.all.if': 'Cada jugador, si {conditions}, {effects}.',
  'general.setup':
    'Preparación: {resources}; {tactics, plural, one {# carta de Táctica} other {# cartas de Táctica}}; Té {tea}.',
  'horde.numbers': 'Poder Ofensivo {power}. Vale {honor} de Honor.',
  'horde.spots': '{n, plural, one {# Zona Vital} other {# Zonas Vitales}}: {rewards}.',

  'need.each': 'Cada jugador debe {act}.',
  'need.players': '{n, plural, one {Un jugador debe} other {Cada uno de # jugadores distintos debe}} {act}.',
  'need.another': '{n, plural, one {Otro jugador debe} other {Cada uno de otros # jugadores debe}} {act}.',
  'act.pay': 'descartar {cost}',
  'act.lose': 'perder {cost}',
  'act.sacrifice': 'sacrificar {n} {pieces} {where, select, board {del tablero} other {de la reserva o del tablero}}',
  'board.noBreach3': 'Ninguna sección ha sufrido una Brecha este Invierno',
  'board.hordes': '{n, plural, one {Hay al menos # Horda} other {Hay al menos # Hordas}} en el tablero',
  'board.wallLevels': 'Los niveles de Muralla de todas las secciones suman al menos {n}',
  'board.defeatedThisYear':
    '{n, plural, one {Se ha Derrotado al menos # Horda} other {Se han Derrotado al menos # Hordas}} este Año',
  'board.emptySections':
    '{n, plural, one {Al menos # sección abierta no tiene} other {Al menos # secciones abiertas no tienen}} ninguna Horda',
  'board.archersOnWalls':
    '{n, plural, one {Hay al menos # Arquero de los jugadores en un Puesto de Disparo} other {Hay al menos # Arqueros de los jugadores en Puestos de Disparo}}',
}
