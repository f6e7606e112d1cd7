import type { Cover } from '../expansion.ts'
import { en, es } from './text/cover.ts'

export const cover: Cover = {
  name: 'ancientBeasts',
  ids: [
    'AB-',
    'BST-',
    'REL-',
    'ABA-',
    'ABT-',
    'XDP-14',
    'XDP-15',
    'XDP-16',
    'XDP-17',
    'XTV-23',
    'XTV-24',
    'XTV-25',
    'XTV-26',
  ],
  offered: { en, es },
}
