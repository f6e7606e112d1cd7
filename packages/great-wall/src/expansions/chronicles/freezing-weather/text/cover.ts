/** What is said of it before its box is opened. */
export const en = {
  'expansion.freezingWeather': 'Freezing Weather',
  'expansion.freezingWeather.help':
    'A scenario of Ancient Chronicles: Overseers yield less from Year to Year and Resources run out. Send 4 of a kind to the Emperor for 12 Honor each; in a Breach a Resource may go in the place of a Shame token.',
  'only.freezingWeather': 'Only with the scenario Freezing Weather: --expansions freezingWeather.',
  'setting.fw.supply': 'Resources in Freezing Weather',
  'setting.fw.supply.help':
    'How many of each type there are: so many beside what everyone starts with, by the number of players, or the 50 of the box with what everyone starts with.',
  'setting.fw.supply.limited': 'By the number of players',
  'setting.fw.supply.fifty': 'The 50 of the box',
} as const

export const es: Record<keyof typeof en, string> = {
  'expansion.freezingWeather': 'Frío Glacial',
  'expansion.freezingWeather.help':
    'Un escenario de Crónicas Ancestrales: los Supervisores rinden menos cada año y los recursos se agotan. Envía 4 de un tipo al Emperador por 12 de Honor cada vez; en una Brecha puede irse un recurso en lugar de una ficha de Deshonra.',
  'only.freezingWeather': 'Solo con el escenario Frío Glacial: --expansions freezingWeather.',
  'setting.fw.supply': 'Recursos en Frío Glacial',
  'setting.fw.supply.help':
    'Cuántos hay de cada tipo: tantos aparte de lo que cada uno recibe al empezar, según el número de jugadores, o los 50 de la caja contando lo que cada uno recibe.',
  'setting.fw.supply.limited': 'Según el número de jugadores',
  'setting.fw.supply.fifty': 'Los 50 de la caja',
}

declare module '../../../../text/more.ts' {
  interface MoreTexts extends Record<keyof typeof en, true> {}
}
