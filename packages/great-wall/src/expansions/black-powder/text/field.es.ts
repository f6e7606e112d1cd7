import type { field as en } from './field.en.ts'

export const field: Record<keyof typeof en, string> = {
  'detail.towers':
    'una Torre tiene como mucho un Lancero, de alguien que participa, y solo las Torres en uso los tienen ({rule}).',
  'detail.machines': 'hay dos Máquinas de Guerra de cada tipo, como mucho dos de ellas en una sección en uso ({rule}).',
  'detail.rockets': 'cada carta de Cohete debe estar exactamente una vez, en el mazo o robada ({rule}).',
  'source.machines': 'Disparos de máquina',
  'source.towers': 'Torres',
  'bp.tower.0': 'la Torre a la izquierda de la sección izquierda',
  'bp.tower.1': 'la Torre entre la sección izquierda y la central',
  'bp.tower.2': 'la Torre entre la sección central y la derecha',
  'bp.tower.3': 'la Torre a la derecha de la sección derecha',
  'bp.cell': 'fila {row, select, 0 {superior} other {inferior}}, columna {column}',
  'prompt.startOverseer':
    '¿Dónde pones gratis un Supervisor de nivel 1, y qué Soldado es? {left, plural, one {Queda #} other {Quedan #}}, cada uno en otra Localización.',
  'prompt.startMachine': '¿Qué Máquina de Guerra pones, y en qué sección? Después podrá usarla cualquiera.',
  'prompt.tower':
    '¿Pones un Lancero de tu reserva en una Torre? Te permite disparar con una Máquina de Guerra de al lado.',
  'prompt.shot': '¿Disparas con una Máquina de Guerra, y a qué Horda?',
  'prompt.works': 'Un Lancero en una Torre o un Disparo: ¿qué va ahora? Lo que dejes ahora se pierde.',
  'prompt.pattern': 'Disparo a {horde}: ¿dónde colocas el patrón?',
  'prompt.aim': 'Disparo a {horde} con {card}: ¿corriges el tiro?',
  'prompt.aimCell': 'Disparo a {horde}: ¿mueves una casilla del patrón a una vecina?',
  'option.machine': '{machine} en {section}',
  'option.tower': 'Un Lancero en {tower} (por {section})',
  'option.shot':
    'Disparar en {section} a la fila {row}: {machine}{cost, plural, =0 {} other { (precio habitual {price})}}',
  'option.pattern':
    '{shape, select, row {Fila {row, select, 0 {superior} other {inferior}}, columnas {from} a {to}} column {Columna {from}, las dos filas} other {Casillas {cells}}}',
  'option.aim':
    '{how, select, again {Robar otra carta de Cohete, que ya vale} left {Desplazar la máscara una columna a la izquierda} other {Desplazar la máscara una columna a la derecha}}',
  'option.cell': 'De {from} a {to}',
  'why.overseerThere': 'Ya tienes un Supervisor {at}; estos van a Localizaciones distintas.',
  'why.machinesFull': 'En {section} hay {n} Máquinas de Guerra, y no caben más.',
  'why.noMachineLeft': 'No queda junto al tablero: {card}.',
  'why.machinePlaced': 'Ya está colocada: {card}. En la preparación se pone una de cada tipo.',
  'why.towerNotNext': 'No está junto a {section}: {tower}.',
  'why.towerClosed': 'En esta partida no se usa {tower}.',
  'why.machineNotNext':
    'Ahora no puedes disparar con esta máquina: no acabas de construirla ni de ocupar una Torre junto a {section}.',
  'why.noHordeThere': 'En {section} no hay ninguna Horda a la que disparar.',
  'event.machinePlaced': '{player} coloca en {section}: {machine}.',
  'event.machineBuilt': '{player} construye en {section}: {machine}.',
  'event.machinesDestroyed': 'Quedan destruidas las Máquinas de Guerra de {section}: {machines}.',
  'event.towerManned': '{player} pone un Lancero en {tower}.',
  'event.towerLeft': 'El Lancero de {player} deja {tower} y vuelve a la reserva.',
  'event.towerCleared': 'El Lancero de {player} deja {tower} por la Brecha en {section}.',
  'event.shot': '{player} dispara en {section} ({machine}) a {horde}, fila {row}.',
  'event.rocketDrawn': '{player} roba la carta de Cohete {card}.',
  'event.shotLaid':
    'El Disparo marca {cells}: {hits, plural, =0 {no acierta nada} one {acierta en # casilla} other {acierta en # casillas}}.',
  'reason.firstEmptyTower': 'la primera Torre vacía junto a {section}',
  'reason.noEmptyTower': 'ninguna Torre junto a {section} está vacía',
  'unit.specialSoldier': '{n, plural, one {soldado especial} other {soldados especiales}}',
  'aUnit.specialSoldier': 'un soldado especial',
  'on.onShot':
    '{what, select, before {Antes de resolver un Disparo tuyo} other {{every, select, true {Cada vez que} other {Cuando}} has disparado con una Máquina de Guerra}}',
  'on.onTower': '{every, select, true {Cada vez que} other {Cuando}} pones un Lancero en una Torre',
  'action.buildMachine': 'Cada Máquina de Guerra',
  'action.shot': 'Cada Disparo de máquina',
  'effect.aim':
    '{form, select, they {roba} to {robar} other {roba}} otra vez su carta de Cohete o {form, select, they {desplaza} to {desplazar} other {desplaza}} su máscara una columna; con otras máquinas, {form, select, they {mueve} to {mover} other {mueve}} una casilla del patrón a una vecina',
  'card.machine':
    'Se construye por {build}: {worth} de Honor. Un Disparo {free, select, true {es gratis} other {cuesta {shot}}}{honor, plural, =0 {} other { y da # de Honor}}.',
  'card.machine.free': 'nada',
  'card.machine.any': '{n, plural, one {# Recurso} other {# Recursos}} de cualquier tipo',
  'card.pattern':
    'Un Disparo marca {shape, select, row {{n, plural, one {una casilla} =3 {tres casillas seguidas} other {# casillas seguidas}}} column {las dos casillas de una columna} other {{n} casillas dispuestas como {cells}}}, donde quiera quien dispara.',
  'card.rocket': 'Marca {cells}.',
  'card.tower':
    'Guarda un Lancero. {scored, select, survivors {Una Brecha contigua lo devuelve a la reserva. Quien siga en ella tras el Asalto gana {honor} de Honor por cada sección contigua.} other {Tras el Asalto: {honor} de Honor por cada sección contigua que aguantó, {shame} de Deshonra por cada una que no.}}',
}
