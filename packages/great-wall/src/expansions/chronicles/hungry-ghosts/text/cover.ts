/** What is said of it before its box is opened. */
export const en = {
  'expansion.hungryGhosts': 'Hungry Ghost Festival',
  'expansion.hungryGhosts.help':
    'A scenario of Ancient Chronicles: each Winter the rows of Hordes send ghosts to Locations, where no Clerk may go until a Horde is Defeated or the next Assault begins. Killed Soldiers do not return.',
  'only.hungryGhosts': 'Only with the scenario Hungry Ghost Festival: --expansions hungryGhosts.',
} as const

export const es: Record<keyof typeof en, string> = {
  'expansion.hungryGhosts': 'Festival de los Fantasmas Hambrientos',
  'expansion.hungryGhosts.help':
    'Un escenario de Crónicas Ancestrales: cada Invierno las filas de Hordas envían fantasmas a Localizaciones, adonde ningún Funcionario puede ir hasta que se Derrote una Horda o empiece el siguiente Asalto. Los Soldados muertos no vuelven.',
  'only.hungryGhosts': 'Solo con el escenario Festival de los Fantasmas Hambrientos: --expansions hungryGhosts.',
}

declare module '../../../../text/more.ts' {
  interface MoreTexts extends Record<keyof typeof en, true> {}
}
