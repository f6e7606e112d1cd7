const en = {
  'gw.scenario.redTurban.story':
    'The Yellow River has broken its dykes, and whoever was driven to mend them has tied a red cloth round his head. The mines are in the hands of rebels, the clerks run off or are called back to court, and behind the hills the Hordes have heard that the Wall is badly manned. Buy the rebels off, or call every brush and every spear to war. There is time for neither twice.',
  'gw.scenario.redTurban.1':
    'You play together, without Requests, and win when the last Year is over. It comes one Year sooner. Any Breach loses the game at once.',
  'gw.scenario.redTurban.2':
    'Each Spring the top player of the Tea order proposes Peace or War. Peace: 3 Gold together for each Horde less; at least one comes, and whoever is to pay must agree.',
  'gw.scenario.redTurban.3': 'War: nobody pays, and each player hires 1 Clerk free. Without 3 Gold in all it is War.',
  'gw.scenario.redTurban.4':
    'When a Production Location activates, the player with the most Clerks there sends one of them to the Embassy; ties go by the Tea order.',
  'gw.scenario.redTurban.5': 'A Raid sends a Clerk from the pool of each player to the Embassy besides.',
  'gw.scenario.redTurban.6': 'In Summer 20 Honor hire a Clerk, once for each player. The Gold Mine takes no Overseers.',
  'gw.scenario.redTurban.7':
    'With up to three players Walls stand from the start. Three Artifacts are in force all game where Requests would lie.',
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
  'gw.scenario.redTurban.story':
    'El río Amarillo ha roto sus diques, y quienes fueron llevados a repararlos se han atado un paño rojo a la cabeza. Las minas están en manos de los rebeldes, los funcionarios huyen o son llamados a la corte, y tras las colinas las Hordas saben ya que la Muralla está mal guardada. Compra a los rebeldes, o llama a la guerra a cada pincel y a cada lanza. No hay tiempo para las dos cosas.',
  'gw.scenario.redTurban.1':
    'Jugáis juntos, sin Demandas, y ganáis cuando acaba el último Año, que llega un Año antes. Cualquier Brecha pierde la partida en el acto.',
  'gw.scenario.redTurban.2':
    'Cada Primavera el primero en el orden de Té propone Paz o Guerra. Paz: 3 de Oro entre todos por cada Horda menos; viene al menos una, y quien paga debe aceptar.',
  'gw.scenario.redTurban.3':
    'Guerra: nadie paga y cada jugador contrata gratis 1 Funcionario. Sin 3 de Oro entre todos, hay Guerra.',
  'gw.scenario.redTurban.4':
    'Cuando se activa una Localización de Producción, quien tiene más Funcionarios allí envía uno de ellos a la Embajada; los empates van por el orden de Té.',
  'gw.scenario.redTurban.5': 'Una Incursión envía además a la Embajada un Funcionario de la reserva de cada jugador.',
  'gw.scenario.redTurban.6':
    'En Verano 20 de Honor contratan un Funcionario, una vez por jugador. La Mina de Oro no admite Supervisores.',
  'gw.scenario.redTurban.7':
    'Con hasta tres jugadores hay Murallas desde el principio. Donde estarían las Demandas hay tres Artefactos que valen toda la partida.',
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
