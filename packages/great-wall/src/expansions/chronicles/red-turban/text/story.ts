/** Red Turban Rebellion: what one reads when the game begins. The story, then what is different, a line each. */
export const en = {
  'story.redTurban':
    'The Yellow River has broken its dykes, and whoever was driven to mend them has tied a red cloth round his head. The mines are in the hands of rebels, the clerks run off or are called back to court, and behind the hills the Hordes have heard that the Wall is badly manned. Buy the rebels off, or call every brush and every spear to war. There is time for neither twice.',
  'story.redTurban.1':
    'You play together, without Requests, and win when the last Year is over.{years, plural, =0 {} one { It comes one Year sooner.} other { It comes # Years sooner.}} Any Breach loses the game at once.',
  'story.redTurban.2':
    'Each Spring the top player of the Tea order proposes Peace or War. Peace: {gold} Gold together for each Horde less; at least {left, plural, one {one comes} other {# come}}, and whoever is to pay must agree.',
  'story.redTurban.3': 'War: nobody pays, and each player hires 1 Clerk free. Without {gold} Gold in all it is War.',
  'story.redTurban.4':
    'When a Production Location activates, the player with the most Clerks there sends one of them to the Embassy; ties go by the Tea order.',
  'story.redTurban.5': 'A Raid sends a Clerk from the pool of each player to the Embassy besides.',
  'story.redTurban.6': 'In Summer {honor} Honor hire a Clerk, once for each player. There are no Overseers {mine}.',
  'story.redTurban.7': 'Some Walls stand from the start.',
} as const

export const es: Record<keyof typeof en, string> = {
  'story.redTurban':
    'El río Amarillo ha roto sus diques, y quienes fueron llevados a repararlos se han atado un paño rojo a la cabeza. Las minas están en manos de los rebeldes, los funcionarios huyen o son llamados a la corte, y tras las colinas las Hordas saben ya que la Muralla está mal guardada. Compra a los rebeldes, o llama a la guerra a cada pincel y a cada lanza. No hay tiempo para las dos cosas.',
  'story.redTurban.1':
    'Jugáis juntos, sin Demandas, y ganáis cuando acaba el último Año{years, plural, =0 {} one {, que llega un Año antes} other {, que llega # Años antes}}. Cualquier Brecha pierde la partida en el acto.',
  'story.redTurban.2':
    'Cada Primavera el primero en el orden de Té propone Paz o Guerra. Paz: {gold} de Oro entre todos por cada Horda menos; {left, plural, one {viene al menos una} other {vienen al menos #}}, y quien paga debe aceptar.',
  'story.redTurban.3':
    'Guerra: nadie paga y cada jugador contrata gratis 1 Funcionario. Sin {gold} de Oro entre todos, hay Guerra.',
  'story.redTurban.4':
    'Cuando se activa una Localización de Producción, quien tiene más Funcionarios allí envía uno de ellos a la Embajada; los empates van por el orden de Té.',
  'story.redTurban.5': 'Una Incursión envía además a la Embajada un Funcionario de la reserva de cada jugador.',
  'story.redTurban.6':
    'En Verano {honor} de Honor contratan un Funcionario, una vez por jugador. No hay Supervisores {mine}.',
  'story.redTurban.7': 'Algunas Murallas están en pie desde el principio.',
}

declare module '../../../../text/more.ts' {
  interface MoreTexts extends Record<keyof typeof en, true> {}
}
