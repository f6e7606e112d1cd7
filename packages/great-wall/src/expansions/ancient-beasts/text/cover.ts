/** What is said of it before its box is opened. */
export const en = {
  'expansion.ancientBeasts': 'Ancient Beasts',
  'expansion.ancientBeasts.help':
    'Four Beasts on Locations and Sections help whoever is there. At the start of your turn you may pay to make one stronger; Relics move them. With 4 Advisors and 4 Tactic cards more.',
} as const

export const es: Record<keyof typeof en, string> = {
  'expansion.ancientBeasts': 'Bestias Ancestrales',
  'expansion.ancientBeasts.help':
    'Cuatro Bestias en Localizaciones y secciones ayudan a quien esté allí. Al principio de tu turno puedes pagar para hacer más fuerte a una; las Reliquias las mueven. Con 4 Consejeros y 4 cartas de Táctica más.',
}
