import type { siege as en } from './siege.en.ts'

export const siege: Record<keyof typeof en, string> = {
  'event.besieged': '{horde} destruye un nivel de la Muralla: {section}.',
  'mod.ram':
    'Tras cada Fase de Asalto, esta Horda cambia su sitio con la Horda de delante, salvo que también sea un Ariete; en la fila 1 destruye 1 nivel de la Muralla de su sección',
  'mod.trebuchet':
    'Esta Horda se coloca en la fila 3 y nunca se mueve; tras cada Fase de Asalto destruye 1 nivel de la Muralla de su sección',
  'mod.ladders':
    'En la fila 1: la sección no tiene Defensa; una Brecha mata a todos los Soldados de la sección y destruye sus Máquinas de Guerra',
  'ending.noWall': 'no queda ningún nivel de la Muralla',
}
