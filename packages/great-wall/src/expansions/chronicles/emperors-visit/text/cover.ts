/** What is said of it before its box is opened. */
export const en = {
  'expansion.emperorsVisit': "Emperor's Visit",
  'expansion.emperorsVisit.help':
    'A scenario of Ancient Chronicles: whoever has enough of the wished Resource in Winter gains 10 Honor, everyone else Shame. Clerks in the Warehouse choose the next wish.',
  'only.emperorsVisit': "Only with the scenario Emperor's Visit: --expansions emperorsVisit.",
  'setting.ev.order': 'The Emperor: claim or new wish first',
  'setting.ev.order.help':
    'After the Assault the claim is looked at before whoever has most Clerks in the Warehouse moves the marker, or after it.',
  'setting.ev.order.claimFirst': 'Claim first',
  'setting.ev.order.moveFirst': 'New wish first',
} as const

export const es: Record<keyof typeof en, string> = {
  'expansion.emperorsVisit': 'Visita del Emperador',
  'expansion.emperorsVisit.help':
    'Un escenario de Crónicas Ancestrales: quien en Invierno tenga bastante del recurso deseado gana 10 de Honor; los demás, Deshonra. Los Funcionarios del Almacén eligen el siguiente deseo.',
  'only.emperorsVisit': 'Solo con el escenario Visita del Emperador: --expansions emperorsVisit.',
  'setting.ev.order': 'El Emperador: primero la exigencia o el nuevo deseo',
  'setting.ev.order.help':
    'Tras el Asalto se mira la exigencia antes de que quien tenga más Funcionarios en el Almacén mueva el marcador, o después.',
  'setting.ev.order.claimFirst': 'Primero la exigencia',
  'setting.ev.order.moveFirst': 'Primero el nuevo deseo',
}

declare module '../../../../text/more.ts' {
  interface MoreTexts extends Record<keyof typeof en, true> {}
}
