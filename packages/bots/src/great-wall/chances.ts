import type { Chances } from '../chances.ts'

export const CHANCES: Chances = {}
