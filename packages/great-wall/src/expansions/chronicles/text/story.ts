/** What the stories of all scenarios end with (AC-04, -05). */
export const en = {
  'story.artifacts':
    'Three Artifacts lie at the table. Those of Ancient Chronicles are in force all game, for every player alike{team, select, true {; others have no effect} other {}}.',
} as const

export const es: Record<keyof typeof en, string> = {
  'story.artifacts':
    'Hay tres Artefactos en la mesa. Los de Crónicas Ancestrales valen toda la partida, igual para todos los jugadores{team, select, true {; los demás no tienen efecto} other {}}.',
}

declare module '../../../text/more.ts' {
  interface MoreTexts extends Record<keyof typeof en, true> {}
}
