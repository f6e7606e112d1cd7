import type { SectionId, View } from './types.ts'

/** The table with one Barricade or Wall level more: what is built is paid for at the end, so the table itself can't show it yet. */
export function foreseen(view: View, kind: 'barricade' | 'wall', section: SectionId): View {
  const here = view.sections[section]!
  const sums = here.built[kind]
  return sums === null ? view : { ...view, sections: view.sections.with(section, { ...here, ...sums }) }
}
