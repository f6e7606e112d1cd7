/** The scenarios of Ancient Chronicles, as set-ups call them (XP-CFG-01), in the order of SCN-1 to -6. */
export const SCENARIOS = [
  'freezingWeather',
  'greatFamine',
  'emperorsVisit',
  'hungryGhosts',
  'diaoyucheng',
  'redTurban',
] as const
export type ScenarioName = (typeof SCENARIOS)[number]
/** Those that are played together (AC-02); the others for Honor, with a human or more. */
export const TOGETHER: readonly ScenarioName[] = ['diaoyucheng', 'redTurban']

/** XP-REF-01, XRUL-01: what no scenario can be mixed with; the fifth seat is not among it. */
export const EXCLUDED: readonly string[] = ['genghisKhan', 'blackPowder', 'ancientBeasts', 'rat']
