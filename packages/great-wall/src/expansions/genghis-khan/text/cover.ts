/** What is said of it before its box is opened. */
export const en = {
  'expansion.genghisKhan': 'Genghis Khan',
  'expansion.genghisKhan.help':
    'The Khan rides with the Hordes and strengthens those of his section. Whoever claims a Horde may attack him, 6 Honor for each spot; if he is Defeated the game ends. With Bannermen, the Emperor’s Award, 3 types of Hordes and 6 Advisors more.',
  'only.genghisKhan': 'Only with Genghis Khan: --expansions genghisKhan.',
  'setting.gk.bannermanVsKhan': 'Bannermen against the Khan',
  'setting.gk.bannermanVsKhan.help':
    'Only Spearmen and Horsemen attack the Khan, or Bannermen too. The rulebook says that these follow the rules of Spearmen.',
  'setting.gk.bannermanVsKhan.false': 'Do not attack him',
  'setting.gk.bannermanVsKhan.true': 'May attack him like Spearmen',
  'remark.KHAN_NOT_A_GOAL': 'Genghis Khan: in co-op the game does not end when he is Defeated.',
} as const

export const es: Record<keyof typeof en, string> = {
  'expansion.genghisKhan': 'Gengis Kan',
  'expansion.genghisKhan.help':
    'El Kan cabalga con las Hordas y refuerza las de su sección. Quien reclama una Horda puede atacarlo, 6 de Honor por zona; si es Derrotado, la partida termina. Con Portaestandartes, la Recompensa del Emperador, 3 tipos de Hordas y 6 Consejeros más.',
  'only.genghisKhan': 'Solo con Gengis Kan: --expansions genghisKhan.',
  'setting.gk.bannermanVsKhan': 'Portaestandartes contra el Kan',
  'setting.gk.bannermanVsKhan.help':
    'Solo atacan al Kan los Lanceros y los Jinetes, o también los Portaestandartes. El reglamento dice que estos siguen las reglas de los Lanceros.',
  'setting.gk.bannermanVsKhan.false': 'No lo atacan',
  'setting.gk.bannermanVsKhan.true': 'Pueden atacarlo como Lanceros',
  'remark.KHAN_NOT_A_GOAL': 'Gengis Kan: en cooperativo la partida no termina al Derrotarlo.',
}
