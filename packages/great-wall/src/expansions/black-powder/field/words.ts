import type { MoreWords } from '../../../data/index.ts'

/* GWXC-VOC-05, -06, -25, -29, -30: the words that this piece adds to the vocabulary of cards. */

declare module '../../../data/vocabulary/types.ts' {
  interface MoreTriggers {
    onShot: 'before'
    onTower: never
  }
  interface MoreEffects {
    aim: { readonly do: 'aim' }
  }
  interface MoreCosts {
    buildMachine: true
    shot: true
  }
  interface MoreUnits {
    specialSoldier: true
  }
}

export const WORDS: MoreWords = {
  triggers: { onShot: { filter: ['before'] }, onTower: {} },
  effects: { aim: (r) => ({ do: 'aim', ...r.args({}) }) },
  costs: ['buildMachine', 'shot'],
  units: ['specialSoldier'],
  at: { aim: ['onShot'] },
}
