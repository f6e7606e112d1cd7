import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Cover } from '../src/games/great-wall/expansions/cover.ts'
import type { ExpansionFace } from '../src/games/great-wall/expansions/face.ts'
import { addExpansion } from '../src/games/great-wall/expansions/index.ts'

/* For tests: all expansions of The Great Wall have come, as they do before a table that uses them; nothing of them is drawn. */

const PLACE = join(import.meta.dirname, '../src/games/great-wall/expansions')

/** The folders of those that the page can fetch. */
export const FOLDERS: readonly string[] = globSync('**/whole.ts', { cwd: PLACE })
  .map((file) => join(file, '..'))
  .sort()

/** What a file of each folder has under a name, or, without one, as all that it has to say of the expansion. */
const fromAll = <T>(file: string, name?: string): Promise<readonly T[]> =>
  Promise.all(
    FOLDERS.map(async (folder) => {
      const all = (await import(join(PLACE, folder, file))) as Readonly<Record<string, T>>
      return name === undefined ? Object.values(all).find((one) => isNamed(one))! : all[name]!
    }),
  )
const isNamed = (value: unknown): boolean => typeof value === 'object' && value !== null && 'name' in value

export const FACES = await fromAll<ExpansionFace>('index.ts')
/** As they are offered. */
export const COVERS = await fromAll<Cover>('cover.ts', 'cover')
for (const face of FACES) addExpansion(face)
