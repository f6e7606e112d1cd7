import { settings } from '../settings.svelte.ts'
import type { Scene } from './scene.svelte.ts'
import type { Explanation } from './what.ts'

/** Why something is not on offer. */
export interface WhyNot {
  /** What is missing here and now. */
  readonly here: string | undefined
  readonly rule: string
  readonly text: string
}

/** Why there is no such option now. */
export function whyNot(scene: Scene, key: string): WhyNot | undefined {
  const { refused, question, face, box } = scene
  const refusal = refused.find((candidate) => candidate.key === key)
  if (refusal === undefined || question === undefined) return undefined
  const here = face.why(refusal.facts, box)
  return {
    here: here === undefined ? undefined : scene.tell(here),
    rule: refusal.rule,
    text: face.rules.text(refusal.rule, settings.language) ?? refusal.rule,
  }
}

type Explained = Omit<Explanation, 'title'> & { readonly title: string | undefined }

/** What lies at a place of the table, in words; undefined: nothing to tell. */
export function whatLiesAt(scene: Scene, place: string): Explained | undefined {
  const { view, face, box } = scene
  const what = view === undefined ? undefined : face.what(place, box, view)
  if (what === undefined) return undefined
  const { title, lines, worth, pictured, rule } = what
  return {
    title: title === undefined ? undefined : scene.tell(title),
    lines: lines.map((line) => scene.tell(line)),
    worth: worth === undefined ? undefined : scene.tell(worth),
    pictured,
    rule: rule === undefined ? undefined : { id: rule, text: face.rules.text(rule, settings.language) ?? '' },
  }
}
