import { gistsOf } from '../gists.ts'
import rows from './gists.json' with { type: 'json' }

const en = {
  'gw.khan.rides':
    '{section, select, 0 {on the left} 1 {in the middle} other {on the right}}; {free} of {of} spots left',
  'gw.khan.defeated': 'Defeated: no effect any more',
  'gw.khan.inForce': 'In force',
  'gw.khan.broken': 'Broken: all its spots are covered',
  'gw.khan.here': 'The Khan rides here',
  'gw.khan.spot.free': 'Spot {n} of {card}: {honor} Honor for whoever covers it.',
  'gw.khan.spot.covered': 'Spot {n} of {card}: {unit} of {player}.',
  'gw.khan.what':
    'He strengthens the Hordes of the Section in which he rides. Whoever claims a Horde may attack him with a Spearman or Horseman that survived on it: 6 Honor for each spot.',
  'gw.khan.what.rides': 'Each Spring he rides where the top of the Horde deck points.',
  'gw.khan.what.left': '{free} of {of} spots are free, on his card and his Skills.',
  'gw.skill.what': 'Holds in the Khan’s Section as long as a spot of it is free.',
  'gw.award': 'Emperor’s Award',
  'gw.award.nobody': 'nobody yet',
  'gw.award.held': 'Holds the Emperor’s Award: {card}',
  'gw.award.what': 'Whoever builds a level of a Wall takes it, and has its effect as long as nobody else does.',
  'gw.award.now': '{player} holds it.',
  'gw.award.free': 'Nobody holds it yet.',
  'gw.moment.khan': 'The Khan rides {section, select, 0 {to the left} 1 {to the middle} other {to the right}}',
  'gw.moment.skill': '{card} is broken',
  'gw.moment.khanDefeated': 'The Khan is Defeated',
  'gw.moment.outpost': 'An Attack on {card}',
  'gw.next.khan': 'the Khan',
  'gw.change.khan': 'The Khan rides',
  'gw.change.khan.ends': 'from Section to Section; the game ends too when he is Defeated',
  'gw.change.khan.team': 'from Section to Section; to defeat him ends nothing',
  'gw.unit.bannerman':
    'Attacks as a Spearman does. At the start of Winter up to two Soldiers of the Section it is in may attack.',
}
const es: Record<keyof typeof en, string> = {
  'gw.khan.rides':
    '{section, select, 0 {a la izquierda} 1 {en el centro} other {a la derecha}}; quedan {free} de {of} zonas',
  'gw.khan.defeated': 'Derrotado: ya no tiene efecto',
  'gw.khan.inForce': 'En vigor',
  'gw.khan.broken': 'Rota: todas sus zonas están cubiertas',
  'gw.khan.here': 'El Kan cabalga aquí',
  'gw.khan.spot.free': 'Zona {n} de {card}: {honor} de Honor para quien la cubra.',
  'gw.khan.spot.covered': 'Zona {n} de {card}: {unit} de {player}.',
  'gw.khan.what':
    'Refuerza a las Hordas de la sección en la que cabalga. Quien reclame una Horda puede atacarlo con un Lancero o Jinete que haya sobrevivido en ella: 6 de Honor por zona.',
  'gw.khan.what.rides': 'Cada primavera cabalga adonde señala el mazo de Hordas.',
  'gw.khan.what.left': 'Quedan libres {free} de {of} zonas, en su carta y en sus Habilidades.',
  'gw.skill.what': 'Vale en la sección del Kan mientras le quede una zona libre.',
  'gw.award': 'Recompensa del Emperador',
  'gw.award.nobody': 'aún de nadie',
  'gw.award.held': 'Tiene la Recompensa del Emperador: {card}',
  'gw.award.what': 'Quien construya un nivel de Muralla lo toma, y tiene su efecto mientras nadie más lo haga.',
  'gw.award.now': 'Lo tiene {player}.',
  'gw.award.free': 'Aún no lo tiene nadie.',
  'gw.moment.khan': 'El Kan cabalga {section, select, 0 {a la izquierda} 1 {al centro} other {a la derecha}}',
  'gw.moment.skill': '{card}: rota',
  'gw.moment.khanDefeated': 'El Kan ha sido derrotado',
  'gw.moment.outpost': 'Un Ataque a {card}',
  'gw.next.khan': 'el Kan',
  'gw.change.khan': 'El Kan cabalga',
  'gw.change.khan.ends': 'de sección en sección; la partida acaba también si cae',
  'gw.change.khan.team': 'de sección en sección; derrotarlo no acaba nada',
  'gw.unit.bannerman':
    'Ataca como un Lancero. Al empezar el invierno pueden atacar hasta dos Soldados de la sección en la que está.',
}
export const texts = { en, es }

/** Skills, Awards and Advisors: what they do. Numbers are those of the full text. */
export const gists = gistsOf(rows)
