import type { Cover, Model } from '../cover.ts'

/** AB-03: the icons of the four Beasts, by their IDs. */
export const BEAST_ICONS: Readonly<Record<string, string>> = {
  'BST-1': 'yinglong',
  'BST-2': 'whiteTiger',
  'BST-3': 'ao',
  'BST-4': 'fenghuang',
}
/** AB-08: an eaves tile, nobody's; each Beast is one in relief. */
export const beastModel = (beast: string): Model => ({ id: `model-${BEAST_ICONS[beast] ?? 'ao'}`, w: 48, h: 48 })

export const cover: Cover = {
  name: 'ancientBeasts',
  emblem: { icon: 'ao' },
  pieces: {},
  shown: Object.keys(BEAST_ICONS).map((beast) => ({ model: beastModel(beast) })),
}
