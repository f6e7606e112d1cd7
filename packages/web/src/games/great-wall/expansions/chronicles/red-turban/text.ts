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
}
const es: Record<keyof typeof en, string> = {
  'gw.turban.year': 'Este Año',
  'gw.turban.none': 'sin elegir',
  'gw.turban.peace': 'Paz',
  'gw.turban.war': 'Guerra',
  'gw.turban.sealed': 'Un Año menos: el último espacio de la cola de Tiempo está sellado.',
  'gw.turban.loss': 'Cualquier Brecha pierde la partida',
  'gw.turban.barred': 'Aquí no hay Supervisores',
  'gw.turban.embassy': 'Funcionarios gratis en Guerra, o por 20 de Honor en Verano',
  'gw.turban.asked.state': 'Paz o Guerra',
  'gw.turban.asked.share': 'Oro para la Paz',
  'gw.turban.asked.hire': 'un Funcionario por Honor',
}
export const texts = { en, es }
