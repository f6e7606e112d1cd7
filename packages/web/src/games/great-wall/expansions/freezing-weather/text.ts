const en = {
  'gw.scenario.freezingWeather.story':
    'The rivers have stopped. Ice hangs from the cranes, the saws break in the frozen wood, and whoever leaves the fire at night is not sent for water in the morning. In the capital nobody is warm either, and the Emperor writes to every Clan in the same words: send what you have. The Hordes do not mind the cold. They come over the lakes now.',
  'gw.scenario.freezingWeather.1':
    'Overseers bring less: the new row of the Time track says how much, in income and when gathering, but never below 0.',
  'gw.scenario.freezingWeather.2':
    'Resources can run out. Nobody gains more than is left in the supply; what is paid comes back to it.',
  'gw.scenario.freezingWeather.3':
    'At the end of your turn you may send the Emperor {n} own Resources of one kind; they leave the game. A Clerk of your pool stays on the card and brings {honor} Honor at the end. Each kind once.',
  'gw.scenario.freezingWeather.4':
    'In a Breach you may let a Resource leave the game in the place of each Shame token. A Raid takes {raid} of each kind from the supply; only for what is missing there a Shame token leaves the pool.',
  'gw.cold.production': 'Production',
  'gw.cold.sent': 'To the Emperor',
  'gw.cold.sent.rule': '{n} of one kind, {honor} Honor at the end',
  'gw.cold.now': 'Overseers {n}',
  'gw.cold.slot': '{resource}: {players, select, none {nobody has sent any} other {sent by {players}}}',
  'gw.cold.send': 'Send {resource}',
  'gw.cold.supply': 'Supply',
  'gw.cold.supply.short': 'it can run out',
  'gw.cold.supply.raid': 'A Raid takes 2 of each out of the game.',
  'gw.cold.left': '{n} {resource} left',
  'gw.cold.sent.what':
    'At the end of your turn you may send 4 Resources of one kind. They leave the game and a Clerk stays here: 12 Honor at the end, each kind once.',
  'gw.cold.supply.what':
    'Nobody gains more than is left. What is paid comes back; what a Raid takes, what is sent and what goes in the place of Shame leaves the game.',
  'gw.cold.production.what':
    'What stands in the slot of the Year is what each Overseer brings less, in income and when gathering, but never below 0.',
  'gw.moment.sent': '+12 at the end',
  'gw.next.sent': 'to the Emperor',
  'gw.next.cold': 'Resources or Shame',
  'gw.change.cold': 'The cold',
  'gw.change.cold.text':
    'Overseers bring less from Year to Year, and Resources run out. In a Breach a Resource may leave the game in the place of each Shame token; a Raid takes 2 of each out of the supply.',
  'gw.change.sent': 'Deliveries',
  'gw.change.sent.text':
    'At the end of a turn 4 Resources of one kind may go to the Emperor, each kind once: a Clerk stays on the card and brings 12 Honor at the end.',
}
const es: Record<keyof typeof en, string> = {
  'gw.scenario.freezingWeather.story':
    'Los ríos se han parado. De las grúas cuelga el hielo, las sierras se rompen en la madera helada, y a quien se aparta del fuego por la noche nadie lo manda ya por agua a la mañana siguiente. En la capital tampoco hay calor, y el Emperador escribe a todos los Clanes lo mismo: enviad lo que tengáis. A las Hordas no les molesta el frío: ahora cruzan los lagos a pie.',
  'gw.scenario.freezingWeather.1':
    'Los Supervisores dan menos: la nueva fila de la cola de Tiempo dice cuánto, en los ingresos y al recolectar, pero nunca por debajo de 0.',
  'gw.scenario.freezingWeather.2':
    'Los recursos se pueden agotar. Nadie obtiene más de lo que queda en el suministro; lo que se paga vuelve a él.',
  'gw.scenario.freezingWeather.3':
    'Al final de tu turno puedes enviar al Emperador {n} recursos propios de un tipo, que salen de la partida. Un Funcionario de tu reserva se queda en la carta y da {honor} de Honor al final. Cada tipo, una vez.',
  'gw.scenario.freezingWeather.4':
    'En una Brecha puedes sacar de la partida un recurso en lugar de cada ficha de Deshonra. Una Incursión se lleva {raid} de cada tipo del suministro; solo por lo que allí falte sale una ficha de Deshonra de la reserva.',
  'gw.cold.production': 'Producción',
  'gw.cold.sent': 'Al Emperador',
  'gw.cold.sent.rule': '{n} de un tipo, {honor} de Honor al final',
  'gw.cold.now': 'Supervisores {n}',
  'gw.cold.slot': '{resource}: {players, select, none {nadie ha enviado} other {enviado por {players}}}',
  'gw.cold.send': 'Enviar {resource}',
  'gw.cold.supply': 'Suministro',
  'gw.cold.supply.short': 'se puede agotar',
  'gw.cold.supply.raid': 'Una Incursión saca 2 de cada de la partida.',
  'gw.cold.left': 'quedan {n} de {resource}',
  'gw.cold.sent.what':
    'Al final de tu turno puedes enviar 4 recursos de un tipo. Salen de la partida y aquí se queda un Funcionario: 12 de Honor al final, cada tipo una vez.',
  'gw.cold.supply.what':
    'Nadie obtiene más de lo que queda. Lo pagado vuelve; lo que se lleva una Incursión, lo enviado y lo que va en lugar de Deshonra sale de la partida.',
  'gw.cold.production.what':
    'El valor del espacio del año es lo que cada Supervisor da de menos, en ingresos y al recolectar, pero nunca por debajo de 0.',
  'gw.moment.sent': '+12 al final',
  'gw.next.sent': 'al Emperador',
  'gw.next.cold': 'recursos o Deshonra',
  'gw.change.cold': 'El frío',
  'gw.change.cold.text':
    'Los Supervisores dan menos cada año y los recursos se agotan. En una Brecha puede salir de la partida un recurso en lugar de cada ficha de Deshonra; una Incursión saca 2 de cada del suministro.',
  'gw.change.sent': 'Envíos',
  'gw.change.sent.text':
    'Al final de un turno pueden ir 4 recursos de un tipo al Emperador, cada tipo una vez: un Funcionario se queda en la carta y da 12 de Honor al final.',
}
export const texts = { en, es }
