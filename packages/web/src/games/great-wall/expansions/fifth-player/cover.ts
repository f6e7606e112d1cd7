import type { Cover } from '../cover.ts'

/** A fifth seat looks as the other four. */
export const cover: Cover = { name: 'fifthPlayer', emblem: { clan: 'panda' }, pieces: {}, shown: [] }
