/*
 * The IDs of the rules about expansions in general (sections 1, 2 and 15) and of their test vectors, for the count of what tests prove. Those that are
 * about scenarios only are not among them: XP-REF-01, -02, -03, -07, lines of the merged timing, XP-INV-02, -03, -08.
 */
export const GENERAL_IDS: readonly string[] = [
  'XP-CFG-',
  ...['04', '05', '06', '08', '09'].map((n) => `XP-REF-${n}`),
  'XP-GEN-',
  'XP-SET-',
  ...['02', '03', '05', '06', '07', '09', '10', '12', '14', '15', '16', '17', '18', '19', '20'].map(
    (n) => `XP-TIM-${n}`,
  ),
  ...['01', '04', '05', '06', '07', '09', '10'].map((n) => `XP-INV-${n}`),
  // War Machines, Beasts and the Khan with five players.
  'GW5-19',
  'XTV-01',
  'XTV-04',
]
