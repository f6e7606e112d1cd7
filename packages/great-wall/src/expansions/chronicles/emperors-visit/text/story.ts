/** Emperor's Visit: what one reads when the game begins. The story, then what is different, a line each. */
export const en = {
  'story.emperorsVisit':
    'For the first time in a generation the Son of Heaven has left his palace. The road before him is swept, the hedges are painted green, and the governors count their stores by night. He asks for one thing only, and expects to see it piled up in the yard. Who shows it is praised before everyone. Who does not is looked at, for a moment too long.',
  'story.emperorsVisit.1':
    'The Emperor wishes for one kind of Resource each Year; everyone sees which, and how much of it.',
  'story.emperorsVisit.2':
    'Each Winter after the Assault, whoever has as much of it gains {honor} Honor, everyone else Shame. Nothing is spent, and what lies in the Warehouse counts for nobody.',
  'story.emperorsVisit.3': 'Clerks may be moved to the Warehouse and away again. It never activates.',
  'story.emperorsVisit.4':
    '{first, select, moveFirst {Before} other {After}} the claim whoever has most Clerks there, of tied ones the higher in the Tea order, moves the wish to another kind. {first, select, moveFirst {After the claim} other {Then}} these Clerks go home. If there are none, the wish stays.',
} as const

export const es: Record<keyof typeof en, string> = {
  'story.emperorsVisit':
    'Por primera vez en una generación, el Hijo del Cielo ha salido de su palacio. Barren el camino ante él, pintan de verde los setos, y los gobernadores cuentan de noche sus almacenes. Pide una sola cosa, y espera verla amontonada en el patio. A quien la muestra lo alaba delante de todos. A quien no, lo mira un instante de más.',
  'story.emperorsVisit.1': 'El Emperador desea cada Año un tipo de recurso; todos ven cuál y cuánto.',
  'story.emperorsVisit.2':
    'Cada Invierno, tras el Asalto, quien tenga tanto gana {honor} de Honor; los demás, Deshonra. No se gasta nada, y lo que hay en el Almacén no cuenta para nadie.',
  'story.emperorsVisit.3': 'Los Funcionarios pueden ir al Almacén y salir de él. Nunca se activa.',
  'story.emperorsVisit.4':
    '{first, select, moveFirst {Antes de} other {Tras}} la exigencia, quien tenga más Funcionarios allí (en empate, el más alto en el orden de Té) pasa el deseo a otro tipo. {first, select, moveFirst {Tras la exigencia,} other {Luego}} esos Funcionarios vuelven a casa. Si no hay ninguno, el deseo se queda.',
}

declare module '../../../../text/more.ts' {
  interface MoreTexts extends Record<keyof typeof en, true> {}
}
