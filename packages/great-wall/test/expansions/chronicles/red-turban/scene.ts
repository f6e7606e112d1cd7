import type { SetupWords, Words } from '../../../table.ts'

/** In Tea order, so that nobody is asked who acts first. */
const ORDER = { 'coop.ordering': 'tea' } as const
export const RED_TURBAN: SetupWords = { mode: 'coop', seats: 3, expansions: ['redTurban'], options: ORDER }
export const TWO: SetupWords = { ...RED_TURBAN, seats: 2 }
export const AT_LOCATION: SetupWords = { ...RED_TURBAN, options: { ...ORDER, 'rt.embassy': 'location' } }

export const NONE = { general: null } as const

/** Players with so much Gold each, and no Generals; no Artifacts unless a test names them. */
export const gold = (dragon: number, snake: number, monkey: number): Words => ({
  artifacts: [],
  players: {
    dragon: { ...NONE, resources: { gold: dragon } },
    snake: { ...NONE, resources: { gold: snake } },
    monkey: { ...NONE, resources: { gold: monkey } },
  },
})

/** Before the Spring that brings 2 Hordes and the one more of co-op. */
export const SPRING: Words = { phase: 'spring', time: 1 }
