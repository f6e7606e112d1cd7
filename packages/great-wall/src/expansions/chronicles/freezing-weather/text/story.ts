/** Freezing Weather: what one reads when the game begins. The story, then what is different, a line each. */
export const en = {
  'story.freezingWeather':
    'The rivers have stopped. Ice hangs from the cranes, the saws break in the frozen wood, and whoever leaves the fire at night is not sent for water in the morning. In the capital nobody is warm either, and the Emperor writes to every Clan in the same words: send what you have. The Hordes do not mind the cold. They come over the lakes now.',
  'story.freezingWeather.1':
    'Overseers bring less: the new row of the Time track says how much, in income and when gathering, but never below 0.',
  'story.freezingWeather.2':
    'Resources can run out. Nobody gains more than is left in the supply; what is paid comes back to it.',
  'story.freezingWeather.3':
    'At the end of your turn you may send the Emperor {n} own Resources of one kind; they leave the game. A Clerk of your pool stays on the card and brings {honor} Honor at the end. Each kind once.',
  'story.freezingWeather.4':
    'In a Breach you may let a Resource leave the game in the place of each Shame token. A Raid takes {raid} of each kind from the supply; only for what is missing there a Shame token leaves the pool.',
} as const

export const es: Record<keyof typeof en, string> = {
  'story.freezingWeather':
    'Los ríos se han parado. De las grúas cuelga el hielo, las sierras se rompen en la madera helada, y a quien se aparta del fuego por la noche nadie lo manda ya por agua a la mañana siguiente. En la capital tampoco hay calor, y el Emperador escribe a todos los Clanes lo mismo: enviad lo que tengáis. A las Hordas no les molesta el frío: ahora cruzan los lagos a pie.',
  'story.freezingWeather.1':
    'Los Supervisores dan menos: la nueva fila del indicador de Tiempo dice cuánto, en los ingresos y al recolectar, pero nunca por debajo de 0.',
  'story.freezingWeather.2':
    'Los recursos se pueden agotar. Nadie obtiene más de lo que queda en el suministro; lo que se paga vuelve a él.',
  'story.freezingWeather.3':
    'Al final de tu turno puedes enviar al Emperador {n} recursos propios de un tipo, que salen de la partida. Un Funcionario de tu reserva se queda en la carta y da {honor} de Honor al final. Cada tipo, una vez.',
  'story.freezingWeather.4':
    'En una Brecha puedes sacar de la partida un recurso en lugar de cada ficha de Deshonra. Una Incursión se lleva {raid} de cada tipo del suministro; solo por lo que allí falte sale de la partida una ficha de Deshonra.',
}

declare module '../../../../text/more.ts' {
  interface MoreTexts extends Record<keyof typeof en, true> {}
}
