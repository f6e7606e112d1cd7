import type { events as en } from '../en/events.ts'

export const events: Readonly<Record<keyof typeof en, string>> = {
  'event.boardTaken': '{player} toma el {board}{price, plural, =0 {} other { por # PV}}.',
  'event.bid': '{player} puja {vp} PV.',
  'event.passedBid': '{player} deja la subasta.',
  'event.roundBegan': 'Empieza la ronda {round}. Orden de juego: {order}.',
  'event.drew': '{player} roba {count, plural, one {# carta} other {# cartas}}.',
  'event.drew.known': '{player} roba {cards}.',
  'event.discarded': '{player} descarta {count, plural, one {# carta} other {# cartas}}.',
  'event.discarded.known': '{player} descarta {cards}.',
  'event.turnBegan': 'Turno de {player}.',
  'event.unified':
    '{player} unifica {card} en la región {region}: {markers, plural, =0 {ninguna ficha} one {# ficha de color {colour}} other {# fichas de color {colour}}}{vp, plural, =0 {} other {, # PV}}; malestar {unrest}.',
  'event.courtPlayed':
    '{player} juega {card} {below, plural, =0 {como primera carta de la Corte} other {sobre {under}}} para {action}{number, select, fits {; el número cumple la condición} fails {; el número no cumple la condición} other {}}.',
  'event.freeMoved': '{player} baja un funcionario {official} en la región {region} (movimiento gratuito).',
  'event.recruited': '{player} lleva un funcionario {official} a la región {region}.',
  'event.moved':
    '{player} mueve un funcionario {official}: {path}{left, plural, =0 {} one { (queda # punto)} other { (quedan # puntos)}}.',
  'event.installed':
    '{player} instala un gobernador {paid, select, true {} other {sin coste }}en la casilla {square} de la región {region} ({bonus}).',
  'event.installed.open':
    '{player} instala un gobernador {paid, select, true {} other {sin coste }}en la zona abierta de la región {region}.',
  'event.shifted': '{player} mueve un gobernador de la región {from} a la zona abierta de la región {to}.',
  'event.hired':
    '{player} contrata {workers, plural, one {# trabajador} other {# trabajadores}} en la región {region}; malestar {unrest}.',
  'event.built':
    '{player} construye un palacio en la región {region}{from, plural, =0 { sin coste} other { (tercer trabajador de la región #)}} y obtiene {vp} PV.',
  'event.tookBigMarker': '{player} toma la ficha de valor 3 de color {colour}.',
  'event.walled':
    '{player} construye una muralla en la sección {section}, casilla de {rods, plural, one {# varilla} other {# varillas}}, {count, plural, =0 {sin coste} one {pagada desde la región {regions}} other {pagada desde las regiones {regions}}}.',
  'event.activated': '{player} activa {card} en la región {region}.',
  'event.usedBoard': '{player} usa la habilidad de su tablero: {ability}.',
  'event.tookMarker': '{player} toma 1 ficha de color {colour}.',
  'event.scored': '{player} obtiene {vp} PV ({source}).',
  'event.gotWorkers':
    '{player} recibe {workers, plural, one {# trabajador} other {# trabajadores}} en la región {region}.',
  'event.movedWorker': '{player} mueve 1 trabajador de la región {from} a la región {to}.',
  'event.calmed': '{player} calma la región {region}: malestar {unrest}.',
  'event.claimed': '{player} reclama una misión: {task} (casilla {slot}, {vp} PV).',
  'event.rewardLapsed': 'Nadie tiene fichas de {aspect}: la recompensa no se entrega.',
  'event.rewardPassed':
    '{player} {could, select, true {renuncia a la recompensa de {aspect}} other {no puede recibir la recompensa de {aspect} y pasa}}.',
  'event.rewardTaken':
    '{player} devuelve fichas de {aspect} por un valor de {markers} y recibe la recompensa: {reward}.',
  'event.roundEnded':
    'Termina la ronda {round}{last, select, true {: puntuación final} other {. El próximo jugador inicial es {player}}}.',
  'event.majority':
    '{player} puntúa la mayoría de la región {region} con {governors, plural, one {# gobernador} other {# gobernadores}}: {vp} PV.',
  'event.mostMarkers': '{player} se lleva el premio por fichas de {aspect}: {vp} PV.',
  'event.tasksScored':
    '{player} puntúa {section, select, upper {las misiones superiores} other {las misiones inferiores}} ({discs, plural, one {# disco} other {# discos}}): {vp} PV.',
  'event.wallScored':
    '{player} puntúa la muralla de la sección {section} ({rods, plural, one {# varilla} other {# varillas}}): {vp} PV.',
  'event.won': 'Gana {player} con {vp} PV.',
}
