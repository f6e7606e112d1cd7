/** What is said of it before its box is opened. */
export const en = {
  'expansion.diaoyucheng': 'Siege of Diaoyucheng',
  'expansion.diaoyucheng.help':
    'Ancient Chronicles, together: hold the Fortress through every Night until the last Year ends. Shame tokens beside it wear down its Defense, Archers in it keep watch, Builders raise it again. No Requests; Artifacts are in force all game.',
  'only.diaoyucheng': 'Only with Siege of Diaoyucheng: --mode coop --expansions diaoyucheng.',
} as const

export const es: Record<keyof typeof en, string> = {
  'expansion.diaoyucheng': 'Asedio de Diaoyucheng',
  'expansion.diaoyucheng.help':
    'Crónicas Ancestrales, en equipo: resistid en la Fortaleza cada Noche hasta que termine el último Año. Las fichas de Deshonra junto a ella desgastan su Defensa, los Arqueros la velan y los Constructores la reparan. Sin Demandas; los Artefactos valen toda la partida.',
  'only.diaoyucheng': 'Solo con Asedio de Diaoyucheng: --mode coop --expansions diaoyucheng.',
}

declare module '../../../../text/more.ts' {
  interface MoreTexts extends Record<keyof typeof en, true> {}
}
