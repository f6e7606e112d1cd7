import type { trainEn } from './en.ts'

export const trainEs: Readonly<Record<keyof typeof trainEn, string>> = {
  'train.about': 'hacer jugar a los bots y enseñar a una red cuánto valían sus mesas',
  'train.aboutGame': 'aprender {game}',
  'help.trainGames': 'partidas que se juegan en cada vuelta de aprendizaje',
  'help.trainRounds': 'vueltas; cada una juega con lo que han aprendido las anteriores',
  'help.trainDeals': 'repartos nuevos en los que una red se mide con lo mejor hasta entonces, desde cada asiento',
  'help.trainLessons':
    'de qué se aprende: de lo que la búsqueda halla de las órdenes de una misma pregunta, o del final de las partidas',
  'help.trainWorlds': 'lecciones de la búsqueda: mundos supuestos en los que se prueba cada orden',
  'help.trainRidge': 'lecciones de la búsqueda: cuántas filas hablan a favor de un peso nulo',
  'help.trainEpochs': 'lecciones de los finales: cuántas veces recorre una red todas las muestras',
  'help.trainFolder': 'la carpeta del aprendizaje; si existe, se continúa',
  'help.trainModel': 'el archivo para lo aprendido; las redes para otras mesas que contenga se quedan en él',
  'help.trainPortion': 'jugar solo una parte de las muestras, por ejemplo 2/3: la segunda de tres máquinas',

  'train.samples': 'Vuelta {round} de {rounds}: se {games, plural, one {juega # partida} other {juegan # partidas}}.',
  'train.fit': 'Vuelta {round} de {rounds}: una red aprende de ellas.',
  'train.trial':
    'Vuelta {round} de {rounds}: juega en {deals, plural, one {# reparto nuevo} other {# repartos nuevos}}.',
  'train.verdict':
    'Vuelta {round}: {rows} muestras, error {before} → {after} en partidas que no se le enseñaron; {won} de {games} partidas en repartos nuevos hablan en su favor. {taken, select, yes {Es la mejor hasta ahora.} other {No se toma.}}',
  'train.stopped': 'Interrumpido: no se pierde nada de lo jugado. La misma orden continúa.',
  'train.waiting':
    'Esta parte está jugada. Faltan las otras: copia las carpetas de todas las máquinas en {folder} y da la misma orden sin --portion.',
  'train.none': 'Ninguna vuelta ha aprendido nada que gane: no se escribe nada.',
  'train.written': 'Escrito: {file} ({kilobytes} kB)',

  'error.otherTraining':
    'En {folder} hay un aprendizaje con otras partidas, vueltas, reglas o semilla. Indica otra carpeta (--folder), o continúa aquel con sus propias opciones.',
  'error.samples': '{file} está dañado: bórralo y la misma orden vuelve a jugar sus partidas.',
  'error.model': '{file} no contiene nada aprendido, o está dañado.',
  'error.nothingToLearn': 'Nadie sabe cómo aprender {game}.',
}
