import type { why as en } from '../en/why.ts'

export const why: Readonly<Record<keyof typeof en, string>> = {
  'why.locationClosed': '{location} está fuera de uso por ahora.',
  'why.locationFull': 'Localización llena ({location}): sus {spots} espacios están ocupados.',
  'why.locationLocked':
    'Localización llena ({location}, {spots} Funcionarios) y por tanto bloqueada: nadie sale antes de que se active.',
  'why.noClerkInPool':
    '{reed, select, true {El Clan Junco no tiene Funcionarios en su reserva.} other {No tienes Funcionarios en tu reserva.}}',
  'why.noClerkAt':
    '{reed, select, true {El Clan Junco no tiene ningún Funcionario {at}.} other {No tienes ningún Funcionario {at}.}}',
  'why.beenThere': 'Un Funcionario de esta acción ya ha ido {to}; cada uno va a una Localización distinta.',
  'why.onlyTo': 'Este efecto solo envía Funcionarios {to}.',
  'why.reedThere': 'El Clan Junco ya tiene un Funcionario {at}; nunca tiene dos en la misma Localización.',
  'why.noClerksThere': 'Nadie tiene Funcionarios {at}.',
  'why.onlyReedThere': 'Solo el Clan Junco tiene un Funcionario {at}.',
  'why.otherLocation': 'Este efecto activa {where}.',
  'why.fewClerksThere':
    '{has, plural, =0 {No tienes Funcionarios} one {Tienes # Funcionario} other {Tienes # Funcionarios}} {at}; este efecto necesita {needs} allí.',
  'why.otherUnit': 'Este efecto solo recluta {unit}.',
  'why.noneFree':
    '{chosen, plural, =0 {No tienes ningún {unit} libre en tu reserva.} one {No te queda ningún {unit} libre: ya has elegido uno.} other {No te queda ningún {unit} libre: ya has elegido #.}}',
  'why.onlyShamed':
    '{n, plural, one {El único {unit} de tu reserva tiene Deshonra} other {Los # {unit} de tu reserva tienen Deshonra}}, así que ninguno está libre.',
  'why.costs': 'Cuesta {costs}{more, select, true { junto con lo que has elegido} other {}}; tienes {has}.',
  'why.costsMixed': 'Cuesta {needs} Recursos; de los que sirven tienes {has}.',
  'why.buildCosts': 'El precio subiría a {needs}. Tienes {has} entre Madera, Piedra y Oro, y el Almacén {stored}.',
  'why.workCosts':
    'Cuesta {costs}{more, select, true { además de lo que has elegido} other {}}. Tienes {has}, y el Almacén guarda {stored}.',
  'why.lacks': 'Cuesta {needs} de {resource}; tienes {has}.',
  'why.onlyBuild': 'Este efecto solo construye {what, select, wall {Murallas} other {Barricadas}}.',
  'why.sectionClosed': 'En esta partida {section} está cerrada.',
  'why.nothingToHit': 'Ninguna Horda de {section} tiene una Zona Vital libre a la que pueda disparar {unit}.',
  'why.barricadesFull': 'Los {n} espacios de Barricada de {section} están ocupados.',
  'why.wallFinished': 'La Muralla de {section} está en el nivel {level}, el más alto.',
  'why.overseersBarred': 'En esta partida no hay Supervisores {at}.',
  'why.overseerAtTop': 'Tu Supervisor {at} está en el nivel {level}, el más alto.',
  'why.noneLeft': 'No queda {resource} en el suministro.',
  'why.noClerksLeft': 'No te quedan Funcionarios en el suministro.',
  'why.noSoldiersIn': 'No tienes Soldados en la zona de Descanso ni en los Puestos de Disparo de {section}.',
  'why.firingFull':
    '{spots, plural, =0 {La Muralla de {section} aún no tiene Puestos de Disparo.} one {El único Puesto de Disparo de {section} está ocupado.} other {Los # Puestos de Disparo de {section} están ocupados.}}',
  'why.hordeShamed':
    'Esta Horda ya tiene {n, plural, one {# ficha de Deshonra} other {# fichas de Deshonra}}, todas las que caben.',
  'why.spotTaken': 'El espacio {spot} lo ocupa la carta de {by}.',
  'why.notCopied': 'La carta de {by}, {command}, no tiene nada que se pueda copiar.',
  'why.staysDiscarded': '{command} se queda en la pila de descartes hasta que recuperes tus cartas.',
  'why.outOfReach':
    'Esta Horda está en la fila {row}; tus {unit} {reach, plural, one {solo alcanzan la fila 1, junto a la Muralla} other {solo alcanzan las filas 1 a #}}.',
  'why.notAdmitted': '{horde}: ningún {unit} puede acercarse.',
  'why.spotCovered':
    'La Zona Vital {spot} ya está cubierta por {what, select, wound {una Herida} soldier {un Soldado} other {una ficha}}.',
  'why.spotsApart': 'Las Zonas Vitales {spot} y {mate} no se tocan; un Jinete necesita dos contiguas.',
  'why.hasShot': 'Tus {unit} de {section} ya han disparado en este ataque.',
  'why.mustAttack': 'Has empezado a atacar ahí, y quien aún pueda atacar ahí debe hacerlo.',
  'why.tacticWindow': '{tactic}: no es su momento. {play}',
  'why.tacticCondition': '{tactic}: es su momento, pero solo se puede jugar si {unmet}.',
  'why.requestNeeds':
    '{n, plural, =0 {Cada parte se podría dar, pero no todas por jugadores distintos.} other {El equipo aún no puede: {unmet}}}',
  'why.requestRefused': 'Un jugador se ha negado esta vez a dar su parte para {request}.',
}
