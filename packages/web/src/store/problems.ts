import { type DetailCode, DETAILS, type Problem } from '@wanli/kernel'
import type { Face } from '../games/face.ts'
import { say, settings } from '../settings.svelte.ts'
import { tell } from '../text/index.ts'

/** The details of scenarios never reach a page. */
type StoreDetail = Exclude<DetailCode, 'notRules' | `line${string}`>
const isStoreDetail = (problem: unknown): problem is StoreDetail =>
  DETAILS.some((detail) => detail === problem) && !/^(notRules|line)/.test(String(problem))

/** What went wrong, in the words of the game; what exactly, if the kernel found it, in the page's. */
export function problemText(face: Face, { code, detail }: Problem): string {
  const { problem } = detail
  const told = isStoreDetail(problem) ? { ...detail, problem: say(`store.detail.${problem}`, detail) } : detail
  return tell(face.texts[settings.language], settings.language, face.problem({ code, detail: told }))
}
