import { gistsOf } from '../gists.ts'
import rows from './gists.json' with { type: 'json' }

const en = {
  'gw.rat.here': 'The Rat: whoever has a Clerk here gains {n} Gold when this Location activates.',
  'gw.rat.endOfFall': 'moves after Fall',
  'gw.rat.everyTurn': 'moves each turn',
  'gw.rat.gist.RAT-CARD-1': 'Who has most Clerks on Locations moves it.',
  'gw.rat.gist.RAT-CARD-2': 'Who has most Soldiers in Rest Zones moves it.',
  'gw.rat.gist.RAT-CARD-3': 'Who has least Honor moves it.',
  'gw.rat.gist.RAT-CARD-4': 'Who has most Shame moves it.',
  'gw.rat.gist.RAT-CARD-5': 'Who has most Advisors moves it.',
  'gw.rat.named': 'now {player} ({n})',
  'gw.rat.nobody': 'now nobody: it stays',
  'gw.rat.what':
    'It takes no Clerk spot. When its Location activates, each player with Clerks there gains {n} Gold, before the effect.',
  'gw.rat.on': 'It is {location}.',
  'gw.rat.nowhere': 'It is not on the board yet.',
}
const es: Record<keyof typeof en, string> = {
  'gw.rat.here': 'La Rata: quien tenga un Funcionario aquí gana {n} Oro cuando se active esta Localización.',
  'gw.rat.endOfFall': 'tras el otoño',
  'gw.rat.everyTurn': 'en cada turno',
  'gw.rat.gist.RAT-CARD-1': 'La mueve quien tenga más Funcionarios en Localizaciones.',
  'gw.rat.gist.RAT-CARD-2': 'La mueve quien tenga más Soldados en Zonas de Descanso.',
  'gw.rat.gist.RAT-CARD-3': 'La mueve quien tenga menos Honor.',
  'gw.rat.gist.RAT-CARD-4': 'La mueve quien tenga más Deshonra.',
  'gw.rat.gist.RAT-CARD-5': 'La mueve quien tenga más Consejeros.',
  'gw.rat.named': 'ahora, {player} ({n})',
  'gw.rat.nobody': 'ahora nadie: no se mueve',
  'gw.rat.what':
    'No ocupa espacio de Funcionario. Cuando su Localización se activa, cada jugador con Funcionarios allí gana {n} Oro, antes del efecto.',
  'gw.rat.on': 'Está {location}.',
  'gw.rat.nowhere': 'Todavía no está en el tablero.',
}
export const texts = { en, es }

/** Artifacts: what counts in the end. Advisors: what they do. Numbers are those of the full text. */
export const gists = gistsOf(rows)
