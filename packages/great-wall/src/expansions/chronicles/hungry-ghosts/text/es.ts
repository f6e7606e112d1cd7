import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  'detail.ghosts':
    'cada Localización Embrujada tiene una ficha, no hay Funcionarios en ella y es una adonde pueden ir fantasmas ({rule}).',
  'prompt.haunt':
    'Embrujo: ¿en qué Localización pones la ficha de Deshonra? Todos los Funcionarios que hay allí vuelven a casa.',
  'prompt.lift': 'Una Horda ha sido Derrotada: ¿libras del embrujo a una Localización?',
  'option.haunt': 'Un fantasma {location}',
  'option.lift': 'Librar del embrujo a {location}',
  'why.safeFromGhosts': 'Ningún fantasma va a {location}.',
  'why.hauntedAlready': '{location} ya está Embrujada.',
  'event.hauntingStep':
    '{rows, plural, one {# fila tiene Hordas} other {# filas tienen Hordas}}: {n, plural, =0 {no viene ningún fantasma} one {viene # fantasma} other {vienen # fantasmas}}.',
  'event.haunted': '{player} envía un fantasma {location}: Embrujada.',
  'event.lifted': '{player} libra del embrujo a {location}.',
  'event.ghostsGone':
    'Empieza el Asalto: {n, plural, one {el fantasma vuelve} other {los # fantasmas vuelven}} al suministro de Deshonra.',
  'event.deadForGood': '{player} retira {unit} de la partida para siempre.',
  'scenario.SCN-4.1':
    'Cada Invierno, tras la fase de Asalto: por cada fila con una Horda, {most} como máximo, se pone una ficha del suministro de Deshonra en una Localización, en orden de Té; nunca en {never}. Los Funcionarios de allí vuelven a casa y nadie puede ir.',
  'scenario.SCN-4.2':
    'Cuando se Derrota una Horda, quien la reclama puede devolver 1 ficha al suministro. Al comienzo de la fase de Asalto vuelven todas.',
  'scenario.SCN-4.3': 'Un Soldado que muere sale de la partida.',
}
