const en = {
  'gw.ghosts': 'Ghosts',
  'gw.ghosts.here': 'Haunted: no Clerk may come here until the Assault begins or a claimer lifts it.',
  'gw.ghosts.what':
    'On a Haunted Location there are no Clerks, and none may go there. Who claims a Horde may lift one Haunting; when the Assault begins all are lifted.',
  'gw.ghosts.come':
    '{rows, plural, =0 {No row holds Hordes} one {# row holds Hordes} other {# rows hold Hordes}}: {n, plural, =0 {no ghost would come this Winter} one {# ghost comes this Winter} other {# ghosts come this Winter}}.',
  'gw.ghosts.dead': '{player}: {n, plural, one {# Soldier is} other {# Soldiers are}} out of the game for good.',
  'gw.moment.haunted': 'Haunted',
  'gw.moment.lifted': 'Free again',
  'gw.next.haunting': 'the ghosts',
  'gw.next.lift': 'a Haunting',
  'gw.change.ghosts': 'Ghosts on Locations',
  'gw.change.ghosts.text':
    'Each Winter, for each row with Hordes, a Shame token comes to a Location: its Clerks go home and nobody may go there until the next Assault, or until who claims a Horde lifts it. Never Barracks or Tea House.',
  'gw.change.dead': 'The dead stay away',
  'gw.change.dead.text': 'A Soldier who is killed leaves the game.',
}
const es: Record<keyof typeof en, string> = {
  'gw.ghosts': 'Fantasmas',
  'gw.ghosts.here':
    'Embrujada: ningún Funcionario puede venir hasta que empiece el Asalto o alguien que reclame una Horda la libre.',
  'gw.ghosts.what':
    'En una Localización Embrujada no hay Funcionarios y ninguno puede ir. Quien reclama una Horda puede librar a una; cuando empieza el Asalto quedan libres todas.',
  'gw.ghosts.come':
    '{rows, plural, =0 {Ninguna fila tiene Hordas} one {# fila tiene Hordas} other {# filas tienen Hordas}}: este Invierno {n, plural, =0 {no vendría ningún fantasma} one {viene # fantasma} other {vienen # fantasmas}}.',
  'gw.ghosts.dead':
    '{player}: {n, plural, one {# Soldado está} other {# Soldados están}} fuera de la partida para siempre.',
  'gw.moment.haunted': 'Embrujada',
  'gw.moment.lifted': 'Libre otra vez',
  'gw.next.haunting': 'los fantasmas',
  'gw.next.lift': 'un embrujo',
  'gw.change.ghosts': 'Fantasmas en Localizaciones',
  'gw.change.ghosts.text':
    'Cada Invierno, por cada fila con Hordas, llega una ficha de Deshonra a una Localización: sus Funcionarios vuelven a casa y nadie puede ir hasta el siguiente Asalto, o hasta que la libre quien reclame una Horda. Nunca al Cuartel ni a la Casa de Té.',
  'gw.change.dead': 'Los muertos no vuelven',
  'gw.change.dead.text': 'Un Soldado que muere sale de la partida.',
}
export const texts = { en, es }
