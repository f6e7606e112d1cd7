import { gistsOf } from '../gists.ts'
import rows from './gists.json' with { type: 'json' }

/** What the page says of every scenario. */
const en = {
  'gw.scenario.read': 'The story, and what is different',
  'gw.scenario.different': 'What is different',
  'gw.scenario.again': 'You find this again at the edge of the table, under the name of the scenario.',
  'gw.scenario.begin': 'To the table',
}
const es: Record<keyof typeof en, string> = {
  'gw.scenario.read': 'La historia y lo que cambia',
  'gw.scenario.different': 'Lo que cambia',
  'gw.scenario.again': 'Lo encuentras de nuevo al borde de la mesa, bajo el nombre del escenario.',
  'gw.scenario.begin': 'A la mesa',
}
export const texts = { en, es }

/** The cards that all scenarios share, in a few words. Artifacts act all game, for everybody. */
export const gists = gistsOf(rows)
