import type { names as en } from '../en/names.ts'

export const names: Readonly<Record<keyof typeof en, string>> = {
  'clan.blue': 'Azul',
  'clan.red': 'Rojo',
  'clan.purple': 'Morado',
  'clan.yellow': 'Amarillo',

  'official.red': 'rojo',
  'official.gray': 'gris',
  'official.white': 'blanco',

  'colour.ivory': 'marfil',
  'colour.orange': 'naranja',
  'colour.brown': 'marrón',

  'aspect.writing': 'escritura',
  'aspect.currency': 'moneda',
  'aspect.laws': 'leyes',

  'board.circle': 'tablero del círculo',
  'board.square': 'tablero del cuadrado',
  'board.triangle': 'tablero del triángulo',
  'board.star': 'tablero de la estrella',

  'site.T': 'turquesa',
  'site.G': 'dorado',
  'site.V': 'bermellón',
  'site.count': '{site} ×{count}',

  'section.T1': 'turquesa T1',
  'section.T2': 'turquesa T2',
  'section.G1': 'dorada G1',
  'section.G2': 'dorada G2',
  'section.V1': 'bermellón V1',
  'section.V2': 'bermellón V2',

  'taskKind.wall': 'murallas',
  'taskKind.palace': 'palacios',
  'taskKind.governor': 'gobernadores',

  'trigger.recruit': 'reclutar',
  'trigger.reassign': 'reasignar',
  'trigger.governor': 'gobernador',
  'trigger.hire': 'contratar',
  'trigger.palace': 'palacio',
  'trigger.wall': 'muralla',

  'court.recruit': 'reclutar 1 funcionario',
  'court.recruit.help':
    'Lleva 1 funcionario de cualquier color de tu reserva al área de gobernadores de cualquier región.',
  'court.reassign': 'reasignar funcionarios',
  'court.reassign.help': 'Gasta hasta 3 puntos, al menos 1, para mover tus funcionarios entre áreas. No activa cartas.',
  'court.governor': 'instalar 1 gobernador',
  'court.governor.help':
    'Devuelve 1 funcionario rojo, 1 gris y 1 blanco del área de gobernadores de una región para colocar allí un gobernador; tu malestar en ella baja a 0.',
  'court.hire': 'contratar trabajadores',
  'court.hire.help':
    'Obtén en una región tantos trabajadores como funcionarios tengas en su área de trabajadores; tu malestar en ella sube.',
  'court.palace': 'construir 1 palacio',
  'court.palace.help':
    'Paga 2 trabajadores de la región y 1 de otra; toma una ficha de valor 3, si queda alguna, y obtén 1 PV por cada carta de tu tablero.',
  'court.wall': 'construir 1 muralla',
  'court.wall.help':
    'Paga tantos trabajadores como varillas tenga la casilla, todos de regiones distintas. Las murallas puntúan al final de la partida.',

  'source.start': 'inicio',
  'source.unification': 'unificación',
  'source.palaces': 'palacios',
  'source.squares': 'casillas de bonificación',
  'source.abilities': 'habilidades',
  'source.governors': 'gobernadores',
  'source.markers': 'fichas',
  'source.tasks': 'misiones',
  'source.walls': 'murallas',

  region: 'región {region}',
  number: '{number}',
  'place.G': 'área de gobernadores {region}',
  'place.W': 'área de trabajadores {region}',
  path: '{from} → {to}',
  'card.number': '#{number}',
  card: '#{number} {colour} · {trigger} → {bonus}',
  'card.inline': '#{number} ({colour}; {trigger}: {bonus})',

  'list.comma': '{start}, {end}',
  'list.and': '{start} y {end}',
  'list.or': '{start} o {end}',
  'list.semicolon': '{start}; {end}',
}
