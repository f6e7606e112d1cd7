import type { Drawing } from '../../../frame/acted.ts'

/* What flares up where something happens: the same drawings as in a Winter on the stage. */

export const IMPACT: Drawing = { id: 'fx-impact', w: 56, h: 56 }
export const STONES: Drawing = { id: 'fx-stones', w: 150, h: 50 }
export const DUST: Drawing = { id: 'fx-dust', w: 150, h: 45 }
export const CRACK: Drawing = { id: 'fx-crack', w: 48, h: 72 }
