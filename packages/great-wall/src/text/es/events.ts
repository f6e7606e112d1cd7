import type { events as en } from '../en/events.ts'

export const events: Readonly<Record<keyof typeof en, string>> = {
  'event.yearBegan': 'Empieza el Año {year}.',
  'event.season': '{season} del Año {year}.',
  'event.generalChosen': 'El General de {player} es {general}, y su Consejero Activo, {advisor}.',
  'event.timeMoved': 'El marcador de Tiempo avanza a la casilla {slot}: Mortandad {lethality}.',
  'event.hordePlaced': 'Nueva Horda: {horde} en {section}, fila {row}.',
  'event.raid':
    'Incursión: no hay sitio para {horde} en {section}; {removed, plural, =0 {no quedan fichas de Deshonra que retirar} one {# ficha de Deshonra sale de la partida} other {# fichas de Deshonra salen de la partida}}.',
  'event.advisorsRefreshed': 'La cola de Consejeros muestra ahora: {display}.',
  'event.gained': '{player} obtiene {n} {resource} ({from}).',
  'event.paid': '{player} paga {n} {resource}.',
  'event.lost': '{player} pierde {n} {resource}.',
  'event.honor': '{player} obtiene {n} de Honor ({source}).',
  'event.honor.lost': '{player} pierde {n} de Honor ({source}).',
  'event.shamed': '{player} recibe una ficha de Deshonra y la coloca {where}.',
  'event.shameUnplaceable':
    '{pool, select, true {{player} no tiene sitio para una ficha de Deshonra: sale de la partida} other {{player} debería recibir una ficha de Deshonra, pero no quedan}}.',
  'event.unshamed': '{player} descarta una ficha de Deshonra {where}.',
  'event.reclaimed':
    '{player} recupera {cards, plural, =0 {0 cartas de Mando} one {# carta de Mando} other {# cartas de Mando}}.',
  'event.reclaimed.honor': '{player} deja sus cartas de Mando y obtiene Honor.',
  'event.commandsRevealed': 'Cartas de Mando: {commands}.',
  'event.commandPlaced': '{player} coloca {card} en la casilla {spot} de la cola de Mando.',
  'event.turnBegan': 'Turno de {player}: {card}.',
  'event.copied': '{player} copia {card} de {owner}.',
  'event.clerkMoved': '{player} mueve un Funcionario: {from} → {to}.',
  'event.clerksReturned': 'Los Funcionarios que están {location} vuelven a sus reservas.',
  'event.clerksReturned.only': 'El Funcionario de {stays} se queda {location}.',
  'event.clerksReturned.stays': 'Los Funcionarios que están {location} vuelven a sus reservas; el de {stays} se queda.',
  'event.activated': 'Se activa {location}{advanced, select, true { (activación avanzada)} other {}}.',
  'event.upgraded': 'El Supervisor de {player} {location} sube al nivel {level}.',
  'event.donated': '{player} dona 1 {resource} al Almacén.',
  'event.recruited': '{player} recluta {units}.',
  'event.rested': '{player} envía {unit} a la zona de Descanso de {section}.',
  'event.attacked':
    '{player} ataca con {unit}: {section}, fila {row}, {n, plural, one {Zona Vital {spots}} other {Zonas Vitales {spots}}}.',
  'event.manned': '{player} coloca {unit} en un Puesto de Disparo de {section}.',
  'event.wounded': '{player} coloca una Herida: {section}, fila {row}, Zona Vital {spot}.',
  'event.barricadeBuilt': '{player} construye una Barricada en {section}.',
  'event.wallBuilt': '{player} construye el nivel {level} de la Muralla en {section}.',
  'event.fromWarehouse': 'El Almacén paga {what}.',
  'event.marched':
    '{player} mueve {unit} de {from} a {onto, select, firing {un Puesto de Disparo} other {la zona de Descanso}} de {to}.',
  'event.teaMoved': '{player} sube en el orden de Té: {order}.',
  'event.clerkHired': '{player} contrata un Funcionario.',
  'event.advisorHired':
    '{player} contrata: {advisor}, como Consejero {active, select, true {Activo} other {de Apoyo}}.',
  'event.tacticsDrawn': '{player} roba {n, plural, one {# carta de Táctica} other {# cartas de Táctica}}.',
  'event.tacticsDrawn.known': '{player} roba {cards}.',
  'event.tacticDiscarded': '{player} descarta {card}.',
  'event.tacticPlayed': '{player} juega {card}{boosted, select, true { con efecto reforzado} other {}}.',
  'event.abilityUsed': '{player} usa: {card}.',
  'event.hordeDefeated': 'La Horda {horde} es Derrotada en {section}, fila {row}.',
  'event.hordeClaimed': '{player} reclama la Horda {horde}.',
  'event.hordeDiscarded': 'Nadie reclama la Horda {horde}: se descarta.',
  'event.killed': '{player} pierde {unit}, que muere en {section}.',
  'event.saved': '{player} salva a {unit} en {section}{price, plural, =0 { gratis} other { por # Chi}}.',
  'event.assault':
    'Asalto a {section}: Defensa {defense}, Poder {power}; {breach, select, true {hay una Brecha} other {resiste}}.',
  'event.barricadesGone':
    '{n, plural, =0 {No hay Barricadas que retirar} one {Se retira # Barricada} other {Se retiran # Barricadas}}.',
  'event.hordesSwapped': 'Dos Hordas intercambian su lugar: {a}, {b}.',
  'event.peeked':
    '{player} mira {n, plural, one {# carta} other {# cartas}} del {deck}{under, plural, =0 {} other { y pone # debajo}}.',
  'event.peeked.known':
    '{player} mira {n, plural, one {# carta} other {# cartas}} del {deck}{under, plural, =0 {} other { y pone # debajo}}; quedan encima: {cards}.',
  'event.defenseAdded': '{player} da a {section} +{n} de Defensa.',
  'event.gameEnds': 'La partida termina: {because}.',
  'event.won': 'Gana {player} con {honor} de Honor.',
  'event.wentHome': '{player}: {unit} vuelve de {section} a la reserva.',
  'event.wallDestroyed':
    'La Muralla de {section} pierde un nivel{level, plural, =0 {: no queda nada de ella} other { y queda en el nivel #}}.',
  'event.markerLost': '{player} pierde una ficha ({marker}) en lugar de un Soldado: {section}.',
  'event.marked': '{player} coloca una ficha ({marker}) en una Zona Vital: {section}, fila {row}, Zona Vital {spot}.',
  'event.outpostAttacked':
    '{player} ataca a {outpost} con {unit}: {n, plural, one {Zona Vital {spots}} other {Zonas Vitales {spots}}}.',
  'event.cardTaken': '{player} tiene ahora {card}.',
  'event.notPossible':
    '{player} no puede {step, select, march {mover ningún Soldado} upgrade {mejorar ningún Supervisor} recruit {reclutar a nadie} embassy {contratar a nadie} build {construir nada} own {{what}} other {hacer nada}} ahora.',
  'event.notPossible.known':
    '{player} no puede {step, select, march {mover ningún Soldado} upgrade {mejorar ningún Supervisor} recruit {reclutar a nadie} embassy {contratar a nadie} build {construir nada} own {{what}} other {hacer nada}} ahora. {why}',
  'event.reason': '{player}: {reason}.',
  'event.toWarehouse': '{player} añade 1 {resource} al Almacén.',
  'event.tokenUp': '{location} sube a lo más alto de la cola de Qin Jiushao: {track}.',
  'event.supported': '{advisor} pasa a ser Consejero de Apoyo de {player}.',
  'event.advisorDismissed': 'Se descarta de la cola de Consejeros por {player}: {advisor}.',
  'event.requestsShown': 'Demandas del Emperador: {requests}.',
  'event.requestDone': 'Se completa la Demanda del Emperador {request}: {done} de {goal}.',
  'event.requestsLeft':
    '{n, plural, one {Queda # Demanda sin completar} other {Quedan # Demandas sin completar}}: {tokens, plural, one {# ficha de Deshonra} other {# fichas de Deshonra}} para cada jugador.',
  'event.hordeRule': '{horde} en {section}: se aplica su habilidad.',
  'event.cardActs': '{card}: se aplica su habilidad{somewhere, select, true { en {section}} other {}}.',
  'event.requestRefused': '{player} no está de acuerdo con {request}.',
  'event.requestEased': '{player} rebaja {request} en {n} hasta el final de este Invierno.',
  'event.sacrificed': '{player} sacrifica {unit}.',
  'event.gaveTo': '{player} da 1 {resource} a {to}.',
  'event.eventShown': 'Evento: {event}.',
  'event.teamWon':
    '{asked, select, no {Termina el último Año: el equipo gana} other {El equipo gana con {done, plural, one {# Demanda completada} other {# Demandas completadas}}}}.',
  'event.teamLost':
    'El equipo pierde: {because}.{asked, select, no {} other { {done, plural, =0 {No se completó ninguna Demanda} one {Se completó # Demanda} other {Se completaron # Demandas}}.}}',
  'event.soloLost': 'Gana Qin Jiushao: {because}.',
  'event.allLost': 'Todos pierden: {because}.',
}
