import { PROBLEM_MESSAGES } from '@wanli/game-kit'
import type { setup as en } from '../en/setup.ts'

export const setup: Readonly<Record<keyof typeof en, string>> = {
  'mode.competitive': 'Competitivo',
  'mode.competitive.help': 'De 3 a 5 jugadores, unos contra otros (GW-MODE-01).',
  'mode.two': 'Dos jugadores',
  'mode.two.help': '2 jugadores, uno contra otro, con el clan Junco como tercero (GW-MODE-02).',
  'mode.solo': 'Solitario',
  'mode.solo.help': '1 jugador contra Qin Jiushao, con el clan Junco (GW-MODE-03).',
  'mode.coop': 'Cooperativo',
  'mode.coop.help': 'De 2 a 5 jugadores juntos por las Demandas del Emperador (GW-COOP-22).',

  'setup.mode': 'Modo',
  'setup.mode.help': 'Cómo jugáis: unos contra otros, en solitario o juntos (GW-MODE-01).',
  'setup.seats': 'Jugadores',
  'setup.seats.help': 'El número de jugadores humanos; cada modo dice para cuántos es (GW-MODE-01).',
  'setup.clans': 'Clanes',
  'setup.clans.help': 'Un Clan por jugador, todos distintos (GW-SETUP-08).',
  'setup.options': 'Opciones',
  'setup.options.help':
    'Cuestiones que el reglamento deja abiertas, cada una con la respuesta habitual en primer lugar.',
  'setup.expansions': 'Expansiones',
  'setup.expansions.help': 'Qué más hay en la caja (XP-CFG-01).',
  'setup.data': 'Tablas de datos',
  'setup.data.help': 'Tablas de cartas, lugares y números que sustituyen a las habituales.',

  'only.reed': 'Solo con el Clan Junco: --mode two, --mode solo, o --mode coop con 2 jugadores.',
  'only.solo': 'Solo en --mode solo.',
  'only.coop': 'Solo en --mode coop.',

  'setting.raid.playerCount': 'Jugadores en una Incursión',
  'setting.raid.playerCount.help':
    'Cuántas fichas de Deshonra retira una Incursión: una por jugador humano, o también por los que nadie juega (GW-RAID-02).',
  'setting.raid.playerCount.humans': 'solo jugadores humanos',
  'setting.raid.playerCount.withAutomata': 'también los que nadie juega',
  'setting.shame.soleTiming': 'Deshonra por estar solo',
  'setting.shame.soleTiming.help':
    'Si quien está solo en una Localización recibe Deshonra antes de su efecto o después (GW-ACT-08).',
  'setting.shame.soleTiming.beforeEffect': 'antes del efecto',
  'setting.shame.soleTiming.afterEffect': 'después del efecto',
  'setting.tactic.defeatEvents': 'Cartas de Táctica al Derrotar',
  'setting.tactic.defeatEvents.help':
    'Si Derrotar una Horda y las muertes que causa son dos eventos, con una carta de Táctica cada uno, o uno solo (GW-TACTIC-07).',
  'setting.tactic.defeatEvents.split': 'dos eventos',
  'setting.tactic.defeatEvents.merged': 'un solo evento',
  'setting.command.betrayalCountsForHonor': 'Honor por Traición',
  'setting.command.betrayalCountsForHonor.help':
    'Si Traición en tu pila de descarte cuenta cuando obtienes Honor en lugar de recuperar tus cartas de Mando (GW-SUMMER-04a).',
  'setting.command.betrayalCountsForHonor.true': 'cuenta',
  'setting.command.betrayalCountsForHonor.false': 'no cuenta',
  'setting.archer.emptyShot': 'Arqueros sin objetivo',
  'setting.archer.emptyShot.help':
    'Si un Arquero puede ocupar un Puesto de Disparo en una sección en la que no hay nada que herir (GW-ATTACK-04).',
  'setting.archer.emptyShot.allowed': 'permitido',
  'setting.archer.emptyShot.forbidden': 'prohibido',
  'setting.info.showOpponentResources': 'Recursos a la vista',
  'setting.info.showOpponentResources.help':
    'Si todos ven los recursos de todos en lugar de solo los propios (GW-INFO-07).',
  'setting.info.showOpponentResources.false': 'ocultos tras las pantallas',
  'setting.info.showOpponentResources.true': 'a la vista de todos',
  'setting.reed.overlord': 'Señor Feudal del clan Junco',
  'setting.reed.overlord.help':
    'Quién decide por el clan Junco en el turno de un jugador: el jugador activo o el primero en el orden de Té (GW-REED-11).',
  'setting.reed.overlord.activePlayer': 'el jugador activo',
  'setting.reed.overlord.highestTea': 'el primero en el orden de Té',
  'setting.reed.claim': 'Hordas del clan Junco',
  'setting.reed.claim.help':
    'Si una Horda que reclamaría el clan Junco se descarta o va al siguiente mejor jugador (GW-REED-16).',
  'setting.reed.claim.discard': 'se descarta',
  'setting.reed.claim.nextPlayer': 'al siguiente mejor jugador',
  'setting.solo.difficulty': 'Dificultad',
  'setting.solo.difficulty.help': 'Con cuánto Honor empieza Qin Jiushao (RUL-24).',
  'setting.solo.difficulty.normal': 'normal: 0 de Honor',
  'setting.solo.difficulty.hard': 'difícil: 50 de Honor',
  'setting.solo.difficulty.harder': 'muy difícil: 100 de Honor',
  'setting.solo.advisorsPerSpring': 'Consejeros de Qin Jiushao',
  'setting.solo.advisorsPerSpring.help': 'Cuántos Consejeros de Apoyo obtiene cada Primavera (GW-SOLO-33).',
  'setting.solo.advisorsPerSpring.1': '1 cada Primavera',
  'setting.solo.advisorsPerSpring.2': '2 cada Primavera',
  'setting.solo.qinClerks': 'Funcionarios de Qin Jiushao',
  'setting.solo.qinClerks.help': 'Cuántos Funcionarios tiene (GW-SOLO-11).',
  'setting.solo.qinClerks.8': '8 Funcionarios',
  'setting.solo.qinClerks.5': '5 Funcionarios',
  'setting.solo.qinReclaimHonor': 'Honor de Verano de Qin Jiushao',
  'setting.solo.qinReclaimHonor.help':
    'Si obtiene en Verano 2 de Honor por cada una de sus cartas de Mando descartadas (GW-SOLO-16).',
  'setting.solo.qinReclaimHonor.true': 'sí',
  'setting.solo.qinReclaimHonor.false': 'no lo obtiene',
  'setting.solo.shameLoss': 'Derrota por Deshonra',
  'setting.solo.shameLoss.help':
    'Si quedarse sin fichas de Deshonra hace perder la partida al final del Invierno o de inmediato (GW-SOLO-37).',
  'setting.solo.shameLoss.endCheck': 'al final del Invierno',
  'setting.solo.shameLoss.immediate': 'de inmediato',
  'setting.solo.vitalOrder': 'Zonas Vitales de Qin Jiushao',
  'setting.solo.vitalOrder.help':
    'En qué orden cubre las Zonas Vitales de una Horda: por filas o por columnas (GW-SOLO-30).',
  'setting.solo.vitalOrder.rows': 'por filas',
  'setting.solo.vitalOrder.columns': 'por columnas',
  'setting.coop.ordering': 'Orden en el modo cooperativo',
  'setting.coop.ordering.help':
    'Si el equipo acuerda el orden de las acciones de Funcionarios y de las cartas de Mando o se sigue el orden de Té (GW-COOP-14).',
  'setting.coop.ordering.team': 'como acuerde el equipo',
  'setting.coop.ordering.tea': 'orden de Té',
  'setting.coop.emptyPoolEndsGame': 'Suministro de Deshonra vacío en el modo cooperativo',
  'setting.coop.emptyPoolEndsGame.help':
    'Si quedarse sin fichas de Deshonra termina la partida, o solo una ficha que no se puede recibir (GW-COOP-26).',
  'setting.coop.emptyPoolEndsGame.false': 'la partida sigue',
  'setting.coop.emptyPoolEndsGame.true': 'la partida termina',

  ...PROBLEM_MESSAGES.es,
}
