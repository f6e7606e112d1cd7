/* What a card is known by. Which card has which picture is said by the games; the pictures themselves are symbols of a sprite. */

/** The parts of a General's face, from the ground up, and the sign on the seal. Without a beard there is none. */
export interface Recipe {
  readonly ground: 'sun' | 'hills' | 'banner' | 'waves' | 'bamboo' | 'moon' | 'plum'
  readonly armor: 'lamellar' | 'mirror' | 'cloak' | 'robe' | 'shawl'
  readonly face: 'stern' | 'calm' | 'lady' | 'aged' | 'mask' | 'mild' | 'poet'
  readonly beard?: 'moustache' | 'goatee' | 'long' | 'full' | 'forked' | 'wispy' | 'side'
  readonly head:
    | 'helm-plume'
    | 'helm-wings'
    | 'helm-phoenix'
    | 'helm-iron'
    | 'helm-tiger'
    | 'hat-futou'
    | 'hat-tall'
    | 'hair-crown'
    | 'hair-loops'
    | 'helm-crest'
    | 'hat-dongpo'
    | 'hat-cloth'
    | 'hat-cap'
    | 'hat-judge'
    | 'hair-chignon'
  readonly sign: string
}

const symbolOf = (part: string): string => `general-part-${part}`
/** The symbols that lie above each other in a portrait, the lowest first; the seal with the sign comes last. */
export const layersOf = ({ ground, armor, face, beard, head }: Recipe): readonly string[] =>
  [`ground-${ground}`, `armor-${armor}`, `face-${face}`, ...(beard ? [`beard-${beard}`] : []), head].map(symbolOf)
export const signOf = ({ sign }: Recipe): string => symbolOf(`sign-${sign}`)

/** The picture of a card: a symbol; a General has a face too, and the symbol is the sign that stands for it where it is small. */
export interface CardArt {
  readonly name: string
  readonly recipe?: Recipe
}

/** The pictures of a game's or an expansion's own cards, by ID: names of symbols, and faces. */
export interface Pictures {
  readonly symbols: Readonly<Record<string, string>>
  readonly generals: Readonly<Record<string, Recipe>>
}
