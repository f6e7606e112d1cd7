/** What is said of every scenario before its box is opened. */
export const en = {
  'chronicles.name': 'Ancient Chronicles',
  'chronicles.about': 'one scenario, and no other expansion but the 5th Player',
  'only.coopScenario': 'Only in a scenario that is played together: --mode coop --expansions diaoyucheng or redTurban.',
  'setting.ac.coopArtifacts': 'Artifacts in scenarios played together',
  'setting.ac.coopArtifacts.help':
    'Three Artifacts lie on the spots that Requests leave free, in force all game, or there are none, as in co-op without a scenario.',
  'setting.ac.coopArtifacts.true': 'Three are in play',
  'setting.ac.coopArtifacts.false': 'None',
  'remark.SCENARIO_EXCLUSIVE':
    'Scenarios of Ancient Chronicles have special rules of their own and cannot be mixed with {sets}: leave out one or the other.',
  'remark.SCENARIO_EXCLUSIVE.brief': 'scenarios stand alone',
  'remark.SCENARIO_COOP_ONLY.brief': 'co-op only',
  'remark.SCENARIO_NOT_COOP.brief': 'not in co-op',
  'remark.SCENARIO_COOP_ONLY': 'This scenario exists only as a co-operative game for 2 to 5 players.',
  'remark.SCENARIO_NOT_COOP':
    'This scenario is a contest for Honor: choose the competitive game, two players or solo play.',
  'remark.ONE_SCENARIO': 'Choose one scenario per game.',
  'remark.SOLO_SCENARIO_HOUSE':
    'Scenario in solo play: what Qin Jiushao and the Reed Clan do in it is our ruling, the printed rules do not say it.',
} as const

export const es: Record<keyof typeof en, string> = {
  'chronicles.name': 'Crónicas Ancestrales',
  'chronicles.about': 'un escenario, y ninguna otra expansión salvo el 5.º jugador',
  'only.coopScenario': 'Solo en un escenario cooperativo: --mode coop --expansions diaoyucheng o redTurban.',
  'setting.ac.coopArtifacts': 'Artefactos en los escenarios cooperativos',
  'setting.ac.coopArtifacts.help':
    'Tres Artefactos ocupan los espacios que dejan libres las Demandas y valen toda la partida, o no hay ninguno, como en cooperativo sin escenario.',
  'setting.ac.coopArtifacts.true': 'Tres en juego',
  'setting.ac.coopArtifacts.false': 'Ninguno',
  'remark.SCENARIO_EXCLUSIVE':
    'Los escenarios de Crónicas Ancestrales tienen reglas propias y no se combinan con {sets}: deja fuera uno de los dos.',
  'remark.SCENARIO_EXCLUSIVE.brief': 'los escenarios van solos',
  'remark.SCENARIO_COOP_ONLY.brief': 'solo cooperativo',
  'remark.SCENARIO_NOT_COOP.brief': 'no en cooperativo',
  'remark.SCENARIO_COOP_ONLY': 'Este escenario solo existe en modo cooperativo, de 2 a 5 jugadores.',
  'remark.SCENARIO_NOT_COOP':
    'Este escenario se gana con Honor: elige el modo competitivo, de dos jugadores o solitario.',
  'remark.ONE_SCENARIO': 'Elige un solo escenario por partida.',
  'remark.SOLO_SCENARIO_HOUSE':
    'Escenario en solitario: lo que hacen en él Qin Jiushao y el clan Junco es decisión nuestra; las reglas impresas no lo dicen.',
}
