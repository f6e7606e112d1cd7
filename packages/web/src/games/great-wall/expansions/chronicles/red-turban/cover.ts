import type { Cover } from '../../cover.ts'

export const cover: Cover = { name: 'redTurban', emblem: { icon: 'war' }, pieces: {}, shown: [] }
