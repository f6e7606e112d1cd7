export const en = {
  'on.onOmen':
    '{every, select, true {Each time} other {When}} there is {what, select, good {a good} bad {a bad} other {an}} omen',
  'mod.luck': 'Every omen gives you {n} Honor',
  'action.reading': 'Reading an omen',
  'window.omen': 'after an omen',
  'unit.diviner': '{n, plural, one {Diviner} other {Diviners}}',
  'aUnit.diviner': 'a Diviner',
  'play.omen': 'Play after an omen',
} as const

export const es: Record<keyof typeof en, string> = {
  'on.onOmen':
    '{every, select, true {Cada vez que} other {Cuando}} hay {what, select, good {un buen} bad {un mal} other {un}} presagio',
  'mod.luck': 'Cada presagio te da {n} de Honor',
  'action.reading': 'Leer un presagio',
  'window.omen': 'tras un presagio',
  'unit.diviner': '{n, plural, one {Adivino} other {Adivinos}}',
  'aUnit.diviner': 'un Adivino',
  'play.omen': 'Juega esta carta tras un presagio',
}

declare module '../../../src/text/more.ts' {
  interface MoreTexts extends Record<keyof typeof en, true> {}
}
