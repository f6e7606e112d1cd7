import type { Bookmark } from './course.ts'

/** A lesson that was left, with the log of its table; or one that was finished. */
export type Kept = { readonly done: true } | (Bookmark & { readonly log: unknown; readonly of: number })

const PLACE = 'wanli.lessons'

function all(): Readonly<Record<string, Kept>> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, Kept>
  } catch {
    // A forbidden or damaged store: every lesson is new.
    return {}
  }
}

export const keptOf = (id: string): Kept | undefined => all()[id]

export function keep(id: string, kept: Kept | undefined): void {
  const { [id]: _, ...others } = all()
  try {
    localStorage.setItem(PLACE, JSON.stringify(kept === undefined ? others : { ...others, [id]: kept }))
  } catch {
    // The lesson can only be begun anew.
  }
}
