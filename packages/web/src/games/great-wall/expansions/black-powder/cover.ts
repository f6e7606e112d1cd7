import type { Cover, Model } from '../cover.ts'

/** BP-WM-01: Machines belong to nobody. By ID: the icon of each. */
export const MACHINE_ICONS: Readonly<Record<string, string>> = {
  'BPM-1': 'ballista',
  'BPM-2': 'cannon',
  'BPM-3': 'rocketLauncher',
}
export const machineModel = (machine: string): Model => ({
  id: `model-${MACHINE_ICONS[machine] ?? 'ballista'}`,
  w: 36,
  h: 30,
})
export const TOWER: Model = { id: 'model-tower', w: 44, h: 108 }

/** BP-SET-02: one kind of special soldier for each Clan. */
export const cover: Cover = {
  name: 'blackPowder',
  emblem: { icon: 'bomber' },
  pieces: {
    monk: { id: 'piece-monk', w: 28, h: 28, seal: [5.9, 13.4, 12.6] },
    bomber: { id: 'piece-bomber', w: 28, h: 28, seal: [4.4, 11.6, 13.6] },
    flamethrower: { id: 'piece-flamethrower', w: 28, h: 28, seal: [2.9, 10.8, 14] },
    crossbowman: { id: 'piece-crossbowman', w: 28, h: 28, seal: [7.2, 12.6, 13.6] },
    tank: { id: 'piece-tank', w: 56, h: 56, seal: [16, 14.5, 24] },
    snakeToken: { id: 'piece-snakeToken', w: 28, h: 28, seal: [7.2, 7.2, 13.6] },
  },
  shown: [
    ...Object.keys(MACHINE_ICONS).map((machine) => ({ model: machineModel(machine) })),
    { piece: 'bomber', clan: 'panda' },
    { piece: 'monk', clan: 'monkey' },
    { piece: 'flamethrower', clan: 'dragon' },
    { piece: 'crossbowman', clan: 'snake' },
    { piece: 'tank', clan: 'turtle' },
  ],
}
