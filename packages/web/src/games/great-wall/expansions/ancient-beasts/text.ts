import { gistsOf } from '../gists.ts'
import rows from './gists.json' with { type: 'json' }

const en = {
  'gw.beasts': 'Beasts',
  'gw.beasts.nobody': 'nobody’s; act for all',
  'gw.beast.level': '{beast} {level}',
  'gw.beast.nowhere': 'not on the board yet',
  'gw.beast.next': '{beast}, level {level}, {where}. The next level costs {n} {resource}.',
  'gw.beast.top': '{beast}, level {level}, {where}. It has no further level.',
  'gw.beast.what': 'Nobody owns it: it helps everyone who does what it says, where it stands.',
  'gw.beast.what.upgrade': 'At the start of your turn you may pay for the next level of one Beast and move it.',
  'gw.beast.now': 'It is {where}.',
  'gw.relic': 'Relic',
  'gw.relic.once': 'once a Year each',
  'gw.relic.used': 'used',
  'gw.relic.free': 'free',
  'gw.moment.beast': '{beast} moves here',
  'gw.moment.beastUp': '{beast}: level {level}',
  'gw.next.beast': 'a Beast',
  'gw.relic.what': 'Each player may use it once a Year. After Summer the next one comes.',
}
const es: Record<keyof typeof en, string> = {
  'gw.beasts': 'Bestias',
  'gw.beasts.nobody': 'de nadie; para todos',
  'gw.beast.level': '{beast} {level}',
  'gw.beast.nowhere': 'aún no está en el tablero',
  'gw.beast.next': '{beast}, nivel {level}, {where}. El siguiente nivel cuesta {n} {resource}.',
  'gw.beast.top': '{beast}, nivel {level}, {where}. No tiene más niveles.',
  'gw.beast.what': 'No es de nadie: ayuda a todo el que haga lo que dice, allí donde está.',
  'gw.beast.what.upgrade': 'Al empezar tu turno puedes pagar el siguiente nivel de una Bestia y moverla.',
  'gw.beast.now': 'Está {where}.',
  'gw.relic': 'Reliquia',
  'gw.relic.once': 'una vez al año',
  'gw.relic.used': 'usada',
  'gw.relic.free': 'libre',
  'gw.moment.beast': '{beast} viene aquí',
  'gw.moment.beastUp': '{beast}: nivel {level}',
  'gw.next.beast': 'una Bestia',
  'gw.relic.what': 'Cada jugador puede usarla una vez al año. Tras el verano llega la siguiente.',
}
export const texts = { en, es }

/** Beasts by level, Relics, Advisors: what they do. Tactic cards: when, the normal and the boosted box. Numbers are those of the full text. */
export const gists = gistsOf(rows)
