/** Hungry Ghost Festival: what one reads when the game begins. The story, then what is different, a line each. */
export const en = {
  'story.hungryGhosts':
    'In the seventh month the gates below stand open. Whoever fell at the Wall and was never buried comes home and finds the bowl empty and his place taken. He sits down in the quarry, in the temple, behind the counter of the embassy, and no clerk will go near. Burn paper for them, or bring them the banner of those who killed them. And lose nobody you cannot spare: this month keeps what it is given.',
  'story.hungryGhosts.1':
    'Each Winter after the Assault ghosts come: one Shame token of the pool for each row in which there are Hordes, {most} at most. You put them on Locations, in Tea order; never on {never}.',
  'story.hungryGhosts.2': 'The Clerks of a Haunted Location go home, and none may be moved there.',
  'story.hungryGhosts.3': 'Whoever claims a Horde may free one Location. When the next Assault begins all are free.',
  'story.hungryGhosts.4': 'A Soldier who is killed leaves the game for good. Whoever is saved is not killed.',
} as const

export const es: Record<keyof typeof en, string> = {
  'story.hungryGhosts':
    'En el séptimo mes las puertas de abajo están abiertas. Quien cayó en la Muralla y nunca tuvo tumba vuelve a casa, y encuentra el cuenco vacío y su sitio ocupado. Se sienta en la cantera, en el templo, tras el mostrador de la embajada, y ningún funcionario se acerca. Quemad papel por ellos, o traedles el estandarte de quienes los mataron. Y no perdáis a nadie que os haga falta: este mes se queda con lo que le dan.',
  'story.hungryGhosts.1':
    'Cada Invierno, tras el Asalto, llegan fantasmas: una ficha del suministro de Deshonra por cada fila en la que haya Hordas, {most} como máximo. Las ponéis en Localizaciones, en orden de Té; nunca en {never}.',
  'story.hungryGhosts.2': 'Los Funcionarios de una Localización Embrujada vuelven a casa, y ninguno puede ir allí.',
  'story.hungryGhosts.3':
    'Quien reclama una Horda puede librar una Localización. Cuando empieza el siguiente Asalto, todas quedan libres.',
  'story.hungryGhosts.4': 'Un Soldado que muere sale de la partida para siempre. Quien es salvado no muere.',
}

declare module '../../../../text/more.ts' {
  interface MoreTexts extends Record<keyof typeof en, true> {}
}
