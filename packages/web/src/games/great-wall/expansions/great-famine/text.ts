const en = {
  'gw.scenario.greatFamine.story':
    'Two summers without rain, and a third of locusts. The storehouses echo. Farmers sell the ox, then the plough, then walk to the Wall, where it is said that there is soup. Every spear on the rampart is a mouth, and so is every brush. Whoever holds the line must feed the line; and what burns with a broken gate is always the grain.',
  'gw.scenario.greatFamine.1':
    'You play for Honor. But if there is room for no more than {loss} Food left in the larder, all of you lose at once.',
  'gw.scenario.greatFamine.2':
    'Each Winter after the Assault every Soldier of yours in a Section, every Overseer and every Clerk on a Location eats 1 Food. You choose who does; whoever does not returns to your pool.',
  'gw.scenario.greatFamine.3':
    'A hungry Overseer loses his levels. A hungry Soldier leaves Wounds on his Horde; he is not killed.',
  'gw.scenario.greatFamine.4':
    'The Market is an eleventh Location: for each Clerk there you may buy {brings} Food for as much Gold as the Lethality. What there is no room for is lost.',
  'gw.scenario.greatFamine.5':
    'Breaches and Raids bring no Shame: they take room for 1 Food from the larder, for each Horde.',
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
    'Each Winter after the Assault every Soldier in a Section, Overseer and Clerk on a Location eats 1 Food, or returns to the pool. Breaches and Raids take room from the larder instead of bringing Shame; at 5 all lose.',
  'gw.change.market': 'The Market',
  'gw.change.market.text': 'An eleventh Location: per Clerk, Gold equal to the Lethality buys 2 Food.',
}
const es: Record<keyof typeof en, string> = {
  'gw.scenario.greatFamine.story':
    'Dos veranos sin lluvia y un tercero de langostas. En los graneros resuena el eco. Los campesinos venden el buey, luego el arado, y al fin caminan hasta la Muralla, donde dicen que hay sopa. Cada lanza del adarve es una boca, y cada pincel también. Quien quiera sostener la línea tiene que darle de comer; y lo que arde cuando cae una puerta es siempre el grano.',
  'gw.scenario.greatFamine.1':
    'Jugáis por el Honor. Pero si en la despensa ya no cabe más que {loss} de Comida, perdéis todos en el acto.',
  'gw.scenario.greatFamine.2':
    'Cada Invierno, tras el Asalto, cada Soldado tuyo en una sección, cada Supervisor y cada Funcionario en una Localización come 1 de Comida. Tú eliges quién come; quien no, vuelve a tu reserva.',
  'gw.scenario.greatFamine.3':
    'Un Supervisor con hambre pierde sus niveles. Un Soldado con hambre deja Heridas en su Horda; no muere.',
  'gw.scenario.greatFamine.4':
    'El Mercado es una undécima Localización: por cada Funcionario allí puedes comprar {brings} de Comida por tanto Oro como la Letalidad. Lo que no cabe se pierde.',
  'gw.scenario.greatFamine.5':
    'Brechas e Incursiones no traen Deshonra: cada Horda quita a la despensa sitio para 1 de Comida.',
  'gw.famine.larder': 'Indicador de Comida',
  'gw.famine.food': 'Comida',
  'gw.famine.larder.what':
    'Caben {capacity} de Comida por jugador. Una Brecha o una Incursión quita 1 por cada Horda; con {loss} pierden todos.',
  'gw.famine.rule': 'caben {capacity}; Brecha o Incursión quitan 1 por Horda; con {loss} pierden todos',
  'gw.famine.has': '{player}: {food} de Comida para {mouths, plural, one {# pieza} other {# piezas}}.',
  'gw.famine.lacks':
    '{player}: {food} de Comida para {mouths, plural, one {# pieza} other {# piezas}}: no comerán todos.',
  'gw.famine.at': '{n} de Comida: {players}',
  'gw.famine.price': 'Por Funcionario: {price} Oro (Letalidad) por {brings} de Comida',
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
    'Cada Invierno, tras el Asalto, cada Soldado en una sección, Supervisor y Funcionario en una Localización come 1 de Comida o vuelve a la reserva. Brechas e Incursiones reducen la despensa en vez de traer Deshonra; con 5 pierden todos.',
  'gw.change.market': 'El Mercado',
  'gw.change.market.text':
    'Una undécima Localización: por Funcionario, tanto Oro como la Letalidad compra 2 de Comida.',
}
export const texts = { en, es }
