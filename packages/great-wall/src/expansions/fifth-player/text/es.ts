import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  'if.clansOn': 'al menos {n} jugadores tienen Soldados en ella',
}
