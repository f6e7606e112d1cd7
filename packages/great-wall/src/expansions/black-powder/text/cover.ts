/** What is said of it before its box is opened. */
export const en = {
  'expansion.blackPowder': 'Black Powder',
  'expansion.blackPowder.help':
    'Walls of level 1, Towers and War Machines from the start; special soldiers of each Clan; siege Hordes that destroy the Wall. With 6 Advisors more.',
  'only.blackPowder': 'Only with Black Powder: --expansions blackPowder.',
  'setting.bp.towerScoring': 'Towers after the Assault',
  'setting.bp.towerScoring.help':
    'Who had a Spearman in a Tower when the Assault began gains Honor for Sections that held and Shame for those that did not; or only who still has one there, and Honor alone.',
  'setting.bp.towerScoring.snapshot': 'As when the Assault began',
  'setting.bp.towerScoring.survivors': 'Only those still there, Honor alone',
  'setting.bp.snakeTokensDie': 'Snake tokens in a Defeat',
  'setting.bp.snakeTokensDie.help':
    'Soldiers are killed when a Horde is Defeated. Snake tokens can’t be; or their owner may lose them in the place of Soldiers.',
  'setting.bp.snakeTokensDie.false': 'Can’t be killed',
  'setting.bp.snakeTokensDie.true': 'May be lost in the place of Soldiers',
} as const

export const es: Record<keyof typeof en, string> = {
  'expansion.blackPowder': 'Pólvora Negra',
  'expansion.blackPowder.help':
    'Murallas de nivel 1, Torres y Máquinas de Guerra desde el principio; soldados especiales de cada clan; Hordas de asedio que destruyen la Muralla. Con 6 Consejeros más.',
  'only.blackPowder': 'Solo con Pólvora Negra: --expansions blackPowder.',
  'setting.bp.towerScoring': 'Torres tras el Asalto',
  'setting.bp.towerScoring.help':
    'Quien tenía un Lancero en una Torre al empezar el Asalto gana Honor por las secciones que aguantaron y Deshonra por las que no; o solo quien aún lo tiene allí, y solo Honor.',
  'setting.bp.towerScoring.snapshot': 'Como al empezar el Asalto',
  'setting.bp.towerScoring.survivors': 'Solo los que siguen allí, solo Honor',
  'setting.bp.snakeTokensDie': 'Fichas de Serpiente en una Derrota',
  'setting.bp.snakeTokensDie.help':
    'Al Derrotar una Horda mueren Soldados. Las fichas de Serpiente no pueden morir; o su dueño puede perderlas en lugar de Soldados.',
  'setting.bp.snakeTokensDie.false': 'No pueden morir',
  'setting.bp.snakeTokensDie.true': 'Se pueden perder en lugar de Soldados',
}
