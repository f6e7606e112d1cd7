import type { prompts as en } from '../en/prompts.ts'

export const prompts: Readonly<Record<keyof typeof en, string>> = {
  'prompt.general': 'Elige tu General. Su habilidad y lo que trae consigo serán tuyos.',
  'prompt.advisor': '¿Cuál de tus Consejeros es Activo, con habilidad? El otro apoya al General.',
  'prompt.command': 'Elige la carta de Mando que juegas este Otoño.',
  'prompt.commandSpot': '¿En qué casilla de la cola de Mando va tu carta? La 1 actúa primero.',
  'prompt.reclaim':
    '¿Recuperas {cards, plural, =0 {ninguna carta} one {# carta} other {tus # cartas}} de Mando, o prefieres {honor} de Honor?',
  'prompt.payShame': '¿Pagas {price} Chi para descartar una ficha de Deshonra?',
  'prompt.clerk':
    'Mueve un Funcionario a una Localización: te {left, plural, one {queda # movimiento} other {quedan # movimientos}}.',
  'prompt.activate': '¿Qué Localización se activa a continuación?',
  'prompt.advancedActivation': 'Activación avanzada: ¿qué Localización activas? Puede no estar llena.',
  'prompt.gather': '¿Recolectas {resource} {location}?',
  'prompt.upgrade': '¿Qué Supervisor mejoras?',
  'prompt.upgrade.at': '¿Mejoras tu Supervisor {location}?',
  'prompt.donate': '¿Donas 1 {resource} al Almacén por {honor} de Honor?',
  'prompt.recruit':
    '¿Qué Soldado reclutas? {left, plural, one {Queda #} other {Hasta # más, pagados juntos al final}}.',
  'prompt.recruit.by':
    '{card}: ¿qué Soldado reclutas? {left, plural, one {Queda #} other {Hasta # más, pagados juntos al final}}.',
  'prompt.deploy': '¿Dónde ataca o descansa tu próximo recluta? {left, plural, one {Queda #} other {Quedan #}}.',
  'prompt.build': '¿Qué construyes? {left, plural, one {# pieza} other {Hasta # piezas, pagadas juntas al final}}.',
  'prompt.build.by':
    '{card}: ¿qué construyes? {left, plural, one {# pieza} other {Hasta # piezas, pagadas juntas al final}}.',
  'prompt.warehouse':
    '{left, plural, one {Falta # recurso} other {Faltan # recursos}} por pagar: ¿cuánto de este tipo sale del Almacén?',
  'prompt.pay': '{left, plural, one {Falta # recurso} other {Faltan # recursos}} por pagar: ¿cuánto das de este tipo?',
  'prompt.surplus': 'Hay demasiados Arqueros para los Puestos de Disparo: ¿cuál va a la zona de Descanso?',
  'prompt.march':
    'Mueve Soldados: {left, plural, one {queda # movimiento} other {quedan # movimientos}}. ¿De qué sección a cuál?',
  'prompt.marchSoldier': 'De {from} a {to}: ¿cuál de tus Soldados va?',
  'prompt.teaHouse': '¿Subes un puesto en el orden de Té?',
  'prompt.embassy': '¿Contratas un Funcionario o un Consejero?',
  'prompt.embassy.left':
    '¿Contratas un Funcionario o un Consejero? Te {left, plural, one {queda # acción} other {quedan # acciones}}.',
  'prompt.place': '{advisor}: ¿Activo, con su habilidad, o de Apoyo a tu General?',
  'prompt.warAcademy': '¿Robas {n, plural, one {# carta de Táctica} other {# cartas de Táctica}}?',
  'prompt.handLimit': 'Tienes demasiadas cartas de Táctica: ¿cuál descartas?',
  'prompt.attack': '¿Cuál de tus Soldados ataca ahora y dónde?',
  'prompt.wound': '¿En qué Zona Vital colocas la Herida? {left, plural, one {Queda #} other {Quedan #}}.',
  'prompt.wound.by': '{card}: ¿en qué Zona Vital colocas una Herida? {left, plural, one {Queda #} other {Quedan #}}.',
  'prompt.shoot': 'Tu Arquero de {section} dispara: ¿qué Zona Vital hiere?',
  'prompt.shoot.may': 'Tu Arquero de {section} puede atacar: ¿qué Zona Vital hiere?',
  'prompt.shoot.man': 'Tu Arquero de {section} puede ocupar una Zona de Disparo y atacar: ¿qué Zona Vital hiere?',
  'prompt.shoot.again': 'Este Arquero de {section} puede disparar una vez más: ¿qué Zona Vital hiere?',
  'prompt.shoot.unit': 'Tu {unit} de {section} dispara: ¿a qué Zona Vital?',
  'prompt.shooter': '¿Quién de los tuyos en {section} dispara ahora?',
  'prompt.extraShot': '¿Dispara una vez más este Arquero de {section}?',
  'prompt.victim': '¿Cuál de tus Soldados muere?',
  'prompt.victim.on': '{horde} en {section}: ¿cuál de tus Soldados sobre esta Horda muere?',
  'prompt.victim.row': '{horde} en {section}, fila {row}: ¿cuál de tus Soldados sobre esta Horda muere?',
  'prompt.save.in': '¿A qué Soldado de {section} salvas{price, plural, =0 {} other { por # Chi}}?',
  'prompt.save': '¿A qué Soldado salvas{price, plural, =0 {} other { por # Chi}}?',
  'prompt.shame':
    'Recibes una Deshonra: ¿en qué {hordes, select, false {Soldado} other {Soldado u Horda reclamada}} la colocas?',
  'prompt.shame.breach':
    'Brecha en {section}: ¿en qué {hordes, select, false {Soldado} other {Soldado u Horda reclamada}} colocas una Deshonra?',
  'prompt.shame.alone':
    'A solas {location}: ¿en qué {hordes, select, false {Soldado} other {Soldado u Horda reclamada}} colocas una Deshonra?',
  'prompt.shame.requests':
    'Hay Demandas sin cumplir: ¿en qué {hordes, select, false {Soldado} other {Soldado u Horda reclamada}} colocas una Deshonra?',
  'prompt.shame.by':
    '{card}: ¿en qué {hordes, select, false {Soldado} other {Soldado u Horda reclamada}} colocas una Deshonra?',
  'prompt.unshame':
    '¿De qué {hordes, select, false {Soldado} other {Soldado u Horda}} descartas una ficha de Deshonra?',
  'prompt.ability': '¿Qué habilidad de tus cartas usas ahora?',
  'prompt.tactic': '¿Juegas una carta de Táctica? ({window})',
  'prompt.tactic.in': '¿Juegas una carta de Táctica? ({window}, en {section})',
  'prompt.tactic.assault': '¿Juegas una carta de Táctica? ({section} va a recibir el Asalto)',
  'prompt.choice': '{card}: ¿cuál de sus efectos eliges?',
  'prompt.choice.effects': '{card}: ¿qué efecto? {effects}.',
  'prompt.gain': '¿Qué recurso tomas? {left, plural, one {Falta #} other {Faltan #}}.',
  'prompt.lose': '¿Qué recurso pierdes? {left, plural, one {Falta #} other {Faltan #}}.',
  'prompt.exchange': '¿Qué recurso das para tomar otro a cambio? {left, plural, one {Queda #} other {Hasta # más}}.',
  'prompt.gain.by': '{card}: ¿qué recurso tomas? {left, plural, one {Falta #} other {Faltan #}}.',
  'prompt.lose.by': '{card}: ¿qué recurso pierdes? {left, plural, one {Falta #} other {Faltan #}}.',
  'prompt.exchange.by':
    '{card}: ¿qué recurso das para tomar otro a cambio? {left, plural, one {Queda #} other {Hasta # más}}.',
  'prompt.recall': '¿Devuelves un Funcionario de aquí a tu reserva?',
  'prompt.income': '¿Cuál de tus Supervisores te da sus ingresos?',
  'prompt.reclaimCard': '¿Qué carta de Mando descartada vuelve a tu mano?',
  'prompt.swap': '¿Qué dos Hordas intercambian su lugar?',
  'prompt.peekUnder': '¿Cuál de estas cartas pones bajo el mazo?',
  'prompt.peekOrder': '¿Cuál de estas cartas va primero, encima del mazo?',
  'prompt.copy': '¿Qué carta de Mando de la cola copias?',
  'prompt.player': '{card}: ¿a qué jugador se aplica?',
  'prompt.player.horde': '{horde} en {section}',
  'prompt.refresh': '¿Qué Consejero de la cola descartas para dejar sitio a otro?',
  'prompt.refresh.reed': 'Clan Junco: ¿qué Consejero de la cola se descarta por él?',
  'prompt.payShame.honor': '¿Pagas {price} de Honor para descartar una ficha de Deshonra?',
  'prompt.outpost': '¿Cuál de tus supervivientes ataca fuera de las secciones?',
  'prompt.reedClerk':
    'Clan Junco: mueves uno de sus Funcionarios. {left, plural, one {Queda # movimiento} other {Quedan # movimientos}}.',
  'prompt.reedBarricade': 'Clan Junco: ¿en qué sección construye su Barricada?',
  'prompt.reedSpearman': 'Clan Junco: ¿en qué Zona Vital ataca su Lancero?',
  'prompt.order':
    '{what, select, commands {Cartas de Mando: ¿quién coloca la siguiente?} location {Esta Localización: ¿quién actúa a continuación?} archers {Arqueros: ¿de quién es el siguiente que dispara?} other {Funcionarios: ¿quién mueve a continuación?}} Quedan {left}.',
  'prompt.request': '¿Qué Demanda del Emperador completáis ahora?',
  'prompt.consent': '¿Das tu parte para {request}?',
  'prompt.consent.to': '{request}{eased, plural, =0 {} other {, # menos}}: ¿aceptas {act}?',
  'prompt.sacrifice': '¿Qué pieza sacrificas? Sale de la partida; {left, plural, one {falta #} other {faltan #}}.',
  'prompt.sacrifice.for':
    '{request}: ¿qué pieza sacrificas? Sale de la partida; {left, plural, one {falta #} other {faltan #}}.',
  'prompt.favor': '¿Qué Demanda del Emperador se rebaja?',
  'prompt.contribute': '{card}: el equipo aún paga {what}. ¿Cuánto das?',
  'prompt.transfer': '¿Qué recurso das y a quién? {left, plural, one {Queda #} other {Hasta # más}}.',
  'prompt.transfer.by': '{card}: ¿qué recurso das y a quién? {left, plural, one {Queda #} other {Hasta # más}}.',
  'prompt.player.request': '¿Qué jugador da lo que pide {request}?',
}
