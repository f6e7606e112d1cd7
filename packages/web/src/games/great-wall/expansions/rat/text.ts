const en = {
  'gw.rat.here': 'The Rat: whoever has a Clerk here gains 1 Gold when this Location activates.',
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
    'It takes no Clerk spot. When its Location activates, each player with Clerks there gains 1 Gold, before the effect.',
  'gw.rat.on': 'It is {location}.',
  'gw.rat.nowhere': 'It is not on the board yet.',
}
const es: Record<keyof typeof en, string> = {
  'gw.rat.here': 'La Rata: quien tenga un Funcionario aquí gana 1 Oro cuando se active esta Localización.',
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
    'No ocupa espacio de Funcionario. Cuando su Localización se activa, cada jugador con Funcionarios allí gana 1 Oro, antes del efecto.',
  'gw.rat.on': 'Está {location}.',
  'gw.rat.nowhere': 'Todavía no está en el tablero.',
}
export const texts = { en, es }

/** Artifacts: what counts in the end. Advisors: what they do. Numbers are those of the full text. */
export const gists = {
  en: {
    'RAT-ART-1': ['3 per Soldier where the Wall is highest'],
    'RAT-ART-2': ['2 per Gold, at most 14'],
    'RAT-ART-3': ['3 per Clerk on a Location'],
    'RAT-ART-4': ['4 per Overseer of yours'],
    'RAT-ART-5': ['3 per Tactic card in hand'],
    'RAT-ADV-1': ["The Rat's Location: 1 Resource"],
    'RAT-ADV-2': ['Once a Year: move the Rat, 1 Gold'],
    'RAT-ADV-3': ['Income: look at 2 Rat cards, 1 Chi'],
  },
  es: {
    'RAT-ART-1': ['3 por Soldado donde la Muralla es más alta'],
    'RAT-ART-2': ['2 por Oro, como mucho 14'],
    'RAT-ART-3': ['3 por Funcionario en una Localización'],
    'RAT-ART-4': ['4 por Supervisor tuyo'],
    'RAT-ART-5': ['3 por carta de Táctica en mano'],
    'RAT-ADV-1': ['La Localización de la Rata: 1 Recurso'],
    'RAT-ADV-2': ['Una vez al año: mueve la Rata, 1 Oro'],
    'RAT-ADV-3': ['Ingresos: mira 2 cartas de Rata, 1 Chi'],
  },
}
