import { gistsOf } from '../gists.ts'
import rows from './gists.json' with { type: 'json' }

const en = {
  'gw.tower.free':
    'Tower {tower, select, 0 {left of the left Section} 1 {between left and middle} 2 {between middle and right} other {right of the right Section}}, empty. As things stand it would bring {honor} Honor{shame, plural, =0 {} other { and # Shame}}.',
  'gw.tower.held':
    'Tower {tower, select, 0 {left of the left Section} 1 {between left and middle} 2 {between middle and right} other {right of the right Section}}: a Spearman of {player}. As things stand it brings {honor} Honor{shame, plural, =0 {} other { and # Shame}}.',
  'gw.tower.what':
    'Holds one Spearman. Whoever builds a Wall beside it or claims a Horde there may put one in, and then shoot with a machine beside it.',
  'gw.tower.what.end':
    'After the Assault: 2 Honor for each Section beside it{scored, select, survivors {, if nobody broke through beside it} other { that held, 1 Shame for each that did not}}. A Breach clears it.',
  'gw.tower.now': 'As things stand: {honor} Honor, {shame} Shame.',
  'gw.engine.breaks': 'Winter: breaks a Wall',
  'gw.engine.arrives': 'Winter: to row {row}, breaks a Wall',
  'gw.engine.moves': 'Winter: to row {row}',
  'gw.engine.waits': 'Waits behind a Ram',
  'gw.tower.title': 'Tower',
  'gw.machine.label': '{machine}. A Shot costs {price}.',
  'gw.machine.room': 'Room for a War Machine on the Wall: {section}.',
  'gw.machine.price':
    '{machine}: {price}{off, plural, =0 {} other { ({off} in all)}}, {honor} Honor. {n, plural, =0 {None is left} one {# is left} other {# are left}} beside the board.',
  'gw.machine.what':
    'Belongs to nobody. You shoot with one that you have just built, or from a Tower beside it that you have just taken.',
  'gw.machine.hits':
    'Wounds on free spots bring no reward; a Soldier that is hit dies. Another’s Soldier hit: 1 Shame.',
  'gw.ledger.towers': 'Towers, after the Assault',
  'gw.shot.free': 'free',
  'gw.shot.any': 'of any kind',
  'gw.grip':
    '{rows, plural, one {{row, select, 0 {Top} other {Bottom}} row, } other {Both rows, }}{from, plural, other {column #}} to {to}',
  'gw.moment.machinesLost': 'The machines are lost',
  'gw.moment.tower': 'The Tower is cleared',
  'gw.moment.shot': 'A Shot: {machine}',
  'gw.moment.besieged': '{horde} breaks the Wall',
  'gw.next.machine': 'a War Machine',
  'gw.next.overseer': 'Overseers',
  'gw.next.tower': 'a Tower',
  'gw.next.shot': 'a Shot',
  'gw.change.walls': 'Walls start at level I',
  'gw.change.walls.broken': 'without Barricades; siege Hordes can break them',
  'gw.change.more': 'One Horde more',
  'gw.change.more.spring': 'at the start, and each Spring',
  'gw.unit.monk': 'Attacks any Horde of the Section, whatever its row.',
  'gw.unit.bomber': 'Takes a Firing spot and throws a Wound on any Horde there; then it may jump on to the first row.',
  'gw.unit.flamethrower': 'Attacks the first row; every free spot beside it gets a Wound.',
  'gw.unit.crossbowman': 'Takes a Firing spot; instead of Wounds it puts Snake tokens, which count as its Soldiers.',
  'gw.unit.tank': 'Covers up to four spots, two by two, on the first row, Wounds too. Shots do nothing to it.',
}
const es: Record<keyof typeof en, string> = {
  'gw.tower.free':
    'Torre {tower, select, 0 {a la izquierda del todo} 1 {entre izquierda y centro} 2 {entre centro y derecha} other {a la derecha del todo}}, vacía. Tal como está todo daría {honor} de Honor{shame, plural, =0 {} other { y # de Deshonra}}.',
  'gw.tower.held':
    'Torre {tower, select, 0 {a la izquierda del todo} 1 {entre izquierda y centro} 2 {entre centro y derecha} other {a la derecha del todo}}: un Lancero de {player}. Tal como está todo da {honor} de Honor{shame, plural, =0 {} other { y # de Deshonra}}.',
  'gw.tower.what':
    'Guarda un Lancero. Quien construya Muralla al lado o reclame allí una Horda puede poner uno, y luego disparar con una máquina contigua.',
  'gw.tower.what.end':
    'Tras el Asalto: 2 de Honor por cada sección contigua{scored, select, survivors {, si no hay Brecha en ninguna} other { que resista, 1 Deshonra por cada una que no}}. Una Brecha la vacía.',
  'gw.tower.now': 'Tal como está todo: {honor} de Honor, {shame} de Deshonra.',
  'gw.engine.breaks': 'Invierno: −1 Muralla',
  'gw.engine.arrives': 'Invierno: a la fila {row}, −1 Muralla',
  'gw.engine.moves': 'Invierno: a la fila {row}',
  'gw.engine.waits': 'Espera tras un Ariete',
  'gw.tower.title': 'Torre',
  'gw.machine.label': '{machine}. Un disparo cuesta {price}.',
  'gw.machine.room': 'Sitio para una Máquina de Guerra en la Muralla: {section}.',
  'gw.machine.price':
    '{machine}: {price}{off, plural, =0 {} other { ({off} en total)}}, {honor} de Honor. {n, plural, =0 {No queda ninguna} one {Queda #} other {Quedan #}} junto al tablero.',
  'gw.machine.what':
    'No es de nadie. Disparas con la que acabas de construir, o desde una Torre contigua que acabas de tomar.',
  'gw.machine.hits':
    'Las Heridas en zonas libres no dan recompensa; un Soldado alcanzado muere. Si es de otro: 1 Deshonra.',
  'gw.ledger.towers': 'Torres, tras el Asalto',
  'gw.shot.free': 'gratis',
  'gw.shot.any': 'de cualquier tipo',
  'gw.grip':
    '{rows, plural, one {Fila {row, select, 0 {de arriba} other {de abajo}}, } other {Las dos filas, }}columna {from} a {to}',
  'gw.moment.machinesLost': 'Se pierden las máquinas',
  'gw.moment.tower': 'La Torre queda vacía',
  'gw.moment.shot': 'Un disparo: {machine}',
  'gw.moment.besieged': '{horde} rompe la Muralla',
  'gw.next.machine': 'una Máquina de Guerra',
  'gw.next.overseer': 'Supervisores',
  'gw.next.tower': 'una Torre',
  'gw.next.shot': 'un disparo',
  'gw.change.walls': 'Las Murallas empiezan en el nivel I',
  'gw.change.walls.broken': 'sin Barricadas; las Hordas de asedio las rompen',
  'gw.change.more': 'Una Horda más',
  'gw.change.more.spring': 'al empezar, y cada primavera',
  'gw.unit.monk': 'Ataca a cualquier Horda de la sección, en cualquier fila.',
  'gw.unit.bomber':
    'Ocupa una zona de disparo y lanza una Herida a cualquier Horda de allí; luego puede saltar a la primera fila.',
  'gw.unit.flamethrower': 'Ataca a la primera fila; cada zona libre contigua recibe una Herida.',
  'gw.unit.crossbowman':
    'Ocupa una zona de disparo; en vez de Heridas pone fichas de Serpiente, que cuentan como Soldados suyos.',
  'gw.unit.tank':
    'Cubre hasta cuatro zonas, dos por dos, en la primera fila, también Heridas. Los disparos no le hacen nada.',
}
export const texts = { en, es }

/** Hordes and Advisors: what they do. Numbers are those of the full text. */
export const gists = gistsOf(rows)
