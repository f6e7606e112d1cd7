import { type DetailCode, DETAILS, type Problem } from '@wanli/kernel'
import type { Face } from '../games/face.ts'
import { say, settings } from '../settings.svelte.ts'
import { tell } from '../text/index.ts'

/** The details of scenarios never reach a page. */
type Told = Exclude<DetailCode, 'notRules' | `line${string}`>
const isTold = (problem: unknown): problem is Told =>
  DETAILS.some((detail) => detail === problem) && !/^(notRules|line)/.test(String(problem))

/** What went wrong, in the words of the game; what exactly, if the kernel found it, in the page's. */
export function problemText(face: Face, { code, detail }: Problem): string {
  const { problem } = detail
  const told = isTold(problem) ? { ...detail, problem: say(`store.detail.${problem}`, detail) } : detail
  return tell(face.texts[settings.language], settings.language, face.problem({ code, detail: told }))
}
