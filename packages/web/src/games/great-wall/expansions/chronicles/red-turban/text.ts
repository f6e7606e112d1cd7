const en = {
  'gw.turban.year': 'This Year',
  'gw.turban.none': 'not chosen',
  'gw.turban.peace': 'Peace',
  'gw.turban.war': 'War',
  'gw.turban.sealed': 'One Year less: the last slot of the Time track is sealed.',
  'gw.turban.loss': 'Any Breach loses the game',
  'gw.turban.barred': 'No Overseers here',
  'gw.turban.embassy': 'Clerks free in War, or 20 Honor in Summer',
  'gw.turban.asked.state': 'Peace or War',
  'gw.turban.asked.share': 'Gold for Peace',
  'gw.turban.asked.hire': 'a Clerk for Honor',
  'gw.change.turban': 'Peace or War',
  'gw.change.turban.text': 'The team chooses each Spring: Gold for fewer Hordes, or a free Clerk each.',
  'gw.change.clerks': 'Clerks are called away',
  'gw.change.clerks.text':
    'Whoever has most Clerks at a Production Location loses one when it activates; each Raid takes one of everyone.',
  'gw.change.aim.text': 'There are no Requests: the team wins if the last Year ends without a Breach.',
}
const es: Record<keyof typeof en, string> = {
  'gw.turban.year': 'Este Año',
  'gw.turban.none': 'sin elegir',
  'gw.turban.peace': 'Paz',
  'gw.turban.war': 'Guerra',
  'gw.turban.sealed': 'Un Año menos: el último espacio del indicador de Tiempo está sellado.',
  'gw.turban.loss': 'Cualquier Brecha pierde la partida',
  'gw.turban.barred': 'Sin Supervisores',
  'gw.turban.embassy': 'Funcionarios gratis en Guerra, o por 20 de Honor en Verano',
  'gw.turban.asked.state': 'Paz o Guerra',
  'gw.turban.asked.share': 'Oro para la Paz',
  'gw.turban.asked.hire': 'un Funcionario por Honor',
  'gw.change.turban': 'Paz o Guerra',
  'gw.change.turban.text':
    'El equipo elige cada Primavera: Oro por menos Hordas, o un Funcionario gratis para cada uno.',
  'gw.change.clerks': 'Los Funcionarios se van',
  'gw.change.clerks.text':
    'Quien tiene más Funcionarios en una Localización de Producción pierde uno al activarse; cada Incursión se lleva uno de cada jugador.',
  'gw.change.aim.text': 'No hay Demandas: el equipo gana si el último Año acaba sin ninguna Brecha.',
}
export const texts = { en, es }
