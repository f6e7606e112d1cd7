/** Texts of what the sets share that change the Horde deck (horde-deck.ts): each of them has these among its own. */
export const en = {
  'only.coopHordes': 'Only in co-op, with a set that has Hordes: --mode coop --expansions genghisKhan or blackPowder.',
  'setting.exp.coopHordes': 'Hordes of expansions in co-op',
  'setting.exp.coopHordes.help':
    'Some types leave the co-op deck and the Hordes of the expansions come in, or the co-op deck stays as it is.',
  'setting.exp.coopHordes.mix': 'In the co-op deck, in the place of others',
  'setting.exp.coopHordes.coopOnly': 'Left in the box',
} as const

export const es: Record<keyof typeof en, string> = {
  'only.coopHordes':
    'Solo en cooperativo, con un set que tenga Hordas: --mode coop --expansions genghisKhan o blackPowder.',
  'setting.exp.coopHordes': 'Hordas de las expansiones en cooperativo',
  'setting.exp.coopHordes.help':
    'Algunos tipos salen del mazo cooperativo y entran las Hordas de las expansiones, o el mazo cooperativo se queda como está.',
  'setting.exp.coopHordes.mix': 'En el mazo cooperativo, en lugar de otras',
  'setting.exp.coopHordes.coopOnly': 'Se quedan en la caja',
}
