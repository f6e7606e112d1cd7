/** What is said of it before its box is opened. */
export const en = {
  'expansion.rat': 'Rat',
  'expansion.rat.help':
    'A Rat on a Location: whoever has Clerks there when it activates gains 1 Gold. Each Fall somebody moves it. With 5 Artifacts and 3 Advisors more.',
  'only.rat': 'Only with the Rat: --expansions rat.',
  'setting.rat.moveTiming': 'When the Rat moves',
  'setting.rat.moveTiming.help': 'Its card is read once, after the last turn of Fall, or after each turn.',
  'setting.rat.moveTiming.endOfFall': 'After the last turn of Fall',
  'setting.rat.moveTiming.everyTurn': 'After each turn',
  'setting.rat.advisors': 'Advisors of the Rat',
  'setting.rat.advisors.help': 'Three Advisors of the Rat are shuffled into the Advisor deck.',
  'setting.rat.advisors.true': 'In the deck',
  'setting.rat.advisors.false': 'Left in the box',
  'remark.RAT_NO_ARTIFACTS': 'Rat: in co-op its Artifacts are not used.',
} as const

export const es: Record<keyof typeof en, string> = {
  'expansion.rat': 'Rata',
  'expansion.rat.help':
    'Una Rata en una Localización: quien tenga Funcionarios allí cuando se activa gana 1 Oro. Cada Otoño alguien la mueve. Con 5 Artefactos y 3 Consejeros más.',
  'only.rat': 'Solo con la Rata: --expansions rat.',
  'setting.rat.moveTiming': 'Cuándo se mueve la Rata',
  'setting.rat.moveTiming.help': 'Su carta se lee una vez, tras el último turno del Otoño, o después de cada turno.',
  'setting.rat.moveTiming.endOfFall': 'Tras el último turno del Otoño',
  'setting.rat.moveTiming.everyTurn': 'Después de cada turno',
  'setting.rat.advisors': 'Consejeros de la Rata',
  'setting.rat.advisors.help': 'Tres Consejeros de la Rata se barajan en el mazo de Consejeros.',
  'setting.rat.advisors.true': 'En el mazo',
  'setting.rat.advisors.false': 'Se quedan en la caja',
  'remark.RAT_NO_ARTIFACTS': 'Rata: en modo cooperativo no se usan sus Artefactos.',
}
