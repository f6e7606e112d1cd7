/** What is said of it before its box is opened. */
export const en = {
  'expansion.greatFamine': 'Great Famine',
  'expansion.greatFamine.help':
    'A scenario of Ancient Chronicles: feed everyone on the board each Winter, buy Food at the Market. Breaches and Raids shrink the larder instead of bringing Shame; at 5 all lose.',
  'only.greatFamine': 'Only with the scenario Great Famine: --expansions greatFamine.',
} as const

export const es: Record<keyof typeof en, string> = {
  'expansion.greatFamine': 'Gran Hambruna',
  'expansion.greatFamine.help':
    'Un escenario de Crónicas Ancestrales: alimenta cada Invierno a todos los que tienes en el tablero y compra Comida en el Mercado. Brechas e Incursiones vacían la despensa en vez de traer Deshonra; con 5, todos pierden.',
  'only.greatFamine': 'Solo con el escenario Gran Hambruna: --expansions greatFamine.',
}

declare module '../../../../text/more.ts' {
  interface MoreTexts extends Record<keyof typeof en, true> {}
}
