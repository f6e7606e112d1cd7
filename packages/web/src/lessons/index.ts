import { readLesson } from './check.ts'
import type { Lesson } from './types.ts'

/** Every file in the folder is a lesson, and its name is the lesson's. */
const files = import.meta.glob<unknown>('./data/*.json', { import: 'default' })
const nameOf = (path: string): string => path.replace(/^.*\/|\.json$/g, '')

/** A lesson by its name; undefined: there is none. */
export async function lessonCalled(id: string): Promise<Lesson | undefined> {
  const path = Object.keys(files).find((name) => nameOf(name) === id)
  return path === undefined ? undefined : readLesson(await files[path]!(), path)
}

export const allLessons = (): Promise<readonly Lesson[]> =>
  Promise.all(Object.entries(files).map(async ([path, load]) => readLesson(await load(), path)))
