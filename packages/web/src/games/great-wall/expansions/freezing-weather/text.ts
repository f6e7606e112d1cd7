const en = {
  'gw.cold.production': 'Production',
  'gw.cold.sent': 'To the Emperor',
  'gw.cold.sent.rule': '{n} of one kind, {honor} Honor at the end',
  'gw.cold.now': 'Overseers {n}',
  'gw.cold.slot': '{resource}: {players, select, none {nobody has sent any} other {sent by {players}}}',
  'gw.cold.send': 'Send {resource}',
  'gw.cold.supply': 'Supply',
  'gw.cold.supply.short': 'it can run out',
  'gw.cold.supply.raid': 'A Raid takes {raid} of each out of the game.',
  'gw.cold.left': '{n} {resource} left',
  'gw.cold.sent.what':
    'At the end of your turn you may send {n} Resources of one kind. They leave the game and a Clerk stays here: {honor} Honor at the end, each kind once.',
  'gw.cold.supply.what':
    'Nobody gains more than is left. What is paid comes back; what a Raid takes, what is sent and what goes in the place of Shame leaves the game.',
  'gw.cold.production.what':
    'What stands in the slot of the Year is what each Overseer brings less, in income and when gathering, but never below 0.',
  'gw.moment.sent': '+{honor} at the end',
  'gw.next.sent': 'to the Emperor',
  'gw.next.cold': 'Resources or Shame',
  'gw.change.cold': 'The cold',
  'gw.change.cold.text':
    'Overseers bring less from Year to Year, and Resources run out. In a Breach a Resource may leave the game in the place of each Shame token; a Raid takes {raid} of each out of the supply.',
  'gw.change.sent': 'Deliveries',
  'gw.change.sent.text':
    'At the end of a turn {n} Resources of one kind may go to the Emperor, each kind once: a Clerk stays on the card and brings {honor} Honor at the end.',
}
const es: Record<keyof typeof en, string> = {
  'gw.cold.production': 'Producción',
  'gw.cold.sent': 'Al Emperador',
  'gw.cold.sent.rule': '{n} de un tipo, {honor} de Honor al final',
  'gw.cold.now': 'Supervisores {n}',
  'gw.cold.slot': '{resource}: {players, select, none {nadie ha enviado} other {enviado por {players}}}',
  'gw.cold.send': 'Enviar {resource}',
  'gw.cold.supply': 'Suministro',
  'gw.cold.supply.short': 'se puede agotar',
  'gw.cold.supply.raid': 'Una Incursión saca {raid} de cada de la partida.',
  'gw.cold.left': 'quedan {n} de {resource}',
  'gw.cold.sent.what':
    'Al final de tu turno puedes enviar {n} recursos de un tipo. Salen de la partida y aquí se queda un Funcionario: {honor} de Honor al final, cada tipo una vez.',
  'gw.cold.supply.what':
    'Nadie obtiene más de lo que queda. Lo pagado vuelve; lo que se lleva una Incursión, lo enviado y lo que va en lugar de Deshonra sale de la partida.',
  'gw.cold.production.what':
    'El valor del espacio del año es lo que cada Supervisor da de menos, en ingresos y al recolectar, pero nunca por debajo de 0.',
  'gw.moment.sent': '+{honor} al final',
  'gw.next.sent': 'al Emperador',
  'gw.next.cold': 'recursos o Deshonra',
  'gw.change.cold': 'El frío',
  'gw.change.cold.text':
    'Los Supervisores dan menos cada año y los recursos se agotan. En una Brecha puede salir de la partida un recurso en lugar de cada ficha de Deshonra; una Incursión saca {raid} de cada del suministro.',
  'gw.change.sent': 'Envíos',
  'gw.change.sent.text':
    'Al final de un turno pueden ir {n} recursos de un tipo al Emperador, cada tipo una vez: un Funcionario se queda en la carta y da {honor} de Honor al final.',
}
export const texts = { en, es }
