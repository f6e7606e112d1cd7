const en = {
  'gw.famine.larder': 'Food track',
  'gw.famine.food': 'Food',
  'gw.famine.larder.what':
    'There is room for {capacity} Food each. A Breach or a Raid takes 1 for each Horde; at {loss} all players lose.',
  'gw.famine.rule': 'room for {capacity}; a Breach or Raid takes 1 per Horde; at {loss} all lose',
  'gw.famine.has': '{player}: {food} Food for {mouths, plural, one {# piece} other {# pieces}}.',
  'gw.famine.lacks': '{player}: {food} Food for {mouths, plural, one {# piece} other {# pieces}}: some will go hungry.',
  'gw.famine.at': '{n} Food: {players}',
  'gw.famine.price': 'Per Clerk: {price} Gold (Lethality) for {brings} Food',
  'gw.meal': 'The meal',
  'gw.meal.count': '{fed} of {mouths} eat, {food} Food',
  'gw.meal.all': 'everyone eats',
  'gw.meal.hungry': '{n, plural, one {# goes home hungry} other {# go home hungry}}',
  'gw.meal.eats': '{piece}: {fed} of {n} eat',
  'gw.meal.serve': 'Serve the meal',
  'gw.meal.more': 'feed',
  'gw.meal.less': 'hungry',
  'gw.moment.larder': 'Room for {capacity}',
  'gw.next.eating': 'the meal',
  'gw.next.market': 'the Market',
  'gw.change.famine': 'The larder',
  'gw.change.famine.text':
    'Each Winter after the Assault every Soldier in a Section, Overseer and Clerk on a Location eats 1 Food, or returns to the pool. Breaches and Raids take room from the larder instead of bringing Shame; at {loss} all lose.',
  'gw.change.market': 'The Market',
  'gw.change.market.text': 'An eleventh Location: per Clerk, Gold equal to the Lethality buys {brings} Food.',
}
const es: Record<keyof typeof en, string> = {
  'gw.famine.larder': 'Indicador de Comida',
  'gw.famine.food': 'Comida',
  'gw.famine.larder.what':
    'Caben {capacity} de Comida por jugador. Una Brecha o una Incursión quita 1 por cada Horda; con {loss} pierden todos.',
  'gw.famine.rule': 'caben {capacity}; Brecha o Incursión quitan 1 por Horda; con {loss} pierden todos',
  'gw.famine.has': '{player}: {food} de Comida para {mouths, plural, one {# pieza} other {# piezas}}.',
  'gw.famine.lacks':
    '{player}: {food} de Comida para {mouths, plural, one {# pieza} other {# piezas}}: no comerán todos.',
  'gw.famine.at': '{n} de Comida: {players}',
  'gw.famine.price': 'Por Funcionario: {price} Oro (Mortandad) por {brings} de Comida',
  'gw.meal': 'La comida',
  'gw.meal.count': 'comen {fed} de {mouths}, {food} de Comida',
  'gw.meal.all': 'comen todos',
  'gw.meal.hungry': '{n, plural, one {# vuelve con hambre} other {# vuelven con hambre}}',
  'gw.meal.eats': '{piece}: comen {fed} de {n}',
  'gw.meal.serve': 'Servir la comida',
  'gw.meal.more': 'come',
  'gw.meal.less': 'sin comer',
  'gw.moment.larder': 'Caben {capacity}',
  'gw.next.eating': 'la comida',
  'gw.next.market': 'el Mercado',
  'gw.change.famine': 'La despensa',
  'gw.change.famine.text':
    'Cada Invierno, tras el Asalto, cada Soldado en una sección, Supervisor y Funcionario en una Localización come 1 de Comida o vuelve a la reserva. Brechas e Incursiones reducen la despensa en vez de traer Deshonra; con {loss} pierden todos.',
  'gw.change.market': 'El Mercado',
  'gw.change.market.text':
    'Una undécima Localización: por Funcionario, tanto Oro como la Mortandad compra {brings} de Comida.',
}
export const texts = { en, es }
