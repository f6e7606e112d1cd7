import type { arenaEn } from './en.ts'

export const arenaEs: Readonly<Record<keyof typeof arenaEn, string>> = {
  'arena.about': 'enfrentar bots en los mismos repartos desde todos los asientos, y puntuarlos',
  'arena.aboutGame': 'los bots se enfrentan en {game}, en los mismos repartos desde todos los asientos',
  'arena.aboutReport': 'juntar los archivos de una serie, vengan de las máquinas que vengan, e informar sobre ella',
  'help.arenaBots':
    'quién participa, como greedy,hard@0.1s,hard@200w: {bots}; tras @, segundos (s, ms) o mundos supuestos (w) por cada orden',
  'help.arenaPairing':
    'quién juega contra quién: round-robin (todos contra todos), gauntlet (el primero contra cada uno), mixed (bots distintos en una mesa)',
  'help.arenaDeals': 'cuántos repartos como mucho; cada uno se juega con todas las rotaciones de asientos',
  'help.arenaQuestion':
    'acabar en cuanto se decida esto, como "hard > greedy 65%" o, a solas o en equipo, "hard wins 60%"; puede darse varias veces',
  'help.arenaMargin': 'cuántos puntos por encima de la proporción preguntada descarta un «no»',
  'help.arenaRisk': 'con qué frecuencia puede decidirse mal una pregunta, en porcentaje',
  'help.arenaPortion': 'jugar solo una parte de los repartos, como 2/3: la segunda de tres máquinas',
  'help.arenaRun':
    'el archivo de la serie, una línea por partida; si existe, se continúa (normalmente arena.jsonl en la carpeta de --out)',
  'help.arenaAnchor': 'el bot que recibe 1500 (normalmente greedy, si no el primero)',
  'help.arenaOut': 'la carpeta del informe',
  'help.arenaFiles': 'archivos de una serie',

  'arena.title': 'Arena: {game}',
  'arena.lead':
    '{seats, plural, one {# asiento} other {# asientos}}. {deals, plural, one {# reparto} other {# repartos}}, {games, plural, one {# partida} other {# partidas}}, semilla {seed}, reglas {rules}.',
  'arena.stopped': 'Interrumpido: no se jugaron todas las partidas. La misma orden continúa.',
  'arena.decided': 'Todas las preguntas están decididas: no hicieron falta todos los repartos.',
  'arena.left':
    '{games, plural, one {# partida} other {# partidas}} de repartos incompletos, o posteriores a la decisión, se guardan y no se cuentan.',
  'arena.failed': '{games, plural, one {Falló # partida.} other {Fallaron # partidas.}}',
  'arena.failure': 'Reparto {failure}',
  'arena.lost': 'Nadie ganó el {share} de las partidas; no dicen quién es más fuerte y no puntúan.',
  'arena.written': 'Escrito: {files}',
  'arena.run': 'Partidas: {file}',
  'arena.bot': 'Bot',
  'arena.rating': 'Puntuación',
  'arena.games': 'Partidas',
  'arena.wins': 'Victorias',
  'arena.interval': 'Intervalo 95 %',
  'arena.points': 'Puntos',
  'arena.others': 'Los demás',
  'arena.msAnAnswer': 'ms por respuesta',
  'arena.msLongest': 'la más larga, ms',
  'arena.msAGame': 's por partida',
  'arena.unrated': 'sin puntuación',
  'arena.against': '{bot} contra {others}',
  'arena.par': 'Por azar',
  'arena.question': 'Pregunta',
  'arena.verdict': 'Decidida',
  'arena.verdict.yes': 'sí',
  'arena.verdict.no': 'no',
  'arena.verdict.open': 'abierta',
  'arena.deals': 'Repartos',
  'arena.ratio': 'Verosimilitud',
  'arena.tested': '{low} frente a {high}',
  'arena.test': 'Contraste',
  'arena.ratings': 'Puntuaciones',
  'arena.ratings.note':
    '{anchor} vale 1500; 400 puntos son diez a uno. Cada asiento gana con una probabilidad proporcional a su fuerza: con dos asientos es el modelo de Bradley y Terry, con más cada partida es un sorteo entre todos los asientos. Las fuerzas más verosímiles, con intervalos del 95 % respecto a {anchor}; a quienes se enfrentaron se les da de antemano una partida compartida.',
  'arena.meetings': 'Quién gana a quién',
  'arena.meetings.note':
    'Cada reparto se juega con todas las rotaciones de asientos. La línea es lo que daría el azar. Los intervalos son del 95 % (Wilson) y cuentan por menos partidas los repartos cuyas partidas se parecen.',
  'arena.teams': 'Partidas ganadas',
  'arena.teams.note':
    'Cada bot juega los mismos repartos, en todos los asientos. Los intervalos son del 95 % (Wilson).',
  'arena.cross': 'Tabla cruzada',
  'arena.cross.note':
    'Proporción de victorias del bot de la izquierda contra el de arriba; con más de dos asientos, uno de él contra copias del otro.',
  'arena.seats': 'Lo que vale el asiento',
  'arena.seats.note': 'Proporción de victorias por asiento.',
  'arena.seat': 'Asiento {seat}',
  'arena.questions': 'Preguntas',
  'arena.questions.note':
    'Un contraste secuencial sobre repartos: «sí» descarta la primera proporción, «no» la segunda, cada cual con el riesgo de error permitido. Verosimilitud: el logaritmo de cuánto más verosímil es la segunda proporción que la primera; más allá del límite está decidida.',
  'arena.risk': 'Riesgo',
  'arena.times': 'Tiempo para pensar',
  'arena.times.note':
    'Milisegundos por respuesta de media, en la máquina que jugó; la mayoría de las respuestas ejecutan lo ya decidido.',
  'arena.curve': 'Fuerza según el tiempo',
  'arena.curve.note': 'El mismo bot con cada vez más tiempo o mundos.',
  'arena.table': 'Como tabla',
  'arena.footer':
    'Hecho por wanli arena. El archivo de la serie tiene todas las partidas; la misma semilla reparte las mismas cartas.',

  'error.budget':
    '«{bot}» no se entiende: tras @ escribe un tiempo o un número de mundos, como {name}@0.1s, {name}@100ms o {name}@200w.',
  'error.twice':
    '{bot} aparece dos veces: una arena necesita a cada uno una vez, quizá con otro presupuesto ({bot}@0.1s).',
  'error.alone': 'Una arena necesita al menos dos bots que se enfrenten: --bots greedy,random.',
  'error.mixed':
    'Una mesa mixta de {seats} necesita al menos {seats} bots distintos; se nombraron {count}. Nombra más, o quita --pairing mixed.',
  'error.question':
    '«{question}» no es una pregunta. Escribe "hard > greedy 65%" o, a solas o en equipo, "hard wins 60%".',
  'error.questionBot': '«{question}» nombra un bot que no participa. Los que sí: {bots}.',
  'error.questionShare': '«{question}» necesita una proporción entre 0% y 100%.',
  'error.questionMeeting':
    '«{question}» trata de un encuentro que no se juega. Con --pairing round-robin juegan todos contra todos; a solas o en equipo pregunta "{bot} wins 60%".',
  'error.percent': '{flag} necesita un porcentaje por encima de {min} y hasta {max}, no «{text}».',
  'error.portion': '--portion necesita una parte de un todo, como 2/3, no «{text}».',
  'error.anchor': '«{bot}» no participa, así que no puede ser la referencia. Elige uno de: {bots}.',
  'error.notARun': '{file} no es el archivo de una serie de la arena. Nombra otro con --run.',
  'error.runLine': '{file} está dañado en la línea {line}. Quita esa línea, o usa otro archivo.',
  'error.otherRun':
    '{file} pertenece a otra serie: difieren {what}. Nombra otro archivo, o usa las mismas opciones y semilla.',
  'error.runRules':
    '{file} se jugó con otras reglas ({was}, ahora {is}). Se puede informar sobre sus partidas, pero no continuarlas: nombra otro archivo con --run.',
}
